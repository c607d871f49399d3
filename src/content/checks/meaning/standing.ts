import {phrases} from '../../language/grammar';
import {rulesAbout, type WordRule} from './wordRule';

/*
 * How we stand beside others: better than they are, with a title or a prize. Arizona's dental board (A.R.S. § 32-1201.01)
 * calls it false or misleading unless it can be proved.
 */

const BOARD = "and Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";

const claim = rulesAbout('claims', {severity: 'warning', deniedPasses: false});

const BEST_FIX = 'Say what is so and can be checked, such as "a practice in Gilbert that takes time for you".';
const OTHERS_FIX = 'Say what we do, such as "You get the price in writing before treatment starts."';

export const standing: readonly WordRule[] = [
  claim(
    'best',
    [
      'US ... is|are|remain* ... the BEST !way|time|choice|option|part|thing',
      'the BEST ... US !for|to',
      'BEST ... in|of|around the? very? TOWN',
      'TOWN BEST .. US|WORK|care|choice',
      'the name in dent*|implant*|whiten*',
      '!not no|nothing ... finer|better|gentler|kinder|safer ... place|dentist|office|practice|hands|team|care|choice',
      "won't|not|never|cannot|can't ... find|get|see ... BETTER|finer|BEST|such|like|equal",
      'second best',
      'nothing|not but|less ... BEST',
      'rank*|rated|voted|named|recogniz*|awarded|honored|hailed|known|seen|regarded|considered ... BEST|first|favorite|award|winner',
      'winner|winners|recipient|finalist of|in the ... award|awards|prize|poll|choice',
      'won|win|received|earned|collected ... award|awards|prize|prizes|honor|honors|distinction|title',
      'reader* choice',
      'top ... percent|SHARE of|in ... dentist*|practice*|country|nation|state|providers',
      'set|sets the standard|bar',
      'the envy of',
      'few|hardly_any|no|not_many dentists|offices|practices|doctors|teams ... have|has|match|can|offer|do',
      'no other office|practice|dentist|clinic|team|doctor',
      'children|kids|patients|people|families .. beg|rave|flock|swear_by|fight|line_up|cannot_wait',
      'known as .. the',
      'award|awards .. after|many|several|come|won|our',
      'thousands|hundreds of .. patients|families|people .. trust|love|choose|chose|recommend',
      'trust|choose only us',
      'fairest|lowest|cheapest|friendliest|gentlest|finest .. you will|can|find|town|ever',
      'the most|largest|biggest|newest|oldest ... US|WORK|care|experience|technology|equipment ... TOWN',
      'average|rating|score of NUMBER',
      'hard|impossible|difficult to beat|match|top',
      'the ones|place|office|people|team to go|call|see|trust',
      'everybody|everyone|ask_around|all_of ... TOWN ... US|WE',
      'nobody|no_one ... knows|understands|does|has|can ... as_well|like|better|so_much|more',
    ],
    `places us above others, which nobody can prove, ${BOARD}`,
    BEST_FIX,
    {
      unless: phrases(
        'scholarship|school|university|residency|college|graduat*|student|class',
        'rank* pain',
        'show|fair|festival|contest|race|band|choir|honey|quilt*|garden*|league|tournament|cents|minutes|pounds',
        'coffee|tamales|pie|cook*|food|tacos|trail*|park|movie|question',
        'for you',
        'for your',
        'you deserve to',
      ),
    },
  ),
  claim(
    'comparison',
    [
      'BETTER ... than ... OTHERS',
      'BETTER than ... dentist*|office*|practice*|clinic*|chains|competitor* !you',
      'OTHERS ... BADLY',
      'others .. talk|promise|say|claim ... we|here',
      'others talk|promise|boast|claim .. about|to|that',
      'everything .. braces|implants|surgeons|specialists .. do|does .. only|but|faster|better|cheaper',
      'save|saves ... compared|than|versus .. surgeon|specialist|orthodontist|hospital|OTHERS',
      'mail_order|online|store_bought|drugstore|discount|corporate|overseas|cheap ... BADLY|dangerous|scam*|junk',
      'at|in|from other|most|many|big|corporate offices|practices|clinics|dentists ... !may',
      'quote|price|estimate|offer|fee ... WE BEAT',
      'OTHERS ... WE ... BEAT|match',
      'WE|our ... fee*|price*|charge*|cost* ... BETTER|less|fairer than',
      'than ... neighbors|competitors|theirs|competition',
      'other|most dentists|offices|labs|practices ... use|have|make ... cannot|not|never',
      'OTHERS ... never|not|rarely|seldom|only|just|still|simply ... tell|explain|take|listen|offer|show|warn|check|have|use|care|know|want|do',
      'unlike|versus|compared OTHERS',
      'unlike|versus|compared to|with|the|most|many|all|some|your ... dentist*|office*|practice*|clinic*|chains|competitor*',
      'nobody|no_one|none|nowhere|no_other|no_dentist|no_office|no_practice ... do|does|make|makes|give|gives|treat|treats|match|matches|BEAT|is|are|has|can|cares|offers|know|knows ... like|better|gentler|closer|BETTER|we|this|that|us|our|so|as|such',
      'no|not|never|none|without ... equal|rival|peer|match|comparison !tooth',
      'only|sole office|practice|dentist|team|clinic|place ... TOWN|with|that|who|to|offering',
      'the only one ... TOWN',
      'not|never|nowhere ... find|get|see|have ... at|in|from OTHERS',
      'such|this|so ... at|in|from OTHERS',
      'OTHERS BEAT',
      'BEAT OTHERS|any_price|any_quote|anyone',
      'OTHERS ... not|cannot|never|hardly ... BEAT',
      'leave|leaves|left|put|puts OTHERS',
      'leave|leaves|left ... every|all|any|most other',
      'dust|ahead ... OTHERS',
      'drive|drives|travel|fly|come past|by ... office*|practice*|dentist*',
      'dentist|dentists|place|practice|office that|whom|where other dentists|doctors|professionals',
      'other dentists|doctors choose|trust|send|go|come|recommend|see',
      'tired of ... other|your|rude|rough|pushy|old',
      'lowest|cheapest|unbeatable ... price*|fee*|rate*|cost*',
      'WE ... charge|cost|bill ... half|less than|of ... OTHERS',
      'half|third|fraction of what ... OTHERS|they|others',
    ],
    `compares us with other offices without proof, ${BOARD}`,
    OTHERS_FIX,
    {
      unless: phrases(
        'other|average|most teeth|tooth|people|patients|adults|children|foods|treatment*|material*|crowns|fillings|side|plans|medicine*|brush*',
        'had|used|use|card|records|x_rays|transfer*|treated|pictures|visited|been|plan|network|may|differently|refer*|hear',
        'nobody|no_one .. shown|proven|proved|found|said',
        'we only',
        'only .. dentist who|that|can|may|should',
        'nobody|no_one can|could promise|guarantee|say|tell',
        'ask|whether|referral|refer*',
        'no comparison|equal|match .. tooth|shade|color',
      ),
    },
  ),
  claim(
    'specialist',
    [
      "our|in_house|resident|local|TOWN|your|trusted|leading|the|a|an ... MOUTH|WORK|cosmetic|tmj|children's|kids|smile|family specialist|specialists|expert|experts|authority|guru|pro|pros|doctor !who",
      'our|in_house|TOWN ... orthodontist*|endodontist*|periodontist*|prosthodontist*|oral_surgeon*|pediatric_dentist*',
      'board_certified',
      'US|she|he is|are|as ... a|an|the|our ... specialist|specialists|expert|experts|authority|orthodontist|endodontist|periodontist|prosthodontist|oral_surgeon',
      'US|she|he|who specializ*|specialis*',
      'leading|renowned|foremost|celebrity|world_renowned|top .. expert*|authority|dentist*|surgeon*',
      'authority|expert|guru on|in|for WORK|MOUTH|cosmetic|smile',
      'WORK|MOUTH|cosmetic ... authority|guru',
      'the tmj|apnea|ILLNESS doctor|dentist|expert',
      'certified|accredited|licensed ... specialist|expert|orthodontist|implantologist|master',
      'fellowship_trained|master of ... implant*|cosmetic',
    ],
    `gives a title that only a recognized board gives, ${BOARD} without it`,
    'Say what the person does, such as "Dr. Raman has placed veneers since 2012."',
    {
      unless: phrases(
        'refer*|send|sends|recommend*|another|outside|other|nearby|call .. specialist*|orthodontist*|endodontist*|periodontist*|surgeon*|prosthodontist*|pediatric_dentist*|dentist',
        'see|with|from|by|between|and|or|if|to a|an|the|your .. specialist*|orthodontist*|endodontist*|periodontist*|surgeon*|prosthodontist*',
        'insurance|billing|financial specialist*',
        'specialist* who|in|for|may|can|will|if|outside|when|instead|elsewhere',
        'not .. specialist*|expert*',
        'called .. endodontist|orthodontist|periodontist|prosthodontist',
      ),
      questionPasses: true,
    },
  ),
];
