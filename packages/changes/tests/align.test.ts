import {describe, expect, it} from 'vitest';
import {align, measureWordOverlap} from '../src/diff/align';

const isSame = (one: string, other: string) => one === other;
const getLikeness = (one: string, other: string) =>
  measureWordOverlap(one, other) >= 0.35 ? measureWordOverlap(one, other) : 0;

/** The pairs as texts: `old → new`, with `=` for the same item and `~` for a moved one. */
function listPairs(
  before: readonly string[],
  after: readonly string[],
  options: {canMove?: boolean; alike?: boolean} = {},
) {
  const aligned = align(before, after, {
    isSame,
    canMove: options.canMove,
    ...(options.alike && {likeness: getLikeness}),
  });
  return aligned.map((pair) => {
    const stayingSign = pair.isSame ? '=' : '→';
    const sign = pair.isMoved ? '~' : stayingSign;
    return `${before[pair.before ?? -1] ?? ''}${sign}${after[pair.after ?? -1] ?? ''}`;
  });
}

describe('align', () => {
  it('pairs equal items, and different items in the same place', () => {
    expect(listPairs(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual(['a=a', 'b→x', 'c=c']);
    expect(listPairs(['a'], ['a', 'b'])).toEqual(['a=a', '→b']);
    expect(listPairs(['a', 'b'], ['b'])).toEqual(['a→', 'b=b']);
  });

  it('pairs the most similar items and leaves unrelated ones unpaired', () => {
    const fee = 'The fee is $75 today';
    const hours = 'We open at nine';
    expect(listPairs([fee, hours], ['The fee is $95 today'], {alike: true})).toEqual([
      'The fee is $75 today→The fee is $95 today',
      'We open at nine→',
    ]);
    expect(listPairs([hours], ['Crowns last long'], {alike: true})).toEqual([
      'We open at nine→',
      '→Crowns last long',
    ]);
  });

  it('finds moved items, even reworded ones, when items may move', () => {
    expect(listPairs(['a', 'b', 'c'], ['b', 'c', 'a'], {canMove: true, alike: true})).toContain(
      'a~a',
    );
    const before = 'One two three four';
    const after = 'One two three five';
    expect(listPairs([before, 'x', 'y'], ['x', 'y', after], {canMove: true, alike: true})).toEqual([
      'x=x',
      'y=y',
      `${before}→${after}`,
    ]);
    expect(listPairs(['a', 'b'], ['b', 'a'])).not.toContain('a~a');
  });

  it('returns each item once when there are hundreds', () => {
    const makeMany = (word: string) => Array.from({length: 400}, (_, index) => `${word} ${index}`);
    const aligned = align(makeMany('old'), makeMany('new'), {
      isSame,
      likeness: getLikeness,
      canMove: true,
    });
    const countIndexes = (indexes: (number | undefined)[]) =>
      new Set(indexes.filter((index) => index !== undefined)).size;
    expect(countIndexes(aligned.map(({before}) => before))).toBe(400);
    expect(countIndexes(aligned.map(({after}) => after))).toBe(400);
  });
});
