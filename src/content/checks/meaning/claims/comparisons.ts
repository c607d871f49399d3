import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {BOARD, claimRules, LIKELY} from './claim';

/* Better than other offices, or what is wrong with them. Whoever denies it compares all the same. */

const comparison = claimRules(
  'comparison',
  `compares us with other offices without proof, and ${BOARD}`,
  'Say what we do, such as "You get the price in writing before treatment starts."',
  {deniedPasses: false},
);

const DOES_NOBODY =
  'NOBODY .. owns|has|offers|uses|does|knows|makes|gets|gives|treats|cares|spends|is|are|comes|matches|beats|tops|undercuts !to|a|had';
const CAN_NOBODY = 'NOBODY .. can|will do|offer|match|say|give|make|place|beat|find|get|see|meet|treat|come';

const LIKELY_NOBODY =
  'nobody|no_one|none|nowhere|no_other|no_dentist|no_office|no_practice ... do|does|make|makes|give|gives|treat|treats|match|matches|BEAT|is|are|has|can|cares|offers|know|knows|listen|listens|explain|explains|work|works';

/** After "so" no other thought: "so gentle" compares, and "so we ask" does not. */
const NO_SEQUEL =
  '!we|you|they|he|she|it|i|that|the|our|your|there|please|do|ask|call|tell|keep|bring|leave|try|long|far|on|if|when|because|before|until|and|but|at|in|on|for|to|take|write|say|talk|sit|wait|look|check|come|go|make|put|have|take_your|just|feel|relax|ring|stop|rest|raise|eat|drink|use|no|nobody|not|never|nothing|every|everybody|even|most|some|people|patients|children|parents|dr';

