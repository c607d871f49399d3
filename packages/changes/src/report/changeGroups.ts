import {groupBy, NOT_FOUND} from '@dental/practice';
import type {Block} from './blocks';
import type {HeadChange, PageChange, WordChange} from './pageChanges';

/** What has changed in the same way on some pages. */
export interface ChangeGroup {
  pages: readonly PageChange[];
  words: WordChange[];
  head: HeadChange[];
  data: PageChange['data'];
  /** Whether the pages look different beside what follows from their words. */
  isOtherLook: boolean;
}

/** One thing that has changed on a page; those with the same key are the same. */
interface Part {
  key: string;
  addTo(group: ChangeGroup): void;
}

/**
 * The changes, each once: what is the same on some pages (a footer on 46) is one group with the list of them. New pages,
 * and those that are gone, are groups of their own. The most important for patients come first.
 */
export function groupChanges(pages: readonly PageChange[]): ChangeGroup[] {
  const changed = pages.filter(({kind}) => kind === 'changed' || kind === 'moved');
  const pagesWith = new Map<string, {part: Part; pages: PageChange[]}>();
  for (const page of changed)
    for (const part of partsOf(page)) {
      const known = pagesWith.get(part.key);
      if (!known) pagesWith.set(part.key, {part, pages: [page]});
      // The menu for phones says what the one for desks says.
      else if (!known.pages.includes(page)) known.pages.push(page);
    }
  const bySet = groupBy([...pagesWith.values()], (found) => found.pages.map(({path}) => path).join(' '));
  const groups = [...bySet.values()].map((found) => {
    const group = emptyGroup(found[0]?.pages ?? []);
    for (const {part} of found) part.addTo(group);
    return group;
  });
  const own = pages
    .filter(({kind}) => kind !== 'changed')
    .filter((page) => !groups.some((group) => group.pages.length === 1 && group.pages[0] === page))
    .map((page) => emptyGroup([page]));
  return [...own, ...groups].sort((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length);
}

function emptyGroup(pages: readonly PageChange[]): ChangeGroup {
  return {pages, words: [], head: [], data: {gone: [], fresh: []}, isOtherLook: false};
}

function partsOf({words, head, data, isOtherLook}: PageChange): Part[] {
  return [
    ...words.map((change) => ({key: wordKey(change), addTo: (group: ChangeGroup) => group.words.push(change)})),
    ...head.map((change) => ({
      // Each page has a social picture of its own: other colors change all of them.
      key: JSON.stringify(change.field === 'image' ? 'image' : change),
      addTo: (group: ChangeGroup) => group.head.push(change),
    })),
    ...(['gone', 'fresh'] as const).flatMap((side) =>
      data[side].map((line) => ({
        key: `${side} ${line}`,
        addTo: (group: ChangeGroup) => group.data[side].push(line),
      })),
    ),
    ...(isOtherLook ? [{key: 'look', addTo: (group: ChangeGroup) => void (group.isOtherLook = true)}] : []),
  ];
}

function wordKey({kind, before, after, area}: WordChange): string {
  // The same link can stand in other words on each page.
  const links = linkMoves(before, after);
  if (kind === 'changed' && links.length > 0) return JSON.stringify([links, area]);
  const bare = (block: Block | undefined) =>
    block && [block.kind === 'picture', block.text, block.hash, block.links.map(({to}) => to)];
  return JSON.stringify([kind, bare(before), bare(after), area]);
}

/** From where to where the links of a block lead that is the same but for them. */
function linkMoves(before: Block | undefined, after: Block | undefined): unknown[] {
  const isOther = (['kind', 'level', 'text', 'hash'] as const).some((field) => before?.[field] !== after?.[field]);
  if (isOther || !before || !after) return [];
  return before.links.flatMap(({to}, at) => (to === after.links[at]?.to ? [] : [[to, after.links[at]?.to]]));
}

/** What patients need most comes first: pages come and gone, figures, words, pictures, look, search results. */
function rank({pages, words, head, isOtherLook}: ChangeGroup): number {
  if (pages.some(({kind}) => kind === 'redirected')) return 3;
  if (pages.some(({kind}) => kind !== 'changed')) return 0;
  if (words.some(isOfFigures)) return 1;
  if (words.some(({before, after}) => (before ?? after)?.kind !== 'picture')) return 2;
  if (words.length > 0) return 3;
  if (isOtherLook) return 4;
  return head.length > 0 ? 5 : 6;
}

function isOfFigures({kind, before, after}: WordChange): boolean {
  const figures = (text = '') => (text.match(/[\d$%][\d$%.,:]*/g) ?? []).join(' ');
  return kind !== 'moved' && figures(before?.text) !== figures(after?.text);
}

/** Whether a group shows on the page or where the page is found. */
export function isNoticed({pages, words, head, isOtherLook}: ChangeGroup): boolean {
  return pages.some(({kind}) => kind !== 'changed') || words.length + head.length > 0 || isOtherLook;
}

/** The page by which a group is shown: the home page, or the first that has an address. */
export function exampleOf({pages}: ChangeGroup): PageChange | undefined {
  return pages.find(({path}) => path === '/') ?? pages.find(({path}) => path !== NOT_FOUND) ?? pages[0];
}
