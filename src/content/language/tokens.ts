import {memoizeTexts} from '../memoize';
import {GIVEN_NAMES} from './givenNames';
import {namesOf, numberOf, type NameNumber} from './lexicon';

/** A word or a sign of a sentence. */
export interface Token {
  /** In lower case, with a straight apostrophe. */
  word: string;
  start: number;
  end: number;
  /** What it means, alone or with the words after it. */
  means: readonly Meaning[];
}

export interface Meaning {
  /** The number of a name of the vocabulary. */
  name: NameNumber;
  /** Of how many words. */
  length: number;
}

/** A sentence as the grammar sees it. */
export interface Parsed {
  tokens: readonly Token[];
  /** All that any of its words means, for a quick look. */
  names: ReadonlySet<NameNumber>;
}

/** A word with a capital inside a sentence, which names somebody or something. */
const NAME: Meaning = {name: numberOf('NAME'), length: 1};

/** A given name, such as one of the team's. */
const PERSON: Meaning = {name: numberOf('PERSON'), length: 1};

/** What is shortened, such as a title or "a.m.": the period behind it ends nothing. */
const SHORTENED = new Set(['dr', 'drs', 'mr', 'mrs', 'ms', 'st', 'a', 'p', 'vs']);

function isName(word: string, index: number): boolean {
  return index > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !/^I\b/.test(word);
}

const TOKEN = /\$?\d[\d,.]*(?<![,.])%?|\p{L}+(?:'\p{L}+)*|[^\s\p{L}\p{N}"“”*_-]/gu;

/** Takes a sentence apart. Hyphens separate words, as spaces do: "pain-free" is "pain free". */
export const parse = memoizeTexts((sentence): Parsed => {
  const found = [...sentence.matchAll(TOKEN)];
  const words = found.map(([word]) => word.toLowerCase());
  const names = new Set<NameNumber>();
  const tokens = found.map(({0: written, index: start}, index): Token => {
    const word = words[index] ?? '';
    const others = word === '.' && SHORTENED.has(words[index - 1] ?? '') ? [] : namesOf(words, index);
    const means = [
      ...others,
      ...(written !== word && isName(written, index) ? [NAME] : []),
      ...(GIVEN_NAMES.has(written.replace(/'s$/, '')) ? [PERSON] : []),
    ];
    for (const {name} of means) names.add(name);
    return {word, start, end: start + written.length, means};
  });
  return {tokens, names};
});
