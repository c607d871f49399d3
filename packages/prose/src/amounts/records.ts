import {type Content, type Document, memoize} from '@dental/content';
import {formatLongDate} from '@dental/practice';
import {parseNumber} from '../numbers';
import {readTeam} from '../people/team';
import {findAmounts, MONTH} from './findAmounts';

type RecordOf = (content: Content, text: string) => string | undefined;

/** Our ways to pay, if one of them matches. */
const findWaysToPay =
  (pattern: RegExp): RecordOf =>
  ({policies}) => {
    const accepted = policies?.payments.accepted ?? [];
    return accepted.some((way) => pattern.test(way))
      ? `_practice/policies.yml lists these ways to pay: ${accepted.join(', ')}`
      : undefined;
  };

/** Records in words, separated by commas; undefined if there are none. */
const listOf = <Item>(
  items: readonly Item[] = [],
  format: (item: Item) => string,
): string | undefined => items.map(format).join(', ') || undefined;

const STANDINGS = {
  'in-network': 'in network',
  'out-of-network': 'out of network',
  ask: 'one that patients ask about',
};

const A_FLOOR = /(?<=\b(?:office|practice|we are) (?:is )?on the )\p{L}+ floor\b/giu;

const findFloors = memoize(({text}: Document): string[] => text.match(A_FLOOR) ?? []);

const SELECTION = /\b(?:a selection|selected|we chose|some of (?:our|the) reviews)\b/i;

/** A statement of one of our pages, if a page makes it. */
function findStatement(pattern: RegExp): RecordOf {
  const findIn = memoize(({text}: Document): string | undefined => pattern.exec(text)?.[0]);
  return ({documents}) => documents.flatMap((document) => findIn(document) ?? [])[0];
}

