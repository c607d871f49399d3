import {contradicting, type RecordRule} from '../../../../src/content/checks/meaning/records/recordRule';
import type {Content} from '../../../../src/content/content';
import {phrases} from '../../../../src/content/language/grammar';

/* What policies.yml, costs.yml and insurance.yml say of payment and of dental plans, where no figure is named. */

const TO_POLICY = 'Correct the words, or link to [the financial policy](/financial-policy), where all terms are.';
const TO_PLANS = 'Correct the words, or link to [the plans](/insurance-plans).';
const NOT = 'no|not|never|no_longer|cannot|nor|without|nothing';
const PLAN = 'plan|plans|payments|installments|monthly|months';
const CANCEL = 'cancel*|miss|missed|missing|no_show*|forgot|reschedul*|late|postpon*';
const FEE = 'charge*|fee|fees|bill*|pay|cost|costs|owe|fined|penalty';
const GROUP =
  'senior*|veteran*|military|student*|teacher*|first_responder*|nurse*|police|firefighter*|retiree*|families|siblings|twins';
const ASKED = 'ask|call|whether|some|most|many|depends|if|may|not_every|not_all|look_up';

/** Our ways to pay, if some are like these, or none. */
const ways =
  (some: RegExp, isTaken: boolean) =>
  ({policies}: Content): string | undefined => {
    const accepted = policies?.payments.accepted ?? [];
    return accepted.length > 0 && accepted.some((way) => some.test(way)) === isTaken
      ? `_practice/policies.yml says of the ways to pay: ${accepted.join(', ')}`
      : undefined;
  };

/** That some plans have another standing than all are said to have. */
const mixed =
  (standing: 'in-network' | 'out-of-network') =>
  ({insurance}: Content): string | undefined => {
    const plans = insurance?.plans ?? [];
    const others = plans.filter((plan) => plan.standing !== standing).map(({name}) => name);
    return others.length > 0 && plans.length > others.length
      ? `_practice/insurance.yml has another standing for ${others.slice(0, 3).join(', ')}`
      : undefined;
  };

