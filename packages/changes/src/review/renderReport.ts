import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listTokenSheets} from '@dental/content';
import {groupBy, formatLongDate} from '@dental/practice';
import {listConcerns} from './comment';
import {renderGroup, renderLooks} from './renderGroup';
import {renderCollapsible, html, Html, renderList, type Part} from './html';
import type {Offer, Review} from './types';

/** The header shows this many concerns; the rest are collapsed. */
const MAX_CONCERNS = 4;

/**
 * The report as one self-contained page that also opens from a file, and offline.
 * @param root the project folder, for the tokens and fonts
 * @param live true if the report is next to the site, so that it can link to the pages
 */
export function renderReport(root: string, review: Review, {live}: {live: boolean}): string {
  const {groups, total, points, notes} = review;
  const {base, commit, day} = review.made;
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <title>What patients will see</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        ${new Html(`<style>${readStyles(root)}</style>`)}
      </head>
      <body>
        <header>
          <h1>${review.sentence}</h1>
          ${renderList(points)} ${renderApproval(review)}
          ${notes.map((note) => html`<p class="warning">${note}</p>`)}
        </header>
        <main>
          ${renderSection('New offers, as on their first day', review.offers.map(renderOffer))}
          ${renderFacts(review)} ${groups.map((group) => renderGroup(group, review, live))}
          ${renderSection('Before and after', renderLooks(review))}
        </main>
        <footer>
          Compared with ${base} (${commit.slice(0, 7)}), both as of ${formatLongDate(day)}.
          ${total > 0 && `The site has ${total} pages.`}
        </footer>
      </body>
    </html>`.text;
}

/** An offer with all its words, which no page shows before its first day. */
function renderOffer({starts, ends, heading, text, ticker = heading, links}: Offer): Html {
  const days = `${formatLongDate(starts)} to ${formatLongDate(ends)}`;
  return html`<article>
    <p class="note">${days}, at the top of every page: “${ticker}”</p>
    <h3>${heading}</h3>
    <p>${text}</p>
    ${renderList(links.map(({label, url}) => html`<strong>${label}</strong>: ${url}`))}
  </article>`;
}

/** A section with its heading; nothing if it has no content. */
function renderSection(title: string, content: Part): Part {
  return (
    content &&
    !(Array.isArray(content) && content.length === 0) &&
    html`<section>
      <h2>${title}</h2>
      ${content}
    </section>`
  );
}

/** The required approval, and the concerns to check first. */
function renderApproval(review: Review): Html {
  const concerns = listConcerns(review);
  const firstConcerns = concerns.slice(0, MAX_CONCERNS);
  const rest = concerns.slice(MAX_CONCERNS);
  return html`<div class="approval">
    <p><strong>${review.approval}</strong></p>
    <p>${concerns.length > 0 ? 'Before you approve:' : 'No concerns found.'}</p>
    ${renderList(firstConcerns)}
    ${rest.length > 0 && renderCollapsible(`${rest.length} more`, renderList(rest))}
  </div>`;
}

/** The changed facts by topic. Those about pages are collapsed, because the words show them. */
function renderFacts({facts}: Review): Part {
  const title = 'Practice information';
  if (!facts) {
    return renderSection(
      title,
      "It can't be compared yet. Fix the problems that npm run check reports.",
    );
  }
  const topics = [...groupBy(facts, ({topic}) => topic)].map(([topic, changes]) => {
    const texts = renderList(changes.map(({text}) => text));
    return renderCollapsible(topic, texts, topic !== 'Pages');
  });
  return renderSection(title, topics.length > 0 && topics);
}

function readStyles(root: string): string {
  const readSheet = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const sheets = [
    ...listTokenSheets(root),
    'src/css/base.css',
    'packages/changes/src/review/report.css',
  ].map(readSheet);
  return [embedFont(root, 'figtree'), embedFont(root, 'fraunces'), ...sheets].join('\n');
}

function embedFont(root: string, name: string): string {
  const file = readFileSync(join(root, `static/fonts/${name}-latin.woff2`)).toString('base64');
  const source = `url(data:font/woff2;base64,${file}) format("woff2")`;
  return `@font-face{font-family:${name};font-weight:300 800;src:${source}}`;
}
