import {describe, expect, it} from 'vitest';
import {align, sharedWords} from '../src/model/align';

const isSame = (one: string, other: string) => one === other;
const likeness = (one: string, other: string) =>
  sharedWords(one, other) >= 0.35 ? sharedWords(one, other) : 0;

/** The pairs as words: `old → new`, with `=` for what is the same and `~` for what has moved. */
function pairs(
  before: readonly string[],
  after: readonly string[],
  options: {canMove?: boolean; alike?: boolean} = {},
) {
  const found = align(before, after, {
    isSame,
    canMove: options.canMove,
    ...(options.alike && {likeness}),
  });
  return found.map(({before: was, after: is, isSame: same, isMoved}) => {
    const sign = isMoved ? '~' : same ? '=' : '→';
    return `${before[was ?? -1] ?? ''}${sign}${after[is ?? -1] ?? ''}`;
  });
}

describe('old and new items', () => {
  it('that are equal are the same, and those in one place are the same item, changed', () => {
    expect(pairs(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual(['a=a', 'b→x', 'c=c']);
    expect(pairs(['a'], ['a', 'b'])).toEqual(['a=a', '→b']);
    expect(pairs(['a', 'b'], ['b'])).toEqual(['a→', 'b=b']);
  });

  it('are paired with those that they are most like, and with none that they have nothing to do with', () => {
    const [fee, hours] = ['The fee is $75 today', 'We open at nine'];
    expect(pairs([fee, hours], ['The fee is $95 today'], {alike: true})).toEqual([
      'The fee is $75 today→The fee is $95 today',
      'We open at nine→',
    ]);
    expect(pairs([hours], ['Crowns last long'], {alike: true})).toEqual([
      'We open at nine→',
      '→Crowns last long',
    ]);
  });

  it('are found again in another place, also with other words, if they may move', () => {
    expect(pairs(['a', 'b', 'c'], ['b', 'c', 'a'], {canMove: true, alike: true})).toContain('a~a');
    const [before, after] = ['One two three four', 'One two three five'];
    expect(pairs([before, 'x', 'y'], ['x', 'y', after], {canMove: true, alike: true})).toEqual([
      'x=x',
      'y=y',
      `${before}→${after}`,
    ]);
    expect(pairs(['a', 'b'], ['b', 'a'])).not.toContain('a~a');
  });

  it('are each there once, also if there are thousands', () => {
    const many = (word: string) => Array.from({length: 400}, (_, at) => `${word} ${at}`);
    const found = align(many('old'), many('new'), {isSame, likeness, canMove: true});
    expect(new Set(found.map(({before}) => before).filter((at) => at !== undefined)).size).toBe(
      400,
    );
    expect(new Set(found.map(({after}) => after).filter((at) => at !== undefined)).size).toBe(400);
  });
});
