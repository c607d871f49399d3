import MiniSearch from 'minisearch';
import {groupBy} from '../groupBy';
import {excerpt, marked, type Piece} from './excerpt';
import type {SearchPage, SearchSection} from './searchIndex';
import {termOf, wordsOf} from './terms';

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
const BOOST = {title: 8, words: 6, heading: 3, text: 1, page: 0.3};

/** How many slips a word may have, as a share of its letters; the first with which it is known counts. */
const SLIPS = [0, 0.2, 0.34];

interface Entry extends SearchSection {
  id: number;
  path: string;
  /** The page's title, at the top of the page. */
  title?: string;
  /** The same everywhere, so that a part answers to it together with its own words. */
  page: string;
}

/**
 * Makes the search over some pages. It indexes a few pages at a time, so that a slow phone goes on answering meanwhile.
 * @throws nothing; a query without words finds nothing
 */
export async function searchIn(pages: readonly SearchPage[]): Promise<Search> {
  const entries = pages
    .flatMap(({path, title, sections}) =>
      sections.map((section, index) => ({...section, path, page: title, ...(index === 0 && {title})})),
    )
    .map((entry, id): Entry => ({...entry, id}));
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    storeFields: ['path'],
    tokenize: (text) => wordsOf(text).map(({word}) => word),
    processTerm: (word) => termOf(word),
    searchOptions: {boost: BOOST, prefix: isLast},
  });
  await index.addAllAsync(entries, {chunkSize: 20});
  // A word that the site knows is no slip: so what is like it by chance does not come up.
  const slipsOf = (term: string, position: number, terms: string[]) =>
    SLIPS.find((fuzzy) => index.search(term, {prefix: isLast(term, position, terms), fuzzy}).length > 0) ?? 0;
  return (query) => {
    const all = index.search(query, {combineWith: 'AND', fuzzy: slipsOf});
    const found = all.length > 0 ? all : index.search(query, {combineWith: 'OR', fuzzy: slipsOf});
    const best = [...groupBy(found, ({path}) => String(path)).values()].flatMap(([first]) => first ?? []);
    const hits = best.slice(0, MOST_HITS).flatMap(({id, terms}) => {
      const entry = entries[Number(id)];
      return entry ? [hit(entry, new Set(terms))] : [];
    });
    return {hits, count: best.length};
  };
}

function hit({path, anchor, page, heading, text}: Entry, terms: ReadonlySet<string>): Hit {
  return {
    to: anchor === undefined ? path : `${path}#${anchor}`,
    title: marked(page, terms),
    ...(heading !== undefined && {heading: marked(heading, terms)}),
    excerpt: excerpt(text, terms),
  };
}

/** Whoever types may not be at the end of the last word. */
function isLast(_term: string, position: number, terms: string[]): boolean {
  return position === terms.length - 1;
}
