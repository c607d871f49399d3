import {phrases} from '../../language/grammar';
import {rulesAbout, type WordRule} from './wordRule';

/*
 * What nobody can promise of treatment: that nothing hurts, that it lasts, that it cures, that nothing goes wrong
 * (A.R.S. § 32-1201.01). Who says that it may be so, usually is, or depends promises nothing.
 */

const BOARD = "and Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";

const RESULT = `promises a result that not everybody has, ${BOARD}`;
const USUAL = 'Say what is usual and that it can differ, such as "Most crowns last many years with good care."';

const promise = rulesAbout('claims', {severity: 'warning', deniedPasses: false, questionPasses: true});

/** Words that take a promise back. */
const CAREFUL = [
  'HEDGE',
  'IF',
  'ASK',
  'nobody|no_one|cannot|not|no_dentist|no_treatment|no_office|never .. PROMISE|guaranteed',
  'not|never|cannot|hardly .. say|promise|guarantee|mean|expect',
  'no result|results|outcome|treatment|procedure|surgery|medicine|material|filling|crown|method|dentist|implant',
  'not every|all|everyone|everybody|always|for|right|suited|suitable|ideal|perfect|instant|permanent',
  'nothing .. lasts|is',
  'whoever|who|anybody|anyone|somebody|someone PROMISE',
];

