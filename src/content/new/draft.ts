import {posix} from 'node:path';
import type {Content, Document} from '../content';
import type {Message} from '../problem';
import type {Site} from '../site';

/** What is in a new text where words are still missing; the check finds it. */
export const FILL_IN = 'FILL IN';

/** What somebody wants to add. */
export interface Wish {
  /** The name of the person, service or offer, the heading of the case, the reviewer's initials. */
  name: string;
  /** The service that a sub-service belongs to, by its folder. */
  within?: string;
}

/** A file to be written, or why it cannot be. */
export type Draft = DraftedFile | {problem: Message};

/** A file to be written: a new one, or one that gets an entry more. */
export interface DraftedFile {
  file: string;
  text: string;
  /** The pictures to be added, by name. */
  pictures: readonly string[];
}

/** What is there already: the site as far as it can be read, and all files, those with problems too. */
export type Present = Pick<Content, 'documents' | 'textOf' | 'today'> & {site: Site};

/** Drafts a file for a wish. */
export type Drafter = (present: Present, wish: Wish) => Draft;

/** A draft that cannot be. */
export function refusal(what: string, fix: string): {problem: Message} {
  return {problem: {what, fix}};
}

/** The files of a folder, its own page left out. */
export function filesIn({documents}: Present, folder: string): Document[] {
  return documents.filter(({file}) => posix.dirname(file) === folder && posix.basename(file) !== 'index.mdx');
}

/** The number after the largest that a field has in some files, whatever else may be wrong with them. */
export function nextNumber(documents: readonly Document[], field: string): number {
  const numbers = documents.map(({fields}) => Number(fields?.[field] ?? 0)).filter(Number.isFinite);
  return Math.max(0, ...numbers) + 1;
}
