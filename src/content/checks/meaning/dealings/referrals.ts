import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, offer} from './rule';

/* Who is paid for bringing patients or for selling treatment. */

const PAID = 'MONEY|cash|gift_card*|we_pay|will_pay|get_paid|reward|rewards|rewarded|bonus|credit_of|earn';
const PAYS = "pays for patients, and Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";
const GETS =
  'get|gets|receive|receives|earn|earns|win|wins|are_paid|is_paid|collect|collects|take_home|takes_home|are_thanked|is_thanked|make|makes|find';
/** Nobody is paid. */
const NOBODY_PAYS = [
  'NOT|nor|neither ... REWARD|pay|pays|paid|QUOTA|PART|reward*|money|gift|gifts|rebate*|share|split|sell*|place*|fee',
  'REWARD|gift|gifts|rebate*|QUOTA ... NOT',
  'report|reports|records|patient back',
  'pay|pays|paid|give nobody|no_one|nothing|no',
];
const THANK_THEM = 'Thank people for a referral, and leave the money out.';

export const referrals: readonly WordRule[] = [
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
    {
      unless: phrases(
        'no|not|never|without .. REWARD',
        'pay|pays nobody|no_one',
        'insurance',
        'specialist',
        'stress free',
      ),
    },
  ),
  offer(
    'referral',
    [
      'for each|every|per one|patient|person|family|case|child who|that|you|they|we ... REWARD|MONEY|SHARE',
      `who|that|whoever REFER .. us|our|me|a|their|patients|cases|families|clients ... ${GETS} ... REWARD|MONEY|SHARE|PART`,
      `COLLEAGUES .. who|that REFER ... ${GETS} ... REWARD|MONEY|SHARE|PART`,
      'thank|treat|reward|pay|invite ... COLLEAGUES ... REWARD|MONEY|check|basket|weekend ... for|each|every|per|who|that|REFER',
      'COLLEAGUES ... lunch|dinner|drinks|golf|check|basket|MONEY|trip ... on_us|from_us|a_head|each|every|per|REFER',
      'give|gives|send|sends|pay|pays ... COLLEAGUES ... check|gift|basket|bonus|REWARD|MONEY ... sized|depend*|according|how_many|each|every|per|came|come|REFER',
      'share|shares|split|splits|return|returns|kick|pass|passes|divide ... fee|fees|lien|PART|SHARE|percent|profit ... with|to|for|back ... us|COLLEAGUES|REFER|you',
      'COLLEAGUES , .. REFER ... clients|patients|families ... and ... share|split|pay|REWARD|MONEY',
      'friends|neighbors|families|coworkers|people ... door|in|chair|booked|REFER ... your own? ~ cleaning|whitening|exam|visit|checkup ... free|costs_nothing|nothing|on_us|half',
      'FRIEND ... start|starts|come|comes|join|joins|book|books|sign|signs ... you|both ... get|gets|receive|earn ... REWARD|MONEY|SHARE',
      'both|each of you|them ... get|gets|receive|earn ... MONEY|SHARE|REWARD',
      'specialist|surgeon|lab|orthodontist|endodontist|periodontist ... pays|pay|gives|thanks|rewards us ... for|per|each',
      'COLLEAGUES who|that REFER ... invited|welcome|treated|guest ... suite|game|dinner|golf|trip|party|box|resort',
      'send|refer|bring us ... and ... PART|share_of|split',
    ],
    PAYS,
    THANK_THEM,
    {unless: phrases(...NOBODY_PAYS)},
  ),
  offer(
    'commission',
    [
      `INSIDER|dentist|dentists|doctors|associates|PERSON|dr ... ${GETS} ... QUOTA|extra|REWARD|SHARE|MONEY|PART|percent ... for|per|if|when|each|every|on|who|of ... WORK|patient*|sell*|sold|plan|plans|find*|case|cases|treatment`,
      `INSIDER|dentist|dentists|doctors|associates who|that talk*|sell*|find*|place*|push*|book*|convince*|persuade*|upgrade* ... ${GETS}|QUOTA|REWARD|MONEY|leave|leaves|off`,
      'bonus|bonuses|commission|commissions|incentive*|prize|contest|cut|percentage|spiff* ... for|per|on|by each|every|the|a|most|all? ~ WORK|sale|sold|upgrade*|plan|plans|case|cases',
      'INSIDER|each|every|dentist|dentists|doctors|associates ... has|have|carry|carries|given|meet|hit|set ... target|targets|goal|goals|quota|quotas|number of ... WORK|a|per|each',
      'target|goal|quota of ... WORK|patients|cases ... a|per|each|every day|week|month|year|quarter',
      'quota|quotas|upsell*|up_sell*|production_goal*|sales_goal*|sales_target*|case_acceptance',
      'maker|makers|manufacturer*|company|companies|supplier*|rep|reps|lab|labs ... fly|flies|pay|pays|send|sends|take|takes|give|gives|reward* ... us ... if|when|for|trip|vacation|REWARD|MONEY|rebate*',
      'the more WORK .. PERSON|dr|NAME|she|he|they|INSIDER ... larger|bigger|higher|more',
      'more|bigger ... WORK ... larger|bigger|higher ~ bonus|bonuses|paycheck|pay|salary',
      'turn|turns|turning ... cleaning|visit|checkup|exam into ... treatment_plan|sale|crown|case',
      `PERSON|dr|NAME|INSIDER|dentist ... ${GETS} ... share|cut|part|percentage of ... WORK|bill|case`,
      'our|their|the|a goal|target|aim|quota ... NUMBER|five|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred ~ WORK|starts|cases|aligner|new',
      'lab|supplier|maker|manufacturer|company .. gives|pays|sends us .. back|PART|SHARE|percent|ten',
      'objection|objections ... answer|handle|overcome|discount|pen|close',
      'sell|sells|place|places|push|pushes|recommend ... whether or_not ... need|needs|needed|call_for',
    ],
    'rewards the team for selling treatment, so that nobody can trust the advice (A.R.S. § 32-1201.01)',
    'Take it out: "We suggest treatment because of what we find in your mouth."',
    {unless: phrases(...NOBODY_PAYS, 'ask|whether', 'dental school|board|association', 'INSURANCE pays|pay|covers')},
  ),
];
