import {join} from 'node:path';
import {type AddressBook, escapeHtml, packBook} from '@dental/practice';
import {browserScript} from '@dental/content/output';

/**
 * Makes what comes first in the head of the 404 page: the code that looks the address up in the address book, which is in
 * an attribute, because a visitor with another spelling waits for it.
 * @param root the project folder
 * @param nameOf the name by which the page at a path is offered; empty for one that is not
 */
export async function notFoundScript(
  root: string,
  book: AddressBook,
  nameOf: (path: string) => string,
): Promise<string> {
  const code = await browserScript(
    "import {answerUnknownAddress} from './client'; answerUnknownAddress();",
    join(root, 'src/build/not-found'),
  );
  return `<script data-addresses="${escapeHtml(packBook(book, nameOf))}">${code}</script>`;
}
