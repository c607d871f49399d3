import {createHash} from 'node:crypto';
import {countEqualEnds} from '@dental/content';
import type {Block} from './blocks';
import type {BuiltSite} from './builtSite';
import {compareBlocks, type BlockChange} from './compareBlocks';
import {HEAD_NAMES, readPage, type PageReading} from './readPage';

/** A field of the head that differs. */
export interface HeadChange {
  field: keyof typeof HEAD_NAMES;
  before: string;
  after: string;
}

/** The changes to a page that patients get. */
export interface PageChange {
  path: string;
  kind: 'changed' | 'new' | 'removed' | 'moved';
  /** The heading of the page, as its name in sentences. */
  name: string;
  /** The old path of a page that moved. */
  from?: string;
  /** The path that a removed page redirects to, if any. */
  to?: string | undefined;
  words: BlockChange[];
  head: HeadChange[];
  /** A key of the difference in elements, styles, and pictures: the same on pages that share it. */
  look?: string | undefined;
  /** True if it may look different; see `applyLooks`. */
  looksDifferent: boolean;
  blocks?: readonly Block[];
}

/** Compares two builds of the site, page by page, and omits pages without a difference. */
export function compareSites(before: BuiltSite, after: BuiltSite): PageChange[] {
  const newPaths = findMoves(before, after);
  const oldPaths = new Map([...newPaths].map(([from, to]) => [to, from]));
  /** Updates the links to moved pages, so that they don't count as changes. */
  const followMoves = (html: string) =>
    html.replaceAll(/(?<=href="?)\/[\w/-]+/g, (path) => newPaths.get(path) ?? path);

  const changes: PageChange[] = [];
  for (const [path, html] of after.pages) {
    const from = oldPaths.get(path);
    const oldHtml = before.pages.get(from ?? path);
    const reading = readPage(path, html, after.hashOf);
    if (oldHtml === undefined) {
      changes.push({
        ...createUnchangedPage(path, reading.name),
        kind: 'new',
        blocks: reading.blocks,
      });
      continue;
    }
    // Read even if the HTML is the same, because a picture can change under the same name.
    const change = comparePage(path, readPage(path, followMoves(oldHtml), before.hashOf), reading);
    if (from !== undefined) changes.push({...change, kind: 'moved', from});
    else if (hasChanges(change)) changes.push(change);
  }
  for (const [path, html] of before.pages) {
    if (after.pages.has(path) || newPaths.has(path)) continue;
    const {name} = readPage(path, html, before.hashOf);
    changes.push({
      ...createUnchangedPage(path, name),
      kind: 'removed',
      to: after.redirects.get(path),
    });
  }
  return changes;
}

/** The new path of each page that moved, by its old path. */
function findMoves(before: BuiltSite, after: BuiltSite): Map<string, string> {
  const moves = new Map<string, string>();
  for (const from of before.pages.keys()) {
    const to = after.redirects.get(from) ?? '';
    if (!after.pages.has(from) && after.pages.has(to) && !before.pages.has(to)) moves.set(from, to);
  }
  return moves;
}

function comparePage(path: string, before: PageReading, after: PageReading): PageChange {
  const fields = Object.keys(HEAD_NAMES) as HeadChange['field'][];
  const look = before.look === after.look ? undefined : hashDifference(before.look, after.look);
  return {
    ...createUnchangedPage(path, after.name),
    words: compareBlocks(before.blocks, after.blocks),
    head: fields
      .filter((field) => before.head[field] !== after.head[field])
      .map((field) => ({field, before: before.head[field], after: after.head[field]})),
    look,
    looksDifferent: look !== undefined,
  };
}

/** A digest of the part that differs between two texts, from the first difference to the last. */
function hashDifference(before: string, after: string): string {
  const [start, end] = countEqualEnds(before, after);
  const parts = [before, after].map((text) => text.slice(start, text.length - end));
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/**
 * Sets which pages look different apart from their words. A page that wasn't photographed looks
 * different if a photographed one with the same difference does.
 * @param looks the results of the photographed pages, by path
 */
export function applyLooks(
  pages: readonly PageChange[],
  looks: ReadonlyMap<string, {isDifferent: boolean}> = new Map(),
): PageChange[] {
  const visible = new Set(
    pages
      .filter(({path, words}) => words.length === 0 && looks.get(path)?.isDifferent)
      .map(({look}) => look),
  );
  const looksDifferent = ({path, words, look}: PageChange) => {
    if (look === undefined || words.length > 0) return false;
    return looks.get(path)?.isDifferent ?? (looks.size === 0 || visible.has(look));
  };
  return pages.map((page) => ({...page, looksDifferent: looksDifferent(page)}));
}

/** Returns true if patients can notice the change. */
export function hasChanges({kind, words, head, looksDifferent}: PageChange): boolean {
  return kind !== 'changed' || looksDifferent || words.length + head.length > 0;
}

function createUnchangedPage(path: string, name: string): PageChange {
  return {path, kind: 'changed', name, words: [], head: [], looksDifferent: false};
}
