import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {longDate} from '@dental/practice';
import {isNoticed, type ChangeGroup} from './changeGroups';
import {dataView, groupView, LISTED, pageList} from './groupView';
import {html, Html, list} from './html';
import {daysView, factsView, signaturesView} from './recordsView';
import {concernsOf, type Review} from './review';
import {gist, placeOf} from './sentences';

/** A page with more than these is too long for any phone. */
const MOST_GROUPS = 60;

/**
 * The report as one page that holds all that it shows: it opens from a file, and offline.
 * @param root the project folder, whose tokens and fonts it is made with
 * @param live whether it lies beside the site, so that its addresses lead there
 */
export function reportPage(root: string, review: Review, {live}: {live: boolean}): string {
  const {groups, total, unseen, words} = review;
  const noticed = groups.filter(isNoticed);
  const unnoticed = groups.filter((group) => !isNoticed(group));
  const hasPictures = [...review.looks.values()].some(({screens}) => screens.length > 0);
  const {base, commit, day} = review.made;
  const changed = new Set(groups.flatMap(({pages}) => pages.map(({path}) => path))).size;
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
        <header>
          <p class="label">Review of a change</p>
          <h1>What patients will see</h1>
          <p class="sentence">${review.sentence}</p>
          ${review.points.length > 0 && list(review.points)} ${approvalView(review)}
          ${review.notes.map((note) => html`<p class="warning">${note}</p>`)} ${contents(noticed, total)}
        </header>
        <main>
          ${factsView(review)}
          ${hasPictures && html`<label class="choice"><input type="checkbox" id="marks" /> Mark what differs in the pictures</label>`}
          ${noticed.slice(0, MOST_GROUPS).map((group, index) => groupView(`change-${index + 1}`, group, review, live))}
          ${noticed.length > MOST_GROUPS && html`<p>${noticed.length - MOST_GROUPS} more changes are only named, in the list at the top.</p>`}
          ${daysView(review, live)} ${signaturesView(review)}
          ${
            words.length > 0 &&
            html`<section>
              <h2>Words that are not in the dictionary</h2>
              <p>${words.join(', ')}</p>
            </section>`
          }
          ${
            unnoticed.length > 0 &&
            html`<section>
              <h2>What patients can’t notice</h2>
              ${unnoticed.map(
                (group) =>
                  html`<h3>${placeOf(group, total)}</h3>
                    ${dataView(group)}`,
              )}
            </section>`
          }
          ${
            unseen.length > 0 &&
            html`<section>
              <h2>Built differently, and the same to see</h2>
              ${pageList(unseen, live)}
            </section>`
          }
        </main>
        <footer>
          <p>
            Compared with ${base} (${commit.slice(0, 7)}), both as of ${longDate(day)}. ${Math.max(0, total - changed)}
            of ${total} pages are what they were.
          </p>
        </footer>
      </body>
    </html> `;
  return page.text;
}

/** Whose approval it needs, and what they should look at before. */
function approvalView(review: Review): Html {
  const concerns = concernsOf(review);
  const more = concerns.length - LISTED;
  return html`<div class="approval">
    <p><strong>${review.approval}</strong></p>
    ${
      concerns.length === 0
        ? html`<p>No program finds anything that speaks against it.</p>`
        : html`<p>Before you approve:</p>
            ${list([...concerns.slice(0, LISTED), ...(more > 0 ? [`${more} more, below`] : [])])}`
    }
  </div>`;
}

function contents(groups: readonly ChangeGroup[], total: number): Html | false {
  const link = (group: ChangeGroup, index: number) => {
    const place = placeOf(group, total);
    // Beyond so many they are only named.
    return html`${index < MOST_GROUPS ? html`<a href="#change-${index + 1}">${place}</a>` : place}: ${gist(group)}`;
  };
  return (
    groups.length > 1 &&
    html`<nav aria-label="Changes">
      <details>
        <summary>All ${groups.length} changes</summary>
        ${list(groups.map(link))}
      </details>
    </nav>`
  );
}

function styles(root: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const font = (name: string) => {
    const file = readFileSync(join(root, `static/fonts/${name}-latin.woff2`)).toString('base64');
    return `@font-face{font-family:${name};font-weight:300 800;src:url(data:font/woff2;base64,${file}) format("woff2")}`;
  };
  const sheets = [read('src/css/tokens.css'), read('packages/changes/src/report/report.css')];
  return [font('figtree'), font('fraunces'), ...sheets.map((sheet) => sheet.replaceAll(/\/\*[^]*?\*\//g, ''))].join(
    '\n',
  );
}
