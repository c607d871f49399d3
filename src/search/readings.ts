import type MiniSearch from 'minisearch';
import type {Query, SearchOptions, SearchResult} from 'minisearch';

/** The fields with names. Short words with a typo match only here, or they'd match by chance. */
const NAME_FIELDS = ['title', 'words', 'urgent', 'heading'];

/**
 * Finds the results for the most likely reading of a term that has any.
 * @param isLast true for the last word of a question, which the visitor may still be typing
 */
export function findFirstResults(index: MiniSearch, term: string, isLast: boolean): SearchResult[] {
  for (const {query, options} of listReadings(term, isLast)) {
    const results = index.search(query, options);
    if (results.length > 0) return results;
  }
  return [];
}

/** Letters that sound the same, in English or Spanish: `krown`, `sita` (cita), `callo` (cayó). */
const SAME_SOUNDS = ['k c', 's c', 'z s', 'f ph', 'k qu', 'b v', 'll y', 'g j'].map((pair) =>
  pair.split(' '),
) as [string, string][];

function listSoundalikes(term: string): string[] {
  return [
    ...SAME_SOUNDS.flatMap(([a, b]) => [term.replace(a, b), term.replace(b, a)]),
    `h${term}`,
    term.replace(/^h/, ''),
  ].filter((soundalike) => soundalike !== term);
}

interface Reading {
  /** A shorter term has too many words like it. */
  minLength: number;
  query: Query;
  options?: SearchOptions;
}

/**
 * The readings of a term, the most likely first: a word, the start of a word, a word with a typo.
 */
function listReadings(term: string, isLast: boolean): Reading[] {
  const swapped = Array.from({length: term.length - 1}, (_, position) =>
    [term.slice(0, position), term[position + 1], term[position], term.slice(position + 2)].join(
      '',
    ),
  );
  const filter = ({terms}: SearchResult) =>
    terms.some((match) => match.startsWith(term.slice(0, 1)));
  const readings: Reading[] = [
    {minLength: 1, query: term},
    {minLength: isLast ? 3 : Infinity, query: term, options: {prefix: true}},
    {
      minLength: 4,
      query: {queries: [...swapped, ...listSoundalikes(term)], combineWith: 'OR'},
      options: {fields: NAME_FIELDS},
    },
    {
      minLength: 5,
      query: term,
      options: {filter, fuzzy: 1, prefix: isLast, fields: NAME_FIELDS},
    },
    {minLength: 8, query: term, options: {filter, fuzzy: 1, prefix: isLast}},
    {minLength: 7, query: term, options: {filter, fuzzy: 2, fields: NAME_FIELDS}},
  ];
  return readings.filter(({minLength}) => term.length >= minLength);
}
