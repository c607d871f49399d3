import {capital} from '@dental/practice';
import type {BandPicture, ScreenPictures} from '../pictures';
import {linkSentences, type BlockChange} from './blockChanges';
import type {Block} from './blocks';
import {exampleOf, type ChangeGroup} from './changeGroups';
import {folded, html, list, markedWords, type Html, type Part} from './html';
import type {HeadChange, PageChange} from './pageChanges';
import {HEAD_NAMES} from './pageReading';
import type {Review} from './review';
import {cutAtWord, gist, placeOf} from './sentences';

/** Longer lists are folded away. */
export const LISTED = 6;

/** So many pages of a group are shown in pictures. */
const PICTURED = 3;

const BLOCKS: Record<Block['kind'], string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  item: 'Item of a list',
  row: 'Row of a table',
  caption: 'Caption',
  quote: 'Quotation',
  control: 'Button or label',
  picture: 'Picture',
};
const AREAS = {main: '', header: 'at the top of the page', footer: 'at the foot of the page', body: 'around the page'};
const KINDS = {changed: '', new: 'new', gone: 'gone', moved: 'in another place'};

/** About so many characters of a title and of a description a search result shows. */
const SHOWN: Partial<Record<HeadChange['field'], number>> = {title: 60, description: 155};

/** A change of some pages: its words, how search results show them, what keeps people from using them, and how they look. */
export function groupView(id: string, group: ChangeGroup, review: Review, live: boolean): Html {
  const {pages, words, head} = group;
  const obstacles = [...new Set(pages.flatMap(({path}) => review.looks.get(path)?.obstacles ?? []))];
  const newBlocks = pages.flatMap(({blocks = []}) => blocks).filter(({area, text}) => area === 'main' && text !== '');
  return html`<article id="${id}">
    <h2>${placeOf(group, review.total)}</h2>
    <p class="note">${capital(gist(group))}</p>
    ${(pages.length > 1 || live) && pageList(pages, live)}
    ${newBlocks.length > 0 && folded('Its words', newBlocks.map(blockView))}
    ${obstacles.length > 0 && html`<div class="warning">${list(obstacles)}</div>`} ${list(words.map(wordsView))}
    ${head.length > 0 && html`<h3>In search results and social networks</h3>`} ${list(head.map(headView))}
    ${looksView(group, review)}
  </article>`;
}

function blockView({kind, text}: Block): Html {
  return html`<p>
    ${kind === 'heading' ? html`<strong>${text}</strong>` : kind === 'picture' ? `Picture: ${text}` : text}
  </p>`;
}

function wordsView(change: BlockChange): Part {
  const {before, after, kind, below} = change;
  const block = (after ?? before)!;
  const name = ({kind, level}: Block) => BLOCKS[kind] + (level ? ` of level ${level}` : '');
  const isOther = before && after && name(before) !== name(after);
  const place = AREAS[block.area] || (below && `below “${below}”`);
  return [
    html`<p class="label">
      ${[name(block), isOther && `was: ${name(before)}`, KINDS[kind], place].filter(Boolean).join(', ')}
    </p>`,
    kind === 'moved' ? blockView(block) : markedWords(before?.text, after?.text),
    list(linkSentences(change)),
  ];
}

/** A field of the head before and now, cut where a search result would cut it. */
function headView({field, before, after}: HeadChange): Part {
  const limit = SHOWN[field] ?? Infinity;
  return [
    html`<p class="label">${capital(HEAD_NAMES[field])}</p>`,
    field === 'image' ? html`<p>It shows something else.</p>` : markedWords(before, after),
    after.length > limit && html`<p class="note">Search results show about: “${cutAtWord(after, limit)}”</p>`,
  ];
}

/** Pictures of a few pages, unless a group further up shows them already: they show all that differs on a page, once. */
function looksView(group: ChangeGroup, {groups, looks}: Review): Part {
  const screensOf = ({path}: PageChange) => looks.get(path)?.screens ?? [];
  const examples = new Set([exampleOf(group), ...(group.isOtherLook ? group.pages : [])]);
  const pictured = [...examples].filter((page) => screensOf(page).length > 0);
  const earlier = groups.slice(0, groups.indexOf(group)).map(exampleOf);
  const shown = pictured.filter((page) => !earlier.includes(page)).slice(0, PICTURED);
  if (pictured.length === 0) return undefined;
  if (shown.length === 0) return html`<p class="note">How it looks is shown further up.</p>`;
  return [
    html`<h3>How it looks</h3>`,
    shown.map((page) => [
      group.pages.length > 1 && html`<p class="note">${page.name} (${page.path})</p>`,
      screensOf(page).map(screenView),
    ]),
    group.pages.length > shown.length && html`<p class="note">The other pages of the list changed in the same way.</p>`,
  ];
}

function screenView({width, bands, more}: ScreenPictures): Part {
  return [
    html`<h4>On a screen of ${width} pixels</h4>`,
    bands.map(bandView),
    more > 0 && html`<p class="note">${more} more ${more === 1 ? 'part looks' : 'parts look'} different.</p>`,
  ];
}

function bandView({width, height, before, after}: BandPicture): Html {
  const side = (name: string, source: string) =>
    html`<figure>
      <figcaption class="label">${name}</figcaption>
      <img src="${source}" width="${width}" height="${height}" alt="${name}" loading="lazy" />
    </figure>`;
  return html`<div class="both">${side('Before', before)}${side('Now', after)}</div>`;
}

/** Pages by their names, with a link where there is something that it leads to; longer lists are folded away. */
export function pageList(pages: readonly PageChange[], live: boolean): Part {
  const isThere = ({kind, path}: PageChange) =>
    live && kind !== 'removed' && kind !== 'redirected' && !path.endsWith('.html');
  const links = list(
    pages.map((page) => [isThere(page) ? html`<a href="${page.path}">${page.name}</a>` : page.name, ` (${page.path})`]),
  );
  return pages.length > LISTED ? folded(`The ${pages.length} pages`, links) : links;
}
