/** Every address that the site answers: its pages, and the old URLs that redirect to them. */
export interface AddressBook {
  /** Canonical paths: lower case, no slash at the end, such as `/services/veneers`. */
  pages: ReadonlySet<string>;
  /** From an old path, in the same form, to the canonical path of the page that replaced it. */
  redirects: ReadonlyMap<string, string>;
}

/** The answer to a request for a path. */
export type Resolution =
  | {kind: 'page'; path: string}
  | {kind: 'redirect'; to: string}
  | {kind: 'not-found'};

const NOT_FOUND: Resolution = {kind: 'not-found'};

/**
 * Decides how to answer a path (specification, section 2): with the page, with one redirect to its
 * canonical path, with one redirect from an old URL, or not at all. The target of a redirect always
 * comes from the book, never from the request, so that it can't be on another site.
 * @param path the path as requested, still percent-encoded, without query or hash
 */
export function resolveAddress(book: AddressBook, path: string): Resolution {
  if (book.pages.has(path)) return {kind: 'page', path};
  const normalized = normalizePath(path);
  if (normalized === undefined) return NOT_FOUND;
  for (const candidate of [normalized, withoutExtension(normalized)]) {
    const to = book.pages.has(candidate) ? candidate : book.redirects.get(candidate);
    if (to !== undefined) return {kind: 'redirect', to};
  }
  return NOT_FOUND;
}

/**
 * Converts a path to the form of the address book: decoded, lower case, single slashes, none at the
 * end. Only the letters A to Z become lower case, as in the web servers that apply the same rules.
 * @returns undefined for a path that no page can have: broken encoding, control characters, `\`, or
 *   a step `.` or `..`
 */
export function normalizePath(path: string): string | undefined {
  const decoded = decodePath(path);
  if (!decoded?.startsWith('/')) return undefined;
  const steps = decoded.split('/').filter((step) => step !== '');
  if (steps.some((step) => step === '.' || step === '..' || UNSAFE_CHARACTERS.test(step)))
    return undefined;
  return `/${steps.join('/').replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase())}`;
}

const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;

/** Decodes a part of an address; undefined if its encoding is broken. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** `/about-us.html` and `/about-us/index.html` are variants of `/about-us`. */
function withoutExtension(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** A page, as far as the address book needs it. */
export interface PageAddresses {
  path: string;
  redirectFrom?: readonly string[] | undefined;
}

/**
 * Creates the address book from the pages' own paths and their `redirectFrom`.
 * @param extraPaths the paths of pages without a file, such as `/smile-gallery/page/2`
 */
export function createAddressBook(
  pages: readonly PageAddresses[],
  extraPaths: readonly string[] = [],
): AddressBook {
  return {
    pages: new Set([...pages.map((page) => page.path), ...extraPaths]),
    redirects: new Map(
      pages.flatMap((page) => (page.redirectFrom ?? []).map((from) => [from, page.path] as const)),
    ),
  };
}

/** An address book with the names of its pages; a page without a name is never suggested. */
export interface NamedBook extends AddressBook {
  names: ReadonlyMap<string, string>;
}

/**
 * Serializes an address book for a file or a browser: one line per page with its path, its name,
 * and its old URLs, separated by tabs.
 * @param nameOf the name of the page at a path; empty for none
 */
export function serializeAddressBook(
  {pages, redirects}: AddressBook,
  nameOf: (path: string) => string = () => '',
): string {
  const lines = new Map(
    [...pages].map((path) => [path, [path, nameOf(path).replaceAll(/\s+/g, ' ')]]),
  );
  for (const [from, page] of redirects) lines.get(page)?.push(from);
  return [...lines.values()].map((line) => line.join('\t')).join('\n');
}

/** Parses the text of `packBook`. */
export function parseAddressBook(text: string): NamedBook {
  const pages = new Set<string>();
  const redirects = new Map<string, string>();
  const names = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [path = '', name, ...oldPaths] = line.split('\t');
    pages.add(path);
    if (name) names.set(path, name);
    for (const from of oldPaths) redirects.set(from, path);
  }
  return {pages, redirects, names};
}
