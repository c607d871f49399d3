import {capital, listed} from '../../site/english';
import {groupBy} from '../../site/groupBy';
import {longDate} from '../../site/longDate';
import type {DayView} from '../dayPictures';
import {markWords} from '../markWords';
import type {Review} from '../review';
import {html, type Html} from './html';
import {picturesView} from './picturesView';
import {pieceView} from './wordsView';

/** Facts, people, cases, reviews, third parties…: what pages say about themselves is told above, word by word. */
export function factsView({facts}: Review): Html | undefined {
  if (!facts)
    return html`<section>
      <h2>Facts</h2>
      <p>The facts cannot be compared until what the check names is corrected.</p>
    </section>`;
  const topics = groupBy(facts, ({topic}) => topic);
  if (topics.size === 0) return undefined;
  return html`<section>
    <h2>Facts and records</h2>
    ${[...topics].map(
      ([topic, changes]) =>
        html`<details${topic !== 'Pages' && html` open`}><summary>${topic}</summary><ul class="measures">${changes.map(({text}) => html`<li>${text}</li>`)}</ul></details>`,
    )}
  </section>`;
}

/** What begins or ends on a day, with pictures of it. */
export function daysView({days}: Review, live: boolean): Html | false {
  return (
    days.length > 0 &&
    html`<section id="days">
      <h2>What the day does</h2>
      ${days.map((view) => dayView(view, live))}
    </section>`
  );
}

function dayView({day, says, pages, sameAs}: DayView, live: boolean): Html {
  return html`<h3>${live ? html`<a href="/?on=${day}">${longDate(day)}</a>` : longDate(day)}</h3>
    <p>${capital(listed(says))}.</p>
    ${pages?.length === 0 && html`<p class="note">On that day the pages look as they would without this change.</p>`}
    ${sameAs !== undefined && html`<p class="note">The pages look as on ${longDate(sameAs)}.</p>`}
    ${
      sameAs === undefined &&
      pages?.map(
        ({name, path, screen}) =>
          html`<p class="where">${name} (${path})</p>
            ${picturesView([screen])}`,
      )
    }`;
}

/** Who has signed the pages, and what differs since. */
export function signaturesView({signatures}: Review): Html | false {
  return (
    signatures.length > 0 &&
    html`<section>
      <h2>Signatures</h2>
      <ul class="measures">
        ${signatures.map(
          ({name, path, says, since: {isSigned, texts}}) =>
            html`<li>
              ${name} (${path}): ${says}
              ${
                texts.length > 0 &&
                html`<details>
                  <summary>
                    ${isSigned ? 'What differs since it was signed' : 'What differs; when it was signed last is not known here'}
                  </summary>
                  ${texts.map(({before = '', after = ''}) => html`<p class="words">${markWords(before, after).map(pieceView)}</p>`)}
                </details>`
              }
            </li>`,
        )}
      </ul>
    </section>`
  );
}
