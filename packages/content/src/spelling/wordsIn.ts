import {NO_ABBREVIATION} from '../textHelpers';
import {memoizeTexts} from '../memoize';
import {isCommonInSpanish} from './dictionary';

/** A word of a text. */
export interface Word {
  text: string;
  /** Its position in the text. */
  at: number;
  /** True if a sentence starts with it. */
  isFirst: boolean;
}

/** Texts that aren't made of dictionary words. */
const NOT_WORDS = new RegExp(
  [
    // A URL, email address, file name, or abbreviation with periods.
    String.raw`\S*[\p{L}\d][.@:/_\\][\p{L}\d/]\S*`,
    // A social media tag.
    String.raw`[#@]\S+`,
    // A placeholder.
    String.raw`\{[^{}]*\}`,
    // The "al" of a name.
    String.raw`(?<=\p{Lu}[\p{L}'’]*)(?:-\p{Ll}{1,3})(?=-\p{Lu})`,
  ].join('|'),
  'gu',
);

/** The pronunciation of a name. */
const PRONUNCIATION = new RegExp(
  [
    // With one syllable in capitals: `shi-VAWN`.
    String.raw`(?<![\p{L}-])(?=[\p{L}-]*\p{Ll})(?:\p{Ll}{1,7}-)*\p{Lu}{2,7}` +
      String.raw`(?:-\p{Ll}{1,7})*(?![\p{L}-])`,
    // In quotes after "say": `say "neh-go-zee"`.
    String.raw`(?<=\b(?:pronounced|sounds like|says?|say it) ["“])\p{L}+(?:-\p{L}+)+`,
  ].join('|'),
  'gu',
);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

const SENTENCE_START = new RegExp(
  String.raw`(^|[.!?:\n]${NO_ABBREVIATION}["”’)]*\s*["“‘(¿¡]*)$`,
  'u',
);

/** Characters before a word that decide if a sentence starts with it. */
const LOOKBEHIND_CHARACTERS = 40;

/** Finds the words of a text to look up, without numbers, abbreviations, and camel-case names. */
export const findWords = memoizeTexts((text): readonly Word[] => {
  const makeBlank = (match: string) => ' '.repeat(match.length);
  const masked = text.replaceAll(NOT_WORDS, makeBlank).replaceAll(PRONUNCIATION, makeBlank);
  return [...masked.matchAll(WORD)].flatMap((match) => {
    const word = match[0].replaceAll('’', "'").replace(/'s?$/, '');
    if (word.length < 2 || /\p{N}/u.test(word) || /^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word))
      return [];
    const before = masked.slice(Math.max(0, match.index - LOOKBEHIND_CHARACTERS), match.index);
    return [{text: word, at: match.index, isFirst: SENTENCE_START.test(before)}];
  });
});

/** Returns true if a sentence is in Spanish, by its punctuation or its most common words. */
export const isSpanish = memoizeTexts((sentence) => {
  if (/[¿¡]/.test(sentence)) return true;
  const words = findWords(sentence);
  const spanish = words.filter(({text}) => isCommonInSpanish(text)).length;
  return spanish >= 2 && spanish >= 0.4 * words.length;
});

/** Returns true if a word has letters that English doesn't use. */
export function hasForeignLetters(word: string): boolean {
  return /[^a-z']/i.test(word);
}
