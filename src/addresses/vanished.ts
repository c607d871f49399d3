import {nearestPages} from './nearest';
import {resolveAddress, type AddressBook} from './resolve';

/** An address that led somewhere once, and leads nowhere now. */
export interface VanishedAddress {
  path: string;
  /** The page that most likely took its place: what it was renamed to, one with almost the same address, or
   * the page above it. */
  heir: string;
}

/**
 * Finds the addresses that would give 404 from now on.
 * @param before every path that was a page or led to one
 * @param renamed from the paths of pages that are known to have moved to where they are now
 */
export function vanishedAddresses(
  before: Iterable<string>,
  book: AddressBook,
  renamed: ReadonlyMap<string, string> = new Map(),
): VanishedAddress[] {
  return [...new Set(before)]
    .filter((path) => resolveAddress(book, path).kind === 'not-found')
    .sort()
    .map((path) => ({
      path,
      heir: renamed.get(path) ?? nearestPages(book, path, {count: 1, limit: 0.15})[0] ?? above(book, path),
    }));
}

/** The nearest page above a path: `/services` for `/services/gone`. */
function above({pages}: AddressBook, path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent === '') return '/';
  return pages.has(parent) ? parent : above({pages, redirects: new Map()}, parent);
}

/**
 * The paths in a sitemap (sitemaps.org), without the site's own address.
 * @throws RangeError if no address stands in it
 */
export function pathsOfSitemap(xml: string): string[] {
  const paths = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (paths.length === 0) throw new RangeError('The sitemap has no address in it.');
  return paths;
}
