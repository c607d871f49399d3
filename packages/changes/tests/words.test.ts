import {describe, expect, it} from 'vitest';
import {
  cutAroundDifference,
  cutToDifference,
  describeReplacement,
  markWords,
  mergeMoves,
} from '../src/diff/words';

describe('markWords', () => {
  const markChanges = (before: string, after: string) =>
    markWords(before, after)
      .map(({is, text}) => (is === 'same' ? text : `${is === 'removed' ? '-' : '+'}[${text}]`))
      .join('');

  it('marks whole words, times, and prices without the period', () => {
    expect(markChanges('Open until 7:00 pm.', 'Open until 6:30 pm.')).toBe(
      'Open until -[7:00]+[6:30] pm.',
    );
    expect(markChanges('It costs $900.', 'It costs $1,050.')).toBe('It costs -[$900]+[$1,050].');
  });

  it('marks words with only a space between them as one run', () => {
    expect(markChanges('three kind dentists here', 'two very good dentists here')).toBe(
      '-[three kind]+[two very good] dentists here',
    );
  });
});

describe('cutToDifference', () => {
  it('keeps the spaces of the old text', () => {
    expect(
      cutToDifference('Birds nest in spring and sing early.', 'Birds nest in spring. Hear them.'),
    ).toEqual(['and sing early.', '. Hear them.']);
    expect(
      cutToDifference('The small ones sing in spring and fall.', 'The tiny ones sing in spring.'),
    ).toEqual(['small ones sing in spring and fall', 'tiny ones sing in spring']);
  });

  it('quotes the words around a comma', () => {
    expect(cutToDifference('our number and the bird', 'our number, and the bird', 2)).toEqual([
      'our number and the',
      'our number, and the',
    ]);
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

  it('cuts long texts to their difference with two words around it', () => {
    expect(cutAroundDifference(`${filler}ends Monday`, `${filler}ends Friday`, 40)).toEqual([
      'word ends Monday',
      'word ends Friday',
    ]);
    expect(cutAroundDifference(`Our ${filler}`, `The ${filler}`, 40)).toEqual([
      'Our word word',
      'The word word',
    ]);
  });
});

describe('describeReplacement', () => {
  const text =
    'Keep the tooth in milk, not in water, and call us. Every minute counts for the tooth.';

  it('quotes only the words that differ', () => {
    const now = text.replace('milk, not in water', 'water or a tissue');
    expect(describeReplacement(text, now, 40)).toBe(
      'changed from "milk, not in water" to "water or a tissue"',
    );
  });

  it('reports words that are only removed or added', () => {
    const shorter = text.replace(', and call us', '');
    expect(describeReplacement(text, shorter, 40)).toBe('no longer says ", and call us"');
    expect(describeReplacement(shorter, text, 40)).toBe('now says ", and call us" too');
  });
});

describe('mergeMoves', () => {
  it('reports a sentence that moved between paragraphs once', () => {
    expect(mergeMoves(['“A risk.” removed', '“b” instead of “a”', '“A risk.” added'])).toEqual([
      '“b” instead of “a”',
      '“A risk.” moved',
    ]);
  });
});
