/** Every address that the site answers: its pages, and the old addresses that lead to them. */
export interface AddressBook {
  /** Canonical paths: lower case, no slash at the end, such as `/services/veneers`. */
  pages: ReadonlySet<string>;
  /** From an old path, in the same form, to the canonical path of the page that replaced it. */
  redirects: ReadonlyMap<string, string>;
}

/** What a path that a visitor requested turns out to be. */
export type Resolution =
  | {kind: 'page'; path: string}
  | {kind: 'redirect'; to: string}
  | {kind: 'not-found'};

const NOT_FOUND: Resolution = {kind: 'not-found'};

/**
 * Decides what to answer for a path (specification, section 2): the page itself, one hop to the
 * canonical spelling of it, one hop from an old address, or nothing. The target of a hop is always
 * taken from the book, never from the request, so it cannot lead off the site.
 * @param path the path as it came, still percent-encoded, without query or hash
 */
export function resolveAddress(book: AddressBook, path: string): Resolution {
  if (book.pages.has(path)) return {kind: 'page', path};
  const plain = normalisePath(path);
  if (plain === undefined) return NOT_FOUND;
  for (const candidate of [plain, withoutEnding(plain)]) {
    const to = book.pages.has(candidate) ? candidate : book.redirects.get(candidate);
    if (to !== undefined) return {kind: 'redirect', to};
  }
  return NOT_FOUND;
}

/**
 * Brings a path to the form of the address book: decoded, lower case, single slashes, none at the end. Only the
 * letters A to Z have a lower case here, as in the web servers that apply the same rules.
 * @returns undefined for a path that no page can have: broken encoding, control characters, `\`, `.` or `..` steps
 */
export function normalisePath(path: string): string | undefined {
  const decoded = decode(path);
  if (!decoded?.startsWith('/')) return undefined;
  const steps = decoded.split('/').filter((step) => step !== '');
  if (steps.some((step) => step === '.' || step === '..' || HOSTILE.test(step))) return undefined;
  return `/${steps.join('/').replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase())}`;
}

const HOSTILE = /[\u0000-\u001f\u007f\\]/;

/** What a part of an address says; undefined if its encoding is broken. */
export function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** `/about-us.html` and `/about-us/index.html` are spellings of `/about-us`. */
function withoutEnding(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** What the address book needs to know of a page. */
export interface AddressedPage {
  path: string;
  redirectFrom?: readonly string[];
}

/**
 * Makes the address book from the pages' own paths and their `redirectFrom`.
 * @param extraPaths further paths that are real, such as `/smile-gallery/page/2`
 */
export function routeTable(
  pages: readonly AddressedPage[],
  extraPaths: readonly string[] = [],
): AddressBook {
  return {
    pages: new Set([...pages.map((page) => page.path), ...extraPaths]),
    redirects: new Map(
      pages.flatMap((page) => (page.redirectFrom ?? []).map((from) => [from, page.path] as const)),
    ),
  };
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
export function packBook(
  {pages, redirects}: AddressBook,
  nameOf: (path: string) => string = () => '',
): string {
  const lines = new Map(
    [...pages].map((path) => [path, [path, nameOf(path).replaceAll(/\s+/g, ' ')]]),
  );
  for (const [from, page] of redirects) lines.get(page)?.push(from);
  return [...lines.values()].map((line) => line.join('\t')).join('\n');
}

/** The opposite of `packBook`. */
export function unpackBook(text: string): NamedBook {
  const [pages, redirects, names] = [
    new Set<string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  for (const line of text.split('\n')) {
    const [path = '', name, ...old] = line.split('\t');
    pages.add(path);
    if (name) names.set(path, name);
    for (const from of old) redirects.set(from, path);
  }
  return {pages, redirects, names};
}
