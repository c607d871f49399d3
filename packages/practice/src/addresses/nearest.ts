import {groupBy} from '../groupBy';
import {getLanguage, type Language} from '../language';
import {type AddressBook, isAnswered, normalizePath} from './book';

/** A longer path isn't a typo, and is slow to compare. */
const MAX_PATH_LENGTH = 200;

/** Added to the distance of the last steps: addresses that match completely are nearer. */
const LAST_STEP_PENALTY = 0.1;

/**
 * Finds the pages that a visitor may have meant by an unknown address. Old URLs count as names of
 * the pages that replaced them, and the last step of an address is also compared separately:
 * `/veneers` is near `/services/cosmetic-dentistry/veneers`.
 * @param path the path as requested
 * @param count the maximum number of pages
 * @param limit the maximum edit distance, as a share of the longer address
 * @returns canonical paths, the nearest first; none for a path that no page can have
 */
export function findNearestPages(
  {pages, redirects}: AddressBook,
  path: string,
  {count = 3, limit = 0.5} = {},
): string[] {
  const requested = normalizePath(path)?.replace(/\.\w+$/, '');
  if (requested === undefined || requested === '/') return [];
  if (requested.length > MAX_PATH_LENGTH) return [];
  const distances = new Map<string, number>();
  for (const [name, page] of listNames({pages, redirects})) {
    if (page === '/') continue;
    const distance = getDistance(requested, name);
    distances.set(page, Math.min(distance, distances.get(page) ?? 1));
  }
  return [...distances]
    .filter(([, distance]) => distance <= limit)
    .sort(([, a], [, b]) => a - b)
    .slice(0, count)
    .map(([page]) => page);
}

/** Lists the names of pages: their own paths and the old URLs, each with the path of its page. */
function listNames({pages, redirects}: AddressBook) {
  return [...[...pages].map((page) => [page, page] as const), ...redirects];
}

function getDistance(requested: string, name: string): number {
  return Math.min(
    getRelativeDistance(requested, name),
    getRelativeDistance(getLastStep(requested), getLastStep(name)) + LAST_STEP_PENALTY,
  );
}

function getRelativeDistance(a: string, b: string): number {
  return countEdits(a, b) / Math.max(a.length, b.length);
}

