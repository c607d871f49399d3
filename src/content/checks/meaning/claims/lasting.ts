import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, TAKEN_BACK, LIKELY} from './claim';

/* What is done stays done. */

const lasting = claimRules(
  'lasting',
  `promises how long it lasts, and ${BOARD}`,
  'Say what is usual, and what it depends on, such as "Most crowns last many years with good care."',
  LIKELY,
);

const DONE = 'WORK|MOUTH|ours|bonding|result|results|sealant|bridge|bite|shade|teeth|dentures|coating|porcelain';

export const lastingResults: readonly WordRule[] = [
  lasting(
    [
      // For all time.
      `${DONE} ... FOR_AGES`,
      `FOR_AGES ... ${DONE}`,
      'it|they|that|this .. FOR_AGES',
      'dentist|dental ... FOR_AGES',
      'FOR_AGES ... dentist|dental|embarrass*|toothache*',
      'count_on|rely_on|trust .. till|until .. last|final',
      'needs|need|wants|asks nothing ... FOR_AGES|again|more|else',
      'never|not|NEGATION ~ need|needs|require|requires ~ adjusting|adjustment|adjustments|repair|repairs|fixing|redoing|replacing|maintenance|follow_up|follow_ups|renewing|touch_up|touch_ups',
      'from ever ~ hurting|coming|bothering|returning|aching|breaking|happening|moving|needing|getting',
      'replaces|replace ~ brushing|flossing|toothbrush|toothpaste|floss',
      'makes|make ~ brushing|flossing|toothbrush|toothpaste|floss|checkups superfluous|unnecessary|obsolete',
      `our|these|this|the|your|those ~ ${DONE} .. can't|won't|cannot|never|don't|doesn't ~ budge|slip|hurt|harm|cause|irritate|leak|wobble|click|rock|move|escape|miss|disappoint|give_out`,
      // It stays as it is.
      'it|this|what ? stays|stay|remains|remain treated',
      'stays|stay|remains|remain|stayed treated|crowned|fixed|saved|sealed|closed|cured|whitened|healed|filled|gone|repaired|straightened',
      'keep|keeps|go_on fitting|working|shining|looking ... as|even_if|whatever|years',
      `${DONE} ... as well|good|new|firm|white|tight ... in|after NUMBER|ten|twenty|thirty|forty years as|like`,
      'still ... when|until .. grandchild*|grandkids|great_grand*|graduate*|marry|retire*',
      'inherit* ... WORK|teeth',
      `${DONE} ... inherit*`,
      'outlast* .. the|your tooth|teeth|house|you|patient',
      'lifespan|life_span .. longer|beyond|greater',
      'done|finished|through bleeding|hurting|aching|grinding|snoring|worrying|breaking|clenching',
      'done|finished|through with .. forever|for_good|for_life|period',
      `last ~ ${DONE} you will|would|ever|'ll|need|have|buy|wear|get`,
      'last ~ denture|crown|filling|bridge|visit|treatment|set|dentist you|your',
      "you'll|you_will|and|can ... thank ... FOR_AGES|years|later",
      `${DONE}|it|they .. permanent|everlasting|eternal|immortal|ageless as|like|.`,
      'keep|keeps|have your ~ teeth|smile|bite until|till|into|for ... life|end|age|hundred|forever|always|days',
      'never|nothing ~ give|gives|cause|causes ~ grief|trouble|problems|bother|headache|headaches|worry',
      'never .. necessary|needed|required|an_issue|a_problem|a_concern|anything_more',
      'nobody|no_one|NO_PATIENT .. who ... any_longer|any_more|anymore|again',
      // Never again.
      'you|it|they|teeth|MOUTH|WORK will? never ~ see|give|gives|have|need|cause|give|troubl*|bother*|wear|change|move|darken|worry|embarrass*|fear ... again|trouble|plaque|cavity|cavities|tartar|dentist|decay|off|FINDING|bad|you',
      'never|not .. again|ever .. bad|sore dental|tooth day|days|trouble|visit',
      'never being .. embarrassed|ashamed|toothless again',
      'never|not .. trouble|troubles|bother|bothers you again|any_more|anymore',
      'never wear|wears off|out',
      'never ... change|changes|move|moves again',
      "can't|cannot|won't .. move|shift|change any_more|anymore|again|ever",
      'needs|need|requires|require no further|more|other|special ~ care|treatment|visit|visits|checkup*|appointment*',
      'nothing|no_need to check|maintain|renew|repeat|redo|watch_for',
      'throw|toss .. toothbrush|floss|night_guard away|out',
      'immune|resistant|invulnerable|impervious to ... sugar|decay|acid|bacteria|cavities|stains|coffee',
      'no_amount_of ... can|will .. stain|break|chip|harm|hurt|change|move',
      'stays|stay|remain|remains free_of|free_from ... until|however|forever|even_if|between',
      'decay|plaque|bacteria|stains|cavities|tartar|germs|food cannot|never|can_not|has_no_way|have_no_way ~ get|come|enter|return|stick|form|reach|settle|creep',
      "decay|plaque|bacteria|stains|cavities|tartar|germs can't|won't|don't|doesn't ~ get|come|enter|return|stick|form|reach|settle|creep|stand_a_chance",
      `our|these|this|the|your|those ~ ${DONE} .. can't|won't|cannot|never ~ chip|crack|break|decay|stain|fail|rot|loosen|fall|come_off|come_out|move|yellow|fade|darken|go_bad`,
      'last|lasts|good through|beyond .. college|school|marriage|retirement|life|lifetime',
      'teeth|tooth|crown|WORK|glue|bond .. set|fixed|locked|sealed for_life|forever|for_good',
      'a ~ for_good|for_life|for_keeps',
      'no_more|an_end_to|free_of|rid_of .. plaque|cavities|headache*|toothache*|grinding|snoring ever|forever|again',
      'stop|stops|end|ends ... and|now|tonight for_good|forever|for_life',
    ],
    {
      unless: phrases(
        'nothing|no more than',
        "an|a|no|titanium|porcelain|ceramic WORK|implant can_not|cannot|can't|don't|does_not|doesn't .. decay|rot",
        ...TAKEN_BACK,
        'no|nothing .. stays|lasts|is|stay FOREVER|FOR_AGES',
        'never .. stop|rush|rushed|judge|pressure|sell|share|ask|push|charge|charged',
        'stain*|scar*|damage|lost|loss|stays .. away_from',
        'no|not|never|cannot|nothing|evidence ... replace|replaces',
        'baby_teeth|baby_tooth',
        'fear|dread|habit|habits .. for_life|lifelong|old_age',
        'old_age home|alone',
        'wear|brush|floss|retainer|retainers|keep_clean ... FOREVER|for_life|for_good',
        'we|i never',
        'staff|team|husband|wife|family|volunteer*|career|job|schedule|website|office',
      ),
    },
  ),
];
