import {longDate} from '../site/longDate';
import type {Site} from './site';

/**
 * The facts that prose may quote, by the name that `<Fact name="…"/>` takes: figures from
 * `policies.yml` and `claims.yml` (specification, section 9) with their unit, and the counts.
 */
export function factTexts({policies, claims, practice, cases, reviews, pages}: Site): Record<string, string> {
  const {arrival, cancellation, discounts, financing, terms, privacy} = policies;
  const person = pages.find(({path}) => path.endsWith(`/${practice.civilRightsCoordinator}`));
  const coordinator = person &&
    'name' in person && {'practice.civil-rights-coordinator': `${person.name}, ${person.expertise}`};
  const count = (kind: string) => String(pages.filter((page) => page.kind === kind).length);
  return {
    'practice.name': practice.name,
    ...coordinator,
    'arrival.early': `${arrival.fromMinutes} to ${arrival.toMinutes} minutes`,
    'cancellation.notice': `${cancellation.noticeHours} ${cancellation.noticeHours === 1 ? 'hour’s' : 'hours’'}`,
    'cancellation.fee': `$${cancellation.feeDollars}`,
    'discount.prepaid': `${discounts.paidInFullPercent}%`,
    'discount.cash': `${discounts.cashOrCheckPercent}%`,
    'financing.down': `${financing.downPaymentPercent}%`,
    ...Object.fromEntries(
      financing.plans.map(({months, interestPercent}) => [`financing.rate-${months}-months`, `${interestPercent}%`]),
    ),
    'financing.partner': financing.partner,
    'financing.credit-score': String(financing.partnerMinimumCreditScore),
    'care.cleaning-interval': claims.cleaningInterval,
    'care.cleanings-per-year': claims.cleaningsPerYear,
    'care.xray-reduction': claims.xrayReduction,
    'care.xray-reduction-low': claims.xrayReductionLow,
    'care.crown-life': claims.crownLife,
    'care.bridge-visits': claims.bridgeVisits,
    'care.sedation-training': claims.sedationTraining,
    'care.knocked-out-tooth': claims.knockedOutTooth,
    'terms.minimum-age': String(terms.minimumAge),
    'terms.law': terms.governingLaw,
    'privacy.records-since': longDate(privacy.disclosureRecordsSince),
    'privacy.request-limit': `${inWords(privacy.requestLimitYears)} years`,
    'counts.cases': String(cases.length),
    'counts.reviews': String(reviews.length),
    'counts.dentists': count('dentist'),
    'counts.staff': count('staff'),
  };
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function inWords(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}
