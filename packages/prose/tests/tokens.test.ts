import {describe, expect, it} from 'vitest';
import {tagId, tagsOf} from '../src/engine/lexicon';
import {parse} from '../src/engine/tokens';
import {isNegated, isProhibited, isQuestion} from '../src/engine/context';

const wordsOf = (sentence: string) => parse(sentence).tokens.map(({word}) => word);

describe('a sentence is taken apart', () => {
  it.each([
    ['at spaces and signs', 'Call us, please.', ['call', 'us', ',', 'please', '.']],
    ['at hyphens', 'a pain-free visit', ['a', 'pain', 'free', 'visit']],
    [
      'but not at apostrophes',
      "It doesn't hurt, we're sure.",
      ['it', "doesn't", 'hurt', ',', "we're", 'sure', '.'],
    ],
    [
      'with amounts in one piece',
      '$1,200.50 or 20%, twice.',
      ['$1,200.50', 'or', '20%', ',', 'twice', '.'],
    ],
    ['without quotation marks', 'the “best” *care*', ['the', 'best', 'care']],
  ])('%s', (_how, sentence, words) => {
    expect(wordsOf(sentence)).toEqual(words);
  });

  it('and each piece knows its place', () => {
    const sentence = 'The best care.';
    expect(parse(sentence).tokens.map(({start, end}) => sentence.slice(start, end))).toEqual([
      'The',
      'best',
      'care',
      '.',
    ]);
  });
});

describe('a word', () => {
  const lengths = (words: string[], list: string) =>
    tagsOf(words, 0)
      .filter(({id}) => id === tagId(list))
      .map(({length}) => length);

  it('is on the lists that hold it, with those after it where an entry has several', () => {
    expect(lengths(['ibuprofen'], 'DRUG')).toEqual([1]);
    expect(lengths(['laughing', 'gas'], 'WORK')).toEqual([2]);
    expect(lengths(['laughing', 'child'], 'WORK')).toEqual([]);
  });

  it('is on a list with a star by its beginning', () => {
    expect(lengths(['implants'], 'WORK')).toEqual([1]);
  });

  it.each([
    ['12', ['NUMBER']],
    ['$12', ['NUMBER', 'MONEY']],
    ['12%', ['NUMBER', 'SHARE']],
    ['gentlest', ['SUPERLATIVE']],
    ['forest', []],
    ["don't", ['NOT', 'NEGATION']],
    [';', ['STOP']],
  ])('carries its signs: %s', (word, signs) => {
    const ids = tagsOf([word], 0).map(({id}) => id);
    for (const sign of ['NUMBER', 'MONEY', 'SHARE', 'SUPERLATIVE', 'STOP'])
      expect(ids.includes(tagId(sign)), sign).toBe(signs.includes(sign));
    if (signs.includes('NOT')) expect(ids).toContain(tagId('NOT'));
  });
});

describe('a sentence is understood', () => {
  it.each([
    ['No one can guarantee the result.', 'guarantee', true],
    ['We guarantee the result.', 'guarantee', false],
    ['We do not rush, and we guarantee the result.', 'guarantee', false],
    ['No filling lasts forever.', 'lasts', true],
  ])('as denied or not: %s', (sentence, words, isDenied) => {
    expect(isNegated(sentence, sentence.indexOf(words))).toBe(isDenied);
  });

  it.each([
    ['Never rub lemon on your teeth.', true],
    ['Do not hesitate to rub lemon on your teeth.', false],
    ['Gently rub lemon on your teeth.', false],
  ])('as forbidding or not: %s', (sentence, forbids) => {
    expect(isProhibited(sentence, sentence.indexOf('rub'))).toBe(forbids);
  });

  it('as a question by its last sign', () => {
    expect([isQuestion('Does it hurt?'), isQuestion('It hurts.')]).toEqual([true, false]);
  });
});
