import {describe, expect, it} from 'vitest';
import {turnedSentence} from '../src/model/warnings/sentences';
import type {Sentence} from '@dental/prose';

const saying = (text: string) => ({text}) as Sentence;
const said = (was: string, is: string) => turnedSentence({was: saying(was), is: saying(is)})?.message;

describe('a reviewer is told of a sentence', () => {
  it.each([
    ['The cement does not harden at once.', 'The cement does harden at once.'],
    ['Keep the tooth in milk, not in water.', 'Keep the tooth in water, not in milk.'],
    ['Take it after a meal.', 'Take it before a meal.'],
  ])('that says the opposite: %s', (was, is) => {
    expect(said(was, is)).toContain('may say the opposite');
  });

  it.each([
    [
      'Porcelain veneers, what they can and cannot change, how the visits go, and gentler options.',
      'Are you thinking about veneers?',
    ],
    [
      'A thin cover, tried on as a preview so that you can decide without pressure.',
      'A thin cover, tried on as a preview.',
    ],
    ['The cement does not harden at once.', 'The cement does not harden at once, and we wait with you.'],
  ])('but not of one that is written anew, ends earlier or goes on: %s', (was, is) => {
    expect(said(was, is)).toBeUndefined();
  });
});
