import MiniSearch from 'minisearch';
import {getLanguage, groupBy, type Language, toEnglishPath, toSpanishPath} from '@dental/practice';
import {makeExcerpt, markMatches, type Piece} from './excerpt';
import {findFirstResults} from './readings';
import {
  getStopWordLanguages,
  isDetail,
  resolveMeaning,
  splitWords,
  toTerms,
  toQuestionTerms,
} from './terms';

/*
 * MiniSearch (7 kB, maintained) searches the text that the build reads from the pages; the browser
 * indexes it. Pagefind needs 'wasm-unsafe-eval' in the CSP and a binary in the build, fetches its
 * index in many requests, and forgives no typo.
 */

/** A part of a page: the text below one of its headings, or above the first one. */
export interface SearchSection {
  /** The id of the heading, for links from hits; missing at the top of the page. */
  anchor?: string;
  heading?: string;
  text: string;
  /** Other names for this part that people type (`search-words.yml`). */
  words?: string[];
  /** The names that put this part before all others, because the patient can't wait. */
  urgent?: string[];
  /** True if the part has the office hours, which differ on some days from those in its text. */
  hasHours?: true;
}

/** A page of the search index. */
export interface SearchPage {
  path: string;
  title: string;
  /** The weight relative to other pages; 1 by default. */
  weight?: number | undefined;
  sections: SearchSection[];
}

/** A page that answers a question, with its best part. */
export interface Hit {
  /** The address, with the part's anchor. */
  to: string;
  title: Piece[];
  heading?: Piece[];
  excerpt: Piece[];
  /** True if the hours of the day say more than the excerpt. */
  hasHours?: true | undefined;
}

/** The answer to a question: the best pages first, and the number of all. */
export interface Answer {
  hits: Hit[];
  count: number;
}

export type Search = (query: string) => Answer;

/** A visitor who hasn't found a page among these types another word. */
const MAX_HITS = 10;

/** Weights of the fields: the better a field describes a part, the more a match in it counts. */
const BOOST = {title: 8, words: 2, urgent: 2, heading: 3, text: 1, page: 0.3};

/** The weight of a name when the question has all of its words. */
const NAME_WEIGHT = 8;

/** The weight of a heading as a name, relative to a title. */
const HEADING_NAME_WORTH = 0.5;

/** The weight of all parts of a page, relative to the best part. */
const ALL_PARTS_WEIGHT = 0.3;

/** The weight of a page that isn't in the question's language. */
const OTHER_LANGUAGE_WEIGHT = 0.1;

/** The minimum share of a question, by weight, that a page must have. Rare words weigh more. */
const MIN_SHARE = 0.6;

/** The same for a page with a name that is in the question. */
const MIN_SHARE_NAMED = 0.35;

/** The weight of a word that asks for a detail: it is general, or in no name of the site. */
const DETAIL_WEIGHT = 0.4;

interface Entry extends SearchSection {
  id: number;
  path: string;
  /** The page's title, at the top of the page. */
  title?: string | undefined;
  /** The page's title in every part, so that it counts together with the part's own words. */
  page: string;
  weight: number;
  language: Language;
  names: Name[];
}

/** A name of a part. */
interface Name {
  terms: string[];
  worth: number;
  /** True for a name that puts its part before all others. */
  isUrgent: boolean;
}

/** A term of a question, with its matches. */
interface QueryTerm {
  /** The terms of the site that it matches. */
  terms: string[];
  weight: number;
  /** Its score for each part that has it, by the part's id. */
  scores: ReadonlyMap<number, number>;
}

/** `priority` is 1 for an urgent page, 2 for a page that the question names in full, 3 for both. */
interface Rank {
  priority: number;
  score: number;
}

/**
 * Creates the search over some pages, for visitors who read a language. It indexes a few at a
 * time, so that a slow phone stays responsive.
 */
