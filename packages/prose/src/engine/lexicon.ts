import {memoizeTexts} from '@dental/content';
import ordinary from '../../data/ordinaryWords.json';
import rules from '../../rules.json';

/*
 * Which lists of the vocabulary a word is on. An entry is a word, several with _ between them, or the beginning of one with a
 * star: `side_effect*` is "side effect", "side-effects".
 */

/** The words on each list, by its name in capitals. An entry in capitals is a list: its words are on this one as well. */
export type Vocabulary = Readonly<Record<string, string>>;

/** What the records of a practice say, as entries of the vocabulary. */
export type PracticeWords = Readonly<Record<string, readonly string[]>>;

/** The names in capitals that a phrase or a list holds. */
export const listsIn = (line: string): readonly string[] =>
  line.match(/(?<![\w'])[A-Z][A-Z_]+(?!\w)/g) ?? [];

interface Entry {
  id: TagId;
  /** The words after the first, each with a star or not. */
  rest: readonly string[];
}

/** A word or a list of the vocabulary that begins at a token. */
export interface Tag {
  id: TagId;
  /** How many tokens it covers. */
  length: number;
}

/** The number of a word or list: tags are compared millions of times, and numbers more quickly than words. */
export type TagId = number;

const ids = new Map<string, TagId>();

/** The number of a word or list, the next one where it has none. */
export function tagId(name: string): TagId {
  const id = ids.get(name) ?? ids.size;
  ids.set(name, id);
  return id;
}

const VOCABULARY: Vocabulary = rules.vocabulary;

/** For each list, those that hold it by its name. */
const LISTS_WITH = new Map<string, string[]>();
for (const [list, words] of Object.entries(VOCABULARY)) {
  for (const held of listsIn(words)) LISTS_WITH.set(held, [...(LISTS_WITH.get(held) ?? []), list]);
}

interface Entries {
  exact: Map<string, Entry[]>;
  stems: Map<string, Entry[]>;
}

const general = entriesOf(VOCABULARY);
let ofPractice = entriesOf({});
const known = new Set<string>();

/** Counts the times that other words became known. */
let version = 0;

/** Makes a word of a phrase known, under itself as its name. */
export function addWord(word: string): void {
  if (known.has(word)) return;
  known.add(word);
  add(general, word, word);
  version += 1;
}

/** Takes other words for those of the practice. */
export function setPracticeWords(words: PracticeWords): void {
  ofPractice = entriesOf(
    Object.fromEntries(Object.entries(words).map(([list, names]) => [list, names.join(' ')])),
  );
  version += 1;
}

/** Memoizes what a function made from a text, until other words are known. */
export function memoizeByWords<Made>(make: (text: string) => Made): (text: string) => Made {
  let [made, by] = [memoizeTexts(make), version];
  return (text) => {
    if (by !== version) [made, by] = [memoizeTexts(make), version];
    return made(text);
  };
}

function entriesOf(vocabulary: Vocabulary): Entries {
  const entries: Entries = {exact: new Map(), stems: new Map()};
  for (const [list, words] of Object.entries(vocabulary)) {
    for (const name of [list, ...(LISTS_WITH.get(list) ?? [])]) {
      for (const entry of words.split(/\s+/)) if (/[a-z\d#]/.test(entry)) add(entries, name, entry);
    }
  }
  return entries;
}

function add({exact, stems}: Entries, name: string, entry: string): void {
  const [first = '', ...rest] = entry.split('_');
  const isStem = first.endsWith('*');
  const map = isStem ? stems : exact;
  const key = isStem ? first.slice(0, -1) : first;
  map.set(key, [...(map.get(key) ?? []), {id: tagId(name), rest}]);
}

/** Words and lists of which one sentence in twenty or more has one. */
export const COMMON: ReadonlySet<string> = new Set(ordinary.common.split(' '));

/** What the word at a place is, alone and with those after it. */
export function tagsOf(words: readonly string[], at: number): readonly Tag[] {
  const {alone, longer} = entriesFrom(words[at] ?? '');
  const said = longer.filter(({rest}) =>
    rest.every((word, index) => isWord(word, words[at + 1 + index] ?? '')),
  );
  return [...alone, ...said.map(({id, rest}): Tag => ({id, length: 1 + rest.length}))];
}

function isWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*')
    ? word.startsWith(pattern.slice(0, -1))
    : word === pattern || withoutEnding(word) === pattern;
}

/** "we're" as "we", "dentist's" as "dentist". */
function withoutEnding(word: string): string {
  return word.includes("'") ? word.replace(/'(?:s|re|ll|ve|d|m)$/, '') : word;
}

/** Words on -est that compare nothing, or nothing that matters. */
const NO_SUPERLATIVE = `(?:${ordinary.noSuperlatives.replaceAll(' ', '|')})$`;

/** What a word is by its letters: numbers, prices, percentages, superlatives, denials, and signs at which a thought ends. */
export const SIGNS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['NUMBER', /^\$?\d/],
  ['MONEY', /^\$\d/],
  ['SHARE', /%$/],
  ['STOP', /^[;:()\u2013\u2014.!?]$/],
  ['SUPERLATIVE', new RegExp(String.raw`^(?!${NO_SUPERLATIVE})\p{L}{3,}est$`, 'u')],
  ['NOT', /n't$/],
  ['NEGATION', /n't$/],
];

/** What a word is alone, and the longer entries that begin with it. */
const entriesFrom = memoizeByWords((word) => {
  const plain = withoutEnding(word);
  const entries = [
    ...[general, ofPractice].flatMap(({exact, stems}) => [
      ...(exact.get(word) ?? []),
      ...(plain === word ? [] : (exact.get(plain) ?? [])),
      ...Array.from(
        {length: plain.length},
        (_, index) => stems.get(plain.slice(0, index + 1)) ?? [],
      ).flat(),
    ]),
    ...SIGNS.filter(([, pattern]) => pattern.test(word)).map(([sign]): Entry => ({
      id: tagId(sign),
      rest: [],
    })),
  ];
  return {
    alone: entries.filter(({rest}) => rest.length === 0).map(({id}): Tag => ({id, length: 1})),
    longer: entries.filter(({rest}) => rest.length > 0),
  };
});
