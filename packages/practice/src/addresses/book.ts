import type {AddressBook} from './resolve';

/** What the address book needs to know of a page. */
export interface AddressedPage {
  path: string;
  redirectFrom?: readonly string[];
}

/** An old address that cannot lead anywhere, with the page that claims it. */
export interface AddressConflict<Page> {
  page: Page;
  from: string;
  reason: 'is-this-page' | 'is-a-page' | 'written-twice' | 'claimed-twice';
  /** The page that has the address already. */
  other: string;
}

/**
 * Makes the address book from the pages' own paths and their `redirectFrom`.
 * @param extraPaths further paths that are real, such as `/smile-gallery/page/2`
 */
export function routeTable(pages: readonly AddressedPage[], extraPaths: readonly string[] = []): AddressBook {
  return {
    pages: new Set([...pages.map((page) => page.path), ...extraPaths]),
    redirects: new Map(pages.flatMap((page) => (page.redirectFrom ?? []).map((from) => [from, page.path] as const))),
  };
}

/**
 * Finds the old addresses that would make a loop (the page itself), a chain (another page that is real,
 * and might have been moved itself) or two answers (claimed by two pages, each of which is named).
 */
export function addressConflicts<Page extends AddressedPage>(pages: readonly Page[]): AddressConflict<Page>[] {
  const real = new Set(pages.map((page) => page.path));
  const claims = pages.flatMap((page) => (page.redirectFrom ?? []).map((from, index) => ({page, from, index})));
  return claims.flatMap(({page, from, index}): AddressConflict<Page>[] => {
    if (from === page.path) return [{page, from, reason: 'is-this-page', other: page.path}];
    if (real.has(from)) return [{page, from, reason: 'is-a-page', other: from}];
    if (page.redirectFrom!.indexOf(from) < index) return [{page, from, reason: 'written-twice', other: page.path}];
    const other = claims.find((claim) => claim.from === from && claim.page !== page)?.page.path;
    return other === undefined ? [] : [{page, from, reason: 'claimed-twice', other}];
  });
}

/** An address book with the names by which its pages are offered; a page without one is not offered. */
export interface NamedBook extends AddressBook {
  names: ReadonlyMap<string, string>;
}

/**
 * Writes an address book as text, for a file or a browser: a line for each page with its path, its name, and the old
 * addresses that lead to it, with tabs between.
 * @param nameOf the name of the page at a path; empty for one without
 */
export function packBook({pages, redirects}: AddressBook, nameOf: (path: string) => string = () => ''): string {
  const lines = new Map([...pages].map((path) => [path, [path, nameOf(path).replaceAll(/\s+/g, ' ')]]));
  for (const [from, page] of redirects) lines.get(page)?.push(from);
  return [...lines.values()].map((line) => line.join('\t')).join('\n');
}

/** The opposite of `packBook`. */
export function unpackBook(text: string): NamedBook {
  const [pages, redirects, names] = [new Set<string>(), new Map<string, string>(), new Map<string, string>()];
  for (const line of text.split('\n')) {
    const [path = '', name, ...old] = line.split('\t');
    pages.add(path);
    if (name) names.set(path, name);
    for (const from of old) redirects.set(from, path);
  }
  return {pages, redirects, names};
}
