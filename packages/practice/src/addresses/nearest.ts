import leven from 'leven';
import {type AddressBook, normalisePath, resolveAddress} from './book';

/**
 * Finds the pages that a visitor may have meant by an address that nothing is at. Old addresses count as names of
 * the pages that replaced them, and the last step of an address also counts by itself: `/veneers` is near
 * `/services/cosmetic-dentistry/veneers`.
 * @param path as it was requested
 * @param count how many pages to offer at most
 * @param limit how unlike an address may be, as a share of the longer one
 * @returns canonical paths, the nearest first; none for a path that no page could have
 */
export function nearestPages(
  {pages, redirects}: AddressBook,
  path: string,
  {count = 3, limit = 0.5} = {},
): string[] {
  const asked = normalisePath(path)?.replace(/\.\w+$/, '');
  if (asked === undefined || asked === '/' || asked.length > 200) return [];
  const nearness = new Map<string, number>();
  for (const [name, page] of [...[...pages].map((page) => [page, page] as const), ...redirects]) {
    if (page === '/') continue;
    const far = Math.min(
      unlikeness(asked, name),
      unlikeness(lastStep(asked), lastStep(name)) + 0.1,
    );
    nearness.set(page, Math.min(far, nearness.get(page) ?? 1));
  }
  return [...nearness]
    .filter(([, far]) => far <= limit)
    .sort(([, a], [, b]) => a - b)
    .slice(0, count)
    .map(([page]) => page);
}

function unlikeness(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length);
}

function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Finds the addresses that would give 404 from now on.
 * @param former from each path that a site answered earlier to the path of the page that it led to: for a page's own, the same
 * @param candidates the pages that can take the place of another, if not all can
 * @returns each with the page that most likely takes its place: the one that it led to, one with almost the same address, or
 *   the one above
 */
export function vanishedAddresses(
  former: ReadonlyMap<string, string>,
  book: AddressBook,
  candidates: AddressBook = book,
) {
  const replacementOf = (page: string) => {
    if (candidates.pages.has(page)) return page;
    return nearestPages(candidates, page, {count: 1, limit: 0.15})[0] ?? above(candidates, page);
  };
  return [...former]
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
