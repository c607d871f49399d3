import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* Credit, rates and ways to pay. */

const A_LENDER_DECIDES =
  'promises credit that a lender decides, or names a rate without its terms (Truth in Lending, 12 CFR 1026.24)';
const TO_THE_POLICY = 'Write that the lender decides, and link to [the financial policy](/financial-policy).';

/** Words with which a sentence offers no credit, or leaves it to the lender. */
const NO_OFFER = [
  'not .. everyone|everybody|all|anyone',
  'lender|bank .. decide*',
  'retainer|brush|paste|kit',
  'deductible|maximum|plan',
  'could|may|might|not|conflict* .. interest .. you|in|of',
  'no interest in',
  'club|membership|member|members|subscription',
];

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
    {
      voices: ['page', 'facts', 'case'],
      unless: phrases('what you qualify_for', 'not everyone|everybody|all|anyone', 'soft_check|prequalif*|checking'),
    },
  ),
  offer(
    'approval',
    [
      'EVERYONE ... approved|qualifies|qualify|accepted',
      'EVERYONE gets|receives .. credit|loan|financing|approval|yes',
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
    ],
    A_LENDER_DECIDES,
    TO_THE_POLICY,
    {unless: phrases(...NO_OFFER)},
  ),
  // A worked example has its rate and its time beside the payment.
  offer('approval', ['MONEY a|per month|week|day'], A_LENDER_DECIDES, TO_THE_POLICY, {
    unless: phrases(
      ...NO_OFFER,
      'NUMBER|three|six|twelve|eighteen|twenty_four months ... apr',
      'apr ... NUMBER|three|six|twelve|eighteen|twenty_four months',
    ),
  }),
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
  offer(
    'approval',
    [
      'lender|lenders|bank|partner|they|cherrywood|we say|says|said yes to everyone|everybody|all|anyone|anybody|every',
      'lender|partner|bank|financing ... never|not|no_one|nobody ... refused|refuses|turned_down|turns_down|declined|declines|rejected|rejects|said_no|says_no',
      'never|not refused|turned_down|declined|rejected ~ patient|patients|applicant|applicants|anyone|anybody',
      'approved|approval|yes ... whatever|no_matter|regardless|even_after|even_with ... credit|score|bankruptcy|history|past|income',
      'financing|credit|loan|loans|plan|installments for everyone|everybody|anyone|anybody|all',
      'EVERYONE|anyone gets|get ~ financing|credit|loan',
      'lender|lenders|bank|cherrywood|they|partner take|takes|accept|accepts|lend|lends anybody|anyone|everybody|everyone',
      'credit|bankruptcy|debt trouble*|problem*|worries|history .. is|are .. no|not .. obstacle|problem|hindrance|matter',
      'no trace|mark|effect|trail|dent on|in your credit',
      'pay_back|repay exactly|only|just ... borrowed',
      'no|bad|poor|low|weak job|score|income|credit ... no_problem|fine|yours|all_right|no_matter|welcome',
      'loan|credit|money|financing is yours',
      'sign ... and we fill|complete|finish|enter|do',
      'score of NUMBER ... as_welcome|as_good|same_terms|no_problem|fine',
      'payment_plan|payment_plans|loan|loans|financing|installments|monthly_plan .. cost|costs .. nothing|no_more|no_extra|zero',
      'no|without|zero ~ finance_charge|interest ... only|just|but ... fee|contribution',
      'call|label|name|rename|treat the? .. finance_charge|interest|apr|rate ... fee|contribution|processing|service|handling',
      'leave|keep|bury|hide|save|put ... SHARE|rate|apr|interest|finance_charge|percent ... for|in|to|until ... paperwork|small_print|fine_print|contract|later|papers|end',
      'rate|interest|apr|SHARE|percent ... not|never|nobody|chosen_not ... print|mention|say|tell|advertise|told|mentioned|printed',
      'nobody|no_one|need_not|not|no_need_to|never_mind|do_not_bother ... read|reads|reading ... loan|lending|agreement|contract|papers|terms|fine_print|small_print|documents',
      'scroll|initial|sign|tap|click ... rest|sticker*|cross*|bottom|yes|dotted ... legal|filler|formality|boilerplate|nothing|matter*|.',
      'small_print|fine_print ... spoil*|bore*|bother*|never_mind|skip|mood',
      'set_up|open|opened|opens|start|apply ... credit|loan|account|line ... whether|before|without|so_that|ready ... want|asking|telling|ask|agree|.',
      "put|add|list|sign|signed ... name|signature|mother's|co_signer|cosigner ... without asking|telling|permission|knowing",
      'not|cannot|never|no pay_off|pay|settle|repay ... loan|plan|it|balance .. early|ahead|sooner',
      'soft|hard|inquiry|inquiries|credit_check ... but|although|though ... say|said|tell|told|scare|drop',
    ],
    A_LENDER_DECIDES,
    TO_THE_POLICY,
    {
      unless: phrases(
        'not everyone|everybody|all|anyone',
        'not|never sign|promise|guarantee',
        'before you sign|tap|click',
        'if|unless|whether|ask',
        'may|can|could pay|repay|settle',
        'interest|price|rate is|are not|never hidden',
      ),
    },
  ),
];
