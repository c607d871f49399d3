import {groupBy} from '../../site/groupBy';
import {memoizeTexts} from '../memoize';
import {VOCABULARY} from './vocabulary';
import type {Meaning} from './tokens';

/*
 * Which words of the vocabulary a word is. An entry is a word, several with _ between them, or the beginning of one with a
 * star: `side_effect*` is "side effect", "side-effects".
 */

interface Entry {
  name: NameNumber;
  /** The words after the first, each with a star or not. */
  rest: readonly string[];
}

/** Names of the vocabulary are compared millions of times, and numbers more quickly than words. */
export type NameNumber = number;

const numbers = new Map<string, NameNumber>();

/** The number of a name, the next one where it has none. */
export function numberOf(name: string): NameNumber {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

/** How many names have a number. */
export function countNames(): number {
  return numbers.size;
}

const exact = new Map<string, Entry[]>();
const stems = new Map<string, Entry[]>();
const known = new Set<string>();

for (const [name, words] of Object.entries(VOCABULARY)) {
  for (const entry of words.trim().split(/\s+/)) add(name, entry);
}

/** Makes a word of a pattern known, under itself as its name. */
export function addWord(word: string): void {
  if (!known.has(word)) add(word, word);
  known.add(word);
}

function add(name: string, entry: string): void {
  const [first = '', ...rest] = entry.split('_');
  const isStem = first.endsWith('*');
  const map = isStem ? stems : exact;
  const key = isStem ? first.slice(0, -1) : first;
  map.set(key, [...(map.get(key) ?? []), {name: numberOf(name), rest}]);
}

/** Words and lists of which one sentence in twenty or more has one. */
const COMMON = new Set(
  `STOP FUNCTION_WORD COUNT OWN_CARE ORAL US MOUTH WORK HEDGE SOFT ASK SPAN WE DENTAL_CARE NOT SUCCEED NEGATION WRITE SEND VISIT
  TAKE IF PROBLEM UNTIL PROVIDER COLLEAGUE FOUL PREVENTION NAME COLLEAGUES STOP_TAKING NONE CALMING LOSS
  . , the and a you to it we is or for in of that your with on not what can if at are an have teeth tooth one no our us`.split(
    /\s+/,
  ),
);

/** Whether a name tells little of a sentence. */
export function isCommon(name: string): boolean {
  return COMMON.has(name);
}

/** What the word at a place means, with those after it. */
export function namesOf(words: readonly string[], at: number): readonly Meaning[] {
  const {alone, byNext, byNextStem} = entriesOf(words[at] ?? '');
  const next = words[at + 1];
  if (next === undefined || (byNext.size === 0 && byNextStem.length === 0)) return alone;
  const plain = bare(next);
  const longer = [
    ...(byNext.get(next) ?? []),
    ...(plain === next ? [] : (byNext.get(plain) ?? [])),
    ...byNextStem.filter(({rest: [stem = '']}) => isWord(stem, next)),
  ].filter(({rest}) => rest.every((word, index) => index === 0 || isWord(word, words[at + 1 + index] ?? '')));
  if (longer.length === 0) return alone;
  return [...alone, ...longer.map(({name, rest}): Meaning => ({name, length: 1 + rest.length}))];
}

function isWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern || bare(word) === pattern;
}

/** "we're" as "we", "dentist's" as "dentist". */
function bare(word: string): string {
  return word.includes("'") ? word.replace(/'(?:s|re|ll|ve|d|m)$/, '') : word;
}

/** What a word means alone, and the entries that begin with it, by the word that follows. */
const entriesOf = memoizeTexts((word) => {
  const plain = bare(word);
  const own = [...(exact.get(word) ?? []), ...(plain === word ? [] : (exact.get(plain) ?? []))];
  const begun = Array.from({length: plain.length}, (_, index) => stems.get(plain.slice(0, index + 1)) ?? []).flat();
  const entries: readonly Entry[] = [...own, ...begun, ...signOf(word)];
  const longer = entries.filter(({rest}) => rest.length > 0);
  return {
    alone: entries.filter(({rest}) => rest.length === 0).map(({name}): Meaning => ({name, length: 1})),
    byNext: groupBy(
      longer.filter(({rest: [next = '']}) => !next.endsWith('*')),
      ({rest: [next]}) => next,
    ),
    byNextStem: longer.filter(({rest: [next = '']}) => next.endsWith('*')),
  };
});

/** Words on -est that compare nothing, or nothing that matters. */
const NO_SUPERLATIVES = new Set(
  `honest interest forest request guest harvest invest digest modest protest contest suggest arrest midwest southwest northwest
  chest crest quest latest nearest earliest closest next largest shortest fullest smallest longest youngest oldest lowest cheapest`.split(
    /\s+/,
  ),
);

/** Numbers, prices, percentages, superlatives and the signs at which a thought ends. */
function signOf(word: string): readonly Entry[] {
  const names = [
    ...(/^\$?\d/.test(word) ? ['NUMBER'] : []),
    ...(/^\$\d/.test(word) ? ['MONEY'] : []),
    ...(word.endsWith('%') ? ['SHARE'] : []),
    ...(/^[;:()\u2013\u2014.!?]$/.test(word) ? ['STOP'] : []),
    ...(/^\p{L}{3,}est$/u.test(word) && !NO_SUPERLATIVES.has(word) ? ['SUPERLATIVE'] : []),
    ...(word.endsWith("n't") ? ['NOT', 'NEGATION'] : []),
  ];
  return names.map((name) => ({name: numberOf(name), rest: []}));
}
