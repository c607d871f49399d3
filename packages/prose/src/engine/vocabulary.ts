import {memoizeTexts} from '@dental/content';
import ordinary from '../../data/ordinaryWords.json';
import {GIVEN_NAMES} from '../people/givenNames';

/*
 * Entries of the vocabulary are words, several words joined by underscores, or the beginning of one
 * with a star: `side_effect*` matches "side effect" and "side-effects".
 */

/** The words of each list, by its name in capitals. A list contains the words of lists it names. */
export type Vocabulary = Readonly<Record<string, string>>;

/** Lists that the records of a practice fill, by their names in capitals. */
export type PracticeVocabulary = Readonly<Record<string, readonly string[]>>;

/** The number of a word or list: comparing numbers is faster than comparing words. */
export type TagId = number;

/** A word or a list that begins at a token. */
export interface Tag {
  id: TagId;
  /** The number of tokens it covers. */
  length: number;
}

/** A word or a character of a sentence. */
export interface Token {
  /** In lower case, with a straight apostrophe. */
  word: string;
  start: number;
  end: number;
  /** The words and lists that begin here. */
  tags: readonly Tag[];
}

export interface ParsedSentence {
  tokens: readonly Token[];
  /** The tags of all tokens, to rule out phrases quickly. */
  tagIds: ReadonlySet<TagId>;
}

/** Tells which words and lists a sentence contains. */
export interface Lexicon {
  /** The number of a word or list. */
  tagId(this: void, name: string): TagId;
  /** Makes a word of a phrase known, as a list of its own. */
  addWord(this: void, word: string): void;
  /** Splits a sentence into tokens. A hyphen separates words as a space does. */
  parse(this: void, sentence: string): ParsedSentence;
}

