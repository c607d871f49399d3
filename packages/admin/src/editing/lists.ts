import type {WordLists} from '@dental/content';

let lists: WordLists | undefined;

/** Hands over the dictionaries, which the editor fetches. */
export function setLists(fetched: unknown): void {
  lists = fetched as WordLists;
}

/** In the web editor this takes the place of `packages/content/src/spelling/lists.ts`, which reads from the disk. */
export function readLists(): WordLists {
  if (!lists) throw new Error('The dictionaries are not fetched yet.');
  return lists;
}
