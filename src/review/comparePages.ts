import {alignBlocks, type BlockChange} from './alignBlocks';
import type {BuiltSite} from './builtSite';
import {nameOfPage, readPage, type Area, type Head, type PageReading} from './pageReading';

/** A field of the head that differs. */
export interface HeadChange {
  field: 'title' | 'description' | 'canonical' | 'image';
  before: string;
  after: string;
}

export interface DataChange {
  place: string;
  before?: string;
  after?: string;
}

/** In which way a page looks different: `other` until it was looked at; the last two if it does so nowhere else. */
export type Look = 'colors' | 'letters' | 'shapes' | 'other' | 'opened' | 'print';

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
  head: HeadChange[];
  /** What differs in a part of the page. */
  parts: Record<Area, BlockChange[]>;
  data: DataChange[];
  /** In which ways it looks different beside what follows from other words. */
  looks: readonly Look[];
  /** Whether its style sheets differ. */
  isRestyled: boolean;
  /** What somebody who listens to it notices, in sentences; known once it was looked at. */
  heard: readonly string[];
  /** How the page reads before and after, for measures. */
  before?: PageReading;
  after?: PageReading;
}

export const AREAS: readonly Area[] = ['main', 'top', 'foot', 'around'];

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
    if (old === undefined) return [{...nothing(path, reading), kind: 'new', after: reading}];
    const difference = old === html && !from ? undefined : compareReadings(path, readPage(old, before.hashOf), reading);
    if (from !== undefined) return [{...(difference ?? nothing(path, reading)), kind: 'moved', from}];
    // The same bytes can show another picture.
    const same = difference ?? compareReadings(path, readPage(old, before.hashOf), reading);
    return same ? [same] : [];
  });
  const gone = [...before.pages]
    .filter(([path]) => !after.pages.has(path) && !takenOver.has(path))
    .map(([path, html]): PageChange => {
      const reading = readPage(html, before.hashOf);
      const to = after.redirects.get(path);
      return {...nothing(path, reading), kind: 'removed', before: reading, ...(to !== undefined && {to})};
    });
  return [...now, ...gone, ...redirected(before, after)];
}

/** Addresses that lead on to a page now, to another, or nowhere: people have them in their bookmarks. */
function redirected(before: BuiltSite, after: BuiltSite): PageChange[] {
  const fresh = [...after.redirects].filter(([path]) => !before.redirects.has(path) && !before.pages.has(path));
  return [
    ...[...before.redirects]
      .filter(([path, from]) => !after.pages.has(path) && after.redirects.get(path) !== from)
      // Where the page that it led to has moved, it has gone with it.
      .filter(([path, from]) => !after.redirects.has(path) || after.redirects.get(path) !== after.redirects.get(from))
      .map(([path, from]): PageChange => ({
        ...noChange(path, path),
        kind: 'redirected',
        from,
        to: after.redirects.get(path),
      })),
    ...fresh.map(([path, to]): PageChange => ({...noChange(path, path), kind: 'redirected', to})),
  ];
}

/** What differs between two versions of a page; undefined if patients, and what reads to them, get the same. */
export function compareReadings(path: string, before: PageReading, after: PageReading): PageChange | undefined {
  const change: PageChange = {
    ...nothing(path, after),
    head: headChanges(before.head, after.head),
    parts: parts((area) => alignBlocks(before.areas[area], after.areas[area])),
    data: dataChanges(before.data, after.data),
    looks: before.look === after.look ? [] : ['other'],
    isRestyled: before.styles !== after.styles,
    before,
    after,
  };
  return isNothing(change) ? undefined : change;
}

function isNothing({head, parts: own, data, looks}: PageChange): boolean {
  return head.length === 0 && data.length === 0 && looks.length === 0 && AREAS.every((area) => own[area].length === 0);
}

function nothing(path: string, reading: PageReading): PageChange {
  return noChange(path, nameOfPage(path, reading));
}

function noChange(path: string, name: string): PageChange {
  const none = {head: [], parts: parts(() => []), data: [], looks: [], isRestyled: false, heard: []};
  return {path, kind: 'changed', name, ...none};
}

function parts(make: (area: Area) => BlockChange[]): Record<Area, BlockChange[]> {
  return {main: make('main'), top: make('top'), foot: make('foot'), around: make('around')};
}

function headChanges(before: Head, after: Head): HeadChange[] {
  const texts = (['title', 'description', 'canonical'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({field, before: before[field], after: after[field]}));
  const isSame = before.imageHash === after.imageHash && (before.imageHash !== '' || before.image === after.image);
  return isSame ? texts : [...texts, {field: 'image', before: before.image, after: after.image}];
}

function dataChanges(before: Record<string, string>, after: Record<string, string>): DataChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((place) => before[place] !== after[place])
    .map((place) => ({place, before: before[place], after: after[place]}));
}
