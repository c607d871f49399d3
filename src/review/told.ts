import type {PageChange} from './comparePages';
import {entriesOf, type Entry} from './entries';
import type {Sight} from './looks';

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
export function afterLooking(pages: readonly PageChange[], sights: ReadonlyMap<string, Sight>): Told {
  const seen = pages.map((page) => {
    const sight = sights.get(page.path);
    if (!sight) return page;
    // Other pages with the same words were not looked at: what is heard of an example is told with its words.
    if (hasOtherWords(page)) return {...page, looks: page.isRestyled ? sight.looks : []};
    return {...page, looks: sight.looks, heard: sight.heard};
  });
  const isTold = ({kind, looks, heard, head, data, parts}: PageChange) =>
    kind !== 'changed' || [looks, heard, head, data, ...Object.values(parts)].some((list) => list.length > 0);
  return {entries: entriesOf(seen.filter(isTold)), unseen: seen.filter((page) => !isTold(page))};
}

/** Whether what is read on the page differs, pictures included. */
export function hasOtherWords({parts}: PageChange): boolean {
  return Object.values(parts).some((changes) => changes.length > 0);
}
