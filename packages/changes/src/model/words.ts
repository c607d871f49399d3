import {diffArrays} from 'diff';

/** A run of words that is in both versions, only in the one before, or only in the one now. */
export interface Piece {
  is: 'same' | 'gone' | 'new';
  text: string;
}

/** Marks what differs between two texts, word by word; what differs with only a space or a word like "of" between is one piece. */
export function markWords(before: string, after: string): Piece[] {
  const pieces = diffArrays(tokensOf(before), tokensOf(after)).map(({added, removed, value}): Piece => ({
    is: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
  return merged(pieces);
}

/** Words, spaces, and the marks at the ends of words: `7:00`, `$109` and `don’t` are one word each. */
function tokensOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}$#%@](?:[^\s]*[\p{L}\p{N}%])?|[^\s]/gu) ?? [];
}

/** Texts with a change at every second word are read with difficulty: the few words in between change with them. */
function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [gone, fresh] = ['', ''];
  const settle = () => {
    const space = gone && fresh && /\s$/.test(gone) && /\s$/.test(fresh) ? ' ' : '';
    if (gone) result.push({is: 'gone', text: space ? gone.trimEnd() : gone});
    if (fresh) result.push({is: 'new', text: space ? fresh.trimEnd() : fresh});
    if (space) result.push({is: 'same', text: space});
    [gone, fresh] = ['', ''];
  };
  pieces.forEach((piece, index) => {
    if (piece.is === 'gone') gone += piece.text;
    else if (piece.is === 'new') fresh += piece.text;
    else if (gone && fresh && piece.text.trim() === '' && index < pieces.length - 1) {
      gone += piece.text;
      fresh += piece.text;
    } else {
      settle();
      result.push(piece);
    }
  });
  settle();
  return result;
}

/** Words before and after as one line of plain text, such as `… until [7:00 → 6:00] pm`. */
export function quoteOf(pieces: readonly Piece[], side: 'before' | 'after', length = 160): string {
  const own = pieces.filter(({is}) => is === 'same' || is === (side === 'before' ? 'gone' : 'new'));
  const text = own.map((piece) => piece.text).join('');
  if (text.length <= length) return text.trim();
  const before = own.slice(
    0,
    Math.max(
      0,
      own.findIndex(({is}) => is !== 'same'),
    ),
  );
  const at = before.reduce((sum, piece) => sum + piece.text.length, 0);
  const start = Math.max(0, Math.min(at - length / 3, text.length - length));
  const cut = text.slice(start, start + length).trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + length < text.length ? ' …' : ''}`;
}
