import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {type AddressBook, escapeHtml, packBook} from '@dental/practice';
import {browserScript} from '@dental/content/output';

/** How many characters of addresses the 404 page holds at most; with more, the old ones are a file of their own. */
const MOST_INLINE = 16_000;

/** What the 404 page needs to answer unknown addresses. */
export interface NotFoundScript {
  /** The first element of its head. */
  html: string;
  /** Files below the site's folder, by their names. */
  files: Record<string, string>;
}

/**
 * Makes what comes first in the head of the 404 page: the code that looks the address up in the address book. The book
 * is in an attribute, because a visitor with another spelling waits for it; where old addresses are too many for that,
 * they are in a file, which is requested only when the pages' own addresses have no answer.
 * @param root the project folder
 * @param nameOf the name by which the page at a path is offered; empty for one that is not
 */
export async function notFoundScript(
  root: string,
  book: AddressBook,
  nameOf: (path: string) => string,
): Promise<NotFoundScript> {
  const code = await browserScript(
    "import {answerUnknownAddress} from './client'; answerUnknownAddress();",
    join(root, 'src/build/not-found'),
  );
  const whole = packBook(book, nameOf);
  if (whole.length <= MOST_INLINE) return {html: script(code, {addresses: whole}), files: {}};
  const old = packBook(book);
  const name = `assets/addresses.${createHash('sha256').update(old).digest('hex').slice(0, 8)}.txt`;
  const addresses = packBook({pages: book.pages, redirects: new Map()}, nameOf);
  return {html: script(code, {addresses, old: `/${name}`}), files: {[name]: old}};
}

function script(code: string, data: Record<string, string>): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${code}</script>`;
}
