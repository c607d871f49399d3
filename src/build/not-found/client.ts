import {
  findNearestPages,
  getLanguage,
  type NamedBook,
  parseAddressBook,
  resolveAddress,
  resolveQuery,
  SPANISH_HOME,
  SPANISH_NOT_FOUND,
} from '@dental/practice';

/**
 * The element on the 404 page (src/theme/NotFound) for links to the nearest pages, with the
 * question above them.
 */
const SUGGESTIONS = '[data-nearest-pages]';

/**
 * Redirects from an old URL with a query, such as `/?page_id=5`. Only the sites that have one load
 * this code.
 * @returns true if another page loads
 */
export function redirectOldQuery(): boolean {
  const {hash, pathname, search} = window.location;
  const target = resolveQuery(readBook(), pathname, search);
  if (target === undefined) return false;
  window.stop();
  window.location.replace(target + hash);
  return true;
}

function readBook(): NamedBook {
  return parseAddressBook(document.currentScript?.dataset.addresses ?? '');
}

/**
 * Redirects from a URL variant or an old URL, on hosts that don't read our rules, or else suggests
 * the pages with the nearest addresses. It runs in the head of the 404 page, before the first paint
 * and before the site's own scripts, and reads the address book from its own tag.
 */
export function answerUnknownAddress(): void {
  const book = readBook();
  const {href, origin, pathname} = window.location;
  const answer = resolveAddress(book, pathname);
  if (answer.kind === 'page') return;
  if (answer.kind === 'redirect') {
    // Stop this page from loading and running.
    window.stop();
    // Keeps query and hash exactly: `location.search` drops a question mark without a query.
    window.location.replace(answer.to + href.slice((origin + pathname).length));
    return;
  }
  const isSpanish = getLanguage(pathname) === 'es' && book.pages.has(SPANISH_HOME);
  if (isSpanish && !document.documentElement.lang.startsWith('es')) {
    // This host has one 404 page for all addresses.
    window.stop();
    window.location.replace(SPANISH_NOT_FOUND);
    return;
  }
  const nearest = findNearestPages({...book, pages: new Set(book.names.keys())}, pathname);
  document.addEventListener('DOMContentLoaded', () => suggestPages(nearest, book.names));
}

function suggestPages(paths: readonly string[], names: NamedBook['names']): void {
  const place = document.querySelector<HTMLElement>(SUGGESTIONS);
  if (!place || paths.length === 0) return;
  const question = document.createElement('p');
  question.textContent = place.dataset.nearestPages ?? '';
  const list = document.createElement('ul');
  for (const path of paths) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = names.get(path) ?? path;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  place.append(question, list);
}
