import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* What a plan pays and what a patient owes: shares that are waived, promises in a plan's name, claims that are not so. */

const SHARE = 'copay|copays|copayment*|co_pay*|deductible*|coinsurance|patient_share';

const WAIVES = "waives the patient's share, which insurers and the board (A.R.S. § 32-1201.01) treat as fraud";
const ESTIMATE_FIRST = 'Write "We tell you your share before treatment starts."';
const NOBODY_KNOWS = 'promises what nobody but the plan can say, or hides who pays';
const AN_ESTIMATE = 'Write "Your share is an estimate until the plan has paid."';

export const insurance: readonly WordRule[] = [
  dealing(
    'copay',
    [
      `waive|waives|waived|waiving|forgive|forgives|forgiving|absorb*|skip|cover .. ${SHARE}`,
      `NOT|no_need_to|need_not pay|charge|collect .. ${SHARE}`,
      `${SHARE} is on_us|waived|free|our_treat`,
      `no ${SHARE}|out_of_pocket !information|applies`,
      'pay nothing out_of_pocket',
      'insurance only',
      'insurance accepted_as full? payment',
      'insurance pays it? all',
    ],
    WAIVES,
    ESTIMATE_FIRST,
    {unless: phrases('some|your|the|many plan|plans', 'preventive', 'if your')},
  ),
  offer(
    'copay',
    [
      'WAIVE ... SHARE_OF_PATIENT',
      'SHARE_OF_PATIENT ... waived|forgiven|free|on_us|our_treat|our_gift|gift|forgotten|covered|zero|optional|not_needed|taken_care|disappear*|worry',
      "not|never|don't ... worry|think|pay|fret ... SHARE_OF_PATIENT",
      "WE ... not|never|don't ... ask|bill|collect|charge|want|need|chase ... INSURANCE|SHARE_OF_PATIENT|rest|difference|open|leaves",
      'no SHARE_OF_PATIENT',
      'SHARE_OF_PATIENT ... gift|treat|forget',
      "WE ... not|never ... INSURANCE leaves|leave|does_not|doesn't",
      'whatever|what ... INSURANCE ... pays|covers ... is|we enough|full|accept|final|all',
      'accept|accepts|take|takes ... INSURANCE ... full|only|enough|payment',
      'rest|part|remainder|balance ... INSURANCE ... not|leaves|open ... WAIVE',
      'WAIVE ... part|rest|remainder|balance|amount ... INSURANCE|not',
      'INSURANCE ... not|never ... see|get|receive|pay ... bill|rest|cent|dime|penny',
      'INSURANCE|you pays?|pay what ... can|likes',
      'insurance_only',
      'let|lets ... rest|balance|difference|remainder ... go|slide|be',
      'tear|tears|tore|rip|rips|shred|shreds|ignore|ignores|throw .. bill|bills|balance|invoice|statement',
      'call it even|square|settled|quits',
    ],
    WAIVES,
    ESTIMATE_FIRST,
    {
      unless: phrases(
        'some|many|most|your|the|a plan|plans may|waive|waives|often|cover|covers',
        'INSURANCE .. does|do not cover',
        'cover|covers .. part|some|half|share|SHARE',
        'whether|ask|estimate|quote|depends|before',
        'cannot|never|not .. waive|forgive',
        'preventive|network|discount_plan',
        'cancel .. hours|visit|appointment|least',
        'plan|insurance .. covers|cover|pays|paid|pay !is .. and|so|then .. you',
      ),
    },
  ),
  dealing(
    'network',
    [
      'in_network_with|accept|accepts|take|takes|honor|honors|participate_in|contracted_with all|every|any|each .. insurance|insurances|insurer*|plan|plans|carrier*|company|companies|hmo|hmos',
      'all|every|any insurance|insurances .. accepted|welcome|taken',
    ],
    'says more than any practice can hold, and a patient may owe the difference',
    'Write "We file claims for all major PPO dental plans. Ask us whether we are in your plan\'s network."',
    {unless: phrases('file_claims|major_ppo', 'ppo dental? plans')},
  ),
  offer(
    'covered',
    [
      'INSURANCE .. cover|covers|pay|pays .. in_full|everything|all_of_it|it_all|100%|the_whole|every_cent|completely|entirely',
      'insurance|insurer*|plan|plans companies? always|will_always|must|never_fails_to pay|pays|cover|covers',
      "is|are|be|it's|always .. covered|paid for? in_full|by_every|by_all|by_any|100%|completely|entirely",
      'fully|completely|100%|always covered',
      'cost|costs you nothing|zero|$0|not_a_cent',
      'cancellation*|visit|visits|crown*|implant*|treatment*|filling*|veneer* ... cost|costs nothing',
      'pay|pays|owe|owes nothing|zero|$0|not_a_cent',
      'no_cost to_you',
      'on_the_house',
    ],
    NOBODY_KNOWS,
    AN_ESTIMATE,
    {
      deniedPasses: true,
      voices: ['page', 'facts', 'case'],
      unless: phrases(
        'some|many|most plans',
        'plan pays nothing',
        'for some',
        'may|might|whether|often|asking|interpreter|record|records|notice|file|filing|quote|estimate',
        'if your plan',
        'does not mean',
        'a question',
        'you will not be',
        'call|calling us',
        'help that',
        'looking costs',
      ),
    },
  ),
  offer(
    'covered',
    [
      'INSURANCE ... will|always|must|should|definitely ... pay|pays|cover|covers ... all|everything|full|whole|completely|entire|it|every',
      'INSURANCE ... pays|covers ... everything|full|whole|entirely|completely|all_of|every_cent',
      'everything|all|fully|completely|entirely ... covered|paid ... INSURANCE',
      'WORK|treatment|visit costs?|cost you? nothing|zero',
      'all|everything|every ... work|care|treatment ... is free|gratis',
      'you ... pay|owe ... nothing|zero|not_a_cent',
      'network|INSURANCE ... never|not .. pay|owe .. more|extra|difference',
      'WE|accept|take|takes|honor|network ... all|every|any|each ... dhmo|dhmos|hmo|hmos|insurances|ahcccs|medicaid',
    ],
    NOBODY_KNOWS,
    AN_ESTIMATE,
    {
      unless: phrases(
        'some|many|most|few|no plans|plan|insurance',
        'HEDGE',
        'whether|if|unless|ask',
        'not|never .. INSURANCE|everything|covered|all',
        'question|call|look|talk|consult*|quote|estimate|copy|form|records|file',
      ),
    },
  ),
  offer(
    'fraud',
    [
      'bill|bills|code|codes|charge|submit|file|list|claim ... as|for a|an|the|another|something ... so|that|to INSURANCE',
      'bill|code|submit|file|charge .. to .. INSURANCE .. as|under',
      'bill|code|submit|report|file|list ... WORK ... as WORK|a|an|another',
      'date|dates|backdate*|predate*|postdate*|move|change ... visit|claim|treatment|date|bill ... benefits|INSURANCE|january|december|year|counts|so',
      'backdat*|post_dat*|upcod*|unbundl*',
      'date|dates|dated & claim|claims|bill & benefits|limit|maximum|december|january|year|deductible',
      'put|write|use|give|list ... another|later|earlier|different|other|a|an ... date|name|code|tooth ... on ... claim|form|bill|chart',
      'off the books|record',
      'add|use|pick|choose|change|put .. code .. so|that|which|plan|pays',
      "put|move|enter|file|submit|add|count ... january's|december's|visit|treatment|crown|cleaning|claim|second|it ... on|under|as|for ... year's|last_year|next_year|this_year's|another_date|different_date",
      'INSURANCE ... if|when|once|because|so ... describe|call|label|word|report|list|code ... as',
      'describe|call|label|word|code|report ... as ... so|that|because|and|then INSURANCE',
      'to|can|will|we|she|he|they|could|just|simply date your|the|a|it|this WORK|visit|claim|on|in|for|as|december|january',
      'split ... visit|treatment|crown|bill|claim ... two|years|dates',
      'cash ... off|without|no ... books|receipt|record|invoice|tax',
      'cosmetic ... as medical|needed|necessary',
      "use|borrow|lend|share ... friend's|somebody|another|spouse's|sister's|brother's|cousin's|parent's INSURANCE|card",
    ],
    'tells an insurer or the tax office what is not so, which is fraud (A.R.S. § 20-463)',
    'Take it out: a claim says what was done, when and for whom.',
    {unless: phrases('never|not|cannot|illegal|against', 'known|such as|called', 'not cover')},
  ),
];
