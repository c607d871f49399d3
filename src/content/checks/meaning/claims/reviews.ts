import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {claimRules, GUIDES, LIKELY} from './claim';

/* What patients say of us: paid for, kept back, or made to say more than they do. */

const paidFor = claimRules(
  'reviews',
  'pays for a review, which the FTC forbids (16 CFR 465.4)',
  'Ask without a reward: "If something went well or badly, we would like to read it."',
);

const keptBack = claimRules(
  'reviews',
  'says that bad reviews are kept back, which the FTC forbids (16 CFR 465.7)',
  'Say how the reviews were chosen, such as "This is a selection, and the critical ones are on Google and Yelp."',
  {deniedPasses: false},
);

const sayMore = claimRules(
  'reviews',
  `says more than reviews can show, and ${GUIDES}`,
  'Write "Read what some of our patients say", and let the reviews speak.',
  {deniedPasses: false},
);

const rated = claimRules(
  'reviews',
  `is a rating, which changes from day to day, and ${GUIDES} once it is wrong`,
  'Write "Read our reviews on Google and Yelp" with a link, where the rating of the day stands.',
);

const typical = claimRules(
  'reviews',
  `lets one patient's result stand for everybody's, and ${GUIDES}`,
  'Write "Results differ from person to person."',
);

const explainedAway = claimRules(
  'reviews',
  'explains critical reviews away, which nobody can prove, and an answer may tell who is a patient (HIPAA)',
  'Write "A critical review stays. We ask what went wrong."',
  LIKELY,
);

export const reviews: readonly WordRule[] = [
  paidFor([
    'WRITE|show|bring ... REVIEW|selfie ... and|to|for|we|you|earn|earns|get|gets|in_return|then ... REWARD|MONEY|SHARE',
    'WRITE|show|bring ... REVIEW|selfie ... : we|you .. REWARD|MONEY|SHARE',
    'REWARD|MONEY|SHARE ... for|when|if|once|after|who|in_exchange|in_return|to_anyone|to_everyone|to_whoever ... WRITE|every|each|a|your|who .. REVIEW',
    'get|receive|earn|win|enjoy ... for|when_you|if_you|in_exchange_for|in_return_for .. REVIEW',
  ]),
  keptBack([
    'only|just show|publish|post|share|display|our .. good|best|positive|five_star|5_star|happy|happiest|glowing',
    'remove*|delete*|hide|hides|take_down|filter_out the|any|all? BAD_REVIEW REVIEW|ones',
    'leave_out the|any|all? BAD_REVIEW REVIEW',
    'NEGATION show|publish the? BAD_REVIEW REVIEW|ones',
    'we .. remove|delete|hide|filter|take_down|screen .. reviews',
  ]),
  sayMore([
    'all|every|each|every_one|every_single_one of_our ~ patients|clients|families ... love*|happy|satisfied|recommend*|smil*|thrilled|five|5',
    'everyone|everybody|every_patient|all_our_patients|all_patients|who_comes .. love|loves|recommend|recommends|agree|agrees !on',
    'everyone|everybody|every_patient|all_our_patients|all_patients|who_comes is|are happy|satisfied',
    'everyone|everybody|every_patient|all_our_patients|all_patients|who_comes leave|leaves happy|smiling',
    'only|nothing_but|HUNDRED_PERCENT|all five_star*|5_star*',
    'no bad_review*',
    'hundreds of five_star|5_star',
    'thousands|hundreds of happy|satisfied|delighted patients|smiles|families',
  ]),
  // A figure such as 4.9 is a rating beside stars or a website, and anything elsewhere.
  rated(/\b[45]\.\d(?: out of (?:5|five))?(?:[- ]stars?\b| (?:on )?(?:google|yelp)\b)/giu),
  rated([
    'rate|rates us at? four|five|NUMBER',
    'rated|average|averages|rating_of five|NUMBER out_of_5|out_of_five? star|stars',
    'NUMBER +? five_star|5_star review|reviews',
  ]),
  typical([
    'typical|representative|average results|of_what_you|of_what_patients',
    'your|you result|results|smile|teeth will look|be the_same|just_like|like_this|like_these|like_hers|like_his',
    'these_are the? results you will|can get|expect',
  ]),
  rated(
    [
      'every|all|each ... patient|patients|family|families|reviewer*|person|one ... five|5|top|full star|stars|rating|marks',
      'rating|ratings|score|average ... is|are|stands|at|of|holds|remains .. a? perfect|flawless|five|highest|NUMBER !%',
      'perfect|flawless rating|score|record .. on|google|yelp|both|reviews',
    ],
    {...LIKELY, unless: phrases('credit', 'pain|comfort|plaque', 'not|never|no|nobody|if|lower|pressure')},
  ),
  explainedAway(
    [
      'complaints|complaint|BAD_REVIEW|critics|criticism|grumbl* ... come|came|comes|are|is|were|was|written|left ... competitor*|never_been|never_visited|fake|not_patients|trolls|bots|lie|lies|exaggerat*|untrue|jealous|former_employee*|difficult|ignore',
      'ignore|disregard|do_not_believe|never_mind .. BAD_REVIEW|complaints|critical',
      'only|few|handful .. unhappy|complaints|critics|BAD_REVIEW ... never|competitor*|fake|wanted|difficult',
    ],
    {unless: phrases('if|may|might|ask', 'low|critical|bad|less|poor .. bone|condition|blood|pressure|teeth|light')},
  ),
];
