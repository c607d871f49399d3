import {readFileSync} from 'node:fs';
import {type AddressBook, serializeAddressBook, parseAddressBook} from '@dental/practice';
import type {SiteHeaders} from './headers';
import type {HostRules} from './rules';

/** The rules as text of a file, for our own server and for tests. */
export function formatRules(book: AddressBook, headers: SiteHeaders): string {
  return JSON.stringify({book: serializeAddressBook(book), headers});
}

/**
 * Reads the rules of a build.
 * @returns undefined if there are none, or they can't be read
 */
export function readRules(file: string): HostRules | undefined {
  try {
    const {book, headers} = JSON.parse(readFileSync(file, 'utf8')) as {
      book: string;
      headers: SiteHeaders;
    };
    return {book: parseAddressBook(book), headers};
  } catch {
    return undefined;
  }
}
