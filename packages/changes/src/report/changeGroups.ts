import {groupBy, NOT_FOUND} from '@dental/practice';
import type {BlockChange} from './blockChanges';
import type {Block} from './blocks';
import type {HeadChange, PageChange} from './pageChanges';

/** What has changed in the same way on some pages. */
export interface ChangeGroup {
  pages: readonly PageChange[];
  words: BlockChange[];
  head: HeadChange[];
  /** Whether the pages look different beside what follows from their words. */
  isOtherLook: boolean;
}

/**
 * The changes, each once: what is the same on some pages (a footer on 46) is one group with the list of them. New pages,
 * and those that are gone, are groups of their own. The most important for patients come first.
 */
export function groupChanges(pages: readonly PageChange[]): ChangeGroup[] {
  // The menu for phones says what the one for desks says: of each part a page counts once.
  const parts = [...groupBy(pages.flatMap(partsOf), ({key}) => key).values()].map((same) => ({
    ...same[0]!,
    pages: [...new Set(same.map(({page}) => page))],
  }));
  const groups = [
    ...groupBy(parts, (part) => part.pages.map(({path}) => path).join(' ')).values(),
  ].map((found): ChangeGroup => ({
    pages: found[0]!.pages,
    words: found.flatMap(({word}) => word ?? []),
    head: found.flatMap(({head}) => head ?? []),
    isOtherLook: found.some(({key}) => key === LOOK),
  }));
  return groups.sort((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length);
}

const LOOK = 'look';

/** One thing that has changed on a page; those with the same key are the same. */
interface Part {
  key: string;
  page: PageChange;
  word?: BlockChange;
  head?: HeadChange;
}

function partsOf(page: PageChange): Part[] {
  return [
    ...page.words.map((word) => ({key: wordKey(word), page, word})),
    // Each page has a social picture of its own: other colors change all of them.
    ...page.head.map((head) => ({
      key: head.field === 'image' ? head.field : JSON.stringify(head),
      page,
      head,
    })),
    ...(page.isOtherLook ? [{key: LOOK, page}] : []),
    ...(page.kind === 'changed' ? [] : [{key: page.path, page}]),
  ];
}

function wordKey({kind, before, after}: BlockChange): string {
  const bare = (block: Block | undefined) =>
    block && [
      block.kind === 'picture',
      block.area,
      block.text,
      block.source,
      block.links.map(({to}) => to),
    ];
  if (
    !before ||
    !after ||
    kind !== 'changed' ||
    [before.kind, before.level, before.text].join() !== [after.kind, after.level, after.text].join()
  )
    return JSON.stringify([kind, bare(before), bare(after)]);
  // The same link can stand in other words on each page.
  const others = before.links
    .map(({to}, at) => [to, after.links[at]?.to])
    .filter(([was, is]) => was !== is);
  return JSON.stringify(others.length > 0 ? [others, after.area] : [bare(before), bare(after)]);
}

/** What patients need most comes first: pages come and gone, figures, words, pictures, look, search results. */
function rank({pages, words, isOtherLook}: ChangeGroup): number {
  if (pages.some(({kind}) => kind !== 'changed')) return 0;
  if (words.some(isOfFigures)) return 1;
  if (words.some(({before, after}) => (before ?? after)?.kind !== 'picture')) return 2;
  if (words.length > 0) return 3;
  return isOtherLook ? 4 : 5;
}

function isOfFigures({kind, before, after}: BlockChange): boolean {
  const figures = (text = '') => (text.match(/[\d$%][\d$%.,:]*/g) ?? []).join(' ');
  return kind !== 'moved' && figures(before?.text) !== figures(after?.text);
}

/** The page by which a group is shown: the home page, or the first that has an address. */
export function exampleOf({pages}: ChangeGroup): PageChange {
  return (
    pages.find(({path}) => path === '/') ?? pages.find(({path}) => path !== NOT_FOUND) ?? pages[0]!
  );
}
