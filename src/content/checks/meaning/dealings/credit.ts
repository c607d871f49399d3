import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* Credit, rates and ways to pay. */

const A_LENDER_DECIDES =
  'promises credit that a lender decides, or names a rate without its terms (Truth in Lending, 12 CFR 1026.24)';
const TO_THE_POLICY = 'Write that the lender decides, and link to [the financial policy](/financial-policy).';

export const credit: readonly WordRule[] = [
  dealing(
    'financing',
    [
      '0|0% %? interest|apr|financing',
      'NUMBER month|months|year|years|payment|payments .. without|no|zero interest',
      'interest_free',
      'no|zero|without interest for|until|financing',
      'only|just|low_as|from|pay MONEY a|per|each|every month|week',
    ],
    'names a rate or a payment without the terms that have to be beside it (Truth in Lending, 12 CFR 1026.24)',
    'Link to [the financial policy](/financial-policy), where all terms are.',
    {unless: phrases('lender|bank|partner|carecredit|credit_card*|another|other')},
  ),
  offer(
    'approval',
    [
      'guaranteed|instant|automatic|assured|100% credit? approval|acceptance',
      'everyone|everybody|all_patients|all_applicants|anyone is|gets|will_be? approved|accepted|qualifies',
      'approve|approves everyone|everybody|all|anyone',
      'no credit_check*|credit_score* !is|at_the_start',
      'bad|poor|no credit ,? is? no_problem|ok|okay|fine|welcome',
    ],
    A_LENDER_DECIDES,
    TO_THE_POLICY,
    {voices: ['page', 'facts', 'case'], unless: phrases('what you qualify_for', 'soft_check|prequalif*|checking')},
  ),
  offer(
    'approval',
    [
      'EVERYONE ... approved|qualifies|qualify|accepted|gets',
      'whatever|regardless|no_matter ... credit|score|history',
      'bad|poor|no credit is? ... fine|ok|okay|welcome|problem',
      'no|never|zero|free ... interest !rate ... ever|always|guaranteed|forever|down|financing|plan*',
      'interest free',
      'unpaid|overdue|late|open|past_due .. bill|bills|balance|balances|account ... SHARE|percent|doubles|grow*',
      'deposit|payment|money .. is kept|not_refunded|non_refundable|nonrefundable|forfeit*|lost',
      'years|months ... no|without|zero interest',
      'WE ... not|never|no|without|zero ... interest !rate',
      'cent|dime|penny|dollar of|in interest',
      'nothing|zero|no_money|MONEY down',
      'guaranteed|instant|automatic ... approval|credit|financing',
      'WORK ... from|only|just|low_as MONEY a|per|each month|week|day',
      'MONEY a|per month|week|day',
    ],
    A_LENDER_DECIDES,
    TO_THE_POLICY,
    {
      unless: phrases(
        'not .. everyone|everybody|all|anyone',
        'lender|bank .. decide*',
        'retainer|brush|paste|kit',
        'deductible|maximum|plan',
        'could|may|might|not|conflict* .. interest .. you|in|of',
        'no interest in',
      ),
    },
  ),
  offer(
    'payment-way',
    [
      'PAY|send|money|balance|fee|accept|accepts|take|transfer|deposit ... zelle|venmo|cash_app|cashapp|bitcoin|crypto*|western_union|wire|wire_transfer|gift_cards|personal_account',
      'zelle|venmo|cash_app|cashapp|bitcoin|crypto* ... accepted|welcome|preferred|to|us|it|the',
    ],
    'asks for money by a way that the practice does not name',
    'Name the ways under payments.accepted in _practice/policies.yml only.',
    {unless: phrases('never|not|scam|do_not')},
  ),
];
