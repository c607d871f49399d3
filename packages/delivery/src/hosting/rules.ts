import type {AddressBook} from '@dental/practice';
import type {SiteHeaders} from './headers';

/** The rules for a host: all pages and redirects, and the headers of every answer. */
export interface HostRules {
  book: AddressBook;
  headers: SiteHeaders;
}

/**
 * Adds the URL variants of each page and redirect, for hosts that compare letter by letter.
 * Variants in another case aren't included, since there are too many: the 404 page redirects them.
 * @param endings the possible ends of a variant, such as a slash
 * @returns the target of each URL
 */
export function addVariants(
  {pages, redirects}: AddressBook,
  endings: readonly string[],
): ReadonlyMap<string, string> {
  const targets = new Map(redirects);
  const pageTargets = [...pages].map((page) => [page, page] as const);
  for (const [path, target] of [...redirects, ...pageTargets]) {
    for (const ending of endings) {
      const variant = path === '/' ? ending : path + ending;
      if (variant.startsWith('/') && !pages.has(variant) && !targets.has(variant))
        targets.set(variant, target);
    }
  }
  return targets;
}

/** The paths of files in the site's folder that are for hosts, not for visitors. */
export const HOST_FILES = /^\/(?:_headers|_redirects)$|\.(?:br|gz)$/;
