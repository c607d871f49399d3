import {capital} from '@dental/practice';
import type {BandPicture, ScreenPictures} from '../pictures';
import {linkSentences, type BlockChange} from './blockChanges';
import type {Block} from './blocks';
import type {ChangeGroup} from './changeGroups';
import {folded, html, list, markedWords, type Html, type Part} from './html';
import type {HeadChange, PageChange} from './pageChanges';
import {HEAD_NAMES} from './pageReading';
import type {Review} from './review';
import {gist, placeOf} from './sentences';

/** Longer lists are folded away. */
const LISTED = 6;

const KINDS = {changed: '', new: 'new', gone: 'gone', moved: 'in another place'};

/** A change of some pages: its words, and how search results show them. */
export function groupView(group: ChangeGroup, review: Review, live: boolean): Html {
  const {pages, words, head} = group;
  const newBlocks = pages
    .flatMap(({blocks = []}) => blocks)
    .filter(({area, text}) => area === 'main' && text !== '');
  return html`<article>
    <h2>${placeOf(group, review.total)}</h2>
    <p class="note">${capital(gist(group))}</p>
    ${(pages.length > 1 || live) && pageList(pages, live)}
    ${newBlocks.length > 0 && folded('Its words', newBlocks.map(blockView))}
    ${list(words.map((change) => wordsView(change, review)))}
    ${head.length > 0 && html`<h3>In search results and social networks</h3>`}
    ${list(head.map(headView))}
  </article>`;
}

function blockView({kind, text}: Block): Html {
  return html`<p>${kind === 'heading' ? html`<strong>${text}</strong>` : text}</p>`;
}

/** A change of a block, with what we say elsewhere that is nearest to its words. */
function wordsView(change: BlockChange, {nearest}: Review): Part {
  const {before, after, kind, below} = change;
  const block = (after ?? before)!;
  const name = (of: Block) => capital(of.kind) + (of.level ? ` of level ${of.level}` : '');
  const isOther = before && after && name(before) !== name(after);
  const place =
    block.area === 'main' ? below && `below “${below}”` : `in the ${block.area} of the page`;
  const label = [name(block), isOther && `was: ${name(before)}`, KINDS[kind], place]
    .filter(Boolean)
    .join(', ');
  const near = after && after.kind !== 'picture' ? nearest(before?.text ?? '', after.text) : [];
  return [
    html`<p class="note">${label}</p>`,
    kind === 'moved' ? blockView(block) : markedWords(before?.text, after?.text),
    near.map(({where, text}) => html`<p class="note">${where} says: “${text}”</p>`),
    list(linkSentences(change)),
  ];
}

/** A field of the head before and now. */
function headView({field, before, after}: HeadChange): Part {
  return [
    html`<p class="note">${capital(HEAD_NAMES[field])}</p>`,
    field === 'image' ? html`<p>It shows something else.</p>` : markedWords(before, after),
  ];
}

/** How the pages look that were photographed, before and now. */
export function looksView({looks}: Review): Part {
  const shown = [...looks].filter(([, {screens}]) => screens.length > 0);
  return (
    shown.length > 0 &&
    shown.map(([path, {screens}]) => [html`<h3>${path}</h3>`, screens.map(screenView)])
  );
}

function screenView({width, bands, more}: ScreenPictures): Part {
  return [
    html`<h4>On a screen of ${width} pixels</h4>`,
    bands.map(bandView),
    more > 0 &&
      html`<p class="note">${more} more ${more === 1 ? 'part looks' : 'parts look'} different.</p>`,
  ];
}

function bandView({width, height, before, after}: BandPicture): Html {
  const side = (name: string, source: string) =>
    html`<figure>
      <figcaption class="note">${name}</figcaption>
      <img src="${source}" width="${width}" height="${height}" alt="${name}" loading="lazy" />
    </figure>`;
  return html`<div class="both">${side('Before', before)}${side('Now', after)}</div>`;
}

/** Pages by their names, with a link where there is something that it leads to; longer lists are folded away. */
function pageList(pages: readonly PageChange[], live: boolean): Part {
  const isThere = ({kind, path}: PageChange) =>
    live && kind !== 'removed' && !path.endsWith('.html');
  const links = list(
    pages.map((page) => [
      isThere(page) ? html`<a href="${page.path}">${page.name}</a>` : page.name,
      ` (${page.path})`,
    ]),
  );
  return pages.length > LISTED ? folded(`The ${pages.length} pages`, links) : links;
}
