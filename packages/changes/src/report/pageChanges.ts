import {blockChanges, type BlockChange} from './blockChanges';
import type {Block} from './blocks';
import type {BuiltSite} from './builtSite';
import {HEAD_NAMES, readPage, type PageReading} from './pageReading';

/** A field of the head that differs. */
export interface HeadChange {
  field: keyof typeof HEAD_NAMES;
  before: string;
  after: string;
}

/** What a change does to a page that patients get. */
export interface PageChange {
  path: string;
  kind: 'changed' | 'new' | 'removed' | 'moved';
  /** The heading of the page, as it is called in sentences. */
  name: string;
  /** Of a page that has moved: where it was. Of one that is removed: where its address leads now, if anywhere. */
  from?: string;
  to?: string;
  words: BlockChange[];
  head: HeadChange[];
  /** Whether its elements, styles or pictures differ; once it was looked at, whether it looks different beside its words. */
  isOtherLook: boolean;
  /** The blocks of a new page. */
  blocks?: readonly Block[];
}

/** What differs between two builds of the site, page by page. A page without a difference is not named. */
export function compareSites(before: BuiltSite, after: BuiltSite): PageChange[] {
  const isGone = (path: string) => !after.pages.has(path);
  const moves = new Map(
    [...before.pages.keys()].filter(isGone).flatMap((from) => {
      const to = after.redirects.get(from) ?? '';
      return after.pages.has(to) && !before.pages.has(to) ? [[to, from]] : [];
    }),
  );
  const takenOver = new Map([...moves].map(([to, from]) => [from, to]));
  /** A former page, as if what it links to had been where it is now. */
  const followed = (html: string) =>
    html.replaceAll(/(?<=href="?)\/[\w/-]+/g, (path) => takenOver.get(path) ?? path);
  const now = [...after.pages].flatMap(([path, html]): PageChange[] => {
    const from = moves.get(path);
    const old = before.pages.get(from ?? path);
    const reading = readPage(path, html, after.hashOf);
    if (old === undefined)
      return [{...unchanged(path, reading.name), kind: 'new', blocks: reading.blocks}];
    // The same bytes can show another picture.
    const change = comparePage(path, readPage(path, followed(old), before.hashOf), reading);
    if (from !== undefined) return [{...change, kind: 'moved', from}];
    return isNothing(change) ? [] : [change];
  });
  const gone = [...before.pages]
    .filter(([path]) => isGone(path) && !takenOver.has(path))
    .map(([path, html]): PageChange => ({
      ...unchanged(path, readPage(path, html, before.hashOf).name),
      kind: 'removed',
      to: after.redirects.get(path),
    }));
  return [...now, ...gone];
}

function comparePage(path: string, before: PageReading, after: PageReading): PageChange {
  return {
    ...unchanged(path, after.name),
    words: blockChanges(before.blocks, after.blocks),
    head: (Object.keys(HEAD_NAMES) as HeadChange['field'][])
      .filter((field) => before.head[field] !== after.head[field])
      .map((field) => ({field, before: before.head[field], after: after.head[field]})),
    isOtherLook: before.look !== after.look,
  };
}

/** The pages once they were looked at. Where its words differ, a page's look follows from them. */
export function withLooks(
  pages: readonly PageChange[],
  looks: ReadonlyMap<string, {isDifferent: boolean}> = new Map(),
): PageChange[] {
  return pages.map((page) => ({
    ...page,
    isOtherLook:
      page.isOtherLook && page.words.length === 0 && (looks.get(page.path)?.isDifferent ?? true),
  }));
}

/** Whether there is nothing to notice on a page. */
export function isNothing({kind, words, head, isOtherLook}: PageChange): boolean {
  return kind === 'changed' && !isOtherLook && words.length + head.length === 0;
}

function unchanged(path: string, name: string): PageChange {
  return {path, kind: 'changed', name, words: [], head: [], isOtherLook: false};
}