export async function createSearch(
  pages: readonly SearchPage[],
  language: Language = 'en',
): Promise<Search> {
  const entries = pages.flatMap(createEntries).map((entry, id): Entry => ({
    ...entry,
    id,
    language: getLanguage(entry.path),
  }));
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: {boost: BOOST, tokenize: (term) => [term]},
  });
  await index.addAllAsync(entries, {chunkSize: 20});

  const names = new Set(entries.flatMap((entry) => entry.names.map(({terms}) => terms.join(' '))));
  const termsInNames = new Set([...names].flatMap((name) => name.split(' ')));
  const isKnown = (term: string) => index.search(term).length > 0;
  const isName = (words: string) => names.has(toTerms(words).join(' '));

  const matchTerm = (term: string, isLast: boolean): QueryTerm => {
    const results = findFirstResults(index, term, isLast);
    const terms = results.flatMap((result) => result.terms);
    const isInName = terms.length === 0 || terms.some((match) => termsInNames.has(match));
    const worth = isInName && !isDetail(term) ? 1 : DETAIL_WEIGHT;
    // An unknown word counts as if a hundredth of the parts had it: the rest still matters.
    const matchCount = results.length || Math.max(0.5, entries.length / 100);
    return {
      terms,
      weight: worth * Math.log(1 + entries.length / matchCount),
      scores: new Map(results.map(({id, score}) => [Number(id), worth * score])),
    };
  };

  /** The languages that have a word: those of its pages, or of the grammar if it's a stop word. */
  const listLanguages = (word: string): readonly Language[] => {
    const [term] = toTerms(word);
    if (term === undefined) return getStopWordLanguages(word);
    return [...new Set(index.search(term).map(({id}) => entries[Number(id)]!.language))];
  };
  /** The language that more words of a question belong to; the visitor's, if that isn't clear. */
  const getLanguageOf = (query: string): Language => {
    const ofOneLanguage = splitWords(query)
      .map(({word}) => listLanguages(word))
      .filter(({length}) => length === 1);
    const ours = ofOneLanguage.filter(([only]) => only === language).length;
    const [other] = ofOneLanguage.flat().filter((only) => only !== language);
    return other && ofOneLanguage.length - ours > ours ? other : language;
  };

  return (query) => {
    const asked = getLanguageOf(query);
    const terms = toQuestionTerms(query, isKnown, isName);
    const question = terms.map((term, position) => matchTerm(term, position === terms.length - 1));
    const matching = entries.filter(({id}) => question.some(({scores}) => scores.has(id)));
    const ranked = [...groupBy(matching, ({path}) => path).values()]
      .flatMap((parts) => rankPage(parts, question, asked) ?? [])
      .sort(compareRanks);
    const found = new Set(ranked.map(({entry}) => entry.path));
    const best = ranked.filter(
      ({entry}) => entry.language === asked || !found.has(getPathIn(asked, entry.path)),
    );
    const matched = new Set(question.flatMap((queryTerm) => queryTerm.terms));
    return {
      hits: best.slice(0, MAX_HITS).map(({entry}) => createHit(entry, matched)),
      count: best.length,
    };
  };
}

/** The path of the other version of a page, in a language. */
function getPathIn(language: Language, path: string): string {
  return language === 'es' ? toSpanishPath(path) : toEnglishPath(path);
}

function createEntries({path, title: page, weight = 1, sections}: SearchPage) {
  return sections.map((section, index) => {
    const title = index === 0 && section.anchor === undefined ? page : undefined;
    return {...section, path, page, weight, title, names: listNames(section, title)};
  });
}

function listNames({heading = '', words = [], urgent = []}: SearchSection, title = ''): Name[] {
  const createNames = (texts: string[], {worth = 1, isUrgent = false} = {}): Name[] =>
    texts
      .flatMap((text) => [...new Set([text.toLowerCase(), resolveMeaning(text)])])
      .map((text) => ({terms: [...new Set(toTerms(text))], worth, isUrgent}))
      .filter(({terms}) => terms.length > 0);
  return [
    ...createNames(urgent, {isUrgent: true}),
    ...createNames([title, ...words]),
    ...createNames([heading], {worth: HEADING_NAME_WORTH}),
  ];
}

