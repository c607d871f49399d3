import leven from 'leven';
import {normalisePath, type AddressBook} from './resolve';

/**
 * Finds the pages that a visitor may have meant by an address that nothing is at. Old addresses count as names of
 * the pages that replaced them, and the last step of an address also counts by itself: `/veneers` is near
 * `/services/cosmetic-dentistry/veneers`.
 * @param path as it was requested
 * @param count how many pages to offer at most
 * @param limit how unlike an address may be, as a share of the longer one
 * @returns canonical paths, the nearest first; none for a path that no page could have
 */
export function nearestPages({pages, redirects}: AddressBook, path: string, {count = 3, limit = 0.5} = {}): string[] {
  const asked = normalisePath(path)?.replace(/\.\w+$/, '');
  if (asked === undefined || asked === '/' || asked.length > 200) return [];
  const nearness = new Map<string, number>();
  for (const [name, page] of [...[...pages].map((page) => [page, page] as const), ...redirects]) {
    if (page === '/') continue;
    const far = Math.min(unlikeness(asked, name), unlikeness(lastStep(asked), lastStep(name)) + 0.1);
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
