import type {Language} from '@dental/practice';
import {memoizeTexts} from '../memoize';

/** The most common words of each language that the other one doesn't have. */
const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'the and of to in is you your we our us it it’s are be if or for with that this at on an ' +
      'as by not can will what when how from have has do does they there their which who more ' +
      'most about after before all any but may need one see than them then up out ask call ' +
      'so she he her his him was were had been would could should into over just only where ' +
      'because while until some each every these those here both through between without my i'
    ).split(' '),
  ),
  es: new Set(
    (
      'de la el los las un una unos unas y que en se su sus con para por si le les lo al del es ' +
      'son está están como más pero o ya cuando qué cómo sin sobre hay usted ustedes ' +
      'nos nuestro nuestra nuestros este esta esto eso porque también muy puede tiene'
    ).split(' '),
  ),
};

/** A text needs this share of common words; usual texts have 30 to 50 %, and few below 12 %. */
const MIN_SHARE = 0.1;

/** Counts the words of a text, and the shares of common words in English and in Spanish. */
const measureLanguages = memoizeTexts((text) => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? [];
  const shareOf = (language: Language) =>
    words.filter((word) => COMMON_WORDS[language].has(word)).length / Math.max(1, words.length);
  // Chinese and others have no spaces: a letter counts like a word.
  const letters = text.match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return {count: Math.max(words.length, letters), en: shareOf('en'), es: shareOf('es')};
});

/** Returns true if a text of many words isn't in a language: it has few of its common words. */
export function isOtherLanguage(text: string, language: Language, minWords: number): boolean {
  const {count, ...shares} = measureLanguages(text);
  const other = language === 'en' ? shares.es : shares.en;
  if (count < minWords) return false;
  return shares[language] < MIN_SHARE || (other > 2 * shares[language] && other > 3 * MIN_SHARE);
}
