import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules} from './claim';

/* Treatment works for everybody and forever: what is certainly promised. What is likely promised stands in `results.ts`. */

const guarantee = claimRules(
  'guarantee',
  `promises a result that not everybody has, and ${BOARD}`,
  'Say what is usual and that it can differ, such as "Most crowns last many years with good care."',
);

export const guarantees: readonly WordRule[] = [
  // A guarantee.
  guarantee(['guarantee|guarantees|guaranteed|guaranteeing|money_back'], {
    questionPasses: true,
    unless: phrases(
      'guarantee|guarantees have|has|are|is no|not|never|none',
      'anybody|anyone|somebody|someone|whoever who? guarantee*|promise*',
      'if anybody|anyone|somebody|someone',
      'guarantee|guarantees ... cannot|nobody|no_one|never|not .. give|gives|make|makes|offer|offers|exist|exists|made|given',
      'guarantee|guarantees of? approval',
      'who|that guarantee*|promise* ... too_much|more_than|cannot',
      'beware|wary',
      'no|not_a guarantee',
      'payment|insurance|coverage|maker|manufacturer|PASTIME',
      'is anything guaranteed',
    ),
  }),
  // A warranty, or our word.
  guarantee(
    [
      'lifetime|lifelong|life_long|NUMBER|five|ten|full|unlimited year|years? warranty|warranties',
      'WE also|always|even|fully? warrant',
      'WE also|always|even|fully? promise you? a|that|results|perfect|your !call|reply|answer|visit|person|place',
    ],
    {unless: phrases('manufacturer', 'warrant* about the website')},
  ),
  // Forever.
  guarantee(
    [
      'last|lasts|hold|holds|keep|keeps|stay|stays|good .. a_lifetime|forever|for_life|for_good|your_whole_life|rest_of_your_life|permanently',
      'result|results is|are|be permanent|forever|perfect|instant',
      'or it is? free|on_us',
      'get|give|have you? your|all .. money_back',
      'permanent|everlasting|lifelong|eternal result|results|whitening|whiteness|solution|fix|smile|cure|relief|white',
      'never need|have|worry|lose|get .. again|cavity|cavities|dentist|another',
    ],
    {
      unless: phrases(
        'many|some|more|most people|adults|patients|of_us',
        'for_good teeth|review|reviews|ratings|advice|work|oral|dental|behavior|fit|reason|reasons|care|measure|gums|habits|luck|manners|health',
        'stain*|scar*|damage|loss|lost|bone|retainer|may|might|fear',
        'gum does',
        'stain*|scar*|damage|loss|lost|bone|retainer|may|might|fear|gone',
        'gum does',
        'does|do|will|can|is|are a|an|the|they|it|WORK .. last|lasts|be|stay|hold|permanent ... FOREVER|permanent',
      ),
    },
  ),
  // All of it, or nearly.
  guarantee([
    'HUNDRED_PERCENT .. success*|safe|satisf*|effective*|natural|comfort*|result|results|happy|cure*|painless|healed|risk_free',
    'HUNDRED_PERCENT free_of pain|cavities|risk|risks',
    'HUNDRED_PERCENT of our|the? patients|people|cases|clients|implants|treatments|time',
    'success|satisfaction|survival|cure rate of over|nearly|almost|about? NUMBER',
    'SHARE|percent success|satisfaction|cure|survival',
  ]),
  // Every time and for everybody.
  guarantee(
    [
      'always|every_time work|works|succeed*|heal*|perfect',
      'every single? patient|case|implant|crown|treatment work|works|succeed*|heal*|love*|leave*|looks_perfect|goes_perfectly',
      'every single? patient|case|implant|crown|treatment is a_success|successful|happy|satisfied|thrilled',
      'never fail|fails',
      'work|works|safe|right|perfect|suitable for EVERYONE|every_mouth|every_body',
      'smile|smiles|teeth|result*|shade*|whiter|lighter|straighter|brighter|success*|heal*|work|works ... every_time|every_single_time|in_every_case|in_every_single_case|without_fail|without_exception|no_matter_what|for_every_patient|for_every_mouth|for_every_smile',
      'walk_out|leave|go_home|end_up with a|the? .. perfect|flawless|dream|ideal|hollywood',
    ],
    {questionPasses: true, unless: phrases('ask|asks|whether', 'NEGATION always|every_time|succeed')},
  ),
  // Nothing fails, and everything can be repaired.
  guarantee(
    [
      'WE|COLLEAGUE|they|it|this|that|VISIT|WORK|tray*|scanner .. RESTORE every|all|any|each !plaque|tartar ~ MOUTH|PROBLEM|ILLNESS',
      'every ~ MOUTH|PROBLEM|implant|crown .. can_be|is|be|gets saved|fixed|repaired|restored|healed|a_success|successful|closed|whitened|found|perfect',
      'keep|keeps|save|saves your teeth|tooth ,? always|every_time|for_good|no_matter',
      'always|never succeed*|work|works|FAIL|reject*|needs_repair|infected',
      'always|never lose|loses|lost a|an implant|tooth|crown|patient',
      'NEGATION ever? FAIL|be_rejected !the|through',
      'unbreakable|indestructible|maintenance_free|foolproof|fool_proof|failsafe|fail_safe|bulletproof|infallible|everlasting',
      'outlive|outlast you',
      'never_been .. incident|complication|problem|complaint|failure|infection',
      'not_one|not_a_single incident|complication|problem|complaint|failure|patient_unhappy',
      'look|looks|looking .. NUMBER|ten|five|fifteen|twenty years_younger',
    ],
    {
      deniedPasses: false,
      unless: phrases(
        'implant|implants|crown|crowns|veneer* NEGATION get|have|develop a|any? cavity|cavities|decay',
        'not .. unbreakable|indestructible',
        'same as',
        'water|sink|dropped',
        'never works|work for|with',
        'crown|crowns|implant|implants|porcelain|bridge|denture|veneer cannot|not|never decay',
        'never works|work for',
        'no dentist|implant|crown|filling|treatment|material|one|method|tooth',
        'nobody|may|might|sometimes|if|whether|so_that|to_help|less_likely|once|enamel|bone|retainer|before|try|trying|who|when|until|unless|food',
        'not every|all|always|any|unbreakable',
        'can every ~ tooth|MOUTH be',
        "not|n't always",
        'NEGATION always',
        "cannot|can't save|fix|promise|always",
        'implant|implants .. decay|get_cavit*',
        'porcelain NEGATION',
        'does NEGATION decay|stain|come_back',
        'gum|gums|bone|enamel|tissue ... NEGATION come_back|grow_back|return',
        "doesn't decay|stain|come_back",
        'nothing|is|are never',
      ),
    },
  ),
];
