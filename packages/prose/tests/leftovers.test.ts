import {describe, expect, it} from 'vitest';
import type {Voice} from '../src';
import type {Words} from '../src/engine/types';
import {findLeftover} from '../src/leftovers/check';
import {exampleEngine} from './testEngine';

const getFinding = (text: string, voice: Voice = 'page') =>
  findLeftover({text, voice}, exampleEngine)?.finding;

describe('findLeftover', () => {
  it.each([
    'Helpful (3) Report',
    'Response from the owner 2 weeks ago',
    'Local Guide · 12 reviews',
    '★★★★★ A week ago',
  ])('reports what a website adds to a review: %s', (sentence) => {
    expect(getFinding(sentence, 'patient')).toBe('leftovers/review-frame');
  });

  it("ignores typos in a patient's words, and reports a mail program's line", () => {
    expect(getFinding('They they are nice, TODO come again.', 'patient')).toBeUndefined();
    expect(getFinding('Sent from my iPhone', 'patient')).toBe('leftovers/mail');
  });

  it('reports the most severe finding of a sentence', () => {
    expect(getFinding('We are happy happy: TODO more.')).toBe('leftovers/to-do');
  });

  it('allows the name of a step, but not a name without text', () => {
    const step: Words = {text: 'Test.', voice: 'page', next: 'We tap the tooth.'};
    expect(findLeftover(step, exampleEngine)).toBeUndefined();
    expect(findLeftover({...step, text: 'TBD.'}, exampleEngine)).toBeDefined();
    expect(getFinding('Test.')).toBe('leftovers/to-do');
  });

  it.each([
    'We had had enough of it.',
    'Read more about crowns below.',
    'Hello there, and welcome.',
    'Dear patients, we are closed on Friday.',
    'Ask us to confirm the price.',
  ])('allows "%s"', (sentence) => {
    expect(getFinding(sentence)).toBeUndefined();
  });
});
