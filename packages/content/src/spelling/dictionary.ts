import leven from 'leven';
import nspell from 'nspell';
import {memoize, memoizeTexts} from '../memoize';
import {joinPatterns} from '../textHelpers';
import {readDictionary} from './affixes';
import {readLists, type SpanishDictionary, type WordLists} from './lists';

/** A spelling dictionary. */
export interface Dictionary {
  /** Returns true if a word is spelled correctly, in lowercase or as typed. */
  knows(this: void, word: string): boolean;
  /** Returns possible corrections, the likeliest first. */
  suggest(this: void, word: string): readonly string[];
}

/** Parses a dictionary for suggestions, which takes up to a second. */
const createSpeller = memoize(({aff, dic}: {aff: string; dic: string}) => nspell(aff, dic));

const parseLists = memoize((lists: WordLists) => {
  const {aff, dic, medical, more, spanish} = lists;
  return {
    isInEnglish: readDictionary(aff, dic),
    suggest: memoizeTexts((word): readonly string[] => createSpeller(lists).suggest(word)),
    medical: parseWordList(medical),
    more: parseWordList(more),
    spanish: parseWordList(spanish),
  };
});

/** Parses a list of words, in lowercase. A # starts a comment up to the end of the line. */
export function parseWordList(text: string): Set<string> {
  return new Set(text.replaceAll(/#.*/g, '').toLowerCase().split(/\s+/).filter(Boolean));
}

const PREFIXES = [
  're',
  'un',
  'over',
  'under',
  'pre',
  'post',
  'non',
  'multi',
  'anti',
  'micro',
  'mini',
  'nano',
  'semi',
  'super',
  'ultra',
  'inter',
];

/** A prefix of a word with at least five more letters. */
const PREFIX = new RegExp(String.raw`^${joinPatterns(PREFIXES)}(?=\p{L}{5})`, 'u');

/**
 * Creates a dictionary of American English, medicine, dentistry, and a practice's own words.
 * @param ownWords in lowercase
 */
export function createDictionary(ownWords: ReadonlySet<string>): Dictionary {
  const {isInEnglish, suggest: suggestEnglish, medical, more} = parseLists(readLists());
  const isListed = (word: string) => more.has(word) || ownWords.has(word) || medical.has(word);
  const knows = (word: string) => {
    const lower = word.toLowerCase();
    return [word, lower, lower.replace(PREFIX, '')].some(
      (form) => isListed(form) || isInEnglish(form),
    );
  };
  const suggest = (word: string) => {
    const similar = [...more, ...ownWords].filter((other) => isOneOff(word.toLowerCase(), other));
    return [...suggestEnglish(word), ...similar];
  };
  return {knows: memoizeTexts(knows), suggest};
}

/** The pronouns at the end of a verb, as in "avísenos" or "díganoslo". They give it an accent. */
const PRONOUNS = /(?:nos|l[aeo]s?|me|se){1,2}$/;

/** The ending that makes a noun small or friendly, as in "muelita" or "dolorcito". */
const DIMINUTIVE = /c?it[oa]s?$/;

/** The nouns that a diminutive can come from: "piquete" for "piquetito", "boca" for "boquita". */
function undoDiminutive(word: string): string[] {
  if (!DIMINUTIVE.test(word)) return [];
  const stem = word.replace(DIMINUTIVE, '').replace(/qu$/, 'c').replace(/gu$/, 'g');
  return ['', 'o', 'a', 'e'].map((ending) => stem + ending);
}

/** The forms of a Spanish word that a dictionary may have. */
function listSpanishForms(word: string): string[] {
  const lower = word.toLowerCase();
  const verb = lower.replace(PRONOUNS, '');
  const withoutAccent = verb.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
  return [word, lower, verb, withoutAccent, ...undoDiminutive(lower)];
}

const parseSpanish = memoize(({aff, dic, more}: SpanishDictionary) => ({
  isInSpanish: readDictionary(aff, dic),
  more: parseWordList(more),
}));

/**
 * Creates a dictionary of Spanish, dentistry, and a practice's own words; undefined in the web
 * editor of a practice without Spanish.
 * @param ownWords in lowercase
 */
export function createSpanishDictionary(ownWords: ReadonlySet<string>): Dictionary | undefined {
  const {spanishDictionary} = readLists();
  if (!spanishDictionary) return undefined;
  const {isInSpanish, more} = parseSpanish(spanishDictionary);
  const isKnown = (form: string) => more.has(form) || ownWords.has(form) || isInSpanish(form);
  const knows = (word: string) => listSpanishForms(word).some(isKnown);
  const suggest = (word: string) => createSpeller(spanishDictionary).suggest(word);
  return {knows: memoizeTexts(knows), suggest: memoizeTexts(suggest)};
}

/** Returns true if a word is in American English, medicine, or dentistry. */
export const isEnglish = memoizeTexts((word) => createDictionary(new Set()).knows(word));

/** Returns true if a word is among the most common in Spanish. */
export function isCommonInSpanish(word: string): boolean {
  return parseLists(readLists()).spanish.has(word.toLowerCase());
}

/** Returns true if two words differ by one letter: replaced, added, missing, or swapped. */
function isOneOff(word: string, other: string): boolean {
  const distance = leven(word, other);
  if (distance !== 2) return distance === 1;
  return [...word].sort().join('') === [...other].sort().join('');
}
