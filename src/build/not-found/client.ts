import {type NamedBook, nearestPages, resolveAddress, unpackBook} from '@dental/practice';

/** The element on the 404 page (src/theme/NotFound) in which the nearest pages are offered. */
const PLACE = '[data-nearest-pages]';

/**
 * What the 404 page does before anything else, on hosts whose server knows no rules: it sends the visitor on from
 * another spelling or an old address, and otherwise offers the pages whose addresses are nearest. It runs in the
 * head, before there is anything to see and before the site's own scripts, and finds the address book in its own tag.
 */
export function answerUnknownAddress(): void {
  const book = unpackBook(document.currentScript?.dataset.addresses ?? '');
  const {href, origin, pathname} = window.location;
  const answer = resolveAddress(book, pathname);
  if (answer.kind === 'page') return;
  if (answer.kind === 'redirect') {
    // Nothing of this page is to be seen or run any more.
    window.stop();
    // Query and hash as they are: `search` knows nothing of a question mark alone.
    window.location.replace(answer.to + href.slice((origin + pathname).length));
    return;
  }
  const near = nearestPages({...book, pages: new Set(book.names.keys())}, pathname);
  document.addEventListener('DOMContentLoaded', () => offer(near, book.names));
}

function offer(paths: readonly string[], names: NamedBook['names']): void {
  const place = document.querySelector(PLACE);
  if (!place || paths.length === 0) return;
  const question = document.createElement('p');
  question.textContent = 'Were you looking for one of these?';
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
