import {readFileSync} from 'node:fs';
import {serializeAddressBook, parseAddressBook} from '@dental/practice';
import type {HostRules} from './rules';

/** The rules as text of a file, for our own server and for tests. */
export function formatRules({book, ...rules}: HostRules): string {
  return JSON.stringify({book: serializeAddressBook(book), ...rules});
}

/**
 * Reads the rules of a build.
 * @returns undefined if there are none, or they can't be read
 */
export function readRules(file: string): HostRules | undefined {
  try {
    const {book, ...rules} = JSON.parse(readFileSync(file, 'utf8')) as Omit<HostRules, 'book'> & {
      book: string;
    };
    return {book: parseAddressBook(book), ...rules};
  } catch {
    return undefined;
  }
}
