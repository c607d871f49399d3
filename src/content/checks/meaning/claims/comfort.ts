import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, TAKEN_BACK, LIKELY} from './claim';

/* A visit is a trifle, and nobody need be afraid of it. */

const trifle = claimRules(
  'painless',
  `promises that a visit is nothing, and ${BOARD}`,
  'Say what you do, such as "We numb the tooth first, and stop when you raise a hand."',
  LIKELY,
);

const TREATED = 'WORK|VISIT|it|day|everything|whole_thing|surgery|extraction|extractions|thing|recovery';

export const comfort: readonly WordRule[] = [
  trifle(
    [
      // As easy as something else.
      `${TREATED}|that|this ... is|are|be|was|becomes|feels .. a|an|as|like|only|just|nothing ~ TRIFLE`,
      `${TREATED} .. a|an ~ TRIFLE`,
      'as simple|easy|quick|harmless|pleasant|risky|predictable|relaxing|soothing|comfortable|fun|boring|short|gentle as a|an|having|getting|changing|brushing|washing|buying|your|taking|any',
      'no_more|nothing_more|little_more|not_more than .. a|an TRIFLE|tickle|pinch|nap|tap|kiss|whisper',
      'than|as|like .. a|an nap|haircut|tickle|massage|manicure|pedicure|breeze|sneeze|mosquito|hiccup',
      'bother|bothers|hurts|hurt|disturbs you .. as|so|no more|little|less',
      'surgery|extraction|implant|root_canal|removal|injection|shot is|are|was nothing .',
      'as|so little|much ~ risk|pain|trouble|fuss|danger|stress|discomfort|drama|effort as',
      'more fun|pleasant|relaxing|enjoyable|comfortable|entertaining than',
      'asleep|sleep|snore|yawn .. from boredom|of_boredom|before',
      'think|thought|swear|wonder|ask .. we|us|they|if|whether ~ forgot|started|begun|did_it|anything',
      'felt|remembered nothing|not_a_thing',
      'no|without|zero ~ memory|recollection|idea of|how',
      'afraid|scared|nervous of dr_.|us|our|beth|anika',
      'fun in|is|are fillings|drilling|root_canal|dentistry|our',
      'needle|drill|pain ~ is|are .. gone|history|left|banned|abolished|unknown|obsolete',
      // Nothing is felt.
      'only|one|first thing you will? ever? feel|notice|remember|hear',
      'so_much_as|even|ever notice|notices|feel|feels|realize|realizes|know|knows|flinch ... the|it|being|a|that',
      "won't|not|never|will_not notice|feel|realize ... placed|drill|needle|shot|injection|filling|thing|extraction|difference|work|treatment|done|it",
      "don't|doesn't|does_not|do_not|never .. notice|feel|realize ... needle|shot|injection|extraction|drill|treatment|it_is_over|it's_over",
      'NO_PATIENT .. ever .. feel|feels|felt|notice|noticed|flinch|flinched|cried|gag|gags|gagged|hurt|screamed|needed|asked .. a|the|it|for|anything|thing|needle|shot|more|numbing|pain',
      'NO_PATIENT .. here|with_us ... feel|feels|felt|notices|flinches|cries|gags|suffers|hurts',
      'EVERYONE|any_child|every_child|children|kids|child|little_one|patients|they|you .. sleep|sleeps|nap|naps|slept|dozes|doze|snooze|snoozes through|during|while',
      'ALL_PATIENTS|who|you|graduates .. now? nap|naps|sleep|sleeps|doze|dozes|smile|smiles|laugh|laughs through|during|in_the_chair',
      'pain|hurt|hurting ... NEGATION|never here|with_us',
      "pain|needles|fear|hurting|discomfort|anxiety not|never|nowhere|isn't here|with_us|in_our|ours",
      'without|no any|a numbness|numbing|discomfort|soreness|ache|needle|drill|fear|pinch ... WORK|teeth|MOUTH|afterward|move|ever',
      'WORK|MOUTH|teeth|aligners ... without|no|free_of|zero any? discomfort|soreness|ache|aches|pinch|sting',
      'no drilling|drill|needle|needles|fear|worries|tears ,|and no',
      'no PAIN .. in any|at_any|before|during|after|ever',
      // Nobody need fear it.
      'no|never|nothing|not_a|any reason|need|cause|excuse|ground|call .. AFRAID|concerned|tense',
      'never .. be AFRAID .. of|again|at',
      'fear|anxiety|phobia|nerves|gag|dread|gag_reflex .. gone|disappear*|vanish*|melt*|dissolve*|cured|evaporat*|over|away .. in|after|once|with|for|the|when|.',
      'cure|cures|take|takes|end|ends|erase|erases|wipe|wipes|banish*|remove|removes|beat|conquer .. the|your|all|every|dental|a fear|anxiety|phobia|gag_reflex|dread',
      'lose your fear',
      'bad experience|visit|day|memory ... never|nobody|no_one|ever|again|not',
      'nobody|no_one|never|none|not .. had|has a bad|negative|unpleasant experience|visit|day|time',
      'fall|falls|fell in_love with .. the|our|their|going|coming ~ dentist|visit|visits|us|chair|office',
      "ALL_PATIENTS|child|kids|children|little_one|patients|they ... beg|begs|beg_to|ask_to|cannot_wait|can't_wait to? come|visit|return|for",
      'ALL_PATIENTS|every|even|you ... leave|leaves|go|goes|walk|walks .. laughing|dancing|smiling|grinning|happy|beaming|singing',
      'have|has|had|keep you|them|everyone laughing|giggling|smiling',
      'fear|anxious|nervous|scared ... laughing|love_it|loves_it|enjoy|enjoys',
      'day|night|days|week|recovery .. after|afterward .. is|are|was nothing|easy|fun|TRIFLE',
    ],
    {
      unless: phrases(
        'lean|bend|move|look|turn forward|over|away',
        'pressure',
        'can_be|may_be|might_be|could_be',
        ...TAKEN_BACK,
        'not|never|nobody|no_one|cannot .. call|calls|say|describe|pretend',
        'hospital|surgery_center|anesthesiologist|sleep_apnea|snore|snores',
        'had|has|have|felt .. PAIN',
        'source|cause|reason .. PAIN',
        'not|no|never|nothing .. eat|bite|chew|drink|smoke|brush|rinse|drive|touch|push|use|lift|pull|skip|stop|take|squeeze',
        'FINDING|ILLNESS|cancer|damage|sign|signs|early',
        'reason|need|cause .. ashamed|embarrassed|sorry|rush|decide|hurry',
        'price|prices|bill|fee|charge|estimate',
        'fear|anxiety NEGATION vanish|disappear|go_away',
        'say|tell|ask|call us',
        'NEGATION|no_one|nobody sleep|sleeps|doze|nap',
      ),
    },
  ),
];
