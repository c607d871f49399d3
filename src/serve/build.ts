import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import type {AddressBook} from '../addresses/resolve';

const ADDRESSES = 'addresses.json';
const addressesSchema = z.strictObject({pages: z.array(z.string()), redirects: z.record(z.string(), z.string())});

/**
 * Reads the addresses that the build wrote down.
 * @param folder the built site
 * @returns undefined when there are none, or none that can be read
 */
export function readAddressBook(folder: string): AddressBook | undefined {
  try {
    const {pages, redirects} = addressesSchema.parse(JSON.parse(readFileSync(join(folder, ADDRESSES), 'utf8')));
    return {pages: new Set(pages), redirects: new Map(Object.entries(redirects))};
  } catch {
    return undefined;
  }
}

/**
 * Follows the addresses of a site that may be built anew while it is served.
 * @returns a function that answers with the newest book that could be read
 */
export function followAddressBook(folder: string): () => AddressBook {
  let book: AddressBook = {pages: new Set(), redirects: new Map()};
  let readAt: number | undefined;
  return () => {
    const changedAt = statSync(join(folder, ADDRESSES), {throwIfNoEntry: false})?.mtimeMs;
    const newer = changedAt === readAt ? undefined : readAddressBook(folder);
    if (newer) [book, readAt] = [newer, changedAt];
    return book;
  };
}

/**
 * Says what keeps a folder from being served.
 * @returns one sentence on what is wrong and one on what to do, or nothing
 */
export function buildProblem(folder: string): {what: string; fix: string} | undefined {
  if (!existsSync(join(folder, 'index.html')))
    return {what: 'The site has not been built yet.', fix: 'Run npm run build first.'};
  if (!readAddressBook(folder))
    return {
      what: `The built site has no readable list of its addresses (${ADDRESSES}).`,
      fix: 'Run npm run build again.',
    };
  return undefined;
}
