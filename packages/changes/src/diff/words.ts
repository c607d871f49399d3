import {diffArrays} from 'diff';

/** A run of words found in both versions, only in the old one, or only in the new one. */
export interface Piece {
  is: 'same' | 'removed' | 'added';
  text: string;
}

/** Marks the differences between two texts. `7:00`, `$109`, and `don’t` are one word each. */
export function markWords(before: string, after: string): Piece[] {
  const comparator = (one: string, other: string) => one.trim() === other.trim();
  const pieces = diffArrays(splitTokens(before), splitTokens(after), {comparator}).map(
    ({added, removed, value}): Piece => ({
      is: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
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

/** Splits a text into words and the punctuation at their ends, each with the space after it. */
function splitTokens(text: string): string[] {
  return text.match(/(?:[\p{L}\p{N}$#%@](?:\S*[\p{L}\p{N}%])?|\S)?\s*/gu)?.filter(Boolean) ?? [];
}

/** Cuts a text at a word, as search results do, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit).replace(/\s+\S*$/, '')} …` : text;
}

/**
 * Cuts two versions of a text so that each shows the first difference, with the words before it.
 * @param limit the length of each, without the ellipses
 */
export function cutAroundDifference(
  before: string,
  after: string,
  limit: number,
): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= limit) return [before, after];
  let common = 0;
  while (common < before.length && before[common] === after[common]) common++;
  const start = before.slice(0, Math.max(0, common - Math.floor(limit / 3))).lastIndexOf(' ') + 1;
  const cut = (text: string) => (start > 0 ? '… ' : '') + cutAtWord(text.slice(start), limit);
  return [cut(before), cut(after)];
}
