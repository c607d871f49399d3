import {diffArrays} from 'diff';

/** A run of words that is in both versions, only in the one before, or only in the one now. */
export interface Piece {
  is: 'same' | 'gone' | 'new';
  text: string;
}

/** Marks what differs between two texts, word by word: `7:00`, `$109` and `don’t` are one word each. */
export function markWords(before: string, after: string): Piece[] {
  const comparator = (one: string, other: string) => one.trim() === other.trim();
  const pieces = diffArrays(tokensOf(before), tokensOf(after), {comparator}).map(
    ({added, removed, value}): Piece => ({
      is: added ? 'new' : removed ? 'gone' : 'same',
      text: value.join(''),
    }),
  );
  // The space after what was replaced is the same.
  return pieces.flatMap((piece, at) => {
    const other =
      piece.is === 'gone' ? pieces[at + 1] : piece.is === 'new' ? pieces[at - 1] : undefined;
    if (!other || other.is === 'same' || ![piece, other].every(({text}) => /\s$/.test(text)))
      return piece;
    const bare: Piece = {...piece, text: piece.text.trimEnd()};
    return piece.is === 'new' ? [bare, {is: 'same', text: ' '}] : bare;
  });
}

/** Words, and the marks at their ends, each with the space after it. */
function tokensOf(text: string): string[] {
  return text.match(/(?:[\p{L}\p{N}$#%@](?:\S*[\p{L}\p{N}%])?|\S)?\s*/gu)?.filter(Boolean) ?? [];
}

/** A text cut at a word, as search results do, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit).replace(/\s+\S*$/, '')} …` : text;
}
