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
export function addressBook(pages: readonly AddressedPage[], extraPaths: readonly string[] = []): AddressBook {
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
  const owners = new Map<string, Page>();
  const conflicts: AddressConflict<Page>[] = [];
  for (const page of pages) {
    for (const from of page.redirectFrom ?? []) {
      const owner = owners.get(from);
      if (from === page.path) conflicts.push({page, from, reason: 'is-this-page', other: page.path});
      else if (real.has(from)) conflicts.push({page, from, reason: 'is-a-page', other: from});
      else if (owner === page) conflicts.push({page, from, reason: 'written-twice', other: page.path});
      else if (owner !== undefined) conflicts.push(...claimedTwice(from, owner, page));
      else owners.set(from, page);
    }
  }
  return conflicts;
}

function claimedTwice<Page extends AddressedPage>(from: string, one: Page, other: Page): AddressConflict<Page>[] {
  return [
    {page: one, from, reason: 'claimed-twice', other: other.path},
    {page: other, from, reason: 'claimed-twice', other: one.path},
  ];
}

/** The address book as it is written to a file or travels to a browser. */
export interface PackedBook {
  /** From each canonical path to the name of its page; empty for a page that is not offered by name. */
  titles: Record<string, string>;
  /** From each canonical path to the old addresses that lead to it. */
  from: Record<string, string[]>;
}

/** Packs an address book, each path once. */
export function packBook({pages, redirects}: AddressBook, titleOf: (path: string) => string): PackedBook {
  const from: PackedBook['from'] = {};
  for (const [old, page] of redirects) (from[page] ??= []).push(old);
  return {titles: Object.fromEntries([...pages].map((path) => [path, titleOf(path)])), from};
}

/** The opposite of `packBook`. */
export function unpackBook({titles, from}: PackedBook): AddressBook {
  return {
    pages: new Set(Object.keys(titles)),
    redirects: new Map(Object.entries(from).flatMap(([page, paths]) => paths.map((old) => [old, page] as const))),
  };
}
