import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, LIKELY} from './claim';

/* Better than all others: the best, with a prize, praised by everybody. */

const best = claimRules(
  'best',
  `places us above others, which nobody can prove, and ${BOARD}`,
  'Say what is so and can be checked, such as "a practice in Gilbert that takes time for you".',
);

/** Somebody is the best: at the end of a thought, or in a place. */
const isBest = (who: string) => [
  `${who} .. is|are|been|remain* .. the very? best|finest|greatest .`,
  `${who} .. is|are|been|remain* .. the very? best|finest|greatest in|at|around|you|there|of`,
  `${who} .. is|are|been|remain* .. second_to_none|number_one|#_1|no_._1|without_equal|gold_standard|unmatched|unrivaled|unrivalled|unbeatable|world_class|top_rated`,
];

export const superiority: readonly WordRule[] = [
  // The best dentists, said of us beyond doubt.
  best(
    [
      'BEST !practices ~ PROVIDER !for_you|to_you|for_me|to_me|for_your|for_them|for_somebody|for_a_child',
      ...isBest('WE|dr_.|nobody_else'),
      'TOWN very? BEST ~ PROVIDER|WORK',
    ],
    {
      unless: phrases(
        'BEST ~ softball|volleyball|soccer|baseball|basketball|bowling|trivia|chess|swim*|PASTIME',
        'dentist joke*|movie*|song*|drill',
        'find*|choos*|pick*|looking_for|look_for|which a|the? best|right ... for_you',
        'five_star|5_star hotel|review',
      ),
    },
  ),
  // The best in town, unless it is a matter of tacos or the weather.
  best(
    [
      'TOWN #_1|number_one|no_._1|no_1|favorite|top_rated !rule|cause|reason|question',
      'BEST in|around|of the? very? TOWN',
      'BEST ~ PROVIDER|WORK|care|price*|results|experience|technology|value|service|dental ~ in|around|of TOWN',
      'the|our SUPERLATIVE .. in|around|of TOWN',
      'best|finest|SUPERLATIVE|most .. money_can_buy',
      ...isBest('she|he|they|our'),
      'voted the|as|TOWN? BEST',
      'best of TOWN',
      'highest|best|greatest|lowest success|survival|satisfaction|complication|failure rate|rates',
      'SUPERLATIVE|most .. in all_of TOWN',
      'award_winning|second_to_none|market_leader|industry_leading|best_in_class',
      'superior results|quality|care|dentistry|service|to',
      'top dentist|dentists',
      'provid*|offer*|giv*|deliver*|get|gets|receiv*|deserv*|expect* ... the very? best|finest|highest_quality .. care|dentistry|treatment|results|service|work',
      'considered|regarded|known|recognized|hailed|named|voted|rated|ranked .. the|a|our TOWN? leading|best|top|foremost|finest|greatest|number_one|premier',
      'leading mind|minds|expert|experts|authority|authorities|voice|voices|name|names',
      'skip the rest',
      "would|wouldn't not? go anywhere_else",
    ],
    {
      unless: phrases(
        'PASTIME|school|hottest|warmest|coldest|driest',
        'best in|at the? morning|afternoon|evening|small|short',
        'best care|treatment for your|that|each|every|this',
      ),
    },
  ),
  // Likely the best, or with a prize.
  best(
    [
      'the SUPERLATIVE .. that|which? you .. ever|met|meet|find|see|seen|know|come_across|had|have|wish',
      'the SUPERLATIVE .. in_the_business|around',
      'US ... is|are|remain* ... the BEST !way|time|choice|option|part|thing',
      'the BEST ... US !for|to',
      'BEST ... in|of|around the? very? TOWN',
      'TOWN BEST .. US|WORK|care|choice',
      'the name in dent*|implant*|whiten*',
      '!not no|nothing ... finer|better|gentler|kinder|safer ... place|dentist|office|practice|hands|team|care|choice',
      "won't|not|never|cannot|can't ... find|get|see ... BETTER|finer|BEST|such|like|equal",
      'settle*|accept*|deserve*|not|never|why .. second best',
      'nothing|not but|less ... BEST',
      'rank*|rated|voted|named|recogniz*|awarded|honored|hailed|known|seen|regarded|considered ... BEST|first|favorite|award|winner',
      'winner|winners|recipient|finalist of|in the ... award|awards|prize|poll|choice',
      'won|win|received|earned|collected ... award|awards|prize|prizes|honor|honors|distinction|title',
      'reader* choice',
      'top ... percent|SHARE of|in ... dentist*|practice*|country|nation|state|providers',
      'set|sets the standard|bar',
      'is|are|be|become|remain*|make|makes the envy of !the_break',
      'few|hardly_any|no|not_many dentists|offices|practices|doctors|teams ... have|has|match|can|offer|do',
      'no other office|practice|dentist|clinic|team|doctor',
      'children|kids|patients|people|families .. beg|rave|flock|swear_by|fight|line_up|cannot_wait',
      'known as .. the',
      'award|awards .. after|many|several|come|won|our',
      'thousands|hundreds of .. patients|families|people .. trust|love|choose|chose|recommend',
      'trust|choose only us',
      'fairest|lowest|cheapest|friendliest|gentlest|finest .. you will|can|find|town|ever',
      'the most|largest|biggest|newest|oldest ... US|WORK|care|experience|technology|equipment ... TOWN',
      'all|every|each .. people|patients|reviewers|reviews|families|of_them ... five|5|top|full star|stars|rating|marks',
      'same|equal .. job|result|results|outcome|work as ... half|third|quarter|fraction|less of? the? time|cost|price|visits|money',
      'US|WORK|care|price*|fee|fees|service|results|result|value|quality|experience|technology|smile|smiles ... hard|impossible|difficult to beat|match|top !the|a|an|one|its|your|color|shade|enamel|nature',
      'the ones|place|office|people|team to go|call|see|trust',
      'everybody|everyone|ask_around|all_of ... TOWN ... US|WE',
      'nobody|no_one ... knows|understands|does|has|can ... as_well|like|better|so_much|more',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'question|questions',
        'thing|way|time|part|news|moment',
        'scholarship|school|university|residency|college|graduat*|student|class',
        'rank* pain',
        'PASTIME|show|question|cents|minutes|pounds',
        'nobody|no_one ... than|as|like you',
        'not|never|no|nor .. won|win|award|awards|prize|prizes',
        'for you',
        'for your',
        'best way|time|day|moment|number|place|thing to',
        'NEGATION .. the|a SUPERLATIVE|BEST|cheapest|fanciest',
        'NEGATION be .. SUPERLATIVE|BEST',
        'one_of the ~ medicine*|material*|metals|drugs',
        'you deserve to',
      ),
    },
  ),
  // Likely praised by others.
  best(
    [
      'colleagues|dentists|doctors|offices|specialists ... send|refer|bring|ask ... cannot|could_not|hardest|impossible|gave_up',
      'ask anyone|anybody|around|any|your ... say|tell|name|point|recommend|send',
      'say|says|tell|name|whisper .. our|the_same name|place|address',
      'everyone|everybody|whole_town|half_the_town|everyone_in .. knows|agrees|says|swears ... US|WE|dr',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'ask|tell your|the|any surgeon|doctor|physician|pharmacist|dentist|insurer|plan|employer|school',
        'ask .. plan|insurer|employer|doctor|physician|pharmacist|question',
        'if',
      ),
    },
  ),
];
