import {formatLongDate, type HoursLabels} from '@dental/practice';
import type {Site} from './site';

/** A fact that prose may quote. */
interface QuotableFact {
  /** The text in prose, with its unit. */
  text: string;
  /** The name in a report of changes; undefined if derived, because the source is reported. */
  label: string | undefined;
}

type QuotableFacts = Record<string, QuotableFact>;

/**
 * Returns the facts that prose may quote, by the name that `<Fact name="…"/>` takes: figures of
 * `policies.yml` and `claims.yml` (specification, section 9) with their units, and counts.
 */
export function getQuotableFacts(site: Site): QuotableFacts {
  const {policies, practice} = site;
  const {arrival, cancellation, discounts} = policies;
  const noticeUnit = cancellation.noticeHours === 1 ? 'hour’s' : 'hours’';
  return {
    'practice.name': makeFact(practice.name),
    ...getCoordinator(site),
    'arrival.early': makeFact(
      `${arrival.fromMinutes} to ${arrival.toMinutes} minutes`,
      'How early to arrive',
    ),
    'cancellation.notice': makeFact(
      `${cancellation.noticeHours} ${noticeUnit}`,
      'Notice for a cancellation',
    ),
    'cancellation.fee': makeFact(`$${cancellation.feeDollars}`, 'Fee for a late cancellation'),
    'discount.prepaid': makeFact(`${discounts.paidInFullPercent}%`, 'Discount for paying in full'),
    'discount.cash': makeFact(`${discounts.cashOrCheckPercent}%`, 'Discount for cash or check'),
    ...getFinancing(site),
    ...getCare(site),
    ...getOffers(site),
    ...getLegal(site),
    ...getCounts(site),
  };
}

/** Returns the texts of the facts, by name. */
export function getFactTexts(site: Site): Record<string, string> {
  const {translate = (text: string) => text} = site;
  return Object.fromEntries(
    Object.entries(getQuotableFacts(site)).map(([name, {text}]) => [name, translate(text)]),
  );
}

function makeFact(text: string, label?: string): QuotableFact {
  return {text, label};
}

function getCoordinator({pages, practice}: Site): QuotableFacts {
  const person = pages.find(({path}) => path.endsWith(`/${practice.civilRightsCoordinator}`));
  if (!person || !('name' in person)) return {};
  return {'practice.civil-rights-coordinator': makeFact(`${person.name}, ${person.expertise}`)};
}

function getFinancing({policies: {financing}}: Site): QuotableFacts {
  const facts: QuotableFacts = {};
  if (financing.plans.length > 0) {
    facts['financing.down'] = makeFact(`${financing.downPaymentPercent}%`, 'Down payment');
  }
  for (const {months, interestPercent} of financing.plans) {
    facts[`financing.rate-${months}-months`] = makeFact(
      `${interestPercent}%`,
      `Yearly rate of the ${months}-month payment plan`,
    );
  }
  if (financing.partner !== undefined) {
    facts['financing.partner'] = makeFact(
      financing.partner,
      'Payment partner with a minimum credit score',
    );
  }
  if (financing.partnerMinimumCreditScore !== undefined) {
    facts['financing.credit-score'] = makeFact(
      String(financing.partnerMinimumCreditScore),
      'Minimum credit score of the payment partner',
    );
  }
  return facts;
}

/** The facts of `claims.yml` by their field, each with its label. */
const CARE_FACTS = {
  cleaningInterval: ['care.cleaning-interval', 'How often to have a cleaning'],
  cleaningsPerYear: ['care.cleanings-per-year', 'Cleanings per year'],
  xrayReduction: ['care.xray-reduction', 'Less radiation with digital X-rays'],
  xrayReductionLow: ['care.xray-reduction-low', 'Less radiation with digital X-rays, at least'],
  crownLife: ['care.crown-life', 'How long a crown lasts'],
  bridgeVisits: ['care.bridge-visits', 'Visits for a bridge'],
  sedationTraining: ['care.sedation-training', 'Training in sedation'],
  knockedOutTooth: ['care.knocked-out-tooth', 'First aid for a knocked-out tooth'],
  lostCrown: ['care.lost-crown', 'How long a lost crown or filling can wait'],
} as const;

function getCare({claims}: Site): QuotableFacts {
  const facts: QuotableFacts = {};
  for (const [field, [name, label]] of Object.entries(CARE_FACTS)) {
    const text = claims[field as keyof typeof CARE_FACTS];
    if (text !== undefined) facts[name] = makeFact(text, label);
  }
  return facts;
}

function getOffers({policies: {offers}, labels}: Site): QuotableFacts {
  if (!offers) return {};
  return {
    'offer.first-visit': makeFact(`$${offers.firstVisitDollars}`, 'Price of the first-visit offer'),
    'offer.whitening-club': makeFact(
      `$${offers.whiteningClubDollarsPerYear}`,
      'Yearly price of the whitening club',
    ),
    'offer.ends': makeFact(
      formatLongDate(offers.ends, (labels.hours as HoursLabels).dates?.locale),
      'Last day of the offers',
    ),
  };
}

function getLegal({policies: {terms, privacy}}: Site): QuotableFacts {
  return {
    'terms.minimum-age': makeFact(String(terms.minimumAge), 'Minimum age'),
    'terms.law': makeFact(terms.governingLaw, 'Governing law'),
    'privacy.records-since': makeFact(
      formatLongDate(privacy.disclosureRecordsSince),
      'Disclosure records kept since',
    ),
    'privacy.request-limit': makeFact(
      `${spellNumber(privacy.requestLimitYears)} years`,
      'Years that a request can cover',
    ),
  };
}

function getCounts({cases, reviews, pages}: Site): QuotableFacts {
  const count = (kind: string) => String(pages.filter((page) => page.kind === kind).length);
  return {
    'counts.cases': makeFact(String(cases.length)),
    'counts.reviews': makeFact(String(reviews.length)),
    'counts.dentists': makeFact(count('dentist')),
    'counts.staff': makeFact(count('staff')),
  };
}

/** The numbers below twenty by their value: `NUMBER_WORDS[3]` is "three". */
export const NUMBER_WORDS: readonly string[] = [
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
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

function spellNumber(number: number): string {
  return number < 10 ? (NUMBER_WORDS[number] ?? '') : String(number);
}
