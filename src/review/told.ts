import type {PageChange} from './comparePages';
import {entriesOf, type Entry} from './entries';
import type {Look} from './looks';

/** What a review has to tell of the pages. */
export interface Told {
  entries: Entry[];
  /** Pages whose elements or styles differ without anything to see or hear. */
  unseen: readonly PageChange[];
}

/** The changes of the pages, as they are known without a browser. */
export function toldOf(pages: readonly PageChange[]): Told {
  return {entries: entriesOf(pages), unseen: []};
}

/** The same, once the pages were looked at: what nobody can see or hear is told of in a number only. */
export function afterLooking(pages: readonly PageChange[], looks: ReadonlyMap<string, Look>): Told {
  const unseen = pages.filter((page) => isOnlyLook(page) && isSame(looks.get(page.path)));
  const blind = new Set(unseen.map(({path}) => path));
  const seen = pages
    .map((page) => (blind.has(page.path) ? {...page, look: false} : page))
    .filter((page) => page.kind !== 'changed' || page.look || hasMore(page));
  return {entries: entriesOf(seen), unseen: unseen.filter((page) => !hasMore(page))};
}

function isOnlyLook(page: PageChange): boolean {
  return page.look && Object.values(page.parts).every((changes) => changes.length === 0);
}

function hasMore({parts, head, data}: PageChange): boolean {
  return head.length > 0 || data.length > 0 || Object.values(parts).some((changes) => changes.length > 0);
}

function isSame(look: Look | undefined): boolean {
  return look?.screens.length === 0 && look.heard.length === 0 && look.obstacles.length === 0;
}
