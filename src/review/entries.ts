import {groupBy} from '../site/groupBy';
import type {BlockChange} from './alignBlocks';
import type {Block} from './blocks';
import {AREAS, type DataChange, type HeadChange, type Look, type PageChange} from './comparePages';
import type {Area} from './pageReading';

/** A change of words as it is told once, for all pages on which it is the same. */
export interface ToldChange extends BlockChange {
  area: Area;
}

/** What has changed in the same way on some pages. */
export interface Entry {
  pages: readonly PageChange[];
  changes: ToldChange[];
  head: HeadChange[];
  data: DataChange[];
  /** In which ways the pages look different beside what follows from their words. */
  looks: Look[];
  /** What somebody who listens notices, in sentences. */
  heard: string[];
}

interface Atom {
  key: string;
  add(entry: Entry): void;
}

/**
 * The changes, each once: what is the same on some pages (a footer on 46) is one entry with the list of them. New pages,
 * and those that are gone, are entries of their own. The most important for patients come first.
 */
export function entriesOf(pages: readonly PageChange[]): Entry[] {
  const changed = pages.filter(({kind}) => kind === 'changed' || kind === 'moved');
  const pagesWith = new Map<string, {atom: Atom; pages: PageChange[]}>();
  for (const page of changed) {
    for (const atom of atomsOf(page)) {
      const known = pagesWith.get(atom.key);
      if (!known) pagesWith.set(atom.key, {atom, pages: [page]});
      // The menu for phones says what the one for desks says.
      else if (!known.pages.includes(page)) known.pages.push(page);
    }
  }
  const bySet = groupBy([...pagesWith.values()], (found) => found.pages.map(({path}) => path).join(' '));
  const entries = [...bySet.values()].map((found): Entry => {
    const entry = nothingOn(found[0]?.pages ?? []);
    for (const {atom} of found) atom.add(entry);
    return entry;
  });
  const own = pages
    .filter(({kind}) => kind !== 'changed')
    .filter((page) => !entries.some((entry) => entry.pages.length === 1 && entry.pages[0] === page))
    .map((page) => nothingOn([page]));
  return [...own, ...entries].sort((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length);
}

function nothingOn(pages: readonly PageChange[]): Entry {
  return {pages, changes: [], head: [], data: [], looks: [], heard: []};
}

function atomsOf(page: PageChange): Atom[] {
  const words = AREAS.flatMap((area) =>
    page.parts[area].map((change): Atom => {
      const told = {...change, area};
      const {below: _, ...same} = told;
      return {key: JSON.stringify(['words', comparable(same)]), add: (entry) => entry.changes.push(told)};
    }),
  );
  const head = page.head.map((change): Atom => ({
    // Each page has a social picture of its own: other colors change all of them.
    key: JSON.stringify(change.field === 'image' ? ['head', 'image'] : ['head', change]),
    add: (entry) => entry.head.push(change),
  }));
  const data = page.data.map((change): Atom => ({
    key: JSON.stringify(['data', change]),
    add: (entry) => entry.data.push(change),
  }));
  const looks = page.looks
    // Until a page was looked at, a look that may follow from other words is no change of its own.
    .filter((look) => look !== 'other' || words.length === 0)
    .map((look): Atom => ({key: `look ${look}`, add: (entry) => entry.looks.push(look)}));
  const heard = page.heard.map((text): Atom => ({key: `heard ${text}`, add: (entry) => entry.heard.push(text)}));
  return [...words, ...head, ...data, ...looks, ...heard];
}

/** The same change in the menu for phones and in that for desks is one. */
function comparable({kind, before, after, area}: Omit<ToldChange, 'below'>): unknown {
  // The same link can stand in other words on each page.
  const links = linkMoves(before, after);
  if (kind === 'changed' && links.length > 0) return [links, area];
  const bare = (block: BlockChange['before']) =>
    block && [block.kind === 'picture', block.text, block.hash, block.links.map(({to}) => to)];
  return [kind, bare(before), bare(after), area];
}

/** From where to where the links of a block lead that is the same but for them. */
function linkMoves(before: Block | undefined, after: Block | undefined): unknown[] {
  const isOther = (['kind', 'level', 'text', 'hash'] as const).some((field) => before?.[field] !== after?.[field]);
  if (isOther || !before || !after) return [];
  return before.links.flatMap(({to}, at) => (to === after.links[at]?.to ? [] : [[to, after.links[at]?.to]]));
}

/** What patients need most comes first: pages come and gone, figures, words, pictures, links, look, search results. */
function rank({pages, changes, head, looks, heard}: Entry): number {
  if (pages.some(({kind}) => kind === 'redirected')) return 3;
  if (pages.some(({kind}) => kind !== 'changed')) return 0;
  if (changes.some(isOfFigures)) return 1;
  if (changes.some(({before, after}) => (before ?? after)?.kind !== 'picture')) return 2;
  if (changes.length > 0) return 3;
  if (looks.length > 0 || heard.length > 0) return 4;
  return head.length > 0 ? 5 : 6;
}

function isOfFigures({kind, before, after}: BlockChange): boolean {
  const figures = (text = '') => (text.match(/[\d$%][\d$%.,:]*/g) ?? []).join(' ');
  return kind !== 'moved' && figures(before?.text) !== figures(after?.text);
}
