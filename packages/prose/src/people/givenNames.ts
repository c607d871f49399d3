import data from '../../data/givenNames.json';

const toSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Common given names of the United States that aren't English words (not Grace or Mark). */
export const GIVEN_NAMES = toSet(data.names);

/** Given names that are also words: they count with a last name, after the start of a sentence. */
export const NAMES_AND_WORDS = toSet(data.namesAndWords);
