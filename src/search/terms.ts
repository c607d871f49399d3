import {type Language, LANGUAGES} from '@dental/practice';
import searchWords from './searchWords.json';

/** Words that don't change the meaning of a question. The data has one text per letter. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(searchWords.stopWords.join(' ').split(' ')),
  es: new Set(searchWords.spanishStopWords.join(' ').split(' ')),
};

/** The languages that have a word as a stop word. */
export function getStopWordLanguages(word: string): Language[] {
  const normalized = normalizeText(word);
  return LANGUAGES.filter((language) => STOP_WORDS[language].has(normalized));
}

/** Words that ask for a detail of what another word names: "crown procedure". */
const DETAIL_WORDS = searchWords.details.join(' ').split(' ');

/** Forms of a word that follow no rule. */
const IRREGULAR = new Map(Object.entries(searchWords.irregular));

/** Everyday phrases, with the words of an office. They may contain stop words. */
const PHRASES = new Map(
  Object.entries(searchWords.phrases).flatMap(([meaning, lines]) =>
    splitPhrases(lines).map((phrase) => [normalizeText(phrase), meaning] as const),
  ),
);
const ANY_PHRASE = matchAny([...PHRASES.keys()].sort((a, b) => b.length - a.length));

/**
 * Topics of other businesses, unless the question is about a mouth: we treat an eye tooth, but an
 * eye exam must not match by its exam.
 */
const OTHER_TOPICS = matchAny(
  splitPhrases(searchWords.otherTopics).flatMap((phrase) => [`${phrase}s`, phrase]),
);
const MOUTH = matchAny(searchWords.mouth.join(' ').split(' '));

/** An age as people type it. */
const AGE = /\b(\d{1,3})[\s-]*(?:years?|yrs?|y|(months?|mos?|weeks?|days?))[\s-]*(?:olds?|o)\b/giu;

/** An age that isn't reached yet. */
const AGE_LIMIT =
  /\b(?:under|younger than) (?:(?:the )?age (?:of )?)?(\d{1,2})\b(?! *(?:mo|min|hour|day|week))/g;

/** Age groups: the first age beyond the group, in years, and its word. */
const AGES = searchWords.ages as [number, string][];

/** A word of a text, with its position. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Splits a text into words. A word may have an apostrophe inside. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({0: word, index}) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** The terms of a text, in order. */
export function toTerms(text: string): string[] {
  return splitWords(text).flatMap(({word}) => toTerm(word) ?? []);
}

type Test = (words: string) => boolean;

/**
 * The terms that a question asks for, each once; none, if the question is about another business.
 * Two words become one if the site has them as one word, and one becomes two (`deltadental`).
 * @param isKnown returns true for a term of the site
 * @param isName returns true for a name of the site, which needs no replacement
 */
export function toQuestionTerms(question: string, isKnown: Test, isName: Test): string[] {
  const isOurName = isName(question);
  const normalized = normalizeText(question);
  const rest = normalized.replaceAll(OTHER_TOPICS, '');
  if (!isOurName && rest !== normalized && rest.search(MOUTH) < 0) return [];
  const meaning = resolveMeaning(normalized, (words) => isOurName || isName(words));
  const words = splitWords(meaning).map(({word}) => word);
  if (!isOurName) {
    joinKnownPairs(words, isKnown);
    splitUnknownWords(words, isKnown);
  }
  // A shorter word that the site doesn't have is texting, such as "u" and "rn", or "q".
  const isTopic = (term: string) => isOurName || term.length >= MIN_TOPIC_LENGTH || isKnown(term);
  return [...new Set(words.flatMap((word) => toTerm(word) ?? []))].filter(isTopic);
}

const MIN_TOPIC_LENGTH = 3;

/** Shorter parts are in too many words by chance. */
const MIN_PART_LENGTH = 4;

function joinKnownPairs(words: string[], isKnown: Test): void {
  for (let position = words.length - 2; position >= 0; position -= 1) {
    const [word = '', next = ''] = words.slice(position);
    if (word.length < 2 || next.length < 2) continue;
    if (isKnown(toTerm(word + next) ?? '')) words.splice(position, 2, word + next);
  }
}

function splitUnknownWords(words: string[], isKnown: Test): void {
  for (const [index, word] of words.entries()) {
    if (isKnown(toTerm(word) ?? word)) continue;
    for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (!parts.every((part) => isKnown(toTerm(part) ?? ''))) continue;
      words.splice(index, 1, ...parts);
      break;
    }
  }
}

/**
 * Replaces everyday phrases and ages with the words of an office, except for names of the site.
 */
export function resolveMeaning(text: string, isName: Test = () => false): string {
  return normalizeText(text)
    .replaceAll(AGE, (_age, count: string, isNotYears?: string) => {
      return findAgeGroup(isNotYears === undefined ? Number(count) : 0);
    })
    .replaceAll(AGE_LIMIT, (_limit, end: string) => findAgeGroup(Number(end) - 1))
    .replaceAll(ANY_PHRASE, (phrase) =>
      isName(phrase) ? phrase : (PHRASES.get(phrase) ?? phrase),
    );
}

function findAgeGroup(years: number): string {
  return AGES.find(([end]) => years < end)?.[1] ?? '';
}

/**
 * The term of a word: lower case, without accents, apostrophe, plural, "-ing", "-ed", or "-ion".
 * @returns undefined for a word without a meaning of its own, such as "the"
 */
export function toTerm(word: string): string | undefined {
  const normalized = normalizeText(word);
  if (getStopWordLanguages(normalized).length > 0) return undefined;
  const singular = normalized.length > 3 ? toSingular(normalized) : normalized;
  return IRREGULAR.get(singular) ?? getStem(singular);
}

const DETAIL_TERMS = new Set(DETAIL_WORDS.map(toTerm));

/** Returns true for the term of a word that asks for a detail, such as "risks". */
export function isDetail(term: string): boolean {
  return DETAIL_TERMS.has(term);
}

/** Converts a text to lower case, without accents, apostrophes, and letters after a double one. */
function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
}

function splitPhrases(lines: readonly string[]): string[] {
  return lines.join(', ').split(', ');
}

function matchAny(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g');
}

function toSingular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|[cs]h)es$/, '')
    .replace(/(?<=[^su])s$/, '');
}

/**
 * The part that all forms of a word share. The past tense of a Spanish verb stands for its other
 * forms: `hinchó` for `hinchada` and `hinchando`, `salió` for `salido` and `salieron`.
 */
function getStem(word: string): string {
  const spanish = word
    .replace(/(?<=.{3})(?:ad[ao]|ando|aron)$/, 'o')
    .replace(/(?<=.{3})(?:id[ao]|iendo|ieron)$/, 'io');
  if (spanish !== word) return spanish;
  const stem = word.replace(/(?<=[aeiouy].*[^aeiou])(?:ing|ed|ful)$|(?<=\p{L}{3}t)ion$/u, '');
  if (stem === word) return word;
  if (/[cvz]$|[^s]s$|[^n]g$|^[^aeiou][aeiou][^aeiouwxy]$/.test(stem)) return `${stem}e`;
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
