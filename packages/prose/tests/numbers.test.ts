import {describe, expect, it} from 'vitest';
import {NUMBER, parseNumber} from '../src/numbers';

describe('parseNumber', () => {
  it.each([
    {text: '8', value: 8},
    {text: '1,250', value: 1250},
    {text: '2.5', value: 2.5},
    {text: 'half', value: 0.5},
    {text: 'an', value: 1},
    {text: 'Eight', value: 8},
    {text: 'nineteen', value: 19},
    {text: 'twenty-five', value: 25},
    {text: 'ninety nine', value: 99},
    {text: 'a dozen', value: 12},
    {text: 'a hundred and ten', value: 110},
    {text: 'two thousand four hundred', value: 2400},
    {text: '3 million', value: 3_000_000},
  ])('reads "$text" as $value', ({text, value}) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', 'many', 'twenty-odd', '$5', 'eight o'])('finds no number in "%s"', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

describe('NUMBER', () => {
  it('matches complete numbers in figures and in words', () => {
    const text =
      'Twenty-five of 1,250 people paid 2.5 or a hundred and ten dollars, ones and tens, ' +
      'and 3 thousand more.';
    expect(text.match(new RegExp(NUMBER, 'gi'))).toEqual([
      'Twenty-five',
      '1,250',
      '2.5',
      'a hundred and ten',
      '3 thousand',
    ]);
  });
});
