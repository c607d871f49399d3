import {escapePattern} from '@dental/content';
import type {TeamMember} from './team';

const PRONOUN = /\b(?:he|she|her|him)\b/i;

/** Returns true if a text has a word, such as a name, as a whole. */
export const isWordIn = (word: string, text: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escapePattern(word)}(?!\p{L})`, 'u').test(text);

/** The only one of some people whom a sentence names, or the one of the page: "She …". */
export function findSubject(
  text: string,
  file: string,
  people: readonly TeamMember[],
): TeamMember | undefined {
  const named = people.filter(({last, first}) => isWordIn(last, text) || isWordIn(first, text));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return PRONOUN.test(text) ? people.find((one) => one.file === file) : undefined;
}
