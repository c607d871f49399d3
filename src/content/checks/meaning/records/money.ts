import type {Content} from '../../../content';
import {phrases} from '../../../language/grammar';
import {contradicting, type RecordRule} from './recordRule';

/* What policies.yml and costs.yml say of payment: interest, notice, discounts, membership. */

const TO_POLICY = 'Correct the words, or link to [the financial policy](/financial-policy), where all terms are.';
const GROUP =
  'senior*|veteran*|military|student|students|teacher*|first_responder*|nurse|nurses|police|firefighter*|retiree*|families|siblings|twins';

/** The rates of our own plans, if they cost anything. */
function ratesOf({policies}: Content): string | undefined {
  const plans = (policies?.financing.plans ?? []).filter(({interestPercent}) => interestPercent > 0);
  const rates = plans.map(({months, interestPercent}) => `${interestPercent}% for ${months} months`);
  return rates.length > 0 ? `our own plans cost interest, ${rates.join(', ')}` : undefined;
}

/** The notice that we ask for, if it is longer than a day. */
function noticeOf({policies}: Content): string | undefined {
  const {noticeHours = 0} = policies?.cancellation ?? {};
  return noticeHours > 24 ? `we ask for ${noticeHours} hours' notice` : undefined;
}

/** The fee for who does not come, if there is one. */
function feeOf({policies}: Content): string | undefined {
  const {noticeHours, feeDollars = 0} = policies?.cancellation ?? {};
  return feeDollars > 0 ? `whoever cancels less than ${noticeHours} hours ahead pays $${feeDollars}` : undefined;
}

function discountsOf({policies}: Content): string | undefined {
  const {paidInFullPercent: full, cashOrCheckPercent: cash} = policies?.discounts ?? {};
  return full && cash ? `our discounts are ${full}% for paying in full and ${cash}% for cash or checks` : undefined;
}

