import {describe, expect, it} from 'vitest';
import {NUMBER, numberOf} from '../src/numbers';

describe('a number', () => {
  it.each([
    ['8', 8],
    ['1,250', 1250],
    ['2.5', 2.5],
    ['half', 0.5],
    ['an', 1],
    ['Eight', 8],
    ['nineteen', 19],
    ['twenty-five', 25],
    ['ninety nine', 99],
    ['a dozen', 12],
    ['a hundred and ten', 110],
    ['two thousand four hundred', 2400],
    ['3 million', 3_000_000],
  ])('"%s" is %d', (written, value) => {
    expect(numberOf(written)).toBe(value);
  });

  it.each(['', 'many', 'twenty-odd', '$5', 'eight o'])('"%s" is none', (written) => {
    expect(numberOf(written)).toBeUndefined();
  });

  it('is found whole in a sentence, in figures or in words', () => {
    const text =
      'Twenty-five of 1,250 people paid 2.5 or a hundred and ten dollars, ones and tens, and 3 thousand more.';
    expect(text.match(new RegExp(NUMBER, 'gi'))).toEqual([
      'Twenty-five',
      '1,250',
      '2.5',
      'a hundred and ten',
      '3 thousand',
    ]);
  });
});