/** Lists that the form of a word decides, and no vocabulary. */
const LISTS_BY_FORM: readonly {list: string; pattern: RegExp}[] = [
  {list: 'NUMBER', pattern: /^\$?\d/},
  {list: 'MONEY', pattern: /^\$\d/},
  {list: 'SHARE', pattern: /%$/},
  {list: 'STOP', pattern: /^[;:()\u2013\u2014.!?]$/},
  {list: 'SUPERLATIVE', pattern: makeSuperlativePattern()},
  {list: 'NOT', pattern: /n't$/},
  {list: 'NEGATION', pattern: /n't$/},
  // A word of a phrase is a list, too: "isn't" and "is not" are the same to a rule.
  {list: 'not', pattern: /n't$/},
];

/** The names of all lists that a vocabulary file need not define. */
export const BUILT_IN_LISTS: readonly string[] = [
  'NAME',
  'PERSON',
  ...LISTS_BY_FORM.map(({list}) => list),
];

/** Words and lists that at least one sentence in twenty contains. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(ordinary.common);

/** Shortened words, such as titles and "a.m.": the period after them ends nothing. */
const ABBREVIATIONS = new Set([
  'dr',
  'drs',
  'dra',
  'mr',
  'mrs',
  'ms',
  'sr',
  'sra',
  'ud',
  'uds',
  'st',
  'a',
  'p',
  'vs',
]);

const TOKEN = /\$?\d[\d,.]*(?<![,.])%?|\p{L}+(?:'\p{L}+)*|[^\s\p{L}\p{N}"“”*_-]/gu;

interface Entry {
  id: TagId;
  /** The words after the first one, each with or without a star. */
  rest: readonly string[];
}

/** A word as a sentence spells it, and what it can mean without its neighbors. */
interface Word {
  /** In lower case. */
  word: string;
  /** The lists that contain the word. */
  tags: readonly Tag[];
  /** The entries of several words that it begins. */
  longer: readonly Entry[];
  /** The tags of its capital at the beginning of a sentence, where a capital makes no name. */
  first: readonly Tag[];
  /** The tags of its capital elsewhere. */
  later: readonly Tag[];
}

/** Entries by their first word, or by the part of it before the star. */
interface Entries {
  exact: Map<string, Entry[]>;
  stems: Map<string, Entry[]>;
}

/** The names in capitals of the lists that a phrase or a list contains. */
export const findListNames = (line: string): readonly string[] =>
  line.match(/(?<![\w'])[A-Z][A-Z_]+(?!\w)/g) ?? [];

/**
 * Creates a lexicon.
 * @param vocabulary the lists of `rules/vocabulary.yml`
 * @param ofPractice the lists that the practice's records fill
 */
export function createLexicon(vocabulary: Vocabulary, ofPractice: PracticeVocabulary): Lexicon {
  const ids = new Map<string, TagId>();
  const general: Entries = {exact: new Map(), stems: new Map()};
  const practice: Entries = {exact: new Map(), stems: new Map()};
  const knownWords = new Set<string>();

  function getTagId(name: string): TagId {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  }

  // "Little Pines" is our name, and no person.
  const ownName = new Set(
    (ofPractice.OUR_NAME ?? []).flatMap((entry) => entry.split('_').map(withoutEnding)),
  );
  const nameTag: Tag = {id: getTagId('NAME'), length: 1};
  const personTag: Tag = {id: getTagId('PERSON'), length: 1};
  const listsByForm = LISTS_BY_FORM.map(({list, pattern}) => ({id: getTagId(list), pattern}));

  function addEntry(entries: Entries, list: string, entry: string): void {
    const [first = '', ...rest] = entry.split('_');
    const isStem = first.endsWith('*');
    const map = isStem ? entries.stems : entries.exact;
    const key = isStem ? first.slice(0, -1) : first;
    map.set(key, [...(map.get(key) ?? []), {id: getTagId(list), rest}]);
  }

  const containers = listContainers(vocabulary);
  function addList(entries: Entries, list: string, words: readonly string[]): void {
    for (const name of [list, ...(containers.get(list) ?? [])]) {
      for (const word of words) if (/[a-z\d#]/.test(word)) addEntry(entries, name, word);
    }
  }
  for (const [list, words] of Object.entries(vocabulary)) {
    addList(general, list, words.split(/\s+/));
  }
  for (const [list, words] of Object.entries(ofPractice)) addList(practice, list, words);

  /** The entries that a word begins. */
  function findEntries(word: string): readonly Entry[] {
    const base = withoutEnding(word);
    const matching: Entry[] = [];
    for (const {exact, stems} of [general, practice]) {
      matching.push(...(exact.get(word) ?? []));
      if (base !== word) matching.push(...(exact.get(base) ?? []));
      for (let length = 1; length <= base.length; length += 1) {
        matching.push(...(stems.get(base.slice(0, length)) ?? []));
      }
    }
    for (const {id, pattern} of listsByForm) if (pattern.test(word)) matching.push({id, rest: []});
    return matching;
  }

  function readWord(text: string): Word {
    const word = text.toLowerCase();
    const entries = findEntries(word);
    const isCapital = text !== word;
    const isSpelledAsName = isCapital && /^\p{Lu}\p{Ll}/u.test(text) && !/^I\b/.test(text);
    const isName = isSpelledAsName && !ownName.has(withoutEnding(word));
    const isPerson = isCapital && GIVEN_NAMES.has(text.replace(/'s$/, ''));
    const first = isPerson ? [personTag] : [];
    return {
      word,
      tags: entries.filter(({rest}) => rest.length === 0).map(({id}) => ({id, length: 1})),
      longer: entries.filter(({rest}) => rest.length > 0),
      first,
      later: isName ? [nameTag, ...first] : first,
    };
  }

  function findTags(words: readonly Word[], at: number): readonly Tag[] {
    const {word, tags, longer, first, later} = words[at]!;
    if (word === '.' && ABBREVIATIONS.has(words[at - 1]?.word ?? '')) return [];
    const matching = longer.filter(({rest}) =>
      rest.every((part, index) => matchesWord(part, words[at + 1 + index]?.word ?? '')),
    );
    const ofSeveral = matching.map(({id, rest}): Tag => ({id, length: 1 + rest.length}));
    return [...tags, ...ofSeveral, ...(at === 0 ? first : later)];
  }

  function parse(sentence: string): ParsedSentence {
    const matches = [...sentence.matchAll(TOKEN)];
    const words = matches.map(([text]) => wordOf(text));
    const tagIds = new Set<TagId>();
    const tokens = matches.map(({0: text, index: start}, index): Token => {
      const tags = findTags(words, index);
      for (const {id} of tags) tagIds.add(id);
      return {word: words[index]!.word, start, end: start + text.length, tags};
    });
    return {tokens, tagIds};
  }

  // Both are replaced when a word becomes known, which changes their results.
  let wordOf = memoizeTexts(readWord);
  let parseText = memoizeTexts(parse);

  return {
    tagId: getTagId,
    addWord(word) {
      if (knownWords.has(word)) return;
      knownWords.add(word);
      addEntry(general, word, word);
      wordOf = memoizeTexts(readWord);
      parseText = memoizeTexts(parse);
    },
    parse: (sentence) => parseText(sentence),
  };
}

/** For each list, the lists that contain it by its name. */
function listContainers(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const containers = new Map<string, string[]>();
  for (const [list, words] of Object.entries(vocabulary)) {
    for (const name of findListNames(words)) {
      containers.set(name, [...(containers.get(name) ?? []), list]);
    }
  }
  return containers;
}

function matchesWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*')
    ? word.startsWith(pattern.slice(0, -1))
    : word === pattern || withoutEnding(word) === pattern;
}

/** "we're" as "we", "dentist's" as "dentist". */
function withoutEnding(word: string): string {
  return word.includes("'") ? word.replace(/'(?:s|re|ll|ve|d|m)$/, '') : word;
}

/** Words that end in -est, except those that compare nothing or nothing that matters. */
function makeSuperlativePattern(): RegExp {
  const others = ordinary.noSuperlatives.join('|');
  return new RegExp(String.raw`^(?!(?:${others})$)\p{L}{3,}est$`, 'u');
}
