import leven from 'leven';

/** Returns a field's value if it is a string; an empty string if it is anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Escapes a text for use in a regular expression. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$.*+?()[\]{}|\\^]/g, '\\$&');
}

/** Joins words or patterns to the source of one that matches any of them, without groups. */
export function joinPatterns(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}

/**
 * Parses a date in words: `October 3, 2026` becomes `2026-10-03`. Returns an empty string if it
 * isn't a date.
 */
export function parseDateInWords(words: string): string {
  const date = new Date(`${words} 12:00 UTC`);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Abbreviations that come before a name. Their period doesn't end a sentence. */
const ABBREVIATIONS = [
  String.raw`\p{Lu}`,
  'Drs?',
  'Mrs?',
  'Ms',
  'Dras?',
  'Sra?',
  'Srta',
  'Jr',
  'St',
  'Rd',
  'Ave',
  'Blvd',
  'Ste',
];

/** A pattern for a place that doesn't follow an abbreviation such as `Dr.`, `N.`, or `St.`. */
export const NO_ABBREVIATION = String.raw`(?<!\b${joinPatterns(ABBREVIATIONS)}\.)`;

/**
 * Finds the candidate closest to a misspelled word.
 * @param most the number of wrong letters allowed; a third of the word if omitted
 * @returns undefined if none is close
 */
export function findClosestMatch(
  word: string,
  candidates: readonly string[],
  most?: number,
): string | undefined {
  const [closest] = candidates
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const maxDistance = most ?? Math.max(2, Math.floor(word.length / 3));
  return closest && closest.distance <= maxDistance ? closest.candidate : undefined;
}

/**
 * Finds the path closest to a misspelled one. Its last step must be close, too: the pages of two
 * people differ only there.
 * @returns undefined if none is close
 */
export function findClosestPath(path: string, candidates: readonly string[]): string | undefined {
  const getLastStep = (each: string) => each.slice(each.lastIndexOf('/') + 1);
  const lastStep = findClosestMatch(getLastStep(path), candidates.map(getLastStep));
  if (lastStep === undefined) return undefined;
  const close = candidates.filter((each) => getLastStep(each) === lastStep);
  return findClosestMatch(path, close, Infinity);
}

/** Splits a text into lines. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** Returns a line of a text without its end, from 1. */
export function getLine(text: string, line: number): string {
  return splitLines(text)[line - 1]?.replace(/^\uFEFF/, '') ?? '';
}
