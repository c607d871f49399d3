import {describe, expect, it} from 'vitest';
import {factTexts} from '../src/quotableFacts';
import {longDate} from '@dental/practice';
import {exampleCase, examplePage, exampleReview, exampleSite} from '../../../tests/support/exampleSite';

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

  it.each([
    ['practice.name', 'Example Dental'],
    ['arrival.early', '11 to 22 minutes'],
    ['cancellation.notice', '33 hours’'],
    ['cancellation.fee', '$44'],
    ['discount.prepaid', '6%'],
    ['discount.cash', '7%'],
    ['financing.down', '20%'],
    ['financing.rate-3-months', '12%'],
    ['financing.rate-24-months', '9%'],
    ['financing.partner', 'Lender'],
    ['financing.credit-score', '555'],
    ['care.cleaning-interval', 'every nine months'],
    ['care.cleanings-per-year', '1 to 3'],
    ['care.xray-reduction', '60% to 70%'],
    ['care.xray-reduction-low', '60%'],
    ['care.crown-life', '4 to 9 years'],
    ['care.bridge-visits', 'three'],
    ['care.sedation-training', '77 hours'],
    ['care.knocked-out-tooth', 'Pick it up by the white part and keep it in milk.'],
    ['terms.minimum-age', '21'],
    ['terms.law', 'Utah'],
    ['privacy.records-since', 'December 31, 2001'],
    ['privacy.request-limit', 'eight years'],
    ['counts.cases', '3'],
    ['counts.reviews', '2'],
    ['counts.dentists', '1'],
    ['counts.staff', '2'],
  ])('%s reads %j', (name, text) => {
    expect(facts[name]).toBe(text);
  });

  it('reads as a number where it has no short word', () => {
    const {policies} = exampleSite();
    const longer = exampleSite({policies: {...policies, privacy: {...policies.privacy, requestLimitYears: 12}}});
    expect(factTexts(longer)['privacy.request-limit']).toBe('12 years');
  });

  it('is never empty or half made', () => {
    for (const [name, text] of Object.entries(facts)) expect(text, name).toMatch(/^(?!.*(undefined|NaN|null)).+$/);
  });
});

describe('a date', () => {
  it.each([
    ['2003-04-14', 'April 14, 2003'],
    ['2027-01-01', 'January 1, 2027'],
    ['2028-02-29', 'February 29, 2028'],
    ['2027-12-31', 'December 31, 2027'],
  ])('%s reads %s', (day, text) => {
    expect(longDate(day)).toBe(text);
  });

  it.each(['Pacific/Kiritimati', 'America/Phoenix', 'Pacific/Pago_Pago'])('is the same for a machine in %s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    expect(longDate('2003-04-14')).toBe('April 14, 2003');
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
});
