/** Every address that the site answers: its pages, and the old addresses that lead to them. */
export interface AddressBook {
  /** Canonical paths: lower case, no slash at the end, such as `/services/veneers`. */
  pages: ReadonlySet<string>;
  /** From an old path, in the same form, to the canonical path of the page that replaced it. */
  redirects: ReadonlyMap<string, string>;
}

/** What a path that a visitor requested turns out to be. */
export type Resolution =
  {kind: 'page'; path: string} | {kind: 'redirect'; to: string; reason: 'canonical' | 'legacy'} | {kind: 'not-found'};

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
    if (book.pages.has(candidate)) return {kind: 'redirect', to: candidate, reason: 'canonical'};
    const replacement = book.redirects.get(candidate);
    if (replacement !== undefined) return {kind: 'redirect', to: replacement, reason: 'legacy'};
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

function decode(path: string): string | undefined {
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
