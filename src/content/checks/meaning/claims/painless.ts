import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, CAREFUL, claimRules, LIKELY} from './claim';

/* Nothing hurts. Whoever says that it may be so, usually is, or depends promises nothing. */

const nothingHurts = claimRules(
  'painless',
  `promises that nothing hurts, and ${BOARD}`,
  'Say what you do, such as "We numb the tooth first, and stop when you raise a hand."',
  {questionPasses: true},
);

export const painless: readonly WordRule[] = [
  // One word for it.
  nothingHurts(
    [
      'painless|painlessly|pain_free|ouchless|ouch_free|zero_pain',
      'completely_comfortable|100%_comfortable|100_%_comfortable',
    ],
    {
      unless: phrases(
        'ILLNESS|FINDING|early_on|often|usually|exam|x_rays|scan|scans|photos ... painless',
        'painless FINDING|at_first|for_years|for_months',
        'most|many|some people|patients|children|adults',
        'doubt|distrust|mistrust|beware|wary ... painless',
        'promis* ... painless ... too_much|more_than|lie|lies|wrong',
        'until|once|when|if|stay|keep|become|get|were|was .. pain_free',
        'painless|pain_free and|but|yet still|yet|even|have|need',
      ),
    },
  ),
  // No pain at a treatment.
  nothingHurts(['NO_PAIN & WORK|VISIT|it|you'], {
    unless: phrases(
      'if|when|whether|even|had|having|was|were|feel|felt|often|usually|may|can|first|until',
      'you|they|i|who|people|patients|adults|children|kids|some|many have|feel',
      'eat|chew|bite|drink|sleep|ILLNESS|sign|signs|symptom*|warning',
      'there is|was',
      'needs|need no treatment',
      'pain|discomfort killer*|reliever*|medicine|medication',
    ),
  }),
  // It does not hurt, and you feel nothing.
  nothingHurts(
    [
      'it|that|this|nothing|VISIT|WORK do|does|will? NEGATION even? hurt|hurts',
      'hurt|hurts at_all',
      'you will? NEGATION .. feel|remember|notice .. NOTHING|any_pain|the_injection',
      "you_will|you'll feel|remember nothing|no_pain|zero_pain",
      'never hurt|hurts',
      "won't feel NOTHING",
      'nobody|no_one ever? feel|feels it|NOTHING',
      'make|makes|let|lets|so|and|that .. you feel nothing|no_pain',
    ],
    {
      unless: phrases(
        'never hurts|hurt the|to|a|your !tooth|teeth|gums',
        'even_if|whether|wait_until|just_because|may|might|should|usually|early|often|if_it|when_it|gum|gums',
        'ILLNESS|disease',
        'hurt|hurts to',
        'saying|telling|promising|whoever_says|hearing that? it ... hurt',
        'that does|do? NEGATION hurt',
        'tooth that? does',
      ),
    },
  ),
  // Likely so, asleep or awake.
  nothingHurts(
    [
      'sleep|nap|doze|snooze|asleep|dream ... through|during .. WORK|VISIT',
      'no|without|zero .. memory|memories|recollection ... of it|anything|the|what|your',
      'no|without|zero fear|feeling|sensation|awareness .. and|or|no|nor|without ... fear|feeling|sensation|pain|memory|awareness',
      'wake|wakes|waking up? ... WORK|teeth|smile|it|everything ... done|finished|over|behind_you|new',
      'NONE .. PAIN',
      'without|not so_much_as|a_trace|a_hint|even|the ... PAIN',
      "not|never|won't .. PAIN",
      'painless|painlessly',
      'pain|ouch|discomfort|needle free',
      "won't|not|never ... FEEL|remember ... NOTHING|PAIN|needle*|injection*|drill|shot",
      "will|'ll|you'll|so ... FEEL|remember nothing",
      'not|never ... know it is over|happening',
      'PAIN ... gone|history|past|disappear*|vanish*|over|unknown|impossible|myth',
      'needle*|injection*|shot*|drill* ... not|never ... FEEL|know',
      'as comfortable|easy|pleasant|relaxing|soothing|gentle as',
      'less|gentler|softer|no_worse|not_worse|hurt* ... than ... mosquito|paper_cut|bee|haircut|flu_shot|pinprick|feather',
      'nothing more|worse than ... tickle|pinch|tap',
      'you remember nothing',
      'as easy|simple|quick as a|an manicure|haircut|cleaning|nap|breeze|massage|facial',
      'how|so|very little|small ... FEEL|notice|hurt*|worry',
      'tickle|tickles at|only|just',
      'sleep ... like a baby',
      'nothing ... hurts here|with_us|during',
      'no PAIN ... at_all|whatsoever',
      'completely|totally|perfectly|entirely|fully comfortable|relaxed',
      'PAIN ... zero|nil|absent',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'after .. gone|over',
        'not hurt|hurts our|your|anybody feelings',
        'even_when|even_if|although|until|where ... not hurt|hurts',
        'numb',
        'nothing but',
        'needs|has to hurt',
        'hurt* .. feelings|schedule',
        ...CAREFUL,
        'not|never|nobody|no_one|cannot .. call|calls|say|describe',
        'NEGATION .. sleep|asleep|doze|nap',
        'hospital|surgery_center|anesthesiologist',
        'ILLNESS|cancer|sores|lump*|crack*|disease|x_rays|scan|exam|symptom*|sign|signs|damage',
        'had|have|has|having|was|were|feel|felt .. PAIN',
        'in|for pain !at_all',
        'that|which|who do|does|did not hurt|ache',
        'saying|telling|promising|whoever_says|hearing that? it ... hurt',
        'for years|months|decades',
        'nothing hurts',
        'nothing but sting|stings',
        'nothing but PAIN',
        'bear|bearing|endure pain',
        'fear|anxiety NEGATION',
        'source|cause|reason .. PAIN',
        'pain reliever*|killer*|medicine|scale|pills',
        'not|never|no .. suffer|wait',
        'not .. eat|bite|chew|drink|smoke|brush|rinse|drive|touch|push|use|chew|lift|pull|skip|stop|take|squeeze',
      ),
    },
  ),
];
