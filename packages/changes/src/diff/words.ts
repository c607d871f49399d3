import {cutAtWord} from '@dental/practice';
import {diffArrays} from 'diff';
import {splitWords} from './align';
import {isNegation} from './warnings/negations';

/** A run of words found in both versions, only in the old one, or only in the new one. */
export interface Piece {
  is: 'same' | 'removed' | 'added';
  text: string;
}

/** Marks the differences between two texts. `7:00`, `$109`, and `don’t` are one word each. */
export function markWords(before: string, after: string): Piece[] {
  const areEqual = (one: string, other: string) => one.trim() === other.trim();
  const oldTokens = splitTokens(before);
  let oldIndex = 0;
  let lostSpace = '';
  const pieces = diffArrays(oldTokens, splitTokens(after), {comparator: areEqual}).flatMap(
    ({added, removed, value}): Piece | Piece[] => {
      const space = lostSpace;
      const text = value.join('');
      if (!added) oldIndex += value.length;
      lostSpace = '';
      if (removed) return {is: 'removed', text: space + text};
      if (added && space !== '' && /\s$/.test(text))
        return [
          {is: 'added', text: text.trimEnd()},
          {is: 'same', text: space},
        ];
      if (added) return {is: 'added', text};
      lostSpace = findLostSpace(oldTokens[oldIndex - 1], value.at(-1));
      return {is: 'same', text};
    },
  );
  return pieces.flatMap((piece, index) => {
    if (piece.is === 'same') return piece;
    const other = piece.is === 'removed' ? pieces[index + 1] : pieces[index - 1];
    const isReplacement = other !== undefined && other.is !== 'same';
    // The space after a replacement is the same, so it's not part of the difference.
    if (!isReplacement || ![piece, other].every(({text}) => /\s$/.test(text))) return piece;
    const trimmed: Piece = {is: piece.is, text: piece.text.trimEnd()};
    return piece.is === 'added' ? [trimmed, {is: 'same', text: ' '}] : trimmed;
  });
}

/** The space after an old word that punctuation follows now: it belongs to the next piece. */
function findLostSpace(old = '', now = ''): string {
  return /\s$/.test(old) && !/\s$/.test(now) ? ' ' : '';
}

/** Splits a text into words and the punctuation at their ends, each with the space after it. */
function splitTokens(text: string): string[] {
  return text.match(/(?:[\p{L}\p{N}$#%@](?:\S*[\p{L}\p{N}%])?|\S)?\s*/gu)?.filter(Boolean) ?? [];
}

/** A short quote, such as a lost "not", includes this many words on each side. */
export const CONTEXT_WORDS = 2;

/** Context is added only to differences up to this length in all. */
const MAX_LENGTH_WITH_CONTEXT = 30;

/** Returns true if words that were only removed or added need context, such as "do not". */
function needsContext(text: string): boolean {
  const words = splitWords(text);
  return words.length === 1 || (words.length === 2 && words.some(isNegation));
}

/**
 * Cuts two texts to the part that differs, from the first word to the last.
 * @param contextWords the number of words to keep on each side if both parts are short
 */
export function cutToDifference(
  before: string,
  after: string,
  contextWords = 0,
): [before: string, after: string] {
  const pieces = markWords(before, after);
  const differs = pieces.map(({is}) => is !== 'same');
  const first = Math.max(0, differs.indexOf(true));
  const end = differs.lastIndexOf(true) + 1;
  const join = (some: readonly Piece[], omitted?: Piece['is']) =>
    some.map(({is, text}) => (is === omitted ? '' : text)).join('');
  const part = pieces.slice(first, end);
  const oldPart = join(part, 'added');
  const newPart = join(part, 'removed');
  const isLong = (oldPart + newPart).length > MAX_LENGTH_WITH_CONTEXT;
  const hasWords = /[\p{L}\p{N}]/u.test(oldPart + newPart);
  const isOneSided = oldPart.trim() === '' || newPart.trim() === '';
  if ((isOneSided && hasWords && !needsContext(oldPart + newPart)) || isLong)
    return [oldPart.trim(), newPart.trim()];
  // A comma comes right after a word.
  const lastWord = contextWords > 0 ? '[^\\s.!?]*' : '';
  const lastWords = new RegExp(`(?:[^\\s.!?]+\\s+){0,${contextWords}}${lastWord}$`);
  const firstWords = new RegExp(`^(?:\\s*[^\\s.,;:!?]+){0,${contextWords}}`);
  const lead = lastWords.exec(join(pieces.slice(0, first)))?.[0] ?? '';
  const tail = firstWords.exec(join(pieces.slice(end)))?.[0] ?? '';
  return [`${lead}${oldPart}${tail}`.trim(), `${lead}${newPart}${tail}`.trim()];
}

/**
 * Cuts two versions of a long text to their difference. Short texts stay as they are.
 * @param limit the length of each, without the ellipsis
 */
export function cutAroundDifference(
  before: string,
  after: string,
  limit: number,
): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= limit) return [before, after];
  const [oldPart, newPart] = cutToDifference(before, after, CONTEXT_WORDS);
  return [cutAtWord(oldPart, limit), cutAtWord(newPart, limit)];
}

/** `changed from "…" to "…"`, or which words are new or missing if that is all. */
export function describeReplacement(before: string, after: string, limit: number): string {
  const [oldPart, newPart] = cutAroundDifference(before, after, limit);
  if (newPart === '') return `no longer says "${oldPart}"`;
  return oldPart === '' ? `now says "${newPart}" too` : `changed from "${oldPart}" to "${newPart}"`;
}

/** `“new” instead of “old”`. Empty quotes stand for words that were only added or removed. */
export function formatReplacement(before: string, after: string): string {
  if (after === '“”') return `${before} removed`;
  return before === '“”' ? `${after} added` : `${after} instead of ${before}`;
}

/** Merges a quote that was removed in one place and added in another: it moved. */
export function mergeMoves(quotes: readonly string[]): string[] {
  return quotes.flatMap((quote) => {
    const text = quote.replace(/ (?:removed|added)$/, '');
    const isMoved = quotes.includes(`${text} removed`) && quotes.includes(`${text} added`);
    if (!isMoved) return quote;
    return quote === `${text} added` ? `${text} moved` : [];
  });
}
