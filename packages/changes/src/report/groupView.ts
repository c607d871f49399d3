import {capital} from '@dental/practice';
import type {BandPicture, ScreenPictures} from '../pictures/pictures';
import {exampleOf, isNoticed, type ChangeGroup} from './changeGroups';
import {both, html, list, type Html} from './html';
import type {PageChange} from './pageChanges';
import type {Review} from './review';
import {gist, placeOf} from './sentences';
import {headView, wordsView} from './wordsView';

/** Longer lists are folded away. */
export const LISTED = 6;

/** So many pages of a group are shown in pictures. */
const PICTURED = 3;

const SCREENS: Record<number, string> = {360: 'On a phone', 1440: 'On a wide screen'};

/** A change of some pages: its words, how search results show them, what keeps people from using them, and how they look. */
export function groupView(id: string, group: ChangeGroup, review: Review, live: boolean): Html {
  const {pages, words, head, data} = group;
  const [first] = pages;
  const obstacles = [...new Set(pages.flatMap(({path}) => review.looks.get(path)?.obstacles ?? []))];
  return html`<article id="${id}">
    <h2>${placeOf(group, review.total)}</h2>
    <p class="note">${capital(gist(group))}</p>
    ${pages.length > 1 ? pageList(pages, live) : first && live && html`<p>${pageLink(first, live)}</p>`}
    ${first?.kind === 'new' && newPage(first)}
    ${obstacles.length > 0 && html`<div class="warning">${list(obstacles)}</div>`}
    ${
      words.length > 0 &&
      html`<h3>Words and pictures</h3>
        <ul class="changes">
          ${words.map((change) => wordsView(change, review))}
        </ul>`
    }
    ${
      head.length > 0 &&
      html`<h3>In search results and social networks</h3>
        <ul class="changes">
          ${head.map((change) => headView(change))}
        </ul>`
    }
    ${looksView(group, review)}
    ${
      data.gone.length + data.fresh.length > 0 &&
      html`<details>
        <summary>What search engines and browsers are told</summary>
        ${dataView(group)}
      </details>`
    }
  </article>`;
}

/** Pictures of a few pages, unless a group further up shows them already: they show all that differs on a page, once. */
function looksView(group: ChangeGroup, review: Review): Html | undefined {
  const {pages, isOtherLook} = group;
  const example = exampleOf(group);
  const screensOf = ({path}: PageChange) => review.looks.get(path)?.screens ?? [];
  const examples = new Set([...(example ? [example] : []), ...(isOtherLook ? pages : [])]);
  const pictured = [...examples].filter((page) => screensOf(page).length > 0);
  const earlier = review.groups.slice(0, review.groups.indexOf(group)).filter(isNoticed);
  const shown = pictured.filter((page) => !earlier.some((other) => exampleOf(other) === page)).slice(0, PICTURED);
  if (shown.length === 0)
    return pictured.length > 0 ? html`<p class="note">How it looks is shown further up.</p>` : undefined;
  return html`<h3>How it looks</h3>
    ${shown.map((page) => html`${pages.length > 1 && html`<p class="note">${page.name} (${page.path})</p>`} ${screensOf(page).map(screenView)}`)}
    ${pages.length > shown.length && html`<p class="note">The other pages of the list changed in the same way.</p>`}`;
}

function screenView({width, bands, more, whole}: ScreenPictures): Html {
  const page = (source: string) => html`<img src="${source}" alt="The whole page" loading="lazy" />`;
  return html`<section class="screen">
    <h4>${SCREENS[width]}</h4>
    ${bands.map(bandView)}
    ${more > 0 && html`<p class="note">${more} more ${more === 1 ? 'part looks' : 'parts look'} different; the whole page below shows ${more === 1 ? 'it' : 'them'}.</p>`}
    <details>
      <summary>The whole page</summary>
      ${both(page(whole.before), page(whole.after))}
    </details>
  </section>`;
}

function bandView({width, height, before, after, marked}: BandPicture): Html {
  const image = (source: string, alt: string) =>
    html`<img src="${source}" width="${width}" height="${height}" alt="${alt}" loading="lazy" />`;
  return html`<div class="band">
    ${both(image(before, 'Before'), image(after, 'Now'))}
    <div class="marked">${image(marked, 'What differs, in copper')}</div>
  </div>`;
}

function newPage({after}: PageChange): Html | undefined {
  const blocks = after?.areas.main.filter(({text}) => text !== '') ?? [];
  return html`<details>
    <summary>Its words</summary>
    ${blocks.map(({kind, text}) => html`<p class="words" data-kind="${kind}">${kind === 'picture' ? `Picture: ${text}` : text}</p>`)}
  </details>`;
}

/** Pages by their names; longer lists are folded away. */
export function pageList(pages: readonly PageChange[], live: boolean): Html {
  const links = list(pages.map((page) => pageLink(page, live)));
  if (pages.length <= LISTED) return links;
  return html`<details>
    <summary>The ${pages.length} pages</summary>
    ${links}
  </details>`;
}

/** A page by its name; a link only where there is something that it leads to. */
function pageLink({name, path, kind}: PageChange, live: boolean): Html {
  if (!live || kind === 'removed' || kind === 'redirected' || path.endsWith('.html')) return html`${name} (${path})`;
  return html`<a href="${path}">${name}</a> (${path})`;
}

/** What only search engines and browsers are told. */
export function dataView({data: {gone, fresh}}: ChangeGroup): Html {
  return list([...gone.map((line) => html`<del>${line}</del>`), ...fresh.map((line) => html`<ins>${line}</ins>`)]);
}