export const comparisons: readonly WordRule[] = [
  // Nobody does it better.
  comparison(
    [
      `${DOES_NOBODY} ... BETTER|more|closer|like|such|our|this`,
      `${DOES_NOBODY} ... as !a|if|it|long|soon|well|you|we|they`,
      `${DOES_NOBODY} ... so ${NO_SEQUEL}`,
      `${CAN_NOBODY} ... BETTER|more|closer|like|such|our|this`,
      `${CAN_NOBODY} ... as !a|if|it|long|soon|well|you|we|they`,
      `${CAN_NOBODY} ... so ${NO_SEQUEL}`,
      'nobody_else|no_one_else in|around|near NAME|TOWN',
      "can't|cannot|won't|not|never find a|an? BETTER|more",
      'NOT get|find|have|see .. anywhere_else|somewhere_else|elsewhere',
      'tired of other|your|rude|rough ~ dentist|dentists|office|offices',
      'our price*|fee*|quality|care|team|result* .. beat|beats|top|tops|outshine*|surpass*',
    ],
    {
      unless: phrases(
        'nobody|no_one here|in_our|at_our|of_us',
        'a few',
        'PASTIME|in_the_family',
        'none|not_one of_our|of_the patients|people',
        'like|than|as you',
        'nobody|no_one has shown|proven|proved|found|said',
        'nobody_else|no_one_else will|can|could see|hear|read|know|open|use',
        'nobody_else|no_one_else sees|hears|reads|knows',
        'nobody|no_one can .. promise|guarantee|tell',
        'nobody|no_one is|was|will_be asked|told|made|forced|required|expected|paid|charged',
      ),
    },
  ),
  // Better than others, or unlike them.
  comparison(
    [
      'BETTER .. than at|the|any|all|most|many|your? OTHERS|anyone|anybody|average|other|chain*|corporate|competit*',
      'more|less !than !often .. than at|the|any|all|most|many|your? OTHERS|anyone|anybody|average|other|chain*|corporate|competit*',
      'BETTER|more|less .. than the rest !of',
      'BETTER|more|less .. than at? !copper|finch NAME .. dental|dentistry|dentist|dentists|smile|smiles|orthodontics',
      'BETTER|more|less .. than at|by? the|your|that|any ~ PROVIDER|chain|chains next|down|across|nearby|around|in_town',
      'unlike|compared_to|compared_with the|most|many|all|some? OTHERS',
      'unlike|compared_to|compared_with .. other|competing|corporate|chain|big|average|old_fashioned ~ PROVIDER|chains|places',
      'other|most|corporate|chain ~ dentists|office|offices|practices|clinics|chains not|never|NOT|will_rush|will_charge|will_push|will_sell|rush|charge|push|skip|use|still|overcharge|make_you|only|just',
      'beat|beats|beating|exceed*|surpass*|outshine*|outperform*|outclass*|outdo* every|all|any|other|most .. PROVIDER|competit*',
      'save|saves up_to? SHARE|NUMBER compared|versus|over',
    ],
    {
      unless: phrases(
        'for|to other ~ dentist|dentists|office|offices|practices|clinics only',
        'so do_we|does_ours|do_ours',
        'as|like|including we|us|ourselves|ours',
        'other teeth|side|tooth|materials|material|crown|crowns|filling|fillings|metals|people|patients|children|adults|days|foods|treatment*|method*|things|hand|one|ones|brushes',
        'average adult|person|tooth',
      ),
    },
  ),
  // The only one, and the cheapest.
  comparison(
    [
      'only ~ dentist|dentists|dental_office|dental_practice|dental_clinic|office|practice|clinic in|around|that|who|to',
      'WE .. beat|match any|every|all ~ price|prices|offer|offers|quote|quotes|estimate|estimates|competitor|competitors',
      'lowest|cheapest|unbeatable ~ price|prices|priced|fee|fees|rate|rates',
    ],
    {
      deniedPasses: true,
      unless: phrases('only .. dentist who|that can|should|may', 'the play|movie|film|book|song|joke'),
    },
  ),
  // Without equal.
  comparison([
    'WE|COLLEAGUE|our .. no equal|equals|match|rival|rivals|peer|peers|competition',
    'rival|rivals none',
    'without equal|peer|rival',
    'WE|COLLEAGUE|our .. in_a_class|in_a_league of',
    'WE|COLLEAGUE|our .. is|are|stand|stands a_cut_above|head_and_shoulders_above|ahead_of_everyone|ahead_of_everybody|ahead_of_the_rest|unequaled|unequalled|peerless|unsurpassed|unparalleled|incomparable',
    'is|are|be|become|remain*|make|makes the? envy of !the_break',
    'gold_standard in|of|for',
    'set|sets the standard',
    'the standard|name others|other_dentist*',
    'other dentists go|come|send|trust|choose|turn',
    'the|a dentist|practice|office|place|one that? other? dentists|doctors|celebrities|everybody|everyone go|goes|trust*|choose*|come|comes|recommend*|turn|turns',
    'one of the|only top|only|few|first|SUPERLATIVE|BEST ~ dentists|practices|offices|clinics in|who|that|of',
    'drive|travel|fly|come past|by .. office|offices|dentist|dentists|practice|practices',
  ]),
  // What is wrong with others.
  comparison(
    [
      'OTHERS .. BADLY',
      'other|another|most|many|some|cheap|discount|corporate|chain|big_box ~ PROVIDER|colleague*|lab|labs|chains .. BADLY',
      "OTHERS you_would|you'd|you_get|would_have",
    ],
    {
      unless: phrases(
        'other|another|most|many|some|others ~ teeth|tooth|people|patient|patients|children|adults|food|foods|medicine|medicines|plan|plans|insurers|insurer|insurance|crown|crowns|filling|fillings|material|materials|treatment|treatments|kind|kinds|type|types|case|cases|day|days|visit|visits|time|times|brand|brands|toothpaste*|disease*|illness*|antibiotics|website*',
      ),
    },
  ),
  // Likely a comparison.
  comparison(
    [
      'compare us|our_work|our_crowns|our_prices .. with|to|against .. OTHERS|PROVIDER|chain*',
      "their|theirs WORK|work|prices|fees|chairs .. BADLY|hurry|hurries|twice_as_much|FAIL|never|don't|cost|costs|twice|double ... fit|fits|last|FAIL|BADLY|much|price|more",
      '!finch|delta|american NAME dental|dentistry|smiles|orthodontics ... BADLY|hurry|hurries|twice_as_much|FAIL|twice|double|overpriced',
      'WORK at|from|by OTHERS|NAME .. BADLY|hurry|hurries|twice_as_much|FAIL|cost|costs|twice|double',
      'BETTER ... than ... OTHERS',
      'BETTER than ... dentist*|office*|practice*|clinic*|chains|competitor* !you',
      'OTHERS ... BADLY|hurry|hurries|twice_as_much',
      'others .. talk|promise|say|claim ... we|here',
      'others talk|promise|boast|claim .. about|to|that',
      'everything .. braces|implants|surgeons|specialists .. do|does .. only|but|faster|better|cheaper',
      'save|saves ... compared|than|versus .. surgeon|specialist|orthodontist|hospital|OTHERS',
      'mail_order|online|store_bought|drugstore|discount|corporate|overseas|cheap ... BADLY|hurry|hurries|twice_as_much|dangerous|scam*|junk',
      'at|in|from other|most|many|big|corporate offices|practices|clinics|dentists ... !may',
      'quote|price|estimate|offer|fee ... WE BEAT',
      'OTHERS ... WE ... BEAT|match',
      'WE|our ... fee*|price*|charge*|cost* ... BETTER|less|fairer than',
      'than ... neighbors|competitors|theirs|competition',
      'other|most dentists|offices|labs|practices ... use|have|make ... cannot|not|never',
      'OTHERS ... never|not|rarely|seldom|only|just|still|simply ... tell|explain|take|listen|offer|show|warn|check|have|use|care|know|want|do',
      'unlike|versus|compared OTHERS',
      'unlike|versus|compared to|with|the|most|many|all|some|your ... dentist*|office*|practice*|clinic*|chains|competitor*',
      `${LIKELY_NOBODY} ... like|better|gentler|closer|BETTER|this|that|our|such`,
      `${LIKELY_NOBODY} ... we do|does|can|have|are|give|treat|offer|take !not`,
      'nobody|no_one|none|nowhere|no_other ... as|than we|us|ours do|are|can|have|does|will|.',
      `${LIKELY_NOBODY} ... so ${NO_SEQUEL}`,
      `${LIKELY_NOBODY} ... as !a|if|it|long|soon|well|you|we|they`,
      'no|none|without ~ equal|rival|peer|match|comparison !tooth',
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
    {
      ...LIKELY,
      unless: phrases(
        'health month',
        'other|average|most teeth|tooth|people|patients|adults|children|foods|treatment*|material*|crowns|fillings|side|plans|medicine*|brush*',
        'had|used|use|card|records|x_rays|transfer*|treated|pictures|visited|been|plan|network|may|differently|refer*|hear',
        'PASTIME|in_the_family',
        'none|not_one of_our|of_the patients|people',
        'nobody|no_one .. shown|proven|proved|found|said',
        'we only',
        'some ... leaves others',
        'coupon*|accept|asked',
        'only .. dentist who|that|can|may|should',
        'nobody|no_one can|could .. promise|guarantee|say|tell',
        'nobody|no_one is|was|will_be asked|told|made|forced|required|expected|paid|charged',
        'nobody|no_one minds|mind',
        'ask|whether|referral|refer*',
        'nobody|no_one ... than|like|as you|your',
        'nobody|no_one minds|mind|has_to|have_to|needs_to|need|needs|should|must|asks|scolds|judges|laughs|expects',
        'if nobody|no_one',
        'for|to other ~ dentist|dentists|office|offices|practices|clinics only',
        'so do_we|does_ours|do_ours',
        'not|never .. the only office|practice|dentist|clinic|team|place|one',
        'no comparison|equal|match .. tooth|shade|color',
        'garage|lot|parking|store|bakery|cafe|restaurant|school|pharmacy|library|lab',
      ),
    },
  ),
];
