import type {AddressBook} from '@dental/practice';
import type {SiteHeaders} from './headers';

/** The rules for a host: all pages and redirects, and the headers of every answer. */
export interface HostRules {
  book: AddressBook;
  headers: SiteHeaders;
  /** The time zone of the practice if the site counts taps. */
  countsIn?: string | undefined;
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
  const oldPaths = [...redirects].filter(([from]) => !from.includes('?'));
  const targets = new Map(oldPaths);
  const pageTargets = [...pages].map((page) => [page, page] as const);
  for (const [path, target] of [...oldPaths, ...pageTargets]) {
    for (const ending of endings) {
      const variant = path === '/' ? ending : path + ending;
      if (variant.startsWith('/') && !pages.has(variant) && !targets.has(variant))
        targets.set(variant, target);
    }
  }
  return targets;
}

/** An old URL with a query, such as `/index.php?page_id=5`, and the page that replaced it. */
export interface QueryRedirect {
  path: string;
  /** Sorted, such as `page_id=5`. */
  parameters: readonly string[];
  to: string;
}

/** Lists the old URLs with a query. */
export function listQueryRedirects({redirects}: AddressBook): QueryRedirect[] {
  return [...redirects].flatMap(([from, to]) => {
    const [path = '', query] = from.split('?');
    return query === undefined ? [] : [{path, parameters: query.split('&'), to}];
  });
}

/** The paths of files in the site's folder that are for hosts, not for visitors. */
export const HOST_FILES = /^\/(?:_headers|_redirects|_worker\.js|_routes\.json)$|\.(?:br|gz)$/;
