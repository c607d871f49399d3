import {toTerm, type Word, splitWords} from './terms';

/** A piece of a text; `isMatch` marks the words that the visitor searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The length of an excerpt, and of the part before the first match, in characters. */
const EXCERPT_LENGTH = 170;
const LENGTH_BEFORE_MATCH = 40;

/** Splits a text into pieces, and marks those with one of the terms. */
export function markMatches(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const {start, end} of findMatches(text, terms)) {
    if (start > position) pieces.push({text: text.slice(position, start), isMatch: false});
    pieces.push({text: text.slice(start, end), isMatch: true});
    position = end;
  }
  if (position < text.length) pieces.push({text: text.slice(position), isMatch: false});
  return pieces;
}

/**
 * Cuts out the part of a text with the most terms, between two sentences or words; its start, if
 * there are none.
 */
export function makeExcerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const start = findStart(text, findMatches(text, terms));
  const isEnd = start + EXCERPT_LENGTH >= text.length;
  const cut = text.slice(start, start + EXCERPT_LENGTH);
  const trimmed = isEnd ? cut : cut.replace(/[\s,;:.]+\S*$/, '');
  return markMatches(`${start > 0 ? '… ' : ''}${trimmed}${isEnd ? '' : ' …'}`, terms);
}

function findMatches(text: string, terms: ReadonlySet<string>): Word[] {
  return splitWords(text).filter(({word}) => terms.has(toTerm(word) ?? ''));
}

function findStart(text: string, matches: readonly Word[]): number {
  const length = EXCERPT_LENGTH - LENGTH_BEFORE_MATCH;
  const countTermsFrom = ({start}: Word) => {
    const included = matches.filter((match) => match.start >= start && match.end <= start + length);
    return new Set(included.map(({word}) => toTerm(word))).size;
  };
  const [best] = [...matches].sort(
    (a, b) => countTermsFrom(b) - countTermsFrom(a) || a.start - b.start,
  );
  if (!best || best.end <= length) return 0;
  const from = best.start - LENGTH_BEFORE_MATCH;
  const partialText = /^(?:.*[.;:?!]|\S*)\s+/.exec(text.slice(from, best.start))?.[0] ?? '';
  return from + partialText.length;
}
