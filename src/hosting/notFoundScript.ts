import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {PackedBook} from '../addresses/book';
import {browserScript} from './browserScript';

/**
 * Makes the script of the 404 page: the resolver and the address book in one small file.
 * @param root the project folder
 * @returns its address, with a hash of its content in it, and its text
 */
export async function notFoundScript(root: string, book: PackedBook): Promise<{address: string; text: string}> {
  const text = await browserScript(
    `import {answerUnknownAddress} from './notFoundPage'; answerUnknownAddress(${JSON.stringify(book)});`,
    join(root, 'src/addresses'),
  );
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {address: `/assets/js/addresses.${hash}.js`, text};
}
