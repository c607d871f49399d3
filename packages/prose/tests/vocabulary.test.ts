import {describe, expect, it} from 'vitest';
import {ENGLISH_DENIALS, isQuestion} from '../src/engine/context';
import {createLexicon} from '../src/engine/vocabulary';
import {SPANISH_DENIALS} from '../src/spanish/denials';
import {ruleFiles} from './testEngine';

const {parse, tagId} = createLexicon(ruleFiles.vocabulary, {});

describe('Lexicon.parse', () => {
  it.each([
    {
      rule: 'at spaces and punctuation',
      sentence: 'Call us, please.',
      words: ['call', 'us', ',', 'please', '.'],
    },
    {rule: 'at hyphens', sentence: 'a pain-free visit', words: ['a', 'pain', 'free', 'visit']},
    {
      rule: 'but not at apostrophes',
      sentence: "It doesn't hurt, we're sure.",
      words: ['it', "doesn't", 'hurt', ',', "we're", 'sure', '.'],
    },
    {
      rule: 'but not inside amounts',
      sentence: '$1,200.50 or 20%, twice.',
      words: ['$1,200.50', 'or', '20%', ',', 'twice', '.'],
    },
    {
      rule: 'without quotation marks and stars',
      sentence: 'the “best” *care*',
      words: ['the', 'best', 'care'],
    },
  ])('splits a sentence $rule', ({sentence, words}) => {
    expect(parse(sentence).tokens.map(({word}) => word)).toEqual(words);
  });

  it('keeps the position of each token', () => {
    const sentence = 'The best care.';
    const texts = parse(sentence).tokens.map(({start, end}) => sentence.slice(start, end));
    expect(texts).toEqual(['The', 'best', 'care', '.']);
  });

  it.each([
    {
      rule: 'a word of the list',
      sentence: 'ibuprofen',
      list: 'DRUG',
      lengths: [1],
    },
    {
      rule: 'an entry of two words',
      sentence: 'laughing gas',
      list: 'WORK',
      lengths: [2],
    },
    {
      rule: 'half of an entry',
      sentence: 'laughing child',
      list: 'WORK',
      lengths: [],
    },
    {
      rule: 'the beginning of a word with a star',
      sentence: 'implants',
      list: 'WORK',
      lengths: [1],
    },
  ])('tags $rule', ({sentence, list, lengths}) => {
    const tags = parse(sentence).tokens[0]?.tags ?? [];
    expect(tags.filter(({id}) => id === tagId(list)).map(({length}) => length)).toEqual(lengths);
  });

  it.each([
    {word: '12', lists: ['NUMBER']},
    {word: '$12', lists: ['NUMBER', 'MONEY']},
    {word: '12%', lists: ['NUMBER', 'SHARE']},
    {word: 'gentlest', lists: ['SUPERLATIVE']},
    {word: 'forest', lists: []},
    {word: "don't", lists: ['NOT', 'NEGATION']},
    {word: ';', lists: ['STOP']},
  ])('tags $word by its form', ({word, lists}) => {
    const {tagIds} = parse(word);
    for (const list of ['NUMBER', 'MONEY', 'SHARE', 'SUPERLATIVE', 'STOP']) {
      expect(tagIds.has(tagId(list)), list).toBe(lists.includes(list));
    }
    if (lists.includes('NOT')) expect(tagIds.has(tagId('NOT'))).toBe(true);
  });
});

describe('denials in English', () => {
  const {isNegated} = ENGLISH_DENIALS;

  it.each([
    {sentence: 'No one can guarantee the result.', words: 'guarantee', expected: true},
    {sentence: 'We guarantee the result.', words: 'guarantee', expected: false},
    {
      sentence: 'We do not rush, and we guarantee the result.',
      words: 'guarantee',
      expected: false,
    },
    {sentence: 'No filling lasts forever.', words: 'lasts', expected: true},
  ])('returns $expected for "$words" in "$sentence"', ({sentence, words, expected}) => {
    expect(isNegated(sentence, sentence.indexOf(words))).toBe(expected);
  });
});

describe('prohibitions in English', () => {
  const {isProhibited} = ENGLISH_DENIALS;

  it.each([
    {sentence: 'Never rub lemon on your teeth.', expected: true},
    {sentence: 'Do not hesitate to rub lemon on your teeth.', expected: false},
    {sentence: 'Gently rub lemon on your teeth.', expected: false},
  ])('returns $expected for "$sentence"', ({sentence, expected}) => {
    expect(isProhibited(sentence, sentence.indexOf('rub'))).toBe(expected);
  });
});

describe('denials in Spanish', () => {
  it.each([
    {sentence: 'Nadie puede garantizar el resultado.', expected: true},
    {sentence: 'En vez de garantizar algo, explicamos.', expected: true},
    {sentence: 'No solo vamos a garantizar el resultado.', expected: false},
    {sentence: 'Si no puede venir, vamos a garantizar su lugar.', expected: false},
  ])('returns $expected for "$sentence"', ({sentence, expected}) => {
    expect(SPANISH_DENIALS.isNegated(sentence, sentence.indexOf('garantizar'))).toBe(expected);
  });
});

describe('isQuestion', () => {
  it('looks at the last character', () => {
    expect([isQuestion('Does it hurt?'), isQuestion('It hurts.')]).toEqual([true, false]);
  });
});
