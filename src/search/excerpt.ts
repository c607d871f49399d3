import {termOf, wordsOf, type Word} from './terms';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** How long an excerpt is, in characters, and how much of it comes before the first match. */
const LENGTH = 170;
const BEFORE = 40;

/** A text in pieces, those marked that count as one of the terms. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {start, end} of matchesIn(text, terms)) {
    if (start > at) pieces.push({text: text.slice(at, start), isMatch: false});
    pieces.push({text: text.slice(start, end), isMatch: true});
    at = end;
  }
  if (at < text.length) pieces.push({text: text.slice(at), isMatch: false});
  return pieces;
}

/** The part of a text that has the most of the terms, cut between words; its beginning, if it has none. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const start = startOf(text, matchesIn(text, terms));
  const cut = text.slice(start, start + LENGTH);
  const isEnd = start + LENGTH >= text.length;
  const shown = isEnd ? cut : cut.replace(/[\s,;:.]+\S*$/, '');
  return marked(`${start > 0 ? '… ' : ''}${shown}${isEnd ? '' : ' …'}`, terms);
}

function matchesIn(text: string, terms: ReadonlySet<string>): Word[] {
  return wordsOf(text).filter(({word}) => terms.has(termOf(word) ?? ''));
}

function startOf(text: string, matches: readonly Word[]): number {
  const length = LENGTH - BEFORE;
  const different = ({start}: Word) => {
    const shown = matches.filter((other) => other.start >= start && other.end <= start + length);
    return new Set(shown.map(({word}) => termOf(word))).size;
  };
  const [best] = [...matches].sort((a, b) => different(b) - different(a) || a.start - b.start);
  if (!best || best.end <= length) return 0;
  const from = best.start - BEFORE;
  return from + (/^\S*\s+/.exec(text.slice(from, best.start))?.[0].length ?? 0);
}
