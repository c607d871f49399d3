import {factTexts} from '../../quotableFacts';
import {longDate} from '../../../site/longDate';
import type {Site} from '../../site';
import type {Item, Topic} from '../compare';
import {shownAt, shownWhereQuoted} from '../shown';

/** What each fact that prose can quote is called. The payment plans' rates are named after their months. */
const NAMES: Record<string, string> = {
  'arrival.early': 'How early to arrive',
  'cancellation.notice': 'Notice for a cancellation',
  'cancellation.fee': 'Fee for a late cancellation',
  'discount.prepaid': 'Discount for paying in full',
  'discount.cash': 'Discount for cash or check',
  'financing.down': 'Down payment',
  'financing.partner': 'Partner that approves from a credit score on',
  'financing.credit-score': 'Credit score that the partner asks for',
  'terms.minimum-age': 'Minimum age',
  'terms.law': 'Governing law',
  'privacy.records-since': 'Disclosure records kept since',
  'privacy.request-limit': 'Years that a request can cover',
  'care.cleaning-interval': 'How often to have a cleaning',
  'care.cleanings-per-year': 'Cleanings a year',
  'care.xray-reduction': 'Less radiation with digital X-rays',
  'care.xray-reduction-low': 'Less radiation with digital X-rays, at the least',
  'care.crown-life': 'How long a crown lasts',
  'care.bridge-visits': 'Visits for a bridge',
  'care.sedation-training': 'Training in sedation',
  'care.knocked-out-tooth': 'First aid for a knocked-out tooth',
};

/** Counts follow from the content, and the practice's name is a topic of its own. */
const NOT_A_FIGURE = /^(counts|practice)\./;

/** What the payment helper computes with. */
const COMPUTED = /^(discount|financing)\./;

/** Prices, discounts, rates, notice and the other figures of our policies. */
export const policies: Topic = {
  title: 'Prices and policies',
  items: ({site}) => {
    const {financing, payments} = site.policies;
    const confirmed = financing.interestRuleConfirmed;
    return [
      ...figures(site, (name) => !name.startsWith('care.')),
      {key: 'accepted', name: 'Ways to pay', fields: {'': payments.accepted.join(', ')}},
      {key: 'insurance', name: 'Insurance', fields: {'': payments.insurance}},
      {
        key: 'interest',
        name: 'How interest is charged',
        fields: {'': financing.interestRule},
        ...shownAt(site, 'policies'),
      },
      {
        key: 'confirmed',
        name: 'How interest is charged',
        fields: {'confirmed by the manager': confirmed && `${confirmed.by}, ${longDate(confirmed.on)}`},
      },
    ];
  },
};

/** What we say about treatments in figures. */
export const claims: Topic = {
  title: 'What we say about treatments',
  items: ({site}) => figures(site, (name) => name.startsWith('care.')),
};

function figures(site: Site, isWanted: (name: string) => boolean): Item[] {
  return Object.entries(factTexts(site))
    .filter(([name]) => !NOT_A_FIGURE.test(name) && isWanted(name))
    .map(([name, text]) => ({
      key: name,
      name: nameOf(name),
      fields: {'': text},
      whole: text,
      ...shownWhereQuoted(site, name, COMPUTED.test(name) ? 'policies' : undefined),
    }));
}

/** `financing.rate-6-months` as "Yearly rate of the payment plan over 6 months"; an unknown name as it is. */
function nameOf(fact: string): string {
  const [, months] = /^financing\.rate-(\d+)-months$/.exec(fact) ?? [];
  return months ? `Yearly rate of the payment plan over ${months} months` : (NAMES[fact] ?? fact);
}
