import {join} from 'node:path';
import {bundleBrowserScript} from '@dental/delivery';
import {type AddressBook, escapeHtml, serializeAddressBook} from '@dental/practice';

/**
 * The script at the start of a 404 page's head, with the address book in an attribute. It must
 * not load anything: a visitor with a URL variant is waiting for the redirect.
 * @param root the project folder
 * @param nameOf the name of the page at a path; empty for a page that is never suggested
 */
export async function makeNotFoundScript(
  root: string,
  book: AddressBook,
  nameOf: (path: string) => string,
): Promise<string> {
  const hasQueries = [...book.redirects.keys()].some((url) => url.includes('?'));
  const calls = `${hasQueries ? 'redirectOldQuery() || ' : ''}answerUnknownAddress();`;
  const code = await bundleBrowserScript(
    `import {answerUnknownAddress, redirectOldQuery} from './client'; ${calls}`,
    join(root, 'src/build/not-found'),
  );
  const addresses = escapeHtml(serializeAddressBook(book, nameOf));
  return `<script data-addresses="${addresses}">${code}</script>`;
}