const RULES: readonly RecordRule[] = [
  {
    finding: 'facts/interest',
    record: ratesOf,
    pattern: phrases(
      'plan|plans|payments|installments|us|monthly ... free|clear of|from interest|finance_charge*',
      'free|clear of|from interest|finance_charge* ... plan|plans|payments|installments|us|monthly|months',
      'interest|finance_charge* ... is|are|stays|comes_to zero|none|nothing|0%',
      'no|zero|without|never|not|nor interest|finance_charge* ... plan|plans|installments|us|monthly|months|payments',
      'plan|plans|installments|monthly|months|payments ... no|zero|without|never|not|nor any? interest|finance_charge*',
      'spread|pay|plan|plans|installments|finance ... 0%|zero_percent',
      '0%|zero_percent ... plan|plans|installments|payments|months',
      'never|not|nor|without .. cent|penny|dollar|dime|anything more|extra|above|beyond .. treatment|price|cost|care|work',
      'same total|price|sum|amount|cost ... whether|however|matter|whichever|long|either|months',
      'total|price|sum|amount ... is|stays|remains the? same|unchanged|equal ... long|months|take|choose|plan|pay',
      'monthly|installments|spreading|plan|months|paying_over_time ... add|adds|cost|costs ~ nothing|no_more|not_a_cent|the_same',
      'payments|installments ... add|adds|come|comes|total up? to? exactly|just|only|precisely .. price|cost|amount|treatment',
      'whatever|whichever|however plan|long|months|one ... price|total|sum|cost|treatment ... same|unchanged',
      'pay|paying|spread|spreading over|in .. time|year|months|installments .. is|at|comes free|no_cost|no_extra|no_additional|no_charge|at_no',
      'apr|rate|interest ... is|of|at 0|zero|0%|nothing',
      'plans ... the same rate|interest|price|cost',
      'longer|longest plan .. is|costs the? cheaper|cheapest|less',
      'longer|long plan|time|term ... cost|costs ~ no_more|nothing|not_more|the_same',
    ),
    unless: phrases(
      'lender*|bank|partner*|carecredit|credit_card*|cards|some|other_office*|ask|asks',
      'if an? offer',
      'in_full|estimate|at_once|up_front|early',
      'INSURANCE .. pays',
      'not .. interest_free',
      'if .. late',
    ),
    fix: `Write <Fact name="financing.rate-3-months" />, or link to [the financial policy](/financial-policy).`,
  },
  {
    finding: 'facts/cancellation',
    record: noticeOf,
    pattern: phrases(
      'call|text|message|word|ring|tell|know ... evening|night|noon|day|morning before|of|ahead ... enough|fine|okay|plenty|all_we|will_do|suffices|early',
      'call|text|message|word ... hour|hours|minutes ahead|before|earlier ... enough|fine|okay|plenty|will_do|suffices|cannot|make_it',
      'tell|let|call|text ... know? on|by .. morning|day|noon|hour of|before your|the|it visit|appointment',
      'all we ask ... call|text|word|message|day_before|hour|morning',
      'cancel*|reschedul*|postpone|change|move ... last minute|moment',
      'cancel*|reschedul*|postpone ... until|till|on|up_to .. same_day|day_before|night_before|evening_before|morning_of|hour_before',
      'notice ... is|are not|never needed|required|necessary',
      'no|without notice ... needed|required|necessary|cancel*',
      'cancel*|reschedul*|postpon* ... short_notice|whenever|any_time|anytime',
      'day|24|twelve|few|twenty_four .. notice ... enough|fine|plenty|all_we',
      'call|ring|tell|text .. us .. on_the_day ... no|find|move|fine',
      'call|ring|text ... morning|day of .. appointment|visit',
    ),
    unless: phrases(
      'remind*|confirm*',
      'not|never|cannot .. cancel|move|change|promise',
      'please .. not',
      'at_least|two_days|48|ill|sick|emergenc*|fever|medicine*|sedation|tablet|courier|lab|fee',
      'calls|call you|back',
    ),
    fix: 'Write "at least <Fact name="cancellation.notice" />".',
  },
  {
    finding: 'facts/cancellation',
    record: feeOf,
    pattern: phrases(
      'cancel*|miss|missed|no_show*|forgot|reschedul*|not_come ... no|never|not|nothing|without|free ... charge*|fee|fees|bill*|pay|paying|happens|cost|costs|owe|due',
      'miss|missed|forgot .. visit|appointment ... .. free|no_charge|no_fee',
      'cancel*|miss|missed|no_show*|forgot|reschedul* ... free|nothing|no_problem|at_no_cost|FREE',
      'no|never|not|nothing|without ... charge*|fee|fees|bill*|cost*|pay ... cancel*|miss|missing|missed|no_show*|forgot|late|reschedul*',
      'move|change|cancel|switch ... visit|appointment|mind ... at_no_cost|free|nothing|no_charge|no_fee',
      'visit|appointment ... short_notice|last_minute ... at_no_cost|free|nothing|no_charge|no_fee',
      'WAIVE .. fee ... miss*|cancel*|no_show*|late',
      'fee|penalty ... cancel*|miss*|late ... waived|dropped|forgiven',
      'not|never|nobody be? charged|billed|pays|fined ... if .. not|never .. come|show|appear|turn_up',
      'if you .. not|never .. come|show|appear|turn_up ... fine|no_problem|nothing|no_fee|okay',
      'short_notice|last_minute ... no|never|not|free|nothing ... charge|fee|cost|pay',
      'evening|night|day|morning|noon before ... no_charge|no_fee|nothing|free|no_cost',
    ),
    unless: phrases(
      'we cancel*|move|reschedul*',
      'ill|sick|emergenc*|in_time|ahead|notice|at_least|unless|tooth|teeth|denture|aligner*|tray*',
      'INSURANCE .. not|pay',
      'plan|plans|INSURANCE|dose|bite|meal*|night_guard|lender|brushing|what|brush',
      'change .. price|dentist|address|color',
      'if_we',
      'or .. not come|show',
    ),
    fix: TO_POLICY,
  },
  {
    finding: 'facts/discount',
    record: discountsOf,
    pattern: phrases(
      `${GROUP} ... SHARE|percent|off|discount*|pay_less|save|saves|less|reduced`,
      `discount*|SHARE|percent|reduced_fee*|special_price* ... for|to .. ${GROUP}`,
      `${GROUP} discount*|rate|price|special`,
      'no|not|never|without ... discount* ... cash|check|checks|full|pay*',
      'WE .. not|never|no .. give|offer|have discount*',
      'cannot|never|not .. use|get|have .. discount .. us|here',
      'new_patient|new_patients ... MONEY|SHARE off|less|discount',
    ),
    unless: phrases(
      'store|stores|shop|shops|museum|some|INSURANCE|ask|brushes|school|apply|may|could',
      'not .. combined',
      'veterans day',
      'less .. sugar|pain|likely|often|time|than|enamel|bone|radiation|saliva',
    ),
    fix: TO_POLICY,
  },
  {
    finding: 'facts/membership',
    record: ({costs}) =>
      costs && !costs.membership ? '_practice/costs.yml has no membership for patients without insurance' : undefined,
    pattern: phrases(
      'our|in_house|join|own|us|WE ... membership|savings_plan|saver_plan|loyalty_program|discount_plan|subscription|wellness_plan|dental_club',
      'membership ~ plan|program|fee|costs|cost|includes|card',
      'dental|smile membership|club|savings_plan',
      'members .. our|club|plan .. pay|save|get|receive|enjoy',
      'yearly|annual|monthly|savings plan ... of our own|without_insurance|uninsured',
      'plan|program .. our_own .. without_insurance|uninsured',
    ),
    unless: phrases(
      'no|not|never|some|other|many|american|association|academy|board|gym|staff|whitening|interest|down_payment',
    ),
    fix: 'Add the plan to _practice/costs.yml, which says how, or leave it out.',
  },
];

/** Sentences on money that say the opposite of our policies and prices. */
export const otherTerms = contradicting(RULES);
