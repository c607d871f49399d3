import leven from 'leven';
import type {Content} from './content';
import type {Suggestion} from './problem';

/** What a field holds if it is a text; nothing else that may be written there. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text as a part of a pattern, in which each of its signs stands for itself. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$.*+?()[\]{}|\\^]/g, '\\$&');
}

/** A date in words as a day: `October 3, 2026` as `2026-10-03`; empty for words that are no date. */
export function dayOf(words: string): string {
  const date = new Date(`${words} 12:00 UTC`);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/**
 * A part of a pattern: no abbreviation that a name follows, such as `Dr.`, `N.` or `St.`, stands before its place. The
 * point of one ends no sentence.
 */
export const NO_ABBREVIATION = String.raw`(?<!\b(?:\p{Lu}|Drs?|Mrs?|Ms|Sra?|Srta|Jr|St|Rd|Ave|Blvd|Ste)\.)`;

/**
 * The candidate that is most like a word with a typing error: `most` letters of it, else a third, may be wrong.
 * @returns undefined when none is near
 */
export function closestMatch(
  word: string,
  candidates: readonly string[],
  most?: number,
): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, far: leven(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= (most ?? Math.max(2, Math.floor(word.length / 3)))
    ? best.candidate
    : undefined;
}

/**
 * A correction of some words of a line, if they stand there once and it is so clear what is meant.
 * @param line from 1
 */
export function replaceOnce(
  {textOf}: Pick<Content, 'textOf'>,
  file: string,
  line: number,
  words: string,
  by: string,
): Suggestion | undefined {
  const written = lineOf(textOf(file), line);
  const parts = written.split(words);
  return words !== '' && parts.length === 2 ? {line, newText: parts.join(by)} : undefined;
}

/** The lines of a text. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** A line of a text, from 1, without its end. */
export function lineOf(text: string, line: number): string {
  return linesOf(text)[line - 1]?.replace(/^\uFEFF/, '') ?? '';
}
