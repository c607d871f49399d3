import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {groupBy} from '@dental/practice';
import {excerpt, marked, type Piece} from './excerpt';
import {meaningOf, termsAsked, termsOf} from './terms';

/*
 * The search is MiniSearch's (7 kB, kept) over what the build reads from the pages, made ready in the browser. Pagefind needs
 * 'wasm-unsafe-eval' in the CSP and a binary in the build, fetches its index in many requests, and forgives no slip.
 */

/** A part of a page: what is below one of its headings, or what is above the first. */
export interface SearchSection {
  /** The id of the heading, to which a hit leads; missing at the top of the page. */
  anchor?: string;
  heading?: string;
  text: string;
  /** What people type who look for this part by another name (`search-words.yml`). */
  words?: string[];
  /** Those of them that lead here before anything else, because whoever types them may not wait. */
  urgent?: string[];
}

/** A page, as the search knows it. */
export interface SearchPage {
  path: string;
  title: string;
  /** What it counts beside other pages; 1 if left out. */
  weight?: number;
  sections: SearchSection[];
}

/** A page that answers, by the part of it that answers best. */
export interface Hit {
  /** The address, with the part's anchor. */
  to: string;
  title: Piece[];
  heading?: Piece[];
  excerpt: Piece[];
}

/** What answers a question: the best pages first, and how many there are in all. */
export interface Answer {
  hits: Hit[];
  count: number;
}

export type Search = (query: string) => Answer;

/** How many pages are shown; whoever has not found it by then types another word. */
const MOST_HITS = 10;

/** The more a field says what a part is about, the more a match in it counts. */
const BOOST = {title: 8, words: 2, urgent: 2, heading: 3, text: 1, page: 0.3};

/** The fields that name things: a short word with a slip is sought only there, or it would be like one by chance. */
const NAMES = ['title', 'words', 'urgent', 'heading'];

/** What a name counts whose every word is in the question. */
const NAMED = 8;

/** What all parts of a page count beside the best of them. */
const WHOLE = 0.3;

/** How much of a question a page must have at least, by weight, and a page that the question names. Rare words weigh more. */
const LEAST = 0.6;
const LEAST_NAMED = 0.35;

/** What a word of a question counts beside others if nothing is called by it: it asks for a detail of what the others name. */
const DETAIL = 0.4;

interface Entry extends SearchSection {
  id: number;
  path: string;
  /** The page's title, at the top of the page. */
  title?: string;
  /** The same everywhere, so that a part answers to it together with its own words. */
  page: string;
  weight: number;
  names: Name[];
}

/** What a part is called, in terms, and what that is worth; what is urgent leads there before anything else. */
interface Name {
  terms: string[];
  worth: number;
  isUrgent: boolean;
}

/** A term of a question. */
interface Asked {
  /** The words of the site that it stands for. */
  terms: string[];
  weight: number;
  /** What it counts for each part that has it. */
  scores: ReadonlyMap<number, number>;
}

/** Makes the search over some pages. It indexes a few at a time, so that a slow phone goes on answering meanwhile. */
export async function searchIn(pages: readonly SearchPage[]): Promise<Search> {
  const entries = pages
    .flatMap(({path, title: page, weight = 1, sections}) =>
      sections.map((section, index) => {
        const title = index === 0 && section.anchor === undefined ? page : undefined;
        return {...section, path, page, weight, title, names: namesOf(section, title)};
      }),
    )
    .map((entry, id): Entry => ({...entry, id}));
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {boost: BOOST, tokenize: (term) => [term]},
  });
  await index.addAllAsync(entries, {chunkSize: 20});

  const isKnown = (term: string) => index.search(term).length > 0;
  const names = new Set(entries.flatMap((entry) => entry.names.map(({terms}) => terms.join(' '))));
  const inNames = new Set([...names].flatMap((name) => name.split(' ')));
  const ask = (term: string, isLast: boolean): Asked => {
    let found: SearchResult[] = [];
    for (const [query, options] of readings(term, isLast))
      if (found.length === 0) found = index.search(query, options);
    const terms = found.flatMap((one) => one.terms);
    const worth = terms.length === 0 || terms.some((one) => inNames.has(one)) ? 1 : DETAIL;
    return {
      terms,
      // A word that the site does not know counts as one that a hundredth of it has: who adds it still asks for the rest.
      weight:
        worth *
        Math.log(1 + entries.length / (found.length || Math.max(0.5, entries.length / 100))),
      scores: new Map(found.map(({id, score}) => [Number(id), worth * score])),
    };
  };
  return (query) => {
    const terms = termsAsked(query, isKnown, (words) => names.has(termsOf(words).join(' ')));
    const asked = terms.map((term, position) => ask(term, position === terms.length - 1));
    const answering = entries.filter(({id}) => asked.some(({scores}) => scores.has(id)));
    const best = [...groupBy(answering, ({path}) => path).values()]
      .flatMap((parts) => judged(parts, asked) ?? [])
      .sort(byRank);
    const heard = new Set(asked.flatMap((one) => one.terms));
    return {hits: best.slice(0, MOST_HITS).map(({entry}) => hit(entry, heard)), count: best.length};
  };
}

