import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {tokenSheets} from '@dental/content';
import {groupBy, longDate} from '@dental/practice';
import {groupView, looksView} from './groupView';
import {folded, html, Html, list, type Part} from './html';
import {concernsOf, type Review} from './review';

/** So many concerns are named at the top; more of them are folded. */
const FIRST = 4;

/**
 * The report as one page that holds all that it shows: it opens from a file, and offline.
 * @param root the project folder, whose tokens and fonts it is made with
 * @param live whether it lies beside the site, so that its addresses lead there
 */
export function reportPage(root: string, review: Review, {live}: {live: boolean}): string {
  const {groups, total, points, notes} = review;
  const {base, commit, day} = review.made;
  return html`<!doctype html>
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
          <h1>${review.sentence}</h1>
          ${list(points)} ${approvalView(review)}
          ${notes.map((note) => html`<p class="warning">${note}</p>`)}
        </header>
        <main>
          ${factsView(review)} ${groups.map((group) => groupView(group, review, live))}
          ${section('How it looks', looksView(review))}
        </main>
        <footer>
          Compared with ${base} (${commit.slice(0, 7)}), both as of ${longDate(day)}. The site has
          ${total} pages.
        </footer>
      </body>
    </html>`.text;
}

/** A part of the report below its heading; nothing if it has no content. */
function section(title: string, content: Part): Part {
  return (
    content &&
    html`<section>
      <h2>${title}</h2>
      ${content}
    </section>`
  );
}

/** Whose approval it needs, and what looks wrong. */
function approvalView(review: Review): Html {
  const concerns = concernsOf(review);
  const [first, others] = [concerns.slice(0, FIRST), concerns.slice(FIRST)];
  return html`<div class="approval">
    <p><strong>${review.approval}</strong></p>
    <p>${concerns.length > 0 ? 'Before you approve:' : 'Nothing looks wrong.'}</p>
    ${list(first)} ${others.length > 0 && folded(`${others.length} more`, list(others))}
  </div>`;
}

/** Facts, people, cases, reviews, third parties…, by topic. What pages say of themselves is folded: the words show it. */
function factsView({facts}: Review): Part {
  if (!facts)
    return section(
      'Facts',
      'The facts cannot be compared until what the check names is corrected.',
    );
  const topics = [...groupBy(facts, ({topic}) => topic)].map(([topic, changes]) =>
    folded(topic, list(changes.map(({text}) => text)), topic !== 'Pages'),
  );
  return section('Facts and records', topics.length > 0 && topics);
}

function styles(root: string): string {
  const read = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const font = (name: string) => {
    const file = readFileSync(join(root, `static/fonts/${name}-latin.woff2`)).toString('base64');
    return `@font-face{font-family:${name};font-weight:300 800;src:url(data:font/woff2;base64,${file}) format("woff2")}`;
  };
  const sheets = [
    ...tokenSheets(root),
    'src/css/base.css',
    'packages/changes/src/report/report.css',
  ].map(read);
  return [font('figtree'), font('fraunces'), ...sheets].join('\n');
}
