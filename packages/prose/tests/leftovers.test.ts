import {describe, expect, it} from 'vitest';
import type {Voice} from '../src';
import {leftoverIn} from '../src/leftovers/check';

const said = (text: string, voice: Voice = 'page') => leftoverIn({text, voice});

describe('what is left over is named', () => {
  it.each([
    'Helpful (3) Report',
    'Response from the owner 2 weeks ago',
    'Local Guide · 12 reviews',
    '★★★★★ A week ago',
  ])('around a review: %s', (sentence) => {
    expect(said(sentence, 'patient')?.finding).toBe('leftovers/review-frame');
  });

  it('in a patient’s own words no slip is named, and what a mail program added is', () => {
    expect(said('They they are nice, TODO come again.', 'patient')).toBeUndefined();
    expect(said('Sent from my iPhone', 'patient')?.finding).toBe('leftovers/mail');
  });

  it('once a sentence, the gravest first', () => {
    expect(said('We are happy happy: TODO more.')?.finding).toBe('leftovers/to-do');
  });
});

describe('what a careful practice writes passes', () => {
  it.each([
    'We had had enough of it.',
    'Read more about crowns below.',
    'Hello there, and welcome.',
    'Dear patients, we are closed on Friday.',
    'Ask us to confirm the price.',
  ])('%s', (sentence) => {
    expect(said(sentence)).toBeUndefined();
  });
});
