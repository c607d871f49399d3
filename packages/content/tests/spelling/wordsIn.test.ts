import {describe, expect, it} from 'vitest';
import {isSpanish, findWords} from '../../src/spelling/wordsIn';

describe('wordsIn', () => {
  it.each([
    {name: 'a URL', text: 'See example.com/veneers today', words: ['See', 'today']},
    {
      name: 'an email address',
      text: 'Write to hello@example.com today',
      words: ['Write', 'to', 'today'],
    },
    {name: 'an abbreviation', text: 'Open at 9 a.m. today', words: ['Open', 'at', 'today']},
    {name: 'a social media tag', text: 'Follow #smile today', words: ['Follow', 'today']},
    {name: 'a placeholder', text: 'Call {phone} today', words: ['Call', 'today']},
    {
      name: 'the "al" of a name',
      text: 'Dr. Omar Haddad-al-Said smiles',
      words: ['Dr', 'Omar', 'Haddad', 'Said', 'smiles'],
    },
    {
      name: 'a pronunciation in capitals',
      text: 'Siobhan is shi-VAWN here',
      words: ['Siobhan', 'is', 'here'],
    },
    {
      name: 'a quoted pronunciation',
      text: 'We say "neh-go-zee" here',
      words: ['We', 'say', 'here'],
    },
    {name: 'a number', text: 'Bring 2nd forms', words: ['Bring', 'forms']},
    {name: 'a brand name', text: 'Bring iPhone chargers', words: ['Bring', 'chargers']},
  ])('skips $name', ({text, words}) => {
    expect(findWords(text).map((word) => word.text)).toEqual(words);
  });

  it('marks the first word of each sentence', () => {
    const first = findWords('We ask Dr. Hill. She helps.').filter(({isFirst}) => isFirst);
    expect(first.map(({text}) => text)).toEqual(['We', 'She']);
  });
});

describe('isSpanish', () => {
  it.each([
    {sentence: '¿Habla español?', expected: true},
    {sentence: 'Hablamos con usted y su familia', expected: true},
    {sentence: 'We talk with you and your family', expected: false},
  ])('returns $expected for $sentence', ({sentence, expected}) => {
    expect(isSpanish(sentence)).toBe(expected);
  });
});