export const promises: readonly WordRule[] = [
  promise(
    'painless',
    [
      'NONE .. PAIN',
      "not|never|won't .. PAIN",
      'painless|painlessly',
      'pain|ouch|discomfort|needle free',
      "won't|not|never .. FEEL|remember .. NOTHING|PAIN|needle*|injection*|drill|shot",
      "will|'ll|you'll|so .. FEEL|remember nothing",
      'not|never .. know it is over|happening',
      'PAIN .. gone|history|past|disappear*|vanish*|over|unknown|impossible|myth',
      'needle*|injection*|shot*|drill* .. not|never .. FEEL|know',
      'as comfortable|easy|pleasant|relaxing|soothing|gentle as',
      'less|gentler|softer|no_worse|not_worse|hurt* .. than .. mosquito|paper_cut|bee|haircut|flu_shot|pinprick|feather',
      'nothing more|worse than .. tickle|pinch|tap',
      'sleep through .. WORK',
      'sleep .. like a baby',
      'nothing .. hurts here|with_us|during',
      'no PAIN .. at_all|whatsoever',
      'completely|totally|perfectly|entirely|fully comfortable|relaxed',
      'PAIN .. zero|nil|absent',
    ],
    `promises that nothing hurts, ${BOARD}`,
    'Say what you do, such as "We numb the tooth first, and stop when you raise a hand."',
    {
      voices: ['page', 'facts'],
      unless: phrases(
        ...CAREFUL,
        'ILLNESS|cancer|sores|lump*|crack*|disease|x_rays|scan|exam|symptom*|sign|signs|damage',
        'had|have|has|having|was|were|feel|felt .. PAIN',
        'in|for pain !at_all',
        'nothing hurts',
        'source|cause|reason .. PAIN',
        'pain reliever*|killer*|medicine|scale|pills',
        'not|never|no .. suffer|wait',
        'not .. eat|bite|chew|drink|smoke|brush|rinse|drive|touch|push|use|chew|lift|pull|skip|stop|take|squeeze',
      ),
    },
  ),
  promise(
    'guarantee',
    [
      'PROMISE & WORK|MOUTH|results|result|shade|outcome',
      'WE .. PROMISE',
      'WORK|teeth|smile|results|they|it .. ALWAYS|FOREVER',
      'ALWAYS .. SUCCEED|PERFECT|thrilled|delighted|satisfied|happy',
      'WORK|results|it|they|smile|shade|teeth .. never|not .. FAIL',
      'never .. FAIL',
      'no|none|not_one|not_a_single .. WORK .. FAIL|failed|rejected|lost|broken|come_loose',
      'yet|still to see|lose|have .. fail*|lost|break|redo|WORK',
      "last .. you will|you'll ever|have",
      "you will|are|'ll never|not .. need .. again|another|dentist",
      'SUCCEED|save|rescue .. every|any|all .. tooth|teeth|smile|case|cavity|patient*',
      'whatever|no_matter .. problem|cause|reason|case ... SUCCEED|save|fix|help',
      'give|gives|get|gets|help|have|leave* .. EVERYONE .. straight|white|whiter|perfect|new|healthy',
      'EVERYONE .. leave*|go|get|gets|walk* .. happy|smil*|satisfied|perfect|straight|white*|love*',
      'certain|sure|bound|guaranteed to .. love|be|last|work|like|adore|outlive|get',
      'or you|we .. not .. pay|charge|money',
      'get|give|receive|have .. every|all|your|full .. dollar|penny|cent|money back',
      'not .. happy|delighted|satisfied|love|thrilled ... back|free|refund*|redo|nothing|owe',
      'NUMBER .. shades .. whiter|brighter|lighter',
      'shades .. whiter|brighter|lighter .. by|when|in|guarantee*|than',
      'white*|straight*|new|perfect|whole|healthy .. teeth|smile .. INSTANT',
      'INSTANT .. white*|straight*|new|perfect .. teeth|smile',
      'PERFECT .. smile|teeth|results|veneers|look',
      'LESS_AGE',
      'SHARE|percent .. success*|of_our_implants|of_our_patients|of_our_crowns|succeed|satisfied|satisfaction',
      'success|survival|satisfaction|approval rate of|is|NUMBER|above|over',
      'unbreakable|indestructible|foolproof|failsafe|maintenance_free|lifeproof|stain_proof|miracle|miraculous|magic',
      'like magic',
      'come in|here .. toothache|pain|problem .. go|leave|walk .. cured|healed|fixed|without|smiling',
      'until|till .. end of time|days|your_life',
      'end|rest of time|your_days',
    ],
    RESULT,
    USUAL,
    {
      voices: ['page', 'facts'],
      unless: phrases(
        ...CAREFUL,
        'manufacturer|maker|brush|website|appointment*|records|privacy|schedule|bill|insurance|price|estimate|permission',
        'not .. eat|bite|chew|drink|smoke|brush|rinse|drive|touch|push|use|lift|pull|skip|stop|take|squeeze|whiten|change',
        'wear|clean|brush|floss|keep ... FOREVER|ALWAYS',
        'always .. ask|tell|explain|call|wear|brush|rinse|bring|show|give|start|talk|check|use|numb|listen|see|look|welcome|answer|clean|wash|have|change|decide',
        'never .. ask|tell|share|push|rush|judge|use|leave|put|wear|sell|post|send|force|stop|too|late|chew|bite|hold|pull|scrub',
        'permanent teeth|tooth|crown|retainer',
        'ILLNESS .. return|comes_back|come_back',
        'studies|according|research|adults|americans',
      ),
    },
  ),
  promise(
    'guarantee',
    [
      'not .. happy|delighted|satisfied|love|thrilled|pleased ... back|free|refund*|redo|nothing|owe',
      'get|gets|receive|have .. every|all|your|full .. dollar|penny|cent|money back',
      "or .. it is|'s free|on_us",
      'until|till .. end of time|days|your_life',
    ],
    RESULT,
    USUAL,
    {
      voices: ['page', 'facts'],
      unless: phrases('deposit|overpaid|overpayment|credit|insurance|plan|call|tell|talk|complain*|right'),
    },
  ),
  promise(
    'cure',
    [
      'CURE .. ILLNESS',
      'ILLNESS .. CURE|history|gone|over|solved|cured|past',
      'ILLNESS .. never|not .. return|back|again',
      'regrow*|grow|grows|rebuild*|restores back|lost|your|missing .. enamel|bone|gums|gum_tissue|teeth',
      'prevent|prevents|preventing|stops|cures|reverses|treats|protects_you_from|protect_against|ward_off|wards_off|avoid|avoids .. alzheimer*|dementia|stroke*|heart|cancer|diabetes|arthritis|autism|adhd|pneumonia',
      'cure|cures for|all|everything|any',
      'wipe|wipes|kill|kills|destroy*|eliminat* .. all|every|SHARE|bacteria',
      'detox*|holistic cure|heal*',
    ],
    `promises a cure, ${BOARD}`,
    'Say what treatment can do, such as "Treatment can stop gum disease from getting worse, and we watch it with you."',
    {
      voices: ['page', 'facts'],
      unless: phrases(
        ...CAREFUL,
        'light|lamp|resin|composite|adhesive',
        'plaque|tartar|film|decay .. grows|builds|comes',
        'no|not|never|cannot .. cleared',
        'no|not|never|cannot|without .. cure|cures|heal|heals|grow|grows|disappear|go_away|reverse|regrow|stop|end',
        'ILLNESS getting|from|early|worse|spreading',
        'heal* .. after|weeks|months|days|time|takes|while|between|before',
        'prevent* .. cavities|decay|gum_disease',
        'end of',
      ),
    },
  ),
  promise(
    'risk-free',
    [
      'NONE .. COMPLICATION',
      'nothing ... go|goes|happen|wrong|harm|hurt|fear|lose|worry',
      'WORK|it|x_rays|fluoride|they|gas .. is|are .. completely|perfectly|totally|absolutely|entirely|always|fully safe|harmless|risk_free',
      'safe for EVERYONE',
      'suit|suits|fits|right|safe|ideal|perfect|suitable for? EVERYONE',
      'works for EVERYONE',
      "WORK|it|this|sedation|fluoride|x_rays .. not|never|cannot|can't .. harm|damage|injure|weaken|affect|wrong|hurt_you",
      'not|never|nobody|no_one .. had|have|seen|has|ever .. reaction|complication*|infection|problem|failure|allergic|injury|mishap',
      'WORK|it|this is|are|carries|carry|has|have|comes .. no|zero|without|not_any .. COMPLICATION',
      'however|as often|much|many .. you like|want|do_it|please',
      'without|no .. exception|limits|side_effect*',
    ],
    `says that nothing can go wrong, ${BOARD}`,
    'Name the risks, or write "We go through the risks and side effects with you before you decide."',
    {
      voices: ['page', 'facts'],
      unless: phrases(
        ...CAREFUL,
        'credit|website|privacy|score|cost|obligation|data|internet|judgment',
        'not .. eat|bite|chew|drink|smoke|brush|rinse|drive|touch|push|use|lift|pull|skip|stop|take|squeeze',
        'had|has|have|having been|healed|was|were',
        'sign|signs|symptom*|there_is|fever|swelling .. no|without',
        'no|without .. signs|sign',
        'helps|lowers|reduces|keeps|protects',
        'nothing .. done|else|new|fancy|happens',
        'not|no|never|cannot .. suit|suits|fit|fits|right',
      ),
    },
  ),
];
