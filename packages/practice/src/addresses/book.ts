/** Every address that the site answers: its pages, and the old URLs that redirect to them. */
export interface AddressBook {
  /** Canonical paths: lower case, no slash at the end, such as `/services/veneers`. */
  pages: ReadonlySet<string>;
  /**
   * From an old URL, in the form of `normalizeOldUrl`, to the canonical path of the page that
   * replaced it.
   */
  redirects: ReadonlyMap<string, string>;
}

/** The answer to a request for a path. */
export type Resolution =
  | {kind: 'page'; path: string}
  | {kind: 'redirect'; to: string}
  | {kind: 'not-found'};

const NO_PAGE: Resolution = {kind: 'not-found'};

/**
 * Decides how to answer a path (specification, section 2): with the page, with one redirect to its
 * canonical path, with one redirect from an old URL, or not at all. The target of a redirect always
 * comes from the book, never from the request, so that it can't be on another site.
 * @param path the path as requested, still percent-encoded, without query or hash
 */
export function resolveAddress(book: AddressBook, path: string): Resolution {
  if (book.pages.has(path)) return {kind: 'page', path};
  const normalized = normalizeAnyPath(path);
  if (normalized === undefined) return NO_PAGE;
  for (const candidate of [normalized, stripEnding(normalized)]) {
    const to = book.pages.has(candidate) ? candidate : book.redirects.get(candidate);
    if (to !== undefined) return {kind: 'redirect', to};
  }
  return NO_PAGE;
}

/**
 * Finds the page that replaced an old URL with a query, such as `/?page_id=5`. A redirect to it
 * drops the query, which belonged to the old site.
 * @param path the path as requested
 * @param query the query as requested, with or without its question mark
 * @returns the canonical path of the page; undefined if no old URL matches
 */
export function resolveQuery(
  {redirects}: AddressBook,
  path: string,
  query: string,
): string | undefined {
  const normalized = normalizeAnyPath(path);
  const parameters = new Set(listParameters(query));
  if (normalized === undefined || parameters.size === 0) return undefined;
  for (const [from, to] of redirects) {
    const [oldPath = '', oldQuery] = from.split('?');
    if (oldQuery === undefined || stripEnding(oldPath) !== stripEnding(normalized)) continue;
    if (listParameters(oldQuery).every((parameter) => parameters.has(parameter))) return to;
  }
  return undefined;
}

/** Returns true if the site answers an old URL with the page that replaced it. */
export function isAnswered(book: AddressBook, url: string): boolean {
  const [path = '', query] = url.split('?');
  if (query !== undefined) return resolveQuery(book, encodeURI(path), query) !== undefined;
  return resolveAddress(book, encodeURI(path)).kind !== 'not-found';
}

/**
 * Converts an old URL of `redirectFrom` to the form of the address book: the path as in
 * `normalizePath`, then its query, if any, in lower case with sorted parameters. An encoding of the
 * older kind (Latin-1) and a lone percent sign are accepted.
 * @returns undefined for a URL that no host can redirect, such as one that is encoded twice
 */
export function normalizeOldUrl(url: string): string | undefined {
  if (url.includes('#')) return undefined;
  const [path = '', query = ''] = url.trim().split(/\?(.*)/s);
  const normalized = normalizeAnyPath(path.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  if (normalized === undefined || /[?#]|%[\da-f]{2}/.test(normalized)) return undefined;
  if (encodeURI(normalized).length > MAX_OLD_PATH_CHARS) return undefined;
  const parameters = listParameters(query);
  if (parameters.length === 0) return normalized;
  const names = new Set(parameters.map((parameter) => PARAMETER.exec(parameter)?.[1]));
  if (names.has(undefined) || names.size < parameters.length) return undefined;
  return `${normalized}?${parameters.sort().join('&')}`;
}

/** Longer paths don't fit a line for Cloudflare Pages, or the buckets of nginx. */
const MAX_OLD_PATH_CHARS = 400;

/** All hosts read these parameters alike: nginx can't tell an empty one from none. */
const PARAMETER = /^(\w+)=[\w.~%+,:/-]+$/;

function listParameters(query: string): string[] {
  const parameters = query.replace(/^\?/, '').toLowerCase().split('&');
  return parameters.filter((parameter) => parameter !== '');
}

/** Normalizes a path whose letters beyond A to Z may be encoded as Latin-1, as in old links. */
function normalizeAnyPath(path: string): string | undefined {
  const toUtf8 = (byte: string) =>
    encodeURIComponent(String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
  return normalizePath(path) ?? normalizePath(path.replaceAll(/%[89a-f][\da-f]/gi, toUtf8));
}

/**
 * Converts a path to the form of the address book: decoded, composed (Unicode NFC), lower case,
 * single slashes, none at the end. Only the letters A to Z become lower case, as in the web servers
 * that apply the same rules.
 * @returns undefined for a path that no page can have: broken encoding, control characters, `\`, or
 *   a step `.` or `..`
 */
export function normalizePath(path: string): string | undefined {
  const decoded = decodePath(path)?.normalize('NFC');
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

/**
 * Removes what other websites and mail programs add to an address: `/about-us.php`,
 * `/about-us/index.html`, `/index.php/about-us`, `/about-us/amp`, and `/about-us).` are variants of
 * `/about-us`. hosting/nginx/http.conf has the same patterns.
 */
export function stripEnding(path: string): string {
  return path.replace(END_OF_SENTENCE, '').replace(VARIANT, '$1') || '/';
}

const END_OF_SENTENCE = /\/?[)\]>,.;:!' ]{1,3}$/;

const VARIANT =
  /^(?:\/index\.php(?=\/))?(.*?)(?:\/(?:amp|feed))?(?:\/index)?(?:\.(?:html?|php|aspx?))?$/s;

/** The fields of a page that the address book needs. */
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
      pages.flatMap(({path, redirectFrom = []}) =>
        redirectFrom.flatMap((url) => {
          const from = normalizeOldUrl(url);
          return from === undefined ? [] : [[from, path] as const];
        }),
      ),
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

/** Parses the text of `serializeAddressBook`. */
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
