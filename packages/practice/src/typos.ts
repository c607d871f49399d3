import leven from 'leven';

/** A shorter word has too many words like it. */
const MIN_TYPO_LENGTH = 4;

/** From this length on, a word may have two wrong letters. */
const MIN_LENGTH_FOR_TWO = 8;

/**
 * Returns true if a typed word means a word, or its start: the visitor may still be typing. It may
 * have a wrong, missing, or additional letter, or its letters in another order.
 * @param typed in lower case, as the word
 */
export function isTypoOf(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < MIN_TYPO_LENGTH) return false;
  const limit = typed.length < MIN_LENGTH_FOR_TWO ? 1 : 2;
  return [word, word.slice(0, typed.length)].some(
    (candidate) =>
      candidate.length >= MIN_TYPO_LENGTH &&
      (leven(typed, candidate) <= limit || sortLetters(typed) === sortLetters(candidate)),
  );
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}
