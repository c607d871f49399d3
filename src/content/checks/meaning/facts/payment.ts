import {phrases} from '../../../language/grammar';
import {isDenied} from '../context';
import type {Finder, Found} from './finder';

const REFUSED = phrases(
  'not|never|no_longer|stopped|cannot .. accept|accepting|take|taking|honor .. cash|check|checks|card|cards|carecredit|visa|mastercard|american_express|amex|discover',
  'cash|check|checks|cards|carecredit|visa|mastercard|american_express|amex|discover .. not|never|no_longer|neither .. accepted|taken|welcome|possible',
  'neither|nor .. checks|cash|cards',
  'cash|card|cards|checks only',
  'only .. accept|take .. cash|card|cards|checks',
);
const TAKEN = phrases(
  'WE .. take|accept|takes|accepts .. apple_pay|google_pay|paypal|klarna|afterpay|money_order*|gift_card*|foreign_currenc*',
);
const OF_SOMETHING_ELSE = phrases(
  'e_mail|number|numbers|form|forms|returned|send|plan|plans|insurance|starter|gift|phone',
);

/** What a sentence says of the ways to pay, where _practice/policies.yml says the opposite. */
export const waysToPay: Finder = ({text, voice}, {policies}): Found[] => {
  if (!policies || voice !== 'page') return [];
  const {accepted} = policies.payments;
  const [refused] = OF_SOMETHING_ELSE.find(text).length > 0 ? [] : REFUSED.find(text);
  const [taken] = TAKEN.find(text);
  const isNew =
    taken && !isDenied(text, taken.index) && !accepted.some((way) => taken.text.endsWith(way.toLowerCase()));
  const found = refused ?? (isNew ? taken : undefined);
  if (!found) return [];
  return [
    {
      at: found.index,
      quote: found.text,
      severity: 'warning',
      what: `"${found.text}" is not what _practice/policies.yml says of the ways to pay: ${accepted.join(', ')}.`,
      fix: 'Correct the words, or payments.accepted there.',
      finding: 'facts/payment',
    },
  ];
};