function getLastStep(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Finds the addresses that worked before and would return 404 from now on.
 * @param previous from each URL that the site answered, in the form of the address book, to the
 *   path of its page; for a page's own path, the same path
 * @param candidates the pages that can replace another one; all by default
 * @returns each address with its most likely replacement: the page that it redirected to, a page
 *   with almost the same address or the same words in it, or the page above
 */
export function findRemovedAddresses(
  previous: ReadonlyMap<string, string>,
  book: AddressBook,
  candidates: AddressBook = book,
) {
  const names = indexNames(candidates);
  const findReplacement = (page: string) => {
    if (candidates.pages.has(page)) return page;
    const similar = pickSimilarLengths(candidates, page);
    const [nearest] = findNearestPages(similar, page, {count: 1, limit: MAX_TYPO_SHARE});
    return nearest ?? findPageByWords(names, page) ?? findPageAbove(candidates, page);
  };
  return [...previous]
    .filter(([path]) => !isAnswered(book, path))
    .map(([path, page]) => ({path, replacement: findReplacement(page)}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The maximum edit distance of a typo, as a share of the longer address. */
const MAX_TYPO_SHARE = 0.15;

/**
 * Leaves out the names whose lengths differ more than typos may: a sitemap can have ten thousand
 * addresses, and comparing letters is slow.
 */
function pickSimilarLengths({pages, redirects}: AddressBook, path: string): AddressBook {
  const requested = path.replace(/\.\w+$/, '');
  const isSimilar = (name: string) =>
    isSimilarLength(requested, name) || isSimilarLength(getLastStep(requested), getLastStep(name));
  return {
    pages: new Set([...pages].filter(isSimilar)),
    redirects: new Map([...redirects].filter(([from]) => isSimilar(from))),
  };
}

function isSimilarLength(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= MAX_TYPO_SHARE * Math.max(a.length, b.length);
}

const STEM_LENGTH = 5;

/** Other words for pages of most dental websites, with the usual ones. */
const SYNONYMS: Readonly<Record<string, string>> = {
  appointment: 'contact',
  before: 'gallery',
  child: 'family',
  directions: 'contact',
  doctor: 'dentist',
  hipaa: 'privacy',
  hours: 'contact',
  kids: 'family',
  location: 'contact',
  pediatric: 'family',
  schedule: 'contact',
  team: 'staff',
  testimonials: 'reviews',
};

/** The share of a page's words, by weight, that an old path must have. */
const MIN_SHARED_WORDS = 0.5;

/** Words that say nothing about the topic of a page. */
const COMMON_WORDS = /^(?:and|dentistry|for|meet|our|the)$/;

/** The names of the pages in one language, for `findPageByWords`. */
interface NameIndex {
  names: {name: string; page: string; words: string[]}[];
  /** How many times the names have each word. */
  uses: ReadonlyMap<string, unknown[]>;
}

/** Indexes the words of all names once: a sitemap can have ten thousand addresses. */
function indexNames(candidates: AddressBook): (language: Language) => NameIndex {
  const byLanguage = groupBy(listNames(candidates), ([, page]) => getLanguage(page));
  const indexes = new Map(
    [...byLanguage].map(([language, entries]): [Language, NameIndex] => {
      const names = entries.map(([name, page]) => ({
        name,
        page,
        words: listWords(getLastStep(name)),
      }));
      const uses = groupBy(
        names.flatMap(({words}) => words),
        (word) => word,
      );
      return [language, {names, uses}];
    }),
  );
  return (language) => indexes.get(language) ?? {names: [], uses: new Map()};
}

/**
 * Finds the page whose last step shares most of its words with an old path: `/contact-us` for
 * `/contact.html`. A word that few pages have counts more.
 */
function findPageByWords(
  getNames: (language: Language) => NameIndex,
  path: string,
): string | undefined {
  const {names, uses} = getNames(getLanguage(path));
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + 1 / (uses.get(word)?.length ?? 1), 0);
  const wanted = new Set(listWords(path).flatMap(addSynonym));
  const [best] = names
    .filter(({page, words}) => page !== '/' && words.length > 0)
    .map((entry) => ({
      ...entry,
      share: weigh(entry.words.filter((word) => wanted.has(word))) / weigh(entry.words),
    }))
    .filter(({share}) => share >= MIN_SHARED_WORDS)
    .map((entry) => ({...entry, distance: getDistance(path, entry.name)}))
    .sort((a, b) => b.share - a.share || a.distance - b.distance);
  return best?.page;
}

/** The words of a path without their endings. */
function listWords(path: string): string[] {
  const words = path.replace(/\.\w+$/, '').split(/[^a-z]+/);
  return words.filter((word) => word.length > 2 && !COMMON_WORDS.test(word)).map(getStem);
}

/** The stem of a word, and that of the usual word for it. */
function addSynonym(stem: string): string[] {
  const [, usual] = Object.entries(SYNONYMS).find(([word]) => getStem(word) === stem) ?? [];
  return usual === undefined ? [stem] : [stem, getStem(usual)];
}

/** The start of a word, which is the same for "whiten" and "whitening". */
function getStem(word: string): string {
  return word.replace(/s$/, '').slice(0, STEM_LENGTH);
}

/** The nearest page above a path: `/services` for `/services/removed`. */
function findPageAbove(candidates: AddressBook, path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent === '') return '/';
  return candidates.pages.has(parent) ? parent : findPageAbove(candidates, parent);
}

/**
 * Counts the letters to change, add, or remove between two texts (Levenshtein distance). The 404
 * page carries this code, and a library for it is three times as long.
 */
function countEdits(from: string, to: string): number {
  const letters = [...to];
  let row = [0, ...letters.keys()].map((_, index) => index);
  for (const letter of from) {
    const next = [row[0]! + 1];
    letters.forEach((other, index) => {
      const substitutionCost = row[index]! + (letter === other ? 0 : 1);
      next.push(Math.min(substitutionCost, row[index + 1]! + 1, next[index]! + 1));
    });
    row = next;
  }
  return row.at(-1)!;
}
