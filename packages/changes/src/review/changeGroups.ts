import {groupBy, NOT_FOUND} from '@dental/practice';
import type {BlockChange} from './compareBlocks';
import type {Block} from './blocks';
import type {HeadChange, PageChange} from './comparePages';
import {cutToDifference} from '../diff/words';

/** Changes that some pages have in common. */
export interface ChangeGroup {
  pages: readonly PageChange[];
  words: BlockChange[];
  head: HeadChange[];
  /** True if the pages look different apart from their words. */
  looksDifferent: boolean;
}

/** One change on one page; changes with the same key are the same. */
interface Part {
  key: string;
  page: PageChange;
  word?: BlockChange;
  head?: HeadChange;
}

const LOOK_KEY = 'look';

/**
 * Groups the changes, so that a change in the footer of 46 pages appears once, with the list of
 * them. A new or removed page is a group of its own. The most important groups come first.
 */
export function groupChanges(pages: readonly PageChange[]): ChangeGroup[] {
  const sameParts = groupBy(pages.flatMap(listParts), ({key}) => key);
  const shared = [...sameParts.values()].map((parts) => ({
    ...parts[0]!,
    // A page counts once, although its menus for phones and desktops change together.
    pages: [...new Set(parts.map(({page}) => page))],
  }));
  const byPages = groupBy(shared, (part) => part.pages.map(({path}) => path).join(' '));
  const groups = [...byPages.values()].map((parts): ChangeGroup => ({
    pages: parts[0]!.pages,
    words: parts.flatMap(({word}) => word ?? []),
    head: parts.flatMap(({head}) => head ?? []),
    looksDifferent: parts.some(({key}) => key === LOOK_KEY),
  }));
  return groups.sort((a, b) => rankGroup(a) - rankGroup(b) || b.pages.length - a.pages.length);
}

function listParts(page: PageChange): Part[] {
  const parts: Part[] = page.words.map((word) => ({key: makeChangeKey(word), page, word}));
  for (const head of page.head) {
    // Each page has its own social picture: new colors change all of them.
    const key = head.field === 'image' ? head.field : JSON.stringify(head);
    parts.push({key, page, head});
  }
  if (page.looksDifferent) parts.push({key: LOOK_KEY, page});
  if (page.kind !== 'changed') parts.push({key: page.path, page});
  return parts;
}

/** The key of a change to a block: the same on every page that has the change. */
export function makeChangeKey({kind, before, after}: BlockChange): string {
  const isSameText =
    before?.kind === after?.kind && before?.level === after?.level && before?.text === after?.text;
  if (kind === 'changed' && before && after && isSameText) {
    // The same link can be in different sentences on each page.
    const changedLinks = before.links
      .map(({to}, index) => ({before: to, after: after.links[index]?.to}))
      .filter((link) => link.before !== link.after);
    if (changedLinks.length > 0) return JSON.stringify([changedLinks, after.area]);
  }
  const difference = kind === 'changed' && before && after && findShortDifference(before, after);
  if (difference) return JSON.stringify(difference);
  return JSON.stringify([kind, toComparable(before), toComparable(after)]);
}

/** A longer difference is a change of its own on each page. */
const MAX_SHARED_LENGTH = 40;

/** A replacement of a few words, such as a phone number, which can be in any sentence. */
function findShortDifference(before: Block, after: Block) {
  if (before.area !== after.area || before.kind === 'picture') return undefined;
  const texts = cutToDifference(before.text, after.text);
  if (texts.some((text) => text === '' || text.length > MAX_SHARED_LENGTH)) return undefined;
  const oldLinks = before.links.map(({to}) => to);
  const newLinks = after.links.map(({to}) => to);
  const lostLinks = oldLinks.filter((to) => !newLinks.includes(to));
  const addedLinks = newLinks.filter((to) => !oldLinks.includes(to));
  return {texts, lostLinks, addedLinks, area: after.area};
}

/** The content of a block, which can be of another kind in the menu for phones. */
function toComparable(block: Block | undefined) {
  if (!block) return undefined;
  const {kind, area, text, source, links} = block;
  return {isPicture: kind === 'picture', area, text, source, links: links.map(({to}) => to)};
}

/** Sorts by importance to patients: removed pages, figures, words, pictures, look, and search. */
function rankGroup({pages, words, looksDifferent}: ChangeGroup): number {
  if (pages.some(({kind}) => kind !== 'changed')) return 0;
  if (words.some(hasChangedFigures)) return 1;
  if (words.some(({before, after}) => (before ?? after)?.kind !== 'picture')) return 2;
  if (words.length > 0) return 3;
  return looksDifferent ? 4 : 5;
}

function hasChangedFigures({kind, before, after}: BlockChange): boolean {
  const findFigures = (text = '') => (text.match(/[\d$%][\d$%.,:]*/g) ?? []).join(' ');
  return kind !== 'moved' && findFigures(before?.text) !== findFigures(after?.text);
}

/** The page that represents a group: the home page, or the first page with an address. */
export function chooseExample({pages}: ChangeGroup): PageChange {
  return (
    pages.find(({path}) => path === '/') ?? pages.find(({path}) => path !== NOT_FOUND) ?? pages[0]!
  );
}
