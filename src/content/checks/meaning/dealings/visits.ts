import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* How people are brought to us: paid referrals, pressure, savings, visits that nobody can promise. */

const PAID = 'MONEY|cash|gift_card*|we_pay|will_pay|get_paid|reward|rewards|rewarded|bonus|credit_of|earn';
const PAYS = "pays for patients, and Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";
const THANK_THEM = 'Thank people for a referral, and leave the money out.';

export const visits: readonly WordRule[] = [
  dealing(
    'referral',
    [
      `REFER us? ... FRIEND|family|families|patient|patients ... ... ${PAID}`,
      `${PAID} ... for|per|each|every .. REFER`,
      `${PAID} ... for|per|each|every .. friend|friends|patient|patients you|who|that`,
      'tell your|a friend*|family|neighbor* :? ... ... MONEY|gift_card*',
      'MONEY ... who send|sends|refer|refers|bring|brings',
      'referral fee|fees|bonus|bonuses|reward|rewards|commission*',
    ],
    PAYS,
    THANK_THEM,
  ),
  offer(
    'referral',
    [
      'REFER ... FRIEND ... REWARD|MONEY',
      'FRIEND ... REFER ... REWARD|MONEY',
      'REWARD|MONEY ... REFER ... FRIEND|us',
      'REWARD|MONEY ... FRIEND ... REFER|comes|books|joins',
      'pay|pays|reward|rewards|thank|give ... MONEY|REWARD ... REFER|send|sends|patient*',
      'tell ... FRIEND ... REWARD|MONEY',
      'MONEY|fee|reward .. for each|every|per implant|patient|case|referral',
      'each|every|per|for ... patient|case|implant ... you? REFER ... REWARD|MONEY|thank',
      'REFER ... patients|patient|cases ... REWARD|MONEY|SHARE',
    ],
    PAYS,
    THANK_THEM,
    {unless: phrases('no|not|never|without .. REWARD', 'insurance', 'specialist', 'stress free')},
  ),
  offer(
    'pressure',
    [
      'only|just a? NUMBER|one|two|three|four|five|six|seven|eight|nine|ten|few ... openings|spots|places|slots|chairs|seats|appointments ... left|remain*|at|available',
      "before midnight|it_is_too_late|it's_too_late|price|prices|gone",
      'by|before midnight|tonight|noon ... or|price|before',
      'price|prices|fee|fees .. doubles|double|goes_up|go_up|rises|rise|tomorrow|midnight',
      'act now|fast|today|quickly',
      'first NUMBER|hundred|five|ten|twenty|fifty .. people|patients|callers|families|who|to ... free|get|receive|win|save',
      'free|REWARD|SHARE|MONEY ... if|when|for ... book|call|schedule|sign|reserve|come ... before|by DAY|tomorrow|tonight|midnight|noon|end',
      "do_not|don't miss|wait|delay ... offer|out|deal|price|savings",
      'last chance',
      'once_in_a_lifetime',
      'every day you_wait? costs_you',
      'wait until too_late|it_is_too_late',
      'spots|places|seats|schedule|openings|slots|they ... selling|filling|going out|fast|up',
      'now or never',
      'hurry in|up|while|before|!',
      'hurry , !and|but|so|which|nor|or|even',
      'hurry ,? and book|call|come|save|schedule|reserve',
      'while|until supplies|spots|they last',
      "you will|'ll lose ... teeth",
    ],
    'presses people into treatment, and is untrue soon after it was written',
    'Name the last day of the offer in promotions.yml, and leave the rest out.',
    {
      unless: phrases(
        'save it|the|your|a',
        'tooth|knocked|swelling|infection|decay|nerve|911|pain|toothache',
        'no|not|never|without .. hurry|rush|pressure',
        'before midnight .. eat',
      ),
    },
  ),
  offer(
    'former-price',
    [
      'MONEY .. instead_of|rather_than|not the? regular|usual|normal|full|old? MONEY',
      'regularly|normally|usually|was|were|worth|valued_at|regular_price|usual_price|regular_fee|usual_fee MONEY ... now|only|just|today MONEY',
      'MONEY value|worth|retail',
      'save|saves MONEY on|off|when|if|today|now',
    ],
    'names a saving or a former price, which must be one that patients really paid for some time (16 CFR 233.1)',
    'Put the offer with its terms into promotions.yml, or leave the former price out.',
    {unless: phrases('insurance|plan|membership|estimate|allowance|deductible|benefit*|network')},
  ),
  dealing(
    'same-day',
    [
      'every|all|any|each dental? emergency|emergencies|toothache*|urgent ... same_day',
      'always see|treat|fix .. same_day',
      'same_day appointment*|visit*|care|treatment|emergenc* .. always|guaranteed|every_time|no_exceptions|for_everyone',
    ],
    'promises a visit that nobody can always give',
    'Write "We keep time free in the day for urgent visits", which the home page says.',
  ),
];
