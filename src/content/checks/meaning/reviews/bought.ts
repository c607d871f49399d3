import {phrases} from '../../../language/grammar';
import {LIKELY} from '../claims/claim';
import type {WordRule} from '../wordRule';
import {paidFor} from './rule';

/* Reviews that are paid for: with money, gifts, a better place in line, or a favor in return. */

const GAIN = 'REWARD|PERK|MONEY|SHARE';

/** Words with which nobody gets anything, or it is not for a review. */
const NOT_PAID = [
  `NOT|neither ... ${GAIN}|pay|pays|paid|money|exchange|return|reward*|sponsor*`,
  `${GAIN}|pay|paid ... NOT .. REVIEW|reviewer*`,
  'feel free',
  'free|welcome to',
  'we_do_not|we_never',
  'credit_card*|review .. your',
  'review|reviews|rate .. the|each|every|your .. plan|treatment|options|chart|x_rays|history|records|bill|forms|case',
  'like anyone|anybody|everyone|everybody else',
];

export const bought: readonly WordRule[] = [
  paidFor(
    [
      'WRITE|show|bring ... REVIEW|selfie ... and|to|for|we|you|earn|earns|get|gets|in_return|then ... REWARD|MONEY|SHARE',
      'WRITE|show|bring ... REVIEW|selfie ... : we|you .. REWARD|MONEY|SHARE',
      'REWARD|MONEY|SHARE ... for|when|if|once|after|who|in_exchange|in_return|to_anyone|to_everyone|to_whoever ... WRITE|every|each|a|your|who .. REVIEW',
      'get|receive|earn|win|enjoy ... for|when_you|if_you|in_exchange_for|in_return_for .. REVIEW',
    ],
    {unless: phrases('get|receive|earn|win|gets|earns nothing|no|neither')},
  ),
  paidFor(
    [
      `WRITE|show|bring ... REVIEW|post|selfie ... ${GAIN}`,
      `${GAIN} ... off|for|when|if|to|once ... WRITE|who|every|each|a|your ... REVIEW`,
      `${GAIN} ... in return|exchange ... REVIEW`,
      `who|whoever|everyone|anyone WRITE ... REVIEW|nice ... ${GAIN}|drawing|win`,
      `REVIEW ... earns|wins|gets|buys|brings ... you|${GAIN}`,
      `we|PERSON ... take|takes|knock|knocks|give|gives ... ${GAIN} ... REVIEW|kind_word`,
      `${GAIN} per|a|each|every|for ~ REVIEW|shout_out|mention`,
      `${GAIN} ... per|each|every REVIEW|mention|shout_out`,
      `REVIEW|rate|post|mention us|me|him|her|PERSON ... and|, .. get|gets|win|wins|earn|receive|pick|collect`,
      `REVIEW|rate|post|mention us|me|him|her|PERSON ... ${GAIN}`,
      `REVIEW|opinion|words|story|experience ... earn|earns|wins|brings|gets|is_worth ... ${GAIN}|a|an`,
      `opinion|words|story|experience|post|posts|shout_out ... so_long_as|as_long_as|provided|if .. positive|good|kind|nice|favorable`,
      `REVIEWER ... get|gets|receive*|earn*|win|wins|collect*|enjoy*|move|moves|jump*|skip*|pay|pays|are_entered|is_entered ... ${GAIN}|less|half|ahead|line|list|first`,
      `${GAIN} ... for|to REVIEWER`,
      `${GAIN} ... who|whoever|anybody|anyone|everyone ... change*|raise*|update*|revise*|fixes|upgrade* ... REVIEW|rating|score|to_a_five|to_five|into_five|to_a_5|star*`,
      'move|raise|bring|push|change|turn|upgrade|edit your|the|a|his|her|their REVIEW|rating|score|stars ... and|, ... REWARD|PERK|MONEY|SHARE',
      'if|when|once you move|raise|bring|push|change|turn|upgrade|edit your REVIEW|rating|score|stars',
      'change*|raise*|update*|revise* ... one|two|three|four|REVIEW .. to|into a? five|5|four ... REWARD|PERK|MONEY|SHARE|for|and_get',
      `named|mentioned|name ... REVIEW ... win|wins|gets|earns|bonus|weekend|${GAIN}`,
      `${GAIN} ... named|mentioned|name ... REVIEW`,
      `WRITE ... kind|nice|good|lovely ... online|public*|google|yelp|REVIEW ... and|, we|you ... ${GAIN}|find|get|give`,
      `bonus|bonuses|raise|raises|prize|prizes|reward|rewards ... for|per|by ... REVIEW|mention|mentions`,
      `kind|nice|good|lovely|sweet|warm|public word|words|post|REVIEW ... online|public*|google|yelp ... will_be|is|gets|not .. remember*|reward*|forgotten|returned|repaid|unnoticed`,
      'post|check_in|tag|review ... and you? move|moves|go|goes|jump*|skip* ... line|list|ahead|front|sooner',
      'column|blog*|article|influencer*|instagrammer*|tiktok*|youtuber*|post|story ... sponsored|paid|on_us|free|for_free ... leave_out|without|not ... say*|mention*|that',
      'give|gives|hand|hands|send|treat ... REVIEWER|each_reviewer|every_reviewer ... a|an|our|their|REWARD|PERK',
      'REVIEW|kind_words|nice_words|good_words ... worth|buys|pays_for|gets_you|good_for ... free|REWARD|PERK|MONEY|SHARE|WORK',
      'WRITE a? REVIEW ... and we|you ... validate|waive|drop|skip|forget|throw_in|add|take_off|pay',
      'for ... kind|nice|good|lovely|sweet|warm words|sentences|lines|sentence|line|stars ... google|yelp|online|REVIEW',
      'rate|review us ... we .. take_care|cover|pay|buy|treat|sponsor',
      'whoever|who WRITE|writes ... nicest|best|kindest|funniest|longest ~ REVIEW ... wins|win|gets',
      'influencer*|blogger*|instagrammer*|youtuber* ... free|on_us|paid|pay|our_gift|exchange',
    ],
    {...LIKELY, unless: phrases('not|never|nor given|accepted|allowed|offered|taken', ...NOT_PAID)},
  ),
  // A patient says so.
  paidFor(
    [
      `${GAIN} ... for|if|in_return|because_i ... writing|posting|putting|leaving|typing|sharing|saying|typed|wrote|posted .. this|it|these|that|a|REVIEW|here|so|up`,
      `i|they|he|she|desk|office|we|you .. got|gave|took|knocked|promised|received|won|paid|offered|get ... ${GAIN} ... REVIEW|review_it|rating`,
      `in exchange|return for .. this|my|a ~ REVIEW|words|post`,
    ],
    {
      severity: 'warning',
      deniedPasses: false,
      voices: ['patient'],
      unless: phrases('NOT ... REWARD|PERK|MONEY|SHARE|pay|paid|asked'),
    },
  ),
];
