import leven from 'leven';
import nspell from 'nspell';
import {memoize, memoizeTexts} from '../memoize';
import {readLists, type WordLists} from './lists';

/** What knows how words are spelled. */
export interface Dictionary {
  /** Whether a word is spelled correctly, in lower case or as it is written. */
  knows(this: void, word: string): boolean;
  /** The words that were meant, the likeliest first. */
  suggest(this: void, word: string): readonly string[];
}

const parsed = memoize(({aff, dic, medical, more, spanish}: WordLists) => {
  const english = nspell(aff, dic);
  // Looking for what English has for a word takes long.
  const suggest = memoizeTexts((word): readonly string[] => english.suggest(word));
  return {
    english,
    suggest,
    medical: wordList(medical),
    more: wordList(more),
    spanish: wordList(spanish),
  };
});

/** The words of a list in lower case; a # starts a note that goes on to the end of the line. */
export function wordList(text: string): Set<string> {
  return new Set(text.replaceAll(/#.*/g, '').toLowerCase().split(/\s+/).filter(Boolean));
}

const PREFIXES =
  /^(?:re|un|over|under|pre|post|non|multi|anti|micro|mini|nano|semi|super|ultra|inter)(?=\p{L}{5})/u;

/**
 * American English, medicine and dentistry, with some more words.
 * @param ownWords in lower case
 */
export function dictionaryWith(ownWords: ReadonlySet<string>): Dictionary {
  const {english, suggest: suggestEnglish, medical, more} = parsed(readLists());
  const isListed = (word: string) => more.has(word) || ownWords.has(word) || medical.has(word);
  const knows = (word: string) => {
    const lower = word.toLowerCase();
    return [word, lower, lower.replace(PREFIXES, '')].some(
      (form) => isListed(form) || english.correct(form),
    );
  };
  const suggest = (word: string) => {
    const near = [...more, ...ownWords].filter((known) => isOneOff(word.toLowerCase(), known));
    return [...suggestEnglish(word), ...near];
  };
  return {knows: memoizeTexts(knows), suggest};
}

/** Whether a word is one of American English, medicine or dentistry. */
export const isEnglish = memoizeTexts((word) => dictionaryWith(new Set()).knows(word));

/** Whether a word is one of the commonest in Spanish. */
export function isCommonInSpanish(word: string): boolean {
  return parsed(readLists()).spanish.has(word.toLowerCase());
}

/** Whether two words differ by one letter: another, one more, one less, or two in the other order. */
function isOneOff(word: string, other: string): boolean {
  const far = leven(word, other);
  return far === 1 || (far === 2 && [...word].sort().join('') === [...other].sort().join(''));
}