function compareRanks(a: Rank, b: Rank): number {
  return b.priority - a.priority || b.score - a.score;
}

/**
 * Finds the part of a page that answers a question best.
 * @param asked the language of the question
 * @returns undefined if the page has too little of the question
 */
function rankPage(
  parts: readonly Entry[],
  question: readonly QueryTerm[],
  asked: Language,
): (Rank & {entry: Entry}) | undefined {
  const ranked = parts.map((entry) => rankPart(entry, question)).sort(compareRanks);
  const [best] = ranked;
  const share = shareOf(parts, question);
  if (!best) return undefined;
  const minShare = best.nameWeight > 0 ? MIN_SHARE_NAMED : MIN_SHARE;
  if (best.priority === 0 && share < minShare) return undefined;
  const allParts = sum(question, ({scores}) =>
    Math.max(...parts.map(({id}) => scores.get(id) ?? 0)),
  );
  // A heading over questions has no text of its own: show the question that matches best.
  const {entry} =
    ranked.find((part) => part.entry.anchor === best.entry.anchor && part.entry.text !== '') ??
    best;
  const {priority} = best;
  const score = (best.score + ALL_PARTS_WEIGHT * allParts) * share ** 2 * entry.weight;
  return entry.language === asked
    ? {entry, priority, score}
    : {entry, priority: 0, score: score * OTHER_LANGUAGE_WEIGHT};
}

function rankPart(
  entry: Entry,
  question: readonly QueryTerm[],
): Rank & {entry: Entry; nameWeight: number} {
  const isInQuestion = (term: string) => question.some(({terms}) => terms.includes(term));
  const total = sumWeights(question);
  const names = entry.names
    .filter(({terms}) => terms.every(isInQuestion))
    .map((name) => ({
      ...name,
      weight: sum(question, ({terms, weight}) =>
        name.terms.some((term) => terms.includes(term)) ? weight : 0,
      ),
    }));
  const nameWeight = Math.max(0, ...names.map(({worth, weight}) => worth * weight));
  // A heading of a single word is too general to name its page.
  const isNamedInFull = names.some(
    ({worth, weight}) => weight === total && question.length * worth >= 1,
  );
  const isUrgent = names.some((name) => name.isUrgent);
  const score =
    (sum(question, ({scores}) => scores.get(entry.id) ?? 0) + NAME_WEIGHT * nameWeight) *
    shareOf([entry], question) ** 2;
  return {entry, nameWeight, score, priority: 2 * Number(isNamedInFull) + Number(isUrgent)};
}

/** The share of a question, by weight, that some parts have together. */
function shareOf(parts: readonly Entry[], question: readonly QueryTerm[]): number {
  const weight = sum(question, (queryTerm) =>
    parts.some(({id}) => queryTerm.scores.has(id)) ? queryTerm.weight : 0,
  );
  return weight / sumWeights(question);
}

function sumWeights(question: readonly QueryTerm[]): number {
  return sum(question, ({weight}) => weight);
}

function sum(question: readonly QueryTerm[], getValue: (queryTerm: QueryTerm) => number): number {
  return question.reduce((total, queryTerm) => total + getValue(queryTerm), 0);
}

function createHit(entry: Entry, terms: ReadonlySet<string>): Hit {
  const {path, anchor, page, heading, text, hasHours} = entry;
  return {
    to: anchor === undefined ? path : `${path}#${anchor}`,
    title: markMatches(page, terms),
    ...(heading !== undefined && {heading: markMatches(heading, terms)}),
    excerpt: makeExcerpt(text, terms),
    ...(hasHours && {hasHours}),
  };
}
