import type {AddressBook} from '@dental/practice';
import type {SiteHeaders} from './headers';

/** All that a host has to know: which address leads where, and which headers go with an answer. */
export interface HostRules {
  book: AddressBook;
  headers: SiteHeaders;
}

/**
 * Spells out the other ways of writing each address, for hosts that compare letter by letter. Another letter case is
 * not among them, as there are too many: there the 404 page leads on.
 * @param endings what may stand behind a path, such as a slash
 */
export function spelledOut(
  {pages, redirects}: AddressBook,
  endings: readonly string[],
): ReadonlyMap<string, string> {
  const rules = new Map(redirects);
  for (const [path, to] of [...redirects, ...[...pages].map((page) => [page, page] as const)]) {
    for (const ending of endings) {
      const spelling = path === '/' ? ending : path + ending;
      if (spelling.startsWith('/') && !pages.has(spelling) && !rules.has(spelling))
        rules.set(spelling, to);
    }
  }
  return rules;
}

/** The files in the site's folder that are for hosts and not for visitors, by their path. */
export const FOR_HOSTS = /^\/(?:_headers|_redirects)$|\.(?:br|gz)$/;
