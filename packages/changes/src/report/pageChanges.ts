import {blockChanges, type BlockChange} from './blockChanges';
import type {BuiltSite} from './builtSite';
import {AREAS, nameOfPage, readPage, type Area, type Head, type PageReading} from './pageReading';

/** A field of the head that differs. */
export interface HeadChange {
  field: 'title' | 'description' | 'canonical' | 'image';
  before: string;
  after: string;
}

/** What became of a block, and in which part of the page it is. */
export interface WordChange extends BlockChange {
  area: Area;
}

/** What a change does to a page that patients get. */
export interface PageChange {
  path: string;
  kind: 'changed' | 'new' | 'removed' | 'moved' | 'redirected';
  /** The heading of the page, as it is called in sentences. */
  name: string;
  /**
   * Of a page that has moved: where it was. Of one that is removed: where its address leads now, if anywhere. Of an
   * address that only leads on: where it led, if anywhere, and where it leads now.
   */
  from?: string;
  to?: string;
  words: WordChange[];
  head: HeadChange[];
  /** What search engines and browsers are told otherwise: lines that are gone and lines that are new. */
  data: Record<'gone' | 'fresh', string[]>;
  /** Whether its elements, styles or pictures differ; once it was looked at, whether it looks different beside its words. */
  isOtherLook: boolean;
  /** Whether its style sheets or icons differ. */
  isRestyled: boolean;
  /** The words of a new page. */
  after?: PageReading;
}

/** What differs between two builds of the site, page by page. A page without a difference is not named. */
export function compareSites(before: BuiltSite, after: BuiltSite): PageChange[] {
  const moves = new Map<string, string>();
  for (const path of after.pages.keys()) {
    const from = [...before.pages.keys()].find((old) => !after.pages.has(old) && after.redirects.get(old) === path);
    if (from !== undefined && !before.pages.has(path)) moves.set(path, from);
  }
  const takenOver = new Set(moves.values());
  const now = [...after.pages].flatMap(([path, html]): PageChange[] => {
    const from = moves.get(path);
    const old = before.pages.get(from ?? path);
    const reading = readPage(html, after.hashOf);
    const name = nameOfPage(path, reading);
    if (old === undefined) return [{...noChange(path, name), kind: 'new', after: reading}];
    // The same bytes can show another picture.
    const change = comparePage(noChange(path, name), readPage(old, before.hashOf), reading);
    if (from !== undefined) return [{...change, kind: 'moved', from}];
    return isNothing(change) ? [] : [change];
  });
  const gone = [...before.pages]
    .filter(([path]) => !after.pages.has(path) && !takenOver.has(path))
    .map(([path, html]): PageChange => ({
      ...noChange(path, nameOfPage(path, readPage(html, before.hashOf))),
      kind: 'removed',
      to: after.redirects.get(path),
    }));
  return [...now, ...gone, ...redirected(before, after)];
}

/** Addresses that lead on to a page now, to another, or nowhere: people have them in their bookmarks. */
function redirected(before: BuiltSite, after: BuiltSite): PageChange[] {
  const change = (path: string, from: string | undefined): PageChange => ({
    ...noChange(path, path),
    kind: 'redirected',
    from,
    to: after.redirects.get(path),
  });
  return [
    ...[...before.redirects]
      .filter(([path, from]) => !after.pages.has(path) && after.redirects.get(path) !== from)
      // Where the page that it led to has moved, it has gone with it.
      .filter(([path, from]) => !after.redirects.has(path) || after.redirects.get(path) !== after.redirects.get(from))
      .map(([path, from]) => change(path, from)),
    ...[...after.redirects.keys()]
      .filter((path) => !before.redirects.has(path) && !before.pages.has(path))
      .map((path) => change(path, undefined)),
  ];
}

function comparePage(page: PageChange, before: PageReading, after: PageReading): PageChange {
  return {
    ...page,
    words: AREAS.flatMap((area) =>
      blockChanges(before.areas[area], after.areas[area]).map((change) => ({...change, area})),
    ),
    head: headChanges(before.head, after.head),
    data: {
      gone: before.data.filter((line) => !after.data.includes(line)),
      fresh: after.data.filter((line) => !before.data.includes(line)),
    },
    isOtherLook: before.look !== after.look,
    isRestyled: before.styles !== after.styles,
  };
}

/**
 * The pages as they are once they were looked at. Where its words differ, a page's look follows from them, unless its styles
 * differ too and show on pages with the same words.
 */
export function settleLooks(
  pages: readonly PageChange[],
  looks: ReadonlyMap<string, {isDifferent: boolean}> = new Map(),
): PageChange[] {
  const isDifferent = ({path, isOtherLook}: PageChange) => isOtherLook && (looks.get(path)?.isDifferent ?? true);
  const restyled = pages.filter(({isRestyled, words}) => isRestyled && words.length === 0);
  const showsRestyled = restyled.length === 0 || restyled.some(isDifferent);
  return pages.map((page) => {
    const followsFromWords = page.words.length > 0 && !(page.isRestyled && showsRestyled);
    return {...page, isOtherLook: isDifferent(page) && !followsFromWords};
  });
}

/** Whether there is nothing to say of a page. */
export function isNothing({kind, words, head, data, isOtherLook}: PageChange): boolean {
  return kind === 'changed' && !isOtherLook && [words, head, data.gone, data.fresh].every(({length}) => length === 0);
}

function noChange(path: string, name: string): PageChange {
  const data = {gone: [], fresh: []};
  return {path, kind: 'changed', name, words: [], head: [], data, isOtherLook: false, isRestyled: false};
}

function headChanges(before: Head, after: Head): HeadChange[] {
  const texts = (['title', 'description', 'canonical'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({field, before: before[field], after: after[field]}));
  const isSame = before.imageHash === after.imageHash && (before.imageHash !== '' || before.image === after.image);
  return isSame ? texts : [...texts, {field: 'image', before: before.image, after: after.image}];
}
