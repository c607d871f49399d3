import {capitalize} from '@dental/practice';
import type {Picture, ScreenPictures} from '../pictures';
import {describeLinks, type BlockChange} from './compareBlocks';
import type {Block} from './blocks';
import type {ChangeGroup} from './changeGroups';
import {renderCollapsible, html, renderList, renderMarkedWords, type Html, type Part} from './html';
import type {HeadChange, PageChange} from './comparePages';
import {HEAD_NAMES} from './readPage';
import type {Review} from './types';
import {describeLocation, summarizeGroup} from './overview';

/** A longer list of pages is collapsed. */
const MAX_LISTED_PAGES = 6;

const KIND_LABELS = {changed: '', new: 'new', removed: 'removed', moved: 'moved'};

/** The view of a group of changes: its pages, words, and search results. */
export function renderGroup(group: ChangeGroup, {total}: Review, live: boolean): Html {
  const {pages, words, head} = group;
  const newBlocks = pages
    .flatMap(({blocks = []}) => blocks)
    .filter(({area, text}) => area === 'main' && text !== '');
  return html`<article>
    <h2>${describeLocation(group, total)}</h2>
    <p class="note">${capitalize(summarizeGroup(group))}</p>
    ${(pages.length > 1 || live) && renderPageList(pages, live)}
    ${newBlocks.length > 0 && renderCollapsible('Its words', newBlocks.map(renderBlock))}
    ${renderList(words.map(renderWords))}
    ${head.length > 0 && html`<h3>In search results and on social networks</h3>`}
    ${renderList(head.map(renderHead))}
  </article>`;
}

function renderBlock({kind, text}: Block): Html {
  return html`<p>${kind === 'heading' ? html`<strong>${text}</strong>` : text}</p>`;
}

function renderWords(change: BlockChange): Part {
  const {before, after, kind} = change;
  return [
    html`<p class="note">${formatBlockLabel(change)}</p>`,
    kind === 'moved'
      ? renderBlock((after ?? before)!)
      : renderMarkedWords(before?.text, after?.text),
    renderList(describeLinks(change)),
  ];
}

/** `Paragraph, below “Fees”`, `Heading of level 2, was: Paragraph, in the footer`, … */
function formatBlockLabel({before, after, kind, below}: BlockChange): string {
  const block = (after ?? before)!;
  const nameOf = (of: Block) => capitalize(of.kind) + (of.level ? ` of level ${of.level}` : '');
  const labels = [nameOf(block)];
  if (before && after && nameOf(before) !== nameOf(after)) labels.push(`was: ${nameOf(before)}`);
  if (KIND_LABELS[kind] !== '') labels.push(KIND_LABELS[kind]);
  if (block.area !== 'main') labels.push(`in the ${block.area} of the page`);
  else if (below !== '') labels.push(`below “${below}”`);
  return labels.join(', ');
}

function renderHead({field, before, after}: HeadChange): Part {
  return [
    html`<p class="note">${capitalize(HEAD_NAMES[field])}</p>`,
    field === 'image' ? html`<p>The image is different.</p>` : renderMarkedWords(before, after),
  ];
}

/** The photographed pages before and after, with the difference outlined. */
export function renderLooks({looks}: Review): Part {
  const changedLooks = [...looks].filter(([, {screens}]) => screens.length > 0);
  if (changedLooks.length === 0) return false;
  return changedLooks.map(([path, {screens}]) => [
    html`<h3>${path}</h3>`,
    screens.map(renderScreen),
  ]);
}

function renderScreen({width, before, after}: ScreenPictures): Part {
  return [
    html`<h4>On a screen of ${width} pixels</h4>`,
    html`<div class="both">
      ${renderPicture('Before', before)}${renderPicture('After', after)}
    </div>`,
  ];
}

function renderPicture(name: string, {width, height, source}: Picture): Html {
  return html`<figure>
    <figcaption class="note">${name}</figcaption>
    <img src="${source}" width="${width}" height="${height}" alt="${name}" loading="lazy" />
  </figure>`;
}

/** The names of pages, linked if they can be opened from the report. */
function renderPageList(pages: readonly PageChange[], live: boolean): Part {
  const canOpen = ({kind, path}: PageChange) =>
    live && kind !== 'removed' && !path.endsWith('.html');
  const links = renderList(
    pages.map((page) => [
      canOpen(page) ? html`<a href="${page.path}">${page.name}</a>` : page.name,
      ` (${page.path})`,
    ]),
  );
  return pages.length > MAX_LISTED_PAGES
    ? renderCollapsible(`The same change on ${pages.length} pages`, links)
    : links;
}
