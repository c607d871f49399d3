import {describe, expect, it} from 'vitest';
import {createEngine} from '../src/engine/engine';
import {ruleFiles} from './testEngine';

const {phrases, affirmations, candidates} = createEngine(ruleFiles, {});

const findFirstMatch = (phrase: string, sentence: string): string | undefined =>
  phrases(phrase).find(sentence)[0]?.text;

describe('Phrases.find', () => {
  it.each<[rule: string, phrase: string, sentence: string, match: string]>([
    ['a word in any case', 'crown', 'A Crown lasts.', 'Crown'],
    ['words in a row', 'we promise', 'Yes, we promise it.', 'we promise'],
    ['one of several words', 'crown|bridge lasts', 'The bridge lasts.', 'bridge lasts'],
    ['the beginning of a word with a star', 'pain*', 'A painless visit.', 'painless'],
    [
      'several words with a hyphen or a space between them',
      'side_effect*',
      'It has no side-effects.',
      'side-effects',
    ],
    ['an optional word that is there', 'the very? best', 'the very best', 'the very best'],
    ['a phrase without its optional word', 'the very? best', 'the best', 'the best'],
    ['a word that no excluded word follows', 'is !not safe', 'It is safe.', 'is safe'],
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
    [
      'words that describe the next one',
      'the ~ dentist',
      'the calm, kind dentist',
      'the calm, kind dentist',
    ],
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
    ['a negation in a contraction', 'NEGATION hurt', "It doesn't hurt.", "doesn't hurt"],
  ])('finds %s', (_, phrase, sentence, match) => {
    expect(findFirstMatch(phrase, sentence)).toBe(match);
  });

  it('returns the first match of each phrase, in order', () => {
    expect(phrases('bridge', 'crown').find('A crown, a bridge, a crown.')).toEqual([
      {index: 11, text: 'bridge', phrase: 0},
      {index: 2, text: 'crown', phrase: 1},
    ]);
  });

  it.each<[rule: string, phrase: string, sentence: string]>([
    ['part of a word', 'crown', 'It is crowned.'],
    [
      'words with more than three between them',
      'we .. promise',
      'We can not really ever promise it.',
    ],
    ['words with more than eight between them', 'we ... promise', 'We a b c d e f g h i promise.'],
    ['words across the end of a thought', 'we ... promise', 'We care. Others promise.'],
    ['words across a dash', 'we ... promise', 'We care – others promise.'],
    ['an excluded word', 'is !not safe', 'It is not safe.'],
    ['a word after an article where only adjectives can be', 'the ~ dentist', 'the wife'],
    [
      'words in any order that are far apart',
      'lemon & rub',
      'lemon a a a a a a a a a a a a a a a rub',
    ],
    ['the start in the middle', '^ dentist', 'Our dentist'],
    ['a word that only ends like a superlative', 'SUPERLATIVE', 'an honest guest in the forest'],
    ['the end of a thought after a title', 'dr .', 'Dr. Chen is in.'],
    ['a name at the start', 'NAME', 'Tucson is far.'],
  ])('does not find %s', (_, phrase, sentence) => {
    expect(findFirstMatch(phrase, sentence)).toBeUndefined();
  });
});

describe('affirmations', () => {
  it('has no denial between two words', () => {
    const promise = affirmations('crown ... lasts');
    expect(promise.isIn('Your crown really lasts.')).toBe(true);
    expect(promise.isIn('Your crown never lasts.')).toBe(false);
    expect(promise.isIn("A crown that isn't clean lasts.")).toBe(false);
  });

  it('finds a denial that the phrase names', () => {
    expect(affirmations('crown .. NOT need').isIn("A crown doesn't need care.")).toBe(true);
  });
});

describe('Phrases.near', () => {
  const exceptions = phrases('not', 'never');
  const isNearCrown = (sentence: string) =>
    exceptions.near(sentence, {index: sentence.indexOf('crown'), text: 'crown'});

  it('finds phrases up to ten words away', () => {
    expect(isNearCrown(`not ${'a '.repeat(9)}crown ${'b '.repeat(9)}never`)).toEqual([0, 1]);
  });

  it('ignores phrases that are further away', () => {
    expect(isNearCrown(`not ${'a '.repeat(10)}crown ${'b '.repeat(10)}never`)).toEqual([]);
  });
});

describe('candidates', () => {
  it('contains only phrases with their rarest words in the sentence', () => {
    const crown = phrases('crown ... forever');
    const bridge = phrases('bridge ... forever');
    const inShort = candidates('A crown lasts.');
    expect([inShort.has(crown), inShort.has(bridge)]).toEqual([false, false]);
    expect(candidates('A crown lasts forever.').has(crown)).toBe(true);
  });
});

describe('createEngine', () => {
  it('knows the words of its practice, and of no other', () => {
    const blueMesa = createEngine(ruleFiles, {OUR_TOWN: ['blue_mesa']});
    const sentence = 'The best in Blue Mesa.';
    expect(blueMesa.phrases('OUR_TOWN').find(sentence)).toHaveLength(1);
    expect(blueMesa.phrases('TOWN').find(sentence)).toHaveLength(1);
    expect(phrases('OUR_TOWN').find(sentence)).toEqual([]);
  });
});
