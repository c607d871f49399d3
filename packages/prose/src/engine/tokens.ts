import {GIVEN_NAMES} from '../people/givenNames';
import {memoizeByWords, tagId, tagsOf, type Tag, type TagId} from './lexicon';

/** A word or a sign of a sentence. */
export interface Token {
  /** In lower case, with a straight apostrophe. */
  word: string;
  start: number;
  end: number;
  /** What it is, alone or with the words after it. */
  tags: readonly Tag[];
}

/** A sentence as the grammar sees it. */
export interface Parsed {
  tokens: readonly Token[];
  /** The tags of all tokens, for a quick look. */
  ids: ReadonlySet<TagId>;
}

/** A word with a capital inside a sentence, which names somebody or something. */
const NAME: Tag = {id: tagId('NAME'), length: 1};

/** A given name that many people have. */
const PERSON: Tag = {id: tagId('PERSON'), length: 1};

/** Shortened words, such as titles or "a.m.": the period behind them ends nothing. */
const ABBREVIATIONS = new Set(['dr', 'drs', 'mr', 'mrs', 'ms', 'st', 'a', 'p', 'vs']);

const TOKEN = /\$?\d[\d,.]*(?<![,.])%?|\p{L}+(?:'\p{L}+)*|[^\s\p{L}\p{N}"“”*_-]/gu;

/** Takes a sentence apart. Hyphens separate words, as spaces do: "pain-free" is "pain free". */
export const parse = memoizeByWords((sentence): Parsed => {
  const found = [...sentence.matchAll(TOKEN)];
  const words = found.map(([word]) => word.toLowerCase());
  const ids = new Set<TagId>();
  const tokens = found.map(({0: written, index: start}, index): Token => {
    const word = words[index] ?? '';
    const isAbbreviated = word === '.' && ABBREVIATIONS.has(words[index - 1] ?? '');
    const said = isAbbreviated ? [] : tagsOf(words, index);
    const tags = written === word ? said : [...said, ...namesOf(written, index)];
    for (const {id} of tags) ids.add(id);
    return {word, start, end: start + written.length, tags};
  });
  return {tokens, ids};
});

/** What a word with a capital is by that. */
function namesOf(word: string, index: number): readonly Tag[] {
  const isName = index > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !/^I\b/.test(word);
  return [...(isName ? [NAME] : []), ...(GIVEN_NAMES.has(word.replace(/'s$/, '')) ? [PERSON] : [])];
}
