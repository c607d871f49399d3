import {readFileSync} from 'node:fs';
import {type AddressBook, packBook, unpackBook} from '@dental/practice';
import type {SiteHeaders} from './headers';
import type {HostRules} from './rules';

/** The rules as the text of a file, for our own server and for the tests. */
export function rulesText(book: AddressBook, headers: SiteHeaders): string {
  return JSON.stringify({book: packBook(book), headers});
}

/**
 * Reads the rules that the build wrote down.
 * @returns undefined when there are none, or none that can be read
 */
export function readRules(file: string): HostRules | undefined {
  try {
    const {book, headers} = JSON.parse(readFileSync(file, 'utf8')) as {
      book: string;
      headers: SiteHeaders;
    };
    return {book: unpackBook(book), headers};
  } catch {
    return undefined;
  }
}
