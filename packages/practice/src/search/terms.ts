/** Words without which a question asks the same. */
const STOP_WORDS = new Set(
  (
    'a about am an and any are as at be can cant could did do does for from get has have how i if in is it its me ' +
    'my need of on or our should so take that the their there they this to up us want was we what when where which who ' +
    'why will with would you your'
  ).split(' '),
);

/** Plurals that no rule makes. */
const PLURALS = new Map([
  ['teeth', 'tooth'],
  ['children', 'child'],
]);

/** A word of a text, and where it is. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words of a text. A word may have an apostrophe inside. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({0: word, index}) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/**
 * What a word counts as: small letters, no accents, no apostrophes, no plural.
 * @returns undefined for a word that says nothing by itself, such as "the"
 */
export function termOf(word: string): string | undefined {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  if (STOP_WORDS.has(plain)) return undefined;
  return PLURALS.get(plain) ?? (plain.length > 3 ? plain.replace(/(?<=[^su])s$/, '') : plain);
}
