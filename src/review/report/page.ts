import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {longDate} from '../../site/longDate';
import type {Entry} from '../entries';
import {concernsOf, type Review} from '../review';
import {gist, isNoticed, placeOf} from '../sentences';
import {dataView, entryView, LISTED, pageList} from './entryView';
import {html, Html} from './html';
import {daysView, factsView, signaturesView} from './recordsView';

/** A page with more than these is too long for any phone. */
const MOST_ENTRIES = 60;

/**
 * The report as one page that holds all that it shows: it opens from a file, and offline.
 * @param root the project folder, whose tokens and fonts it is made with
 * @param live whether it lies beside the site, so that its addresses lead there
 */
export function reportPage(root: string, review: Review, {live}: {live: boolean}): string {
  const {told, total} = review;
  const noticed = told.entries.filter(isNoticed);
  const unnoticed = told.entries.filter((entry) => !isNoticed(entry));
  const hasPictures =
    [...review.sights.values()].some(({screens}) => screens.length > 0) ||
    review.days.some(({pages = []}) => pages.length > 0);
  const {base, commit, day} = review.made;
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <title>What patients will see</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${new Html(`<style>${styles(root)}</style>`)}
      </head>
      <body>
        <header class="first">
          <p class="label">Review of a change</p>
          <h1>What patients will see</h1>
          ${
            review.points.length > 0
              ? html`<div class="sentence">
                  <p>Patients will notice:</p>
                  <ul>
                    ${review.points.map((text) => html`<li>${text}</li>`)}
                  </ul>
                </div>`
              : html`<p class="sentence">${review.sentence}</p>`
          }
          ${approvalView(review)} ${review.notes.map((note) => html`<p class="warning">${note}</p>`)}
          ${contents(noticed, total)}
        </header>
        <main>
          ${
            noticed.length > 0 &&
            choices('Words', 'words', [
              ['one', 'in one'],
              ['two', 'side by side'],
            ])
          }
          ${
            hasPictures &&
            choices('Pictures', 'pictures', [
              ['both', 'before and now'],
              ['slide', 'slide'],
              ['marked', 'differences'],
            ])
          }
          ${noticed.slice(0, MOST_ENTRIES).map((entry, index) => entryView(`e${index + 1}`, entry, review, live))}
          ${noticed.length > MOST_ENTRIES && html`<p>${noticed.length - MOST_ENTRIES} more changes are only named, in the list at the top.</p>`}
          ${factsView(review)} ${daysView(review, live)} ${signaturesView(review)}
          ${
            review.words.length > 0 &&
            html`<section>
              <h2>Words that are not in the dictionary</h2>
              <p>${review.words.join(', ')}</p>
            </section>`
          }
          ${
            unnoticed.length > 0 &&
            html`<section>
              <h2>What patients can’t notice</h2>
              ${unnoticed.map((entry) => dataView(entry, total))}
            </section>`
          }
          ${
            told.unseen.length > 0 &&
            html`<section>
              <h2>Built differently, and the same to see and hear</h2>
              ${pageList(told.unseen, live)}
            </section>`
          }
        </main>
        <footer>
          <p>
            Compared with ${base} (${commit.slice(0, 7)}), both as of ${longDate(day)}. ${unchangedSentence(review)}
          </p>
        </footer>
        ${new Html(`<script>${script()}</script>`)}
      </body>
    </html> `;
  return page.text;
}

/** Whose approval it needs, and what they should look at before. */
function approvalView(review: Review): Html {
  const concerns = concernsOf(review);
  return html`<div class="approval" data-open=${concerns.length}>
    <p><strong>${review.approval}</strong></p>
    ${
      concerns.length === 0
        ? html`<p>No program finds anything that speaks against it.</p>`
        : html`<p>Before you approve:</p>
            <ul>
              ${concerns.slice(0, LISTED).map((text) => html`<li>${text}</li>`)}
              ${concerns.length > LISTED && html`<li>${concerns.length - LISTED} more, below</li>`}
            </ul>`
    }
  </div>`;
}

/** The script of the report, which only moves its sliders. */
export function script(): string {
  return `for(const input of document.querySelectorAll('input[type=range]'))input.addEventListener('input',()=>input.closest('.slide').style.setProperty('--at',input.value+'%'))`;
}

function styles(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const font = (name: string) => {
    const file = readFileSync(join(root, `static/fonts/${name}-latin.woff2`)).toString('base64');
    return `@font-face{font-family:${name};font-weight:300 800;src:url(data:font/woff2;base64,${file}) format("woff2")}`;
  };
  const sheets = [read('src/css/tokens.css'), read('src/review/report/report.css')];
  return [font('figtree'), font('fraunces'), ...sheets.map((sheet) => sheet.replaceAll(/\/\*[^]*?\*\//g, ''))].join(
    '\n',
  );
}

/** A choice of how all of something is shown. The first is made at first. */
function choices(legend: string, name: string, options: readonly [value: string, label: string][]): Html {
  return html`<fieldset class="views">
    <legend>${legend}</legend>
    ${options.map(
      ([value, label], index) =>
        html`<label
          ><input type="radio" name="${name}" value="${value}" ${index === 0 && html` checked`} />${label}</label
        >`,
    )}
  </fieldset>`;
}

function contents(entries: readonly Entry[], total: number): Html | false {
  return (
    entries.length > 1 &&
    html`<nav aria-label="Changes">
      <details>
        <summary>All ${entries.length} changes</summary>
        <ol>
          ${entries.map((entry, index) => {
            const place = placeOf(entry, total);
            // Beyond so many they are told by their names alone.
            return html`<li>
              ${index < MOST_ENTRIES ? html`<a href="#e${index + 1}">${place}</a>` : place}: ${gist(entry)}
            </li>`;
          })}
        </ol>
      </details>
    </nav>`
  );
}

function unchangedSentence({told, total}: Review): string {
  const changed = new Set(told.entries.flatMap(({pages}) => pages.map(({path}) => path))).size;
  return `${Math.max(0, total - changed)} of ${total} pages are what they were.`;
}
