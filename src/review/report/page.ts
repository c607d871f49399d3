import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {capital, listed} from '../../site/english';
import {groupBy} from '../../site/groupBy';
import {longDate} from '../../site/longDate';
import type {Entry} from '../entries';
import type {PageChange} from '../comparePages';
import type {DayView} from '../dayPictures';
import {concernsOf, measuresOf, type Review} from '../review';
import {markWords} from '../markWords';
import {exampleOf, gist, isNoticed, placeOf, whereabouts} from '../sentences';
import {html, Html} from './html';
import {picturesView} from './picturesView';
import {searchView} from './searchView';
import {pieceView, wordsView} from './wordsView';

/** Longer lists of pages are folded away. */
const LISTED = 6;
const PICTURED = 3;
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

function entryView(id: string, entry: Entry, review: Review, live: boolean): Html {
  const {pages, changes, head, data, looks, heard} = entry;
  const [first] = pages;
  const example = exampleOf(entry);
  const examples = looks.length > 0 ? pages : example ? [example] : [];
  const pictured = examples.filter(({path}) => (review.sights.get(path)?.screens.length ?? 0) > 0);
  // The pictures of a page show all that is different on it, once.
  const shot = pictured.filter((page) => !isShownBefore(page, entry, review)).slice(0, PICTURED);
  const thumbnail = (address: string, side: 'before' | 'after') => review.thumbnails.get(`${side} ${address}`) ?? '';
  // Of what is the same on many pages, what is new to hear on all of them, and to use on the examples.
  const measures =
    pages.length === 1 && first
      ? measuresOf(first, review.sights.get(first.path))
      : [
          ...heard.map((text) => `Heard: ${text}`),
          ...new Set(pages.flatMap(({path}) => review.sights.get(path)?.obstacles ?? [])),
        ];
  const image = head.find(({field}) => field === 'image');
  return html`<article id="${id}">
    <h2>${placeOf(entry, review.total)}</h2>
    <p class="where">${capital(gist(entry))}</p>
    ${pages.length > 1 && pageList(pages, live)}
    ${pages.length === 1 && live && first && html`<p>${pageLink(first, live)}</p>`}
    ${first?.kind === 'new' && newPage(first)}
    ${
      changes.length > 0 &&
      html`<h3>Words and pictures</h3>
        <ul class="changes">
          ${changes.map((change) => wordsView(change, thumbnail))}
        </ul>`
    }
    ${
      head.length > 0 &&
      html`<h3>In search results and social networks</h3>
        ${searchView(head, (side) => (image ? thumbnail(image[side], side) : ''))}`
    }
    ${
      measures.length > 0 &&
      html`<h3>Heard, read, fetched</h3>
        <ul class="measures">
          ${measures.map((text) => html`<li>${text}</li>`)}
        </ul>`
    }
    ${shot.length < pictured.length && shot.length === 0 && html`<p class="note">How it looks is shown further up.</p>`}
    ${
      shot.length > 0 &&
      html`<h3>How it looks</h3>
        ${shot.map(
          (page) =>
            html`${pages.length > 1 && html`<p class="where">${page.name} (${page.path})</p>`}${picturesView(review.sights.get(page.path)?.screens ?? [])}`,
        )}${pages.length > shot.length && html`<p class="note">The other pages of the list changed in the same way.</p>`}`
    }
    ${
      data.length > 0 &&
      html`<details>
        <summary>What search engines and browsers are told</summary>
        ${dataList(entry)}
      </details>`
    }
  </article>`;
}

/** Whether an entry further up shows the pictures of a page. */
function isShownBefore(page: PageChange, entry: Entry, {told}: Review): boolean {
  return told.entries
    .slice(0, told.entries.indexOf(entry))
    .some((earlier) => isNoticed(earlier) && earlier.looks.length === 0 && exampleOf(earlier) === page);
}

function newPage({after}: PageChange): Html | undefined {
  return (
    after &&
    html`<details>
      <summary>Its words</summary>
      ${after.areas.main
        .filter(({text}) => text !== '')
        .map(
          ({kind, text}) =>
            html`<p class="words" data-kind="${kind}">${kind === 'picture' ? `Picture: ${text}` : text}</p>`,
        )}
    </details>`
  );
}

function pageList(pages: readonly PageChange[], live: boolean): Html {
  const list = html`<ul class="pages">
    ${pages.map((page) => html`<li>${pageLink(page, live)}</li>`)}
  </ul>`;
  return pages.length <= LISTED
    ? list
    : html`<details>
        <summary>The ${pages.length} pages</summary>
        ${list}
      </details>`;
}

/** A page by its name; a link only where there is something that it leads to. */
function pageLink({name, path, kind}: PageChange, live: boolean): Html {
  if (!live || kind === 'removed' || kind === 'redirected' || path.endsWith('.html')) return html`${name} (${path})`;
  return html`<a href="${path}">${name}</a> (${path})`;
}

function dataView(entry: Entry, total: number): Html {
  return html`<h3>${capital(gist(entry))} ${whereabouts(entry, total)}</h3>
    ${dataList(entry)}`;
}

function dataList({data}: Entry): Html {
  return html`<ul class="measures">
    ${data.map(
      ({place, before, after}) =>
        html`<li>
          ${place}: ${before !== undefined && html`<del>${before}</del>`}
          ${after !== undefined && html`<ins>${after}</ins>`}
        </li>`,
    )}
  </ul>`;
}

/** Facts, people, cases, reviews, third parties…: what pages say about themselves is told above, word by word. */
function factsView({facts}: Review): Html | undefined {
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

function daysView({days}: Review, live: boolean): Html | false {
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

function signaturesView({signatures}: Review): Html | false {
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

function unchangedSentence({told, total}: Review): string {
  const changed = new Set(told.entries.flatMap(({pages}) => pages.map(({path}) => path))).size;
  return `${Math.max(0, total - changed)} of ${total} pages are what they were.`;
}
