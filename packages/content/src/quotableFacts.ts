import {longDate} from '@dental/practice';
import type {Site} from './site';

/** A fact that prose may quote. */
interface QuotableFact {
  /** With its unit, as prose has it. */
  text: string;
  /** What a report of changes calls it; one that is derived is not reported by itself. */
  label: string | undefined;
}

/**
 * The facts that prose may quote, by the name that `<Fact name="…"/>` takes: figures from
 * `policies.yml` and `claims.yml` (specification, section 9) with their unit, and the counts.
 */
export function quotableFacts({
  policies,
  claims,
  practice,
  cases,
  reviews,
  pages,
}: Site): Record<string, QuotableFact> {
  const {arrival, cancellation, discounts, financing, offers, terms, privacy} = policies;
  const person = pages.find(({path}) => path.endsWith(`/${practice.civilRightsCoordinator}`));
  const coordinator = person &&
    'name' in person && {
      'practice.civil-rights-coordinator': fact(`${person.name}, ${person.expertise}`),
    };
  const count = (kind: string) => String(pages.filter((page) => page.kind === kind).length);
  return {
    'practice.name': fact(practice.name),
    ...coordinator,
    'arrival.early': fact(
      `${arrival.fromMinutes} to ${arrival.toMinutes} minutes`,
      'How early to arrive',
    ),
    'cancellation.notice': fact(
      `${cancellation.noticeHours} ${cancellation.noticeHours === 1 ? 'hour’s' : 'hours’'}`,
      'Notice for a cancellation',
    ),
    'cancellation.fee': fact(`$${cancellation.feeDollars}`, 'Fee for a late cancellation'),
    'discount.prepaid': fact(`${discounts.paidInFullPercent}%`, 'Discount for paying in full'),
    'discount.cash': fact(`${discounts.cashOrCheckPercent}%`, 'Discount for cash or check'),
    ...(financing.plans.length > 0 && {
      'financing.down': fact(`${financing.downPaymentPercent}%`, 'Down payment'),
    }),
    ...Object.fromEntries(
      financing.plans.map(({months, interestPercent}) => [
        `financing.rate-${months}-months`,
        fact(`${interestPercent}%`, `Yearly rate of the payment plan over ${months} months`),
      ]),
    ),
    ...(financing.partner !== undefined && {
      'financing.partner': fact(financing.partner, 'Partner that approves from a credit score on'),
    }),
    ...(financing.partnerMinimumCreditScore !== undefined && {
      'financing.credit-score': fact(
        String(financing.partnerMinimumCreditScore),
        'Credit score that the partner asks for',
      ),
    }),
    'care.cleaning-interval': fact(claims.cleaningInterval, 'How often to have a cleaning'),
    'care.cleanings-per-year': fact(claims.cleaningsPerYear, 'Cleanings a year'),
    'care.xray-reduction': fact(claims.xrayReduction, 'Less radiation with digital X-rays'),
    'care.xray-reduction-low': fact(
      claims.xrayReductionLow,
      'Less radiation with digital X-rays, at the least',
    ),
    'care.crown-life': fact(claims.crownLife, 'How long a crown lasts'),
    'care.bridge-visits': fact(claims.bridgeVisits, 'Visits for a bridge'),
    'care.sedation-training': fact(claims.sedationTraining, 'Training in sedation'),
    'care.knocked-out-tooth': fact(claims.knockedOutTooth, 'First aid for a knocked-out tooth'),
    'care.lost-crown': fact(claims.lostCrown, 'How long a lost crown or filling can wait'),
    ...(offers && {
      'offer.first-visit': fact(
        `$${offers.firstVisitDollars}`,
        'Price of the offer for a first visit',
      ),
      'offer.whitening-club': fact(
        `$${offers.whiteningClubDollarsPerYear}`,
        'Price of a year in the whitening club',
      ),
      'offer.ends': fact(longDate(offers.ends), 'Last day of the offers'),
    }),
    'terms.minimum-age': fact(String(terms.minimumAge), 'Minimum age'),
    'terms.law': fact(terms.governingLaw, 'Governing law'),
    'privacy.records-since': fact(
      longDate(privacy.disclosureRecordsSince),
      'Disclosure records kept since',
    ),
    'privacy.request-limit': fact(
      `${inWords(privacy.requestLimitYears)} years`,
      'Years that a request can cover',
    ),
    'counts.cases': fact(String(cases.length)),
    'counts.reviews': fact(String(reviews.length)),
    'counts.dentists': fact(count('dentist')),
    'counts.staff': fact(count('staff')),
  };
}

/** The texts of these facts. */
export function factTexts(site: Site): Record<string, string> {
  return Object.fromEntries(
    Object.entries(quotableFacts(site)).map(([name, {text}]) => [name, text]),
  );
}

function fact(text: string, label?: string): QuotableFact {
  return {text, label};
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

function inWords(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}
