import {UserError} from '../userError.mjs';
import {nearestPages} from './suggestPages';
import {resolveAddress, type AddressBook} from './resolve';

/** The addresses that a site answered earlier. */
export interface FormerAddresses {
  /** From each path to the path of the page that it led to: for a page's own, the same. */
  led: ReadonlyMap<string, string>;
  /** From the paths of pages that are known to have moved to where they are now. */
  renamed: ReadonlyMap<string, string>;
}

/** An address that led somewhere once, and leads nowhere now. */
export interface VanishedAddress {
  path: string;
  /** The page that most likely takes its place: the one that it led to, what that was renamed to, one with almost
   * the same address, or the page above it. */
  replacement: string;
}

/**
 * Finds the addresses that would give 404 from now on.
 * @param candidates the pages that can take the place of another, if not all can
 */
export function vanishedAddresses(
  {led, renamed}: FormerAddresses,
  book: AddressBook,
  candidates: AddressBook = book,
): VanishedAddress[] {
  const replacementOf = (page: string) => {
    const now = renamed.get(page) ?? page;
    if (candidates.pages.has(now)) return now;
    return nearestPages(candidates, page, {count: 1, limit: 0.15})[0] ?? above(candidates, page);
  };
  return [...led]
    .filter(([path]) => resolveAddress(book, path).kind === 'not-found')
    .map(([path, page]) => ({path, replacement: replacementOf(page)}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The nearest page above a path: `/services` for `/services/gone`. */
function above(candidates: AddressBook, path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent === '') return '/';
  return candidates.pages.has(parent) ? parent : above(candidates, parent);
}

/**
 * The paths in a sitemap (sitemaps.org), without the site's own address.
 * @throws {UserError} if no address is in it
 */
export function pathsOfSitemap(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => address);
  const paths = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).pathname);
  if (paths.length === 0) throw new UserError('The sitemap has no address in it.', 'Name another file after --base.');
  return paths;
}
