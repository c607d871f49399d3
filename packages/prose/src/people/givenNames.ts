import data from '../../data/givenNames.json';

const listed = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Given names that are common in the United States, and that are no words of their own (no Grace, Mark or Summer). */
export const GIVEN_NAMES = listed(data.names);

/** Given names that are words as well: they count with a surname, and not where a sentence begins. */
export const NAMES_AND_WORDS = listed(data.namesAndWords);