/** The records that our pages state. */
const STATEMENTS: Readonly<Record<string, RecordOf>> = {
  'other-floor': ({documents}, text) => {
    const floors = new Set(documents.flatMap(findFloors));
    return [...floors].filter((floor) => !text.includes(floor)).join(', ') || undefined;
  },
  'free-parking': findStatement(/\bparking\b[^.\n]* is free\b/iu),
  'step-free': findStatement(/\b(?:entry|entrance) is step-free\b|\bstep-free entry\b/iu),
  'guardian-first': findStatement(/\bguardian has to come to a child's first visit\b/iu),
  'every-age': findStatement(/\bchildren and adults of every age\b|\bby the first birthday\b/iu),
  'free-interpreter': findStatement(/\binterpreter at no charge\b/iu),
  'files-claims': findStatement(/\bwe file claims for all\b[^.\n]*/iu),
  'soft-check': findStatement(/\bsoft (?:credit )?check\b/iu),
  'visit-length': findStatement(
    /(?<=\bfirst visit\b[^.]{0,40})\ballow [^.\n]*?\bhours?(?: and a half)?/iu,
  ),
  'adult-sedation': findStatement(/\boral sedation\b[^.\n]* is for adults\b/iu),
  'selected-reviews': ({pages}) =>
    pages.find(({path}) => path === '/reviews')?.body.words.some((words) => SELECTION.test(words))
      ? 'the reviews page says that they are a selection'
      : undefined,
};

/** Lists the statements of our pages that rules compare sentences with. */
export const listStatements = (content: Content): (string | undefined)[] =>
  Object.values(STATEMENTS).map((find) => find(content, ''));

/**
 * The records that rules compare sentences with, by the name in the rule's `record`. An undefined
 * record is not compared.
 */
export const RECORDS: Readonly<Record<string, RecordOf>> = {
  ...STATEMENTS,
  'no-break': ({hours}) =>
    hours?.week.every((day) => !('break' in day && day.break))
      ? '_practice/hours.yml has no break'
      : undefined,
  'by-appointment': ({hours}) =>
    /appointment/i.test(hours?.note ?? '')
      ? `the note in _practice/hours.yml says ${hours?.note}`
      : undefined,
  booking: ({practice}) => practice?.links.booking && `patients book at ${practice.links.booking}`,
  payments: ({practice}) =>
    practice?.links.payments && `patients pay at ${practice.links.payments}`,
  'video-visits': ({integrations}) =>
    integrations?.forms?.virtual ? 'patients ask for a visit by video on this site' : undefined,
  'no-forms': ({integrations}) =>
    integrations && !integrations.forms ? '_practice/integrations.yml has no `forms:`' : undefined,
  networks: ({practice}) =>
    practice && `we are on ${practice.social.map(({name}) => name).join(', ')}`,
  lenders: ({paymentPartners}) =>
    paymentPartners && `we work with ${paymentPartners.map(({name}) => name).join(' and ')}`,
  membership: ({costs}) =>
    costs && !costs.membership
      ? '_practice/costs.yml has no membership plan for patients without insurance'
      : undefined,
  dentists: (content, text) => {
    const {length} = readTeam(content).filter(({isDentist}) => isDentist);
    const counts = text.split(/[^\p{L}\d]+/u).map(parseNumber);
    return length === 0 || counts.includes(length) ? undefined : `the team has ${length}`;
  },
  languages: ({practice}) => practice?.languages.join(' and '),
  costs: ({costs}) => costs && '_practice/costs.yml has the list',
  team: (content) => (readTeam(content).length > 0 ? 'the pages of our team' : undefined),
  law: ({policies}) => policies?.terms.governingLaw,
  promotions: ({promotions}) =>
    promotions &&
    (promotions.promotions
      .map(
        ({heading, starts, ends}) =>
          `"${heading}" from ${formatLongDate(starts)} to ${formatLongDate(ends)}`,
      )
      .join(', ') ||
      'none'),
  plans: ({insurance}, text) => {
    const {plans = []} = insurance ?? {};
    const words = text.toLowerCase();
    const plansInText = plans.filter(({name, alsoCalled = []}) =>
      [name, ...alsoCalled].some((one) => words.includes(one.toLowerCase().split(' ')[0]!)),
    );
    return listOf(
      plansInText.length > 0 ? plansInText : plans,
      ({name, standing}) => `${name} is ${STANDINGS[standing]}`,
    );
  },
  arrival: ({policies}) =>
    policies && `${policies.arrival.fromMinutes} to ${policies.arrival.toMinutes} minutes`,
  'ways-to-pay': findWaysToPay(/./),
  cards: findWaysToPay(/card|carecredit/i),
  cash: findWaysToPay(/cash|check/i),
  'credit-score': ({policies}) => policies?.financing.partnerMinimumCreditScore?.toString(),
  'crown-life': ({claims}) => claims?.crownLife,
  'cleaning-interval': ({claims}) => {
    const [few, many] = (claims?.cleaningsPerYear?.match(/\d+/g) ?? []).map(Number);
    return few && many ? `every ${12 / many} to ${12 / few} months` : undefined;
  },
  'down-payment': ({policies}) => {
    const {downPaymentPercent = 0} = policies?.financing ?? {};
    return downPaymentPercent > 0 ? `${downPaymentPercent}%` : undefined;
  },
  discounts: ({policies}) => {
    const {paidInFullPercent: full, cashOrCheckPercent: cash} = policies?.discounts ?? {};
    return full && cash
      ? `our discounts are ${full}% for paying in full and ${cash}% for cash or checks`
      : undefined;
  },
  interest: ({policies}) => {
    const {plans = []} = policies?.financing ?? {};
    const rates = listOf(
      plans,
      ({months, interestPercent}) => `${interestPercent}% for ${months} months`,
    );
    return plans.some(({interestPercent}) => interestPercent > 0)
      ? `our own plans charge interest, ${rates}`
      : undefined;
  },
  'first-visit': ({policies}) => policies?.offers && `$${policies.offers.firstVisitDollars}`,
  'whitening-club': ({policies}) =>
    policies?.offers && `$${policies.offers.whiteningClubDollarsPerYear}`,
  'late-fee': ({policies}) => {
    const {noticeHours, feeDollars = 0} = policies?.cancellation ?? {};
    return feeDollars > 0
      ? `patients who cancel less than ${noticeHours} hours ahead pay $${feeDollars}`
      : undefined;
  },
  'not-all-in-network': ({insurance}) => {
    const {plans = []} = insurance ?? {};
    const others = plans.filter(({standing}) => standing !== 'in-network').map(({name}) => name);
    const isSo = others.length > 0 && plans.length > others.length;
    return isSo ? `these plans aren't in network: ${others.slice(0, 3).join(', ')}` : undefined;
  },
  notice: ({policies}) => {
    const {noticeHours = 0} = policies?.cancellation ?? {};
    return noticeHours > 24 ? `we ask for ${noticeHours} hours' notice` : undefined;
  },
  'plan-lengths': ({policies}) =>
    listOf(policies?.financing.plans, ({months}) => `${months} months`),
  rates: ({policies}, text) => {
    const lengths = findAmounts(text).flatMap(({kind, value}) =>
      kind === 'duration' ? [value] : [],
    );
    const {plans = []} = policies?.financing ?? {};
    const matchingPlans = plans.filter(({months}) => lengths.includes(months * MONTH));
    return listOf(
      matchingPlans.length > 0 ? matchingPlans : plans,
      ({interestPercent}) => `${interestPercent}%`,
    );
  },
  'sedation-training': ({claims}) => claims?.sedationTraining,
  'xray-reduction': ({claims}) => claims?.xrayReduction,
};
