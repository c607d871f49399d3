import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, CAREFUL, claimRules, LIKELY} from './claim';

/* Nothing can go wrong. */

const nothingGoesWrong = claimRules(
  'risk-free',
  `says that nothing can go wrong, and ${BOARD}`,
  'Name the risks, or write "We go through the risks and side effects with you before you decide."',
  {questionPasses: true},
);

export const risks: readonly WordRule[] = [
  // Without side effects.
  nothingGoesWrong(
    [
      'no|without|zero|free_of|free_from|never any? known|bad|serious|harmful? side_effect*|complication*',
      'side_effect_free',
    ],
    {unless: phrases('if|when|whether|once|had|was|were|went|healed')},
  ),
  // Safe.
  nothingGoesWrong(
    [
      'risk_free',
      'harmless ~ WORK|x_rays|radiation|fluoride|dose|doses|amount|amounts|gas|gel|MEDICINE|DRUG|method|way|sedation',
      'WORK|x_rays|radiation|fluoride|dose|doses|amount|amounts|gas|gel|MEDICINE|DRUG|method|sedation|it|this|that|they|these|everything|all|which ... is|are|be|remain*|stay*|also|and|simply|just|quite|totally|completely|perfectly|absolutely|entirely|100% harmless',
      'harmless .. and|, .. easy|quick|fast|effective|simple|painless|gentle',
      'no|without|zero any? risk|risks !to|of|for|that|in_applying|factor|factors|free',
      'completely|perfectly|totally|absolutely|entirely|fully|always|HUNDRED_PERCENT safe|harmless',
      "cannot|can't go_wrong",
      'no_danger !in|to|if|when|of',
      'no_danger in|to|of .. WORK|x_rays|you|your|radiation|fluoride|it|MEDICINE|DRUG|children|patients',
    ],
    {
      unless: phrases(
        'film|stain|stains|lump|lumps|bump|bumps|spot|spots|mark|line|tint|taste',
        'website|internet|secure|seem*|look|looks|credit|bacteria|most_are|turn_out|turns_out|usually|stain*|if_there',
        'most .. FINDING|lumps|spots|lines|patches|bumps',
        'FINDING|spots|lines ... most|many|some|usually|often .. harmless',
        'harmless ~ lump*|spot*|bump*|habit*|FINDING',
        'no|not perfectly|completely|totally|absolutely|entirely|fully|always safe|harmless',
        'turn|turns|turned out harmless',
        'most|many|some .. harmless',
      ),
    },
  ),
  // Nothing unwanted happens.
  nothingGoesWrong(
    [
      'NONE ~ unwanted|adverse|ill|negative|bad|harmful|lasting|nasty|after side? effect|effects|reaction|reactions',
      'no|not_any|zero|without|free_of ~ AFTERMATH ... WORK|VISIT|it|you|afterward|with_us|here',
      'nothing|not_one_thing|not_a_thing .. can|could|will|ever go|goes|happen wrong',
      'AFTERMATH|pain|discomfort|complication* ... NEGATION happen|occur|exist|arise',
      'AFTERMATH|pain|discomfort|complication* ... is|are impossible|unheard_of|ruled_out|out_of_the_question|a_thing_of_the_past',
      'children|kids|nobody|no_one|patients|people do? NEGATION ever? cry|cries|feel_afraid|gag|bleed|complain|panic',
    ],
    {
      deniedPasses: false,
      unless: phrases(
        'HEDGE|IF|when|once|had|was|were|went|healed|even|until|sooner|nobody',
        'not safe|suit|right|work|everyone|everybody|for',
        'no treatment|procedure|surgery|medicine|dentist|one',
        'tell|call us',
        'sign|signs of',
        'there is|was',
        'you have',
      ),
    },
  ),
  // Safe for everybody.
  nothingGoesWrong(
    [
      'is|are .. safe for|at|in EVERYONE|all|every|any|whatever',
      'suit|suits|fit|fits|work_for|works_for|work_on|works_on|right_for|suitable_for EVERYONE|every_mouth|all_ages|all_mouths !who|in',
    ],
    {
      unless: phrases(
        'arrangement|schedule|time|hour|hours|date|day',
        'not|never|whether .. safe',
        'no|if|when|may|might ... suit|suits|right_for|works_for|work_for|fit|fits',
      ),
    },
  ),
  // Likely without a risk.
  nothingGoesWrong(
    [
      'NONE ... COMPLICATION',
      'nothing to .. afraid|fear|worry|lose',
      'nothing ... go|goes|happen|wrong|harm|hurt|fear|lose|worry',
      'WORK|it|x_rays|fluoride|they|gas ... is|are ... completely|perfectly|totally|absolutely|entirely|always|fully safe|harmless|risk_free',
      'safe for EVERYONE',
      'as safe|harmless|natural as !possible !we !it',
      'safer|gentler than ... driving|flying|aspirin|nap|walk|crossing|coffee|shower',
      'suit|suits|fits|right|safe|ideal|perfect|suitable for? EVERYONE !at|in',
      'works for EVERYONE',
      "WORK|it|this|sedation|fluoride|x_rays ... not|never|cannot|can't ... harm|damage|injure|weaken|affect|wrong|hurt_you",
      'not|never|nobody|no_one ... had|have|seen|has|ever ... reaction|complication*|infection|problem|failure|allergic|injury|mishap',
      'WORK|it|this is|are|carries|carry|has|have|comes ... no|zero|without|not_any ... COMPLICATION',
      'however|as often|much|many ... you like|want|do_it|please',
      'without|no ... exception|limits|side_effect*',
      'natural|organic|chemical_free|herbal ... so|and ... safe|nothing|no|cannot',
      'nothing|no_reason|no_need|not ... worry ... pregnan*|SYSTEMIC|child*|heart',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'water',
        'brings|bring|adds|has|have risks|risk|side_effects',
        'nothing but',
        'no_reason to|not|for',
        ...CAREFUL,
        'credit|website|privacy|score|cost|obligation|data|internet|judgment',
        'not .. eat|bite|chew|drink|smoke|brush|rinse|drive|touch|push|use|lift|pull|skip|stop|take|squeeze',
        'had|has|have|having been|healed|was|were',
        'sign|signs|symptom*|fever .. no|without',
        'no|without .. signs|sign',
        'no .. is|are .. risk|risks|free|safe|harmless',
        'immune system',
        'not a measure|question|matter|test|proof|sign of',
        'no failure|harm|danger .. of|to yours|mine|ours|theirs',
        'no danger .. swallow*',
        'not .. proof|prove|proves|mean|means',
        'no|not|nothing|never|nobody .. risk_free',
        'scanner*|camera*|ultrasound|light',
        'no|not|nothing ... suit|suits|fit|fits|right',
        'helps|lowers|reduces|keeps|protects',
        'nothing .. done|else|new|fancy|happens',
        'is|are no exception',
        'not|no|never|cannot .. suit|suits|fit|fits|right',
      ),
    },
  ),
];
