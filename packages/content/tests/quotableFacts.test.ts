import {describe, expect, it} from 'vitest';
import {factTexts} from '../src/quotableFacts';
import {exampleCase, examplePage, exampleReview, exampleSite} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';

describe('a fact in a text', () => {
  const site = exampleSite({
    cases: [exampleCase(), exampleCase(), exampleCase()],
    reviews: [exampleReview(), exampleReview()],
    pages: [
      examplePage('dentist', '/our-dentist/dr-ada-young'),
      examplePage('staff', '/our-staff/ann'),
      examplePage('staff', '/our-staff/bob'),
      examplePage('page', '/about-us'),
    ],
  });
  const facts = factTexts(site);

  it.each(table<[string, string]>(import.meta.url, 'facts'))('%s reads %j', (name, text) => {
    expect(facts[name]).toBe(text);
  });

  it('reads as a number where it has no short word', () => {
    const {policies} = exampleSite();
    const longer = exampleSite({
      policies: {...policies, privacy: {...policies.privacy, requestLimitYears: 12}},
    });
    expect(factTexts(longer)['privacy.request-limit']).toBe('12 years');
  });

  it('is never empty or half made', () => {
    for (const [name, text] of Object.entries(facts))
      expect(text, name).toMatch(/^(?!.*(undefined|NaN|null)).+$/);
  });
});
