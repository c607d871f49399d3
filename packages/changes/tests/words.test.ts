import {describe, expect, it} from 'vitest';
import {cutAroundDifference, cutAtWord, markWords} from '../src/diff/words';

describe('markWords', () => {
  const marked = (before: string, after: string) =>
    markWords(before, after)
      .map(({is, text}) => (is === 'same' ? text : `${is === 'removed' ? '-' : '+'}[${text}]`))
      .join('');

  it('marks whole words, times, and prices without the period', () => {
    expect(marked('Open until 7:00 pm.', 'Open until 6:30 pm.')).toBe(
      'Open until -[7:00]+[6:30] pm.',
    );
    expect(marked('It costs $900.', 'It costs $1,050.')).toBe('It costs -[$900]+[$1,050].');
  });

  it('marks words with only a space between them as one run', () => {
    expect(marked('three kind dentists here', 'two very good dentists here')).toBe(
      '-[three kind]+[two very good] dentists here',
    );
  });
});

describe('cutAtWord', () => {
  it('cuts a long title as a search result does', () => {
    expect(cutAtWord('A title that is short', 60)).toBe('A title that is short');
    expect(cutAtWord('word '.repeat(20).trim(), 60).length).toBeLessThanOrEqual(62);
  });
});

describe('cutAroundDifference', () => {
  const filler = 'word '.repeat(20);

  it('keeps short texts', () => {
    expect(cutAroundDifference('before noon', 'after noon', 40)).toEqual([
      'before noon',
      'after noon',
    ]);
  });

  it('cuts long texts so that both show the difference', () => {
    const texts = cutAroundDifference(`${filler}ends Monday`, `${filler}ends Friday`, 40);
    expect(texts[0]).toMatch(/^… word .*ends Monday$/);
    expect(texts[1]).toMatch(/^… word .*ends Friday$/);
  });

  it('starts with the first word when it differs', () => {
    const [before, after] = cutAroundDifference(`Our ${filler}`, `The ${filler}`, 40);
    expect(before).toMatch(/^Our word .* …$/);
    expect(after).toMatch(/^The word .* …$/);
  });
});
