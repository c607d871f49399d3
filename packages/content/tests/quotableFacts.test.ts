import {describe, expect, it} from 'vitest';
import {getFactTexts} from '../src/quotableFacts';
import {
  makeExampleCase,
  makeExamplePage,
  makeExampleReview,
  makeExampleSite,
} from '@dental/testing/exampleSite';

describe('getFactTexts', () => {
  const site = makeExampleSite({
    cases: [makeExampleCase(), makeExampleCase(), makeExampleCase()],
    reviews: [makeExampleReview(), makeExampleReview()],
    pages: [
      makeExamplePage('dentist', '/our-dentist/dr-ada-young'),
      makeExamplePage('staff', '/our-staff/ann'),
      makeExamplePage('staff', '/our-staff/bob'),
      makeExamplePage('page', '/about-us'),
    ],
  });
  const facts = getFactTexts(site);

  it.each([
    {name: 'practice.name', text: 'Example Dental'},
    {name: 'arrival.early', text: '11 to 22 minutes'},
    {name: 'cancellation.notice', text: '33 hours’'},
    {name: 'cancellation.fee', text: '$44'},
    {name: 'discount.prepaid', text: '6%'},
    {name: 'discount.cash', text: '7%'},
    {name: 'financing.down', text: '20%'},
    {name: 'financing.rate-3-months', text: '12%'},
    {name: 'financing.rate-24-months', text: '9%'},
    {name: 'financing.partner', text: 'Lender'},
    {name: 'financing.credit-score', text: '555'},
    {name: 'care.cleaning-interval', text: 'every nine months'},
    {name: 'care.cleanings-per-year', text: '1 to 3'},
    {name: 'care.xray-reduction', text: '60% to 70%'},
    {name: 'care.xray-reduction-low', text: '60%'},
    {name: 'care.crown-life', text: '4 to 9 years'},
    {name: 'care.bridge-visits', text: 'three'},
    {name: 'care.sedation-training', text: '77 hours'},
    {name: 'care.knocked-out-tooth', text: 'Pick it up by the white part and keep it in milk.'},
    {name: 'terms.minimum-age', text: '21'},
    {name: 'terms.law', text: 'Utah'},
    {name: 'privacy.records-since', text: 'December 31, 2001'},
    {name: 'privacy.request-limit', text: 'eight years'},
    {name: 'counts.cases', text: '3'},
    {name: 'counts.reviews', text: '2'},
    {name: 'counts.dentists', text: '1'},
    {name: 'counts.staff', text: '2'},
  ])('returns $text for $name', ({name, text}) => {
    expect(facts[name]).toBe(text);
  });

  it('returns digits for numbers above nine', () => {
    const {policies} = makeExampleSite();
    const longer = makeExampleSite({
      policies: {...policies, privacy: {...policies.privacy, requestLimitYears: 12}},
    });
    expect(getFactTexts(longer)['privacy.request-limit']).toBe('12 years');
  });

  it('returns no empty or incomplete texts', () => {
    for (const [name, text] of Object.entries(facts))
      expect(text, name).toMatch(/^(?!.*(undefined|NaN|null)).+$/);
  });
});
