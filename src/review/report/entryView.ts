import type {PageChange} from '../comparePages';
import type {Entry} from '../entries';
import {capital} from '../../site/english';
import {measuresOf, type Review} from '../review';
import {exampleOf, gist, isNoticed, placeOf, whereabouts} from '../sentences';
import {html, type Html} from './html';
import {picturesView} from './picturesView';
import {searchView} from './searchView';
import {wordsView} from './wordsView';

/** Longer lists are folded away, or cut. */
export const LISTED = 6;
const PICTURED = 3;

/** A change of the pages: its words, head, looks and sounds. */
export function entryView(id: string, entry: Entry, review: Review, live: boolean): Html {
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

/** Pages by their names; longer lists are folded away. */
export function pageList(pages: readonly PageChange[], live: boolean): Html {
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

/** What only search engines and browsers are told. */
export function dataView(entry: Entry, total: number): Html {
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
