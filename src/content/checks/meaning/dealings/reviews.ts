import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {dealing, review} from './rule';

/* Reviews that are bought, steered, kept back, forbidden or written by our own. */

const GATES = 'asks only for good reviews, which the FTC calls deceptive (16 CFR 465.7)';
const ALIKE = 'Ask everybody alike: "Tell us, or tell others on Google or Yelp, how it went."';

export const reviews: readonly WordRule[] = [
  review(
    'insider',
    [
      'i|we|i_have ... work|worked|working ... here|there|for_them|for_this_office|at_the_office|at_this_practice|front_desk|as_an_assistant|as_a_hygienist',
      'my bosses|boss|coworkers|colleagues ... wonderful|great|best|kind|here|dr',
      'my wife|husband|mother|mom|father|dad|daughter|son|sister|brother|cousin|niece|nephew|aunt|uncle|partner ... works|worked|manages|runs|answers ... here|there|desk|phone|phones|office',
      'my wife|husband|mother|mom|father|dad|daughter|son|sister|brother|cousin|niece|nephew|aunt|uncle|partner ... is|was ... assistant|hygienist|dentist|receptionist|manager|coordinator|dr ... here|there|office|practice|team',
      'dr|dentist|she|he|hygienist|PERSON is my wife|husband|mother|mom|father|dad|daughter|son|sister|brother|cousin|niece|aunt|uncle|boss',
      "believe|i_am|i'm|being|as|from her|his|their husband|wife|spouse|partner|son|daughter|mother|father|brother|sister",
      'my wife|husband|mother|mom|father|dad|daughter|son|sister|brother|cousin|niece|nephew|aunt|uncle|boss|roommate NAME ... dentist|assistant|hygienist|manager|coordinator|receptionist|works|answers|runs',
      'as an? employee|assistant|hygienist|relative ... here|myself|of',
    ],
    'comes from the team or its family, and the FTC forbids it where this is not told beside it (16 CFR 465.5)',
    'Take another review, or say who wrote it: "by a relative of our team".',
    {
      severity: 'warning',
      voices: ['patient'],
      unless: phrases('dentist elsewhere|else', 'works nearby|downtown|nights|from_home'),
    },
  ),
  dealing(
    'review-gating',
    /^(?:not|un)[- ]?(?:happy|satisfied|pleased)(?: with (?:us|\p{L}+ \p{L}+))?\?$/iu,
    GATES,
    ALIKE,
  ),
  dealing(
    'review-gating',
    [
      'happy|satisfied|love|liked|pleased|good_experience|great_experience|five_star* ... leave|write|post|review|rate|tell ... google|yelp|facebook|online .. ;? ... NOT|unhappy|dissatisfied|unsatisfied|problem*|complain*|bad|otherwise',
      'unhappy|dissatisfied|unsatisfied|not_happy|not_satisfied|not_pleased ... write|tell|call|talk|come|send .. us instead|first|directly|before',
      'before you? leave|leaving|post|posting|write|writing a? bad|negative|critical review|rating',
    ],
    GATES,
    ALIKE,
    {deniedPasses: false},
  ),
  review(
    'reviews',
    [
      'WRITE|show|bring ... REVIEW|post ... REWARD|MONEY',
      'REWARD|MONEY ... off|for|when|if|to|once ... WRITE|who|every|each|a|your ... REVIEW',
      'REWARD|MONEY ... in return|exchange ... REVIEW',
      'who|whoever|everyone|anyone WRITE ... REVIEW|nice ... REWARD|MONEY|drawing|win',
      'REVIEW ... earns|wins|gets|buys|brings ... you|REWARD|MONEY',
      'we ... take|knock|give ... MONEY|SHARE|REWARD ... REVIEW|kind_word',
    ],
    'pays for a review, which the FTC forbids (16 CFR 465.4)',
    'Ask without a reward: "If something went well or badly, we would like to read it."',
    {
      unless: phrases(
        'no|not|never|without|nothing|nobody|no_one ... REWARD|pay|paid|money|exchange',
        'feel free',
        'free|welcome to',
        'we_do_not|we_never',
        'credit_card*|review .. your',
        'review|reviews|rate .. the|each|every|your .. plan|treatment|options|chart|x_rays|history|records|bill|forms|case',
      ),
    },
  ),
  review(
    'reviews',
    [
      'only|just ... those|people|patients|who|happy|satisfied|good|best|positive|favorable ... REVIEW',
      'BAD_REVIEW REVIEW ... removed|deleted|hidden|taken|filtered|left|never|not|kept',
      'REVIEW ... removed|deleted|hidden|filtered|screened|taken_down|edited|polished',
      'remove*|delete*|hide|hides|filter*|screen*|bury|buries|took_down|take_down|suppress* ... REVIEW|ones|complaints',
      'fewer|less|lower than five|5|four ... us|call|instead|not',
      'not ... post|review|rate|write ... unless|instead|until|call|first|before',
      'if ... not|unhappy|BAD_REVIEW ... instead|first|rather|before ... post*|REVIEW|online|public*',
      'our|the team|staff|we|friends|family|employees ... write|writes|wrote|post|posts ... REVIEW ... ourselves|itself|themselves|month|each|every|for|about',
      'team|staff|employees|family ... write|writes|wrote|post|posts|left ... REVIEW',
      'written by ... team|staff|marketing|agency',
      'our_team|staff|we|friends ... wrote|made_up|invented ... few|some|most|half|several of these|them|those',
      'WE ... leave_out|left_out|take_out|drop|skip|pick_out ... BAD_REVIEW',
      'ask|asks|invite*|remind*|send & happy|satisfied|pleased & REVIEW',
      'REVIEW|texts|words|quotes|stories ... were|are|was shortened|edited|changed|polished|improved|rewritten',
      'BAD_REVIEW ones|REVIEW ... taken_down|removed|deleted|hidden',
      'happy|satisfied|pleased|liked|loved|enjoyed & google|yelp|REVIEW|online & not|unhappy|instead|otherwise',
      'unhappy|dissatisfied|disappointed|not_happy|not_satisfied & PERSON|manager|us|private*|inside & instead|nowhere_else|before_you_post|not_online',
      'post|publish|write|leave ... BAD_REVIEW REVIEW|comment|comments ... of|about|on|against ... US|its',
      'results ... you|everyone|everybody ... expect|get|have ... too|as_well|!.',
      'WE shorten|trim|polish|rewrite|edit|abridge|fix|correct ... ones|REVIEW|spelling|grammar|words|quotes',
      'bought|buy|paid_for|purchase* ... REVIEW|stars|followers|likes',
    ],
    'keeps reviews back, steers or makes them, which the FTC forbids (16 CFR 465)',
    'Say how the reviews were chosen, such as "This is a selection, and the critical ones are on Google and Yelp."',
    {
      unless: phrases(
        'forbid|forbids|forbidden|illegal|prohibit*|bans|banned|law|rule',
        'everybody|everyone|whether|all_patients|alike',
        'may|can|free|want|like|if .. post|publish|write|leave',
        'nobody|no_one|not|never .. paid|pay',
        'never|not .. remove*|delete*|filter*|hide|buy|write|screen*|edit*|pay',
        'good or bad',
        'screen*|remove* .. plaque|stain*|tartar|cancer',
        'review .. treatment|x_rays|history|chart|plan|options|your',
        'privacy|name|initials',
        'both|all|every .. kind|good',
      ),
    },
  ),
  review(
    'reviews',
    [
      'agree*|promise*|not|may_not|must_not|cannot|forbidden|prohibited|never ... WRITE|saying|publish|posting|criticize|complain ... BAD_REVIEW|REVIEW|online|public*|yelp|google|social',
      'PENALTY ... REVIEW|complain*|criticism|post|posts|posting',
      'whoever|anyone|anybody|everyone|those ... complain*|posts|post|writes|write|criticiz* ... PENALTY',
      'REVIEW|complaint|complaints|posts|criticism|anyone_who_posts ... PENALTY',
      'REVIEW|reviews|comments become|becomes|are our|the property',
      'copyright|rights|ownership|own ... to|in|of ... REVIEW',
      'WRITE|post|posts|posting|complain* ... hear from ... lawyer|attorney',
      'REVIEW & lawyer|attorney|lawsuit|sue|court',
    ],
    "forbids patients' words about us, which is void and unlawful (Consumer Review Fairness Act, 15 U.S.C. 45b)",
    'Take it out, and ask people to tell you how it went.',
    {
      unless: phrases(
        'right to complain',
        'without|no .. PENALTY|penalty|retaliat*',
        'not .. retaliat*|penalize|punish',
        'late|missed|cancel* .. fee',
        'fee .. missed|late|cancel*|broken|schedule',
        'we|staff|our_team .. never|not .. post|share|publish|answer',
        "please_do_not|do_not|don't .. post|share|include .. health|private|personal|details|information|photos",
        'your|a|without permission',
        'health information',
        'civil rights',
      ),
    },
  ),
];
