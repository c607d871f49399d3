import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, CAREFUL, claimRules, LIKELY} from './claim';

/* An illness goes away, and does not return. */

const cure = claimRules(
  'cure',
  `promises a cure, and ${BOARD}`,
  'Say what treatment can do, such as "Treatment can stop gum disease from getting worse, and we watch it with you."',
  {questionPasses: true},
);

export const cures: readonly WordRule[] = [
  // Cured.
  cure(
    [
      'cure|cures|cured|curing for|of? .. ILLNESS|anxiety|disease',
      'ILLNESS is|are|be completely|fully|permanently? cured',
      'a|the|complete|total|permanent|real cure',
      'CURE .. ILLNESS|anxiety FOREVER|completely|entirely|HUNDRED_PERCENT',
      'fix*|prevent*|stop|stops .. ILLNESS|anxiety FOREVER|completely|entirely|HUNDRED_PERCENT',
      'completely|permanently|totally|forever CURE|stop|stops|prevent* .. ILLNESS|anxiety|disease',
      'heal|heals .. cavity|cavities|decay',
      'cure|cures snoring|everything|it|any|all|you',
    ],
    {
      unless: phrases(
        'light|lamp|resin|composite|filling|gel that|which? cure|cures|cured',
        'cured with|under|by .. light|lamp',
        'no known? cure',
        'no|neither ~ cures|heals',
        'cure the|this|each resin|composite|filling|material|layer|adhesive',
      ),
    },
  ),
  // Gone.
  cure(
    [
      'make|makes|send|sends|leave|leaves|put|puts .. ILLNESS|anxiety .. go_away|disappear|vanish|a_thing_of_the_past|history|packing|behind_you|for_good',
      'ILLNESS|anxiety .. disappear|disappears|vanish|vanishes|goes_away|be_gone',
      'ILLNESS|anxiety .. is|are gone|over|a_thing_of_the_past|solved|beaten|defeated',
      'ILLNESS|anxiety .. not|never come_back|comes_back|return|returns',
      'forget_about|forget_all_about|worry_about|defeat|beat|conquer|erase|wipe_out|put_an_end_to|free_you_of|frees_you_of|rid_you_of|rids_you_of|done_with|goodbye_to|no_more|end|ends|ended|undo|undoes|turn_back|turns_back|turn_around|turns_around .. ILLNESS|anxiety !getting|from|early|treatment|in',
    ],
    {
      unless: phrases(
        'does|do|will not',
        "doesn't|don't|cannot|can't|won't|never_goes",
        'even_if|may|might|help|helps|keep|keeps|whether|how_to',
        'if the|your|it',
      ),
    },
  ),
  cure(['cut|cuts|cutting|halve*|halving|reduce*|lower*|slash* .. risk|chance|chances|odds .. SYSTEMIC'], {
    ...LIKELY,
    unless: phrases('may|might|could|linked|study|studies|evidence|smok*|tobacco|quit*|HPV|doctor|physician'),
  }),
  // Likely cured.
  cure(
    [
      'CURE .. ILLNESS',
      'ILLNESS .. CURE|history|gone|over|solved|cured',
      'ILLNESS ... never|not ... return|back|again',
      'bring|brings|get|gets|win|wins ~ lost|missing ~ enamel|bone|gums|gum_tissue back',
      'regrow*|grow|grows|rebuild*|restores back|lost|your|missing ... enamel|bone|gums|gum_tissue|teeth',
      'keep|keeps|protect|protects|guard|guards|save|saves|spare|spares|shield* ... SYSTEMIC',
      'bring|brings|get|gets|lower|lowers|normaliz*|steady|steadies|fix|fixes ... SYSTEMIC',
      'SYSTEMIC ... back to normal',
      'cause|causes|behind|trigger* SYSTEMIC',
      'stop|stops|ends|halt|halts ... ILLNESS|bone_loss|recession|bone ... completely|entirely|for_good|forever|ALWAYS',
      'fear|anxiety|phobia|nerves ... gone|over|history|cured|disappear*|vanish*|behind_you',
      'ILLNESS ... behind_you|memory|history',
      'kill|kills .. the decay|cavity|infection',
      'gums|gum|enamel|bone|teeth|tooth ... grow|grows|grew|comes back|again',
      'prevent|prevents|preventing|stops|cures|reverses|treats|protects_you_from|protect_against|ward_off|wards_off|avoid|avoids ... alzheimer*|dementia|stroke*|heart|cancer|diabetes|arthritis|autism|adhd|pneumonia',
      'cure|cures for|all|everything|any',
      'wipe|wipes|kill|kills|destroy*|eliminat* ... all|every|SHARE|bacteria',
      'detox*|holistic cure|heal*',
    ],
    {
      ...LIKELY,
      unless: phrases(
        'soft|wet|damp|clean brush|cloth|gauze|towel',
        'that|which|is ... free of',
        'part of',
        'health|medical|dental history',
        'NEGATION .. shown|proved|proven|known|evidence|prove',
        ...CAREFUL,
        'light|lamp|resin|composite|adhesive',
        'hpv|virus*|tobacco|smoking|smoke|smokers|vaping|alcohol|sun|sunlight ... cause|causes|behind|trigger*',
        'story|stories|myth|myths|rumor*|refuted|confirmed|disproved|i_read|people_say|believed|idea',
        'plaque|tartar|film|decay .. grows|builds|comes',
        'no|not|never|cannot .. cleared',
        'no|NOT|cannot|without .. cure|cures|heal|heals|cause|causes|grow|grows|disappear|go_away|reverse|regrow|stop|end',
        'ILLNESS getting|from|early|worse|spreading',
        'heal* .. after|weeks|months|days|time|takes|while|between|before',
        'prevent* .. cavities|decay|gum_disease',
        'end of',
        'no|not|never|cannot .. cause|causes',
        'no_evidence|no_link|no_proof',
        'fear|anxiety NEGATION',
      ),
    },
  ),
];
