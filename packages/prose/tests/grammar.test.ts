import {describe, expect, it} from 'vitest';
import {createEngine} from '../src/engine/engine';
import {ruleFiles} from './testEngine';

const {phrases, affirmations, candidates} = createEngine(ruleFiles, {});

const findFirstMatch = (phrase: string, sentence: string): string | undefined =>
  phrases(phrase).find(sentence)[0]?.text;

describe('Phrases.find', () => {
  it.each([
    {rule: 'a word in any case', phrase: 'crown', sentence: 'A Crown lasts.', match: 'Crown'},
    {
      rule: 'words in a row',
      phrase: 'we promise',
      sentence: 'Yes, we promise it.',
      match: 'we promise',
    },
    {
      rule: 'one of several words',
      phrase: 'crown|bridge lasts',
      sentence: 'The bridge lasts.',
      match: 'bridge lasts',
    },
    {
      rule: 'the beginning of a word with a star',
      phrase: 'pain*',
      sentence: 'A painless visit.',
      match: 'painless',
    },
    {
      rule: 'several words with a hyphen or a space between them',
      phrase: 'side_effect*',
      sentence: 'It has no side-effects.',
      match: 'side-effects',
    },
    {
      rule: 'an optional word that is there',
      phrase: 'the very? best',
      sentence: 'the very best',
      match: 'the very best',
    },
    {
      rule: 'a phrase without its optional word',
      phrase: 'the very? best',
      sentence: 'the best',
      match: 'the best',
    },
    {
      rule: 'a word that no excluded word follows',
      phrase: 'is !not safe',
      sentence: 'It is safe.',
      match: 'is safe',
    },
    {
      rule: 'words with up to three between them',
      phrase: 'we .. promise',
      sentence: 'We can only ever promise that.',
      match: 'We can only ever promise',
    },
    {
      rule: 'words with up to eight between them',
      phrase: 'we ... promise',
      sentence: 'We a b c d e f g h promise.',
      match: 'We a b c d e f g h promise',
    },
    {
      rule: 'words that describe the next one',
      phrase: 'the ~ dentist',
      sentence: 'the calm, kind dentist',
      match: 'the calm, kind dentist',
    },
    {
      rule: 'the end of a thought',
      phrase: 'done .',
      sentence: 'You are done. Come in.',
      match: 'done',
    },
    {
      rule: 'the end of a sentence without a period',
      phrase: 'done .',
      sentence: 'You are done',
      match: 'done',
    },
    {
      rule: 'a comma as the end of a thought',
      phrase: 'done .',
      sentence: 'Once done, call us.',
      match: 'done',
    },
    {
      rule: 'the start of a sentence',
      phrase: '^ dentist',
      sentence: 'Dentist at work',
      match: 'Dentist',
    },
    {
      rule: 'words in any order',
      phrase: 'lemon & rub & teeth',
      sentence: 'Your teeth shine if you rub a lemon on.',
      match: 'teeth shine if you rub a lemon',
    },
    {
      rule: 'a list of the vocabulary',
      phrase: 'DRUG at_night',
      sentence: 'Take ibuprofen at night.',
      match: 'ibuprofen at night',
    },
    {
      rule: 'an entry of several words on a list',
      phrase: 'NOBODY does',
      sentence: 'No one does it.',
      match: 'No one does',
    },
    {
      rule: 'a number',
      phrase: 'NUMBER days',
      sentence: 'After 12 days it heals.',
      match: '12 days',
    },
    {
      rule: 'an amount of money',
      phrase: 'MONEY off',
      sentence: 'Take $50 off today.',
      match: '$50 off',
    },
    {rule: 'a share', phrase: 'SHARE off', sentence: 'Take 20% off today.', match: '20% off'},
    {
      rule: 'a superlative',
      phrase: 'SUPERLATIVE team',
      sentence: 'the gentlest team',
      match: 'gentlest team',
    },
    {rule: 'a name', phrase: 'in NAME', sentence: 'We are in Tucson today.', match: 'in Tucson'},
    {rule: 'a given name', phrase: 'PERSON', sentence: 'Maria is in.', match: 'Maria'},
    {
      rule: 'a word before an ending with an apostrophe',
      phrase: 'dentist',
      sentence: "The dentist's chair.",
      match: "dentist's",
    },
    {
      rule: 'a negation in a contraction',
      phrase: 'NEGATION hurt',
      sentence: "It doesn't hurt.",
      match: "doesn't hurt",
    },
  ])('finds $rule', ({phrase, sentence, match}) => {
    expect(findFirstMatch(phrase, sentence)).toBe(match);
  });

  it('returns the first match of each phrase, in order', () => {
    expect(phrases('bridge', 'crown').find('A crown, a bridge, a crown.')).toEqual([
      {index: 11, text: 'bridge', phrase: 0},
      {index: 2, text: 'crown', phrase: 1},
    ]);
  });

  it.each([
    {rule: 'part of a word', phrase: 'crown', sentence: 'It is crowned.'},
    {
      rule: 'words with more than three between them',
      phrase: 'we .. promise',
      sentence: 'We can not really ever promise it.',
    },
    {
      rule: 'words with more than eight between them',
      phrase: 'we ... promise',
      sentence: 'We a b c d e f g h i promise.',
    },
    {
      rule: 'words across the end of a thought',
      phrase: 'we ... promise',
      sentence: 'We care. Others promise.',
    },
    {
      rule: 'words across a dash',
      phrase: 'we ... promise',
      sentence: 'We care – others promise.',
    },
    {rule: 'an excluded word', phrase: 'is !not safe', sentence: 'It is not safe.'},
    {
      rule: 'a word after an article where only adjectives can be',
      phrase: 'the ~ dentist',
      sentence: 'the wife',
    },
    {
      rule: 'words in any order that are far apart',
      phrase: 'lemon & rub',
      sentence: 'lemon a a a a a a a a a a a a a a a rub',
    },
    {rule: 'the start in the middle', phrase: '^ dentist', sentence: 'Our dentist'},
    {
      rule: 'a word that only ends like a superlative',
      phrase: 'SUPERLATIVE',
      sentence: 'an honest guest in the forest',
    },
    {
      rule: 'the end of a thought after a title',
      phrase: 'dr .',
      sentence: 'Dr. Chen is in.',
    },
    {rule: 'a name at the start', phrase: 'NAME', sentence: 'Tucson is far.'},
  ])('does not find $rule', ({phrase, sentence}) => {
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
