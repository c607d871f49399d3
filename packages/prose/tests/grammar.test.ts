import {describe, expect, it} from 'vitest';
import {candidates, phrases} from '../src/engine/grammar';
import {setPracticeWords} from '../src/engine/lexicon';
import {table} from '@dental/testing/table';

/** The words of a sentence that a phrase finds. */
const found = (phrase: string, sentence: string): string | undefined =>
  phrases(phrase).find(sentence)[0]?.text;

describe('a phrase finds', () => {
  it.each(table<[string, string, string, string]>(import.meta.url, 'finds'))(
    '%s',
    (_does, phrase, sentence, text) => {
      expect(found(phrase, sentence)).toBe(text);
    },
  );

  it('the first place of each of its ways, in their order', () => {
    expect(phrases('bridge', 'crown').find('A crown, a bridge, a crown.')).toEqual([
      {index: 11, text: 'bridge', phrase: 0},
      {index: 2, text: 'crown', phrase: 1},
    ]);
  });
});

describe('a phrase does not find', () => {
  it.each(table<[string, string, string]>(import.meta.url, 'does not find'))(
    '%s',
    (_does, phrase, sentence) => {
      expect(found(phrase, sentence)).toBeUndefined();
    },
  );
});

describe('an exception', () => {
  const exception = phrases('not', 'never');

  it('holds at most ten words away from what was found, before and after', () => {
    const sentence = `not ${'a '.repeat(9)}crown ${'b '.repeat(9)}never`;
    expect(exception.near(sentence, {index: sentence.indexOf('crown'), text: 'crown'})).toEqual([
      0, 1,
    ]);
  });

  it('does not hold further away', () => {
    const sentence = `not ${'a '.repeat(10)}crown ${'b '.repeat(10)}never`;
    expect(exception.near(sentence, {index: sentence.indexOf('crown'), text: 'crown'})).toEqual([]);
  });
});

describe('a sentence', () => {
  it('is only looked at for the phrases of which it has the rarest words', () => {
    const [one, other] = [phrases('crown ... forever'), phrases('bridge ... forever')];
    const near = candidates('A crown lasts.');
    expect([near.has(one), near.has(other)]).toEqual([false, false]);
    expect(candidates('A crown lasts forever.').has(one)).toBe(true);
  });
});

describe('the words of a practice', () => {
  it('are known once its records are read, and forgotten with them', () => {
    const ours = phrases('OUR_TOWN');
    setPracticeWords({OUR_NAME: [], OUR_TOWN: ['blue_mesa'], OUR_PEOPLE: []});
    expect(ours.find('The best in Blue Mesa.')).toHaveLength(1);
    expect(phrases('TOWN').find('The best in Blue Mesa.')).toHaveLength(1);
    setPracticeWords({OUR_NAME: [], OUR_TOWN: [], OUR_PEOPLE: []});
    expect(ours.find('The best in Blue Mesa.')).toEqual([]);
  });
});