const RULES: readonly RecordRule[] = [
  {
    finding: 'facts/interest',
    record: ({policies}) => {
      const plans = (policies?.financing.plans ?? []).filter(({interestPercent}) => interestPercent > 0);
      const rates = plans.map(({months, interestPercent}) => `${interestPercent}% for ${months} months`);
      return rates.length > 0 ? `our own plans cost interest, ${rates.join(', ')}` : undefined;
    },
    pattern: phrases(
      `${PLAN}|us ... free|clear of|from interest|finance_charge*`,
      `${NOT}|zero|free interest|finance_charge* ... ${PLAN}|us`,
      `${PLAN} ... ${NOT}|zero any? interest|finance_charge*`,
      'interest|finance_charge*|apr|rate ... is|are|stays|comes_to|of|at zero|none|nothing|0%|0',
      `0%|zero_percent & ${PLAN}|spread|pay|finance`,
      'total|price|sum|amount|cost ... same|unchanged|equal ... whether|however|matter|whichever|long|months|take|choose',
      `${PLAN}|spreading|paying_over_time ... add|adds|cost|costs|come|comes|total ~ nothing|no_more|not_a_cent|the_same|exactly|just|only|precisely`,
      'pay|paying|spread|spreading over|in .. time|year|months|installments .. free|no_cost|no_extra|at_no|no_charge',
      'plans ... the same rate|interest|price|cost',
    ),
    unless: phrases(
      'lender*|bank|partner*|carecredit|credit_card*|cards|some|other_office*|ask|asks|late',
      'in_full|estimate|at_once|up_front|early',
      'if an? offer',
      'INSURANCE .. pays',
      'not .. interest_free',
    ),
    fix: 'Write <Fact name="financing.rate-3-months" />, or link to [the financial policy](/financial-policy).',
  },
  {
    finding: 'facts/cancellation',
    record: ({policies}) => {
      const {noticeHours = 0} = policies?.cancellation ?? {};
      return noticeHours > 24 ? `we ask for ${noticeHours} hours' notice` : undefined;
    },
    pattern: phrases(
      'call|text|message|word|ring|tell|know ... evening|night|noon|day|morning|hour|hours|minutes before|of|ahead|earlier ... enough|fine|okay|plenty|all_we|will_do|suffices',
      'cancel*|reschedul*|postpone|change|move ... last minute|moment',
      'cancel*|reschedul*|postpone ... until|till|on|up_to .. same_day|day_before|night_before|evening_before|morning_of|hour_before',
      'notice ... is|are not|never needed|required|necessary',
      'no|without notice ... needed|required|necessary|cancel*',
      'cancel*|reschedul*|postpon* ... short_notice|whenever|any_time|anytime',
    ),
    unless: phrases(
      'remind*|confirm*|calls|lab|sedation|medicine*|fee',
      'not|never|cannot .. cancel|move|change|promise',
      'at_least|two_days|48|ill|sick|emergenc*|fever',
    ),
    fix: 'Write "at least <Fact name="cancellation.notice" />".',
  },
  {
    finding: 'facts/cancellation',
    record: ({policies}) => {
      const {noticeHours, feeDollars = 0} = policies?.cancellation ?? {};
      return feeDollars > 0 ? `whoever cancels less than ${noticeHours} hours ahead pays $${feeDollars}` : undefined;
    },
    pattern: phrases(
      `${CANCEL}|not_come ... ${NOT}|free ... ${FEE}|happens|due`,
      `${CANCEL} ... free|nothing|no_problem|FREE`,
      `${NOT}|nobody ... ${FEE} ... ${CANCEL}`,
      'WAIVE .. fee ... miss*|cancel*|no_show*|late',
      'not|never|nobody be? charged|billed|pays|fined ... if .. not|never .. come|show|appear|turn_up',
      'short_notice|last_minute ... no|never|not|free|nothing ... charge|fee|cost|pay',
    ),
    unless: phrases(
      'we|if_we cancel*|move|reschedul*',
      'or .. not come|show',
      'ill|sick|emergenc*|in_time|ahead|notice|at_least|unless|tooth|teeth|denture|aligner*|tray*',
      'plan|plans|INSURANCE|dose|bite|meal*|night_guard|lender|brushing|what|brush',
    ),
    fix: TO_POLICY,
  },
  {
    finding: 'facts/discount',
    record: ({policies}) => {
      const {paidInFullPercent: full, cashOrCheckPercent: cash} = policies?.discounts ?? {};
      return full && cash ? `our discounts are ${full}% for paying in full and ${cash}% for cash or checks` : undefined;
    },
    pattern: phrases(
      `${GROUP} ... SHARE|percent|off|discount*|pay_less|save|saves|reduced`,
      `discount*|SHARE|percent|reduced_fee*|special_price* ... for|to .. ${GROUP}`,
      `${GROUP} discount*|rate|price|special`,
      'no|not|never|without ... discount* ... cash|check|checks|full|pay*',
      'new_patient|new_patients ... MONEY|SHARE off|less|discount',
    ),
    unless: phrases('store*|shop*|museum|some|INSURANCE|ask|school|apply|may|could', 'not .. combined', 'veterans day'),
    fix: TO_POLICY,
  },
  {
    finding: 'facts/membership',
    record: ({costs}) =>
      costs && !costs.membership ? '_practice/costs.yml has no membership for patients without insurance' : undefined,
    pattern: phrases(
      'our|in_house|join|own|us|WE ... membership|savings_plan|saver_plan|loyalty_program|discount_plan|wellness_plan|dental_club',
      'membership ~ plan|program|fee|costs|cost|includes|card',
      'dental|smile membership|club|savings_plan',
    ),
    unless: phrases('no|not|never|some|other|many|american|association|academy|board|gym|staff|whitening'),
    fix: 'Add the plan to _practice/costs.yml, which says how, or leave it out.',
  },
  ...[
    [/cash/, 'cash'] as const,
    [/check/, 'check|checks'] as const,
    [/card/, 'card|cards|visa|mastercard|american_express|amex|discover'] as const,
    [/carecredit/i, 'carecredit'] as const,
  ].map(([some, words]): RecordRule => ({
    finding: 'facts/payment',
    record: ways(some, true),
    pattern: phrases(
      `not|never|no_longer|stopped|cannot .. accept|accepting|take|taking|honor .. ${words}`,
      `${words} .. not|never|no_longer|neither .. accepted|taken|welcome|possible`,
      `neither|nor .. ${words}`,
    ),
    unless: phrases('e_mail|number|numbers|form|forms|returned|send|plan|plans|insurance|starter|gift|phone'),
    fix: 'Correct the words, or payments.accepted there.',
  })),
  {
    finding: 'facts/payment',
    record: ways(/pay\b|paypal|klarna|afterpay/i, false),
    pattern: phrases('WE .. take|accept|takes|accepts .. apple_pay|google_pay|paypal|klarna|afterpay|foreign_currenc*'),
    unless: phrases('not|never|cannot'),
    fix: 'Correct the words, or payments.accepted there.',
  },
  {
    finding: 'facts/plan',
    record: mixed('in-network'),
    pattern: phrases(
      'in_network|in_the_network|participate|contracted .. every|all|any|each .. plan|plans|ppo|ppos|insurance|insurer*|carrier*',
      'every|all|any|each .. plan|plans|ppo|ppos|insurance|insurer*|carrier* .. in_network|network_price',
      'hmo|hmos|dhmo|dhmos .. accepted|welcome|taken|fine|in_network',
      'accept|take|welcome|honor hmo|hmos|dhmo|dhmos',
    ),
    unless: phrases(ASKED, 'not|never|no|nor'),
    fix: TO_PLANS,
  },
  {
    finding: 'facts/plan',
    record: mixed('out-of-network'),
    pattern: phrases(
      'out_of_network .. every|all|any|each .. plan|plans|ppo|insurance|insurer*',
      `${NOT} .. in_network|in_the_network|contracted .. any|a_single`,
      'no|without network|networks',
    ),
    unless: phrases(ASKED),
    fix: TO_PLANS,
  },
  {
    finding: 'facts/plan',
    record: ({policies}) =>
      policies?.payments.insurance
        ? `_practice/policies.yml says that we take ${policies.payments.insurance}`
        : undefined,
    pattern: phrases(
      `WE .. ${NOT} .. take|accept|work_with|bill|deal_with .. insurance|insurances|plans|ppo|insurers`,
      `WE .. ${NOT} .. file|submit|send|handle .. claim|claims`,
      'file|submit|send .. claim|claims ... yourself|yourselves|on_your_own',
      'cash_only|fee_for_service|uninsured_only practice|office',
    ),
    unless: phrases(ASKED, 'secondary|medical|workers|auto|HMO|dhmo|medicare|medicaid|ahcccs|have_to|need_to|need_not'),
    fix: TO_PLANS,
  },
];

/** Sentences on money and plans that say the opposite of our records. */
export const otherTerms = contradicting(RULES);
