import {NO_ABBREVIATION} from '../textHelpers';
import {memoizeTexts} from '../memoize';
import {isCommonInSpanish} from './dictionary';

/** A word of a text. */
export interface Word {
  text: string;
  /** Where it is in the text. */
  at: number;
  /** Whether a sentence starts with it. */
  isFirst: boolean;
}

/** Addresses, names of files, abbreviations with points, tags of social networks, the "al" of a name: not made of words. */
const NOT_WORDS =
  /\S*[\p{L}\d][.@:/_\\][\p{L}\d/]\S*|[#@]\S+|\{[^{}]*\}|(?<=\p{Lu}[\p{L}'’]*)(?:-\p{Ll}{1,3})(?=-\p{Lu})/gu;
/** How a name is pronounced, with one part in capitals, or in quotes after "say": `shi-VAWN`, `say "neh-go-zee"`. */
const SAID =
  /(?<![\p{L}-])(?=[\p{L}-]*\p{Ll})(?:\p{Ll}{1,7}-)*\p{Lu}{2,7}(?:-\p{Ll}{1,7})*(?![\p{L}-])|(?<=\b(?:pronounced|sounds like|says?|say it) ["“])\p{L}+(?:-\p{L}+)+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

const SENTENCE_START = new RegExp(
  String.raw`(^|[.!?:\n]${NO_ABBREVIATION}["”’)]*\s*["“‘(¿¡]*)$`,
  'u',
);

/** So many signs before a word tell whether a sentence starts with it. */
const LOOK_BACK = 40;

/** The words of a text that can be looked up: without numbers, abbreviations and brand names with capitals inside. */
export const wordsIn = memoizeTexts((text): readonly Word[] => {
  const blank = (found: string) => ' '.repeat(found.length);
  const plain = text.replaceAll(NOT_WORDS, blank).replaceAll(SAID, blank);
  return [...plain.matchAll(WORD)].flatMap((match) => {
    const word = match[0].replaceAll('’', "'").replace(/'s?$/, '');
    if (word.length < 2 || /\p{N}/u.test(word) || /^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word))
      return [];
    return [
      {
        text: word,
        at: match.index,
        isFirst: SENTENCE_START.test(
          plain.slice(Math.max(0, match.index - LOOK_BACK), match.index),
        ),
      },
    ];
  });
});

/** Whether a sentence is in Spanish, which no dictionary of ours knows: by its signs, or by its commonest words. */
export const isSpanish = memoizeTexts((sentence) => {
  if (/[¿¡]/.test(sentence)) return true;
  const words = wordsIn(sentence);
  const spanish = words.filter(({text}) => isCommonInSpanish(text)).length;
  return spanish >= 2 && spanish >= 0.4 * words.length;
});

/** Whether a word is written in another language than ours. */
export function isForeign(word: string): boolean {
  return /[^a-z']/i.test(word);
}
