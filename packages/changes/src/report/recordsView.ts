import {capital, groupBy, listed, longDate} from '@dental/practice';
import {html, list, type Html} from './html';
import type {Review} from './review';
import {markedWords} from './wordsView';

/** Facts, people, cases, reviews, third parties…, by topic. What pages say of themselves is folded: the words show it. */
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
        html`<details ${topic !== 'Pages' && html`open`}>
          <summary>${topic}</summary>
          ${list(changes.map(({text}) => text))}
        </details>`,
    )}
  </section>`;
}

/** What begins or ends on a day; the preview shows each. */
export function daysView({days}: Review, live: boolean): Html | false {
  const day = (date: string) => (live ? html`<a href="/?on=${date}">${longDate(date)}</a>` : longDate(date));
  return (
    days.length > 0 &&
    html`<section>
      <h2>What the day does</h2>
      ${list([...groupBy(days, (change) => change.day)].map(([date, those]) => html`${day(date)}: ${capital(listed(those.map(({says}) => says)))}.`))}
      <p class="note">A preview shows each day: choose it in the ribbon at the top.</p>
    </section>`
  );
}

/** Who has signed the pages, and what differs since. */
export function signaturesView({signatures}: Review): Html | false {
  return (
    signatures.length > 0 &&
    html`<section>
      <h2>Signatures</h2>
      ${list(
        signatures.map(
          ({name, path, says, since: {isSigned, texts}}) =>
            html`${name} (${path}): ${says}
            ${
              texts.length > 0 &&
              html`<details>
                <summary>
                  ${isSigned ? 'What differs since it was signed' : 'What differs; when it was signed last is not known here'}
                </summary>
                ${texts.map(({before, after}) => markedWords(before, after))}
              </details>`
            }`,
        ),
      )}
    </section>`
  );
}
