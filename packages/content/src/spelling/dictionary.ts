import leven from 'leven';
import nspell from 'nspell';
import {memoizeTexts} from '../memoize';
import {readLists, type WordLists} from './lists';
import {moreWords, withoutPrefix} from './moreWords';

/** What knows how words are spelled. */
export interface Dictionary {
  /** Whether a word is spelled correctly, in lower case or as it is written. */
  knows(this: void, word: string): boolean;
  /** The words that were meant, the likeliest first. */
  suggest(this: void, word: string): readonly string[];
}

interface Lists {
  english: ReturnType<typeof nspell>;
  /** What English has for a word; looking for it takes long. */
  suggest: (word: string) => readonly string[];
  medical: ReadonlySet<string>;
}

let lists: Lists | undefined;

function parsed({aff, dic, medical}: WordLists): Lists {
  const english = nspell(aff, dic);
  return {
    english,
    suggest: memoizeTexts((word) => english.suggest(word)),
    medical: new Set(medical.toLowerCase().split('\n')),
  };
}

/**
 * American English, medicine and dentistry, with some more words.
 * @param ownWords in lower case
 */
export function dictionaryWith(ownWords: ReadonlySet<string>): Dictionary {
  const {english, suggest: suggestEnglish, medical} = (lists ??= parsed(readLists()));
  const isListed = (word: string) => moreWords.has(word) || ownWords.has(word) || medical.has(word);
  const knows = (word: string) => {
    const lower = word.toLowerCase();
    const stem = withoutPrefix(lower) ?? '';
    return [word, lower, stem].some((form) => form !== '' && (isListed(form) || english.correct(form)));
  };
  const suggest = (word: string) => {
    const near = [...moreWords, ...ownWords].filter((known) => isOneOff(word.toLowerCase(), known));
    return [...suggestEnglish(word), ...near];
  };
  return {knows: memoizeTexts(knows), suggest};
}

/** Whether two words differ by one letter: another, one more, one less, or two in the other order. */
function isOneOff(word: string, other: string): boolean {
  const far = leven(word, other);
  return far === 1 || (far === 2 && [...word].sort().join('') === [...other].sort().join(''));
}
