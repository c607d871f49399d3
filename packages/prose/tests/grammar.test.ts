import {describe, expect, it} from 'vitest';
import {candidates, phrases} from '../src/engine/grammar';
import {setPracticeWords} from '../src/engine/lexicon';
import {forgetSentences} from '../src/engine/tokens';

/** The words of a sentence that a phrase finds. */
const found = (phrase: string, sentence: string): string | undefined => phrases(phrase).find(sentence)[0]?.text;

describe('a phrase finds', () => {
  it.each([
    ['a word, in any case', 'crown', 'A Crown lasts.', 'Crown'],
    ['words in a row', 'we promise', 'Yes, we promise it.', 'we promise'],
    ['one of several words', 'crown|bridge lasts', 'The bridge lasts.', 'bridge lasts'],
    ['what begins like a word with a star', 'pain*', 'A painless visit.', 'painless'],
    ['several words with a hyphen or a space between them', 'side_effect*', 'It has no side-effects.', 'side-effects'],
    ['a word that may be left out, where it stands', 'the very? best', 'the very best', 'the very best'],
    ['a word that may be left out, where it is missing', 'the very? best', 'the best', 'the best'],
    ['a word before which another one is missing', 'is !not safe', 'It is safe.', 'is safe'],
    [
      'words with up to three between them',
      'we .. promise',
      'We can only ever promise that.',
      'We can only ever promise',
    ],
    [
      'words with up to eight between them',
      'we ... promise',
      'We a b c d e f g h promise.',
      'We a b c d e f g h promise',
    ],
    ['words that describe the next', 'the ~ dentist', 'the calm, kind dentist', 'the calm, kind dentist'],
    ['the end of a thought', 'done .', 'You are done. Come in.', 'done'],
    ['the end of a sentence without a period', 'done .', 'You are done', 'done'],
    ['a comma as the end of a thought', 'done .', 'Once done, call us.', 'done'],
    ['the start of a sentence', '^ dentist', 'Dentist at work', 'Dentist'],
    [
      'words in any order',
      'lemon & rub & teeth',
      'Your teeth shine if you rub a lemon on.',
      'teeth shine if you rub a lemon',
    ],
    ['a list of the vocabulary', 'DRUG at_night', 'Take ibuprofen at night.', 'ibuprofen at night'],
    ['an entry of several words on a list', 'NOBODY does', 'No one does it.', 'No one does'],
    ['a number', 'NUMBER days', 'After 12 days it heals.', '12 days'],
    ['an amount of money', 'MONEY off', 'Take $50 off today.', '$50 off'],
    ['a share', 'SHARE off', 'Take 20% off today.', '20% off'],
    ['a superlative', 'SUPERLATIVE team', 'the gentlest team', 'gentlest team'],
    ['a name', 'in NAME', 'We are in Tucson today.', 'in Tucson'],
    ['a given name', 'PERSON', 'Maria is in.', 'Maria'],
    ['a word before an ending with an apostrophe', 'dentist', "The dentist's chair.", "dentist's"],
    ['a denial in a shortened word', 'NEGATION hurt', "It doesn't hurt.", "doesn't hurt"],
  ])('%s', (_does, phrase, sentence, text) => {
    expect(found(phrase, sentence)).toBe(text);
  });

  it('the first place of each of its ways, in their order', () => {
    expect(phrases('bridge', 'crown').find('A crown, a bridge, a crown.')).toEqual([
      {index: 11, text: 'bridge', phrase: 0},
      {index: 2, text: 'crown', phrase: 1},
    ]);
  });
});

describe('a phrase does not find', () => {
  it.each([
    ['part of a word', 'crown', 'It is crowned.'],
    ['words with more than three between them', 'we .. promise', 'We can not really ever promise it.'],
    ['words with more than eight between them', 'we ... promise', 'We a b c d e f g h i promise.'],
    ['words across the end of a thought', 'we ... promise', 'We care. Others promise.'],
    ['words across a dash', 'we ... promise', 'We care – others promise.'],
    ['a word that must not stand there', 'is !not safe', 'It is not safe.'],
    [
      'a word behind an article where only describing words may be',
      'the ~ dentist',
      'the wife of the old dentist'.slice(0, 8),
    ],
    ['words in any order that are far apart', 'lemon & rub', `lemon ${'a '.repeat(15)}rub`],
    ['a start that is inside', '^ dentist', 'Our dentist'],
    ['a superlative in a word that only ends like one', 'SUPERLATIVE', 'an honest guest in the forest'],
    ['the end of a thought behind a title', 'dr .', 'Dr. Chen is in.'],
    ['a name at the start, where every word has a capital', 'NAME', 'Tucson is far.'],
  ])('%s', (_does, phrase, sentence) => {
    expect(found(phrase, sentence)).toBeUndefined();
  });
});

describe('an exception', () => {
  const exception = phrases('not', 'never');

  it('holds at most ten words away from what was found, before and after', () => {
    const sentence = `not ${'a '.repeat(9)}crown ${'b '.repeat(9)}never`;
    expect(exception.near(sentence, {index: sentence.indexOf('crown'), text: 'crown'})).toEqual([0, 1]);
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
    forgetSentences();
    expect(ours.find('The best in Blue Mesa.')).toHaveLength(1);
    expect(phrases('TOWN').find('The best in Blue Mesa.')).toHaveLength(1);
    setPracticeWords({OUR_NAME: [], OUR_TOWN: [], OUR_PEOPLE: []});
    forgetSentences();
    expect(ours.find('The best in Blue Mesa.')).toEqual([]);
  });
});
