import {describe, expect, it} from 'vitest';
import {addAnswers} from '../../src/spelling/answers';
import {isInSpanishDictionary} from '../../src/spelling/dictionary';

const SMALL = {aff: 'SET UTF-8\n', dic: '2\nmuela\ndolor\n', more: '', license: ''};
const EMPTY = {...SMALL, dic: '0\n'};
const TEXTS = ['La muelita de la Sra. Vega.', 'Dolor'];

describe('addAnswers', () => {
  it.each([
    {word: 'muelita', isKnown: true},
    {word: 'Dolor', isKnown: true},
    {word: 'Vega', isKnown: false},
  ])('answers for $word of a text without the dictionary', ({word, isKnown}) => {
    const {answers} = addAnswers(SMALL, TEXTS);
    expect(isInSpanishDictionary({...EMPTY, answers}, word)).toBe(isKnown);
    expect(isInSpanishDictionary(SMALL, word)).toBe(isKnown);
  });

  it('leaves all other words to the dictionary', () => {
    const dictionary = addAnswers(SMALL, ['Vega']);
    expect(isInSpanishDictionary(dictionary, 'muelas')).toBe(false);
    expect(isInSpanishDictionary(dictionary, 'dolor')).toBe(true);
    expect(isInSpanishDictionary(dictionary, 'constructor')).toBe(false);
  });
});