function namesOf({heading = '', words = [], urgent = []}: SearchSection, title = ''): Name[] {
  const named = (names: string[], worth: number, isUrgent = false): Name[] =>
    names
      .flatMap((name) => [...new Set([name.toLowerCase(), meaningOf(name)])])
      .map((name) => ({terms: [...new Set(termsOf(name))], worth, isUrgent}))
      .filter(({terms}) => terms.length > 0);
  return [...named(urgent, 1, true), ...named([title, ...words], 1), ...named([heading], 0.5)];
}

/** How a term can be read, the likeliest first: a word, its beginning, and with slips, which no short word may have. */
function readings(term: string, isLast: boolean): [Query, SearchOptions][] {
  const swapped = Array.from({length: term.length - 1}, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(''),
  );
  const filter = ({terms}: SearchResult) =>
    terms.some((other) => other.startsWith(term.slice(0, 1)));
  const all: [number, Query, SearchOptions][] = [
    [1, term, {}],
    [isLast ? 3 : Infinity, term, {prefix: true}],
    [4, {queries: swapped, combineWith: 'OR'}, {}],
    [5, term, {filter, fuzzy: 1, prefix: isLast, fields: NAMES}],
    [8, term, {filter, fuzzy: 1, prefix: isLast}],
    [7, term, {filter, fuzzy: 2, fields: NAMES}],
  ];
  return all.flatMap(([least, query, options]) => (term.length >= least ? [[query, options]] : []));
}

/** `first` is 1 for what may not wait, 2 for what the question names in full. */
type Rank = Record<'first' | 'score', number>;

const byRank = (a: Rank, b: Rank) => b.first - a.first || b.score - a.score;

/** The part of a page that answers best, and how well; nothing if the page has too little of what is asked. */
function judged(
  parts: readonly Entry[],
  asked: readonly Asked[],
): (Rank & {entry: Entry}) | undefined {
  const sum = (countOf: (one: Asked) => number) =>
    asked.reduce((total, one) => total + countOf(one), 0);
  const all = sum(({weight}) => weight);
  const shareOf = (some: readonly Entry[]) =>
    sum(({scores, weight}) => (some.some(({id}) => scores.has(id)) ? weight : 0)) / all;
  const share = shareOf(parts);
  const [best] = parts
    .map((entry) => {
      const heard = entry.names
        .filter(({terms}) => terms.every((term) => asked.some((one) => one.terms.includes(term))))
        .map(({terms, ...name}) => ({
          ...name,
          named: sum((one) => (terms.some((term) => one.terms.includes(term)) ? one.weight : 0)),
        }));
      const named = Math.max(0, ...heard.map((name) => name.worth * name.named));
      // A heading of a single word is no name of its own.
      const isWhole = heard.some((name) => name.named === all && asked.length * name.worth >= 1);
      const isUrgent = heard.some((name) => name.isUrgent);
      const score =
        (sum(({scores}) => scores.get(entry.id) ?? 0) + NAMED * named) * shareOf([entry]) ** 2;
      return {entry, named, score, first: 2 * Number(isWhole) + Number(isUrgent)};
    })
    .sort(byRank);
  if (!best || (best.first === 0 && share < (best.named > 0 ? LEAST_NAMED : LEAST)))
    return undefined;
  const whole = sum(({scores}) => Math.max(...parts.map(({id}) => scores.get(id) ?? 0)));
  return {...best, score: (best.score + WHOLE * whole) * share ** 2 * best.entry.weight};
}

function hit({path, anchor, page, heading, text}: Entry, terms: ReadonlySet<string>): Hit {
  return {
    to: anchor === undefined ? path : `${path}#${anchor}`,
    title: marked(page, terms),
    ...(heading !== undefined && {heading: marked(heading, terms)}),
    excerpt: excerpt(text, terms),
  };
}
