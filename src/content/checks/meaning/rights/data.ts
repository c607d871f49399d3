import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely, right} from './rule';

/* What is known of patients stays with us, pictures and sound included. */

const WHAT = "gives patients' data away, which needs their written authorization each time (HIPAA, 45 CFR 164.508)";
const FIX = 'Take it out; the privacy policy says what may be shared.';

/** With whom nothing is shared that is not for treatment, payment or the law. */
const STRANGERS =
  'companies|partner|partners|sponsor|sponsors|advertis*|marketers|marketing|employer*|landlord*|anyone|anybody|facebook|google|instagram|tiktok|others|third_part*|vendors|researchers|data_broker*';

const AGREED = [
  'NEGATION|only|unless|cannot|no .. share*|sell*|use*|post*|publish*|give*|pass*|show*|with|you|disclos*|trade*|rent*|appear*|record*|film*',
  'with|by your|their|written .. permission|consent|authorization|agreement',
  'only with',
  'permission|consent|authorization .. first|before|signed|written|in_writing|withdrawn',
  'if_you',
  'ask you',
  'sign* .. consent|permission|authorization|release',
  'right_to|rights',
];

export const data: readonly WordRule[] = [
  right(
    'data',
    [
      "sell|sells|selling|sold|rent|rents|trade|trades .. your|patients'|their|patient|the|all .. information|data|records|name|names|photo|photos|pictures|x_rays|address|addresses|phone_numbers|details|history|story|stories|list|lists",
      `share|shares|sharing|give|gives|pass|passes|hand|hands|send|sends|disclose|discloses|provide|show|shows ... your|patients'|their|patient .. information|data|records|name|names|photo|photos|pictures|x_rays|address|addresses|phone_numbers|details|history|story|stories|list|lists .. to|with|on .. ${STRANGERS}`,
      "use|uses|post|posts|publish|publishes ... your|patients'|their|patient .. information|data|records|name|names|photo|photos|pictures|x_rays|story|stories ... without .. asking|consent|permission|authorization|telling|notice|release",
    ],
    WHAT,
    FIX,
    {
      unless: phrases(
        'never|not sold|sell|rent|trade',
        'nor sell|rent|trade',
        ...AGREED,
        'will_not|cannot|does_not|do_not',
      ),
    },
  ),
  likely(
    'data',
    [
      `pass|passes|sell|sells|share|shares|give|gives|hand|hands|lend|lends|rent|rents|trade|trades|send|disclose|discloses|provide|provides ... your|patients'|their|all|patient ... to|with ... ${STRANGERS}`,
      'your ... PICTURE|name|story|face|data|records|details|case|smile ... used|use|shown|shared|posted|published|appear|pop_up|end_up|land|turn_up|star ... SOCIAL|website|online|anywhere|wall',
      'PICTURE|checkup|visit|smile .. may|might|could|will|can|go|goes .. SOCIAL|website|online|our_page|our_wall|pop_up|end_up',
      'WE post|posts|share|shares|publish*|show|shows|upload*|put|feature* ... patient|patients|your|you|everybody|everyone ... SOCIAL|online|website|story|stories',
      'WE|they record|records|film|films|tape|listen ... visit|visits|call|calls|conversation*|what_you|treatment|you|patient* ',
      'camera|cameras|microphone*|recorder*|recording|recorded|film|filmed|filming ... all_times|always|SOCIAL|online|treatment_room*|every_room|without|hidden|secret*|quietly|nobody_knows|consultation_room',
      'hidden|secret|secretly|quietly|discreet* .. camera*|microphone*|record*|film*|listen*|photograph*',
      'camera*|microphone*|record|records|recording* ... NEGATION|without .. mention|tell|ask|say|notice|announce|know',
      'PICTURE .. belong|belongs|are|is|become|becomes|remain|stay ours|our_property|to_us|the_practice|property',
      'not|nobody|no_one|never|cannot ... PICTURE|theirs|it|them|yours be? taken_down|removed|deleted|erased|withdrawn',
      'tell|tells|give|gives|share|shares|discuss|explain ... spouse|husband|wife|parents|employer|family|relatives|friends|boss|neighbor* ... treatment|visit|chart|records|anything|everything|results|health',
      'group_chat|family_chat|group_text|family_group',
      'teen*|minor|minors|child|children|confid* ... tell|report|text|call|inform|post .. parents|parent|mother|father|family|school|coach ... right_away|at_once|immediately|anyway|everything|all',
      'out_loud|aloud|in_front_of ... balance|diagnosis|weight|name|names|chart|results|owe*|bill|everyone|everybody|lobby|lounge|waiting_room|other_patients',
      'balance|diagnosis|weight|chart|results|owe*|bill|sugar|history .. before|across|in the? everyone|everybody|others|other_patients|lobby|lounge|waiting_room|open_bay|room',
      'board|list|wall|window|poster|whiteboard ... names|name .. of|who ... owe*|late|balance|missed|no_show*',
      'e_mail|email|send|give|mail|hand|release ... records|x_rays|them|chart|copies|files ... whoever|anyone|anybody|everyone',
      'share|shares|pass|passes|give|sell|send|upload ... appointment|visit|treatment|contact|patient details|data|information|list|names ... advertis*|marketing|partner*|sponsor*|facebook|google',
      'use|post|share|show|publish|send ... unless you object|opt_out|tell|say|refuse',
      'we let .. boss|employer|school|landlord|parents|spouse|husband|wife .. know',
      'SOCIAL show|shows|shares|features ... you|patients|how',
      'employer*|landlord*|boss|school|spouse|husband|wife ... can|may|could ... ask|call|see|get|learn|know ... us|treatment|records|visit|chart',
      'report|reports .. employer*|landlord*|boss|school|immigration|police',
      'no|NEGATION .. need|have|required|must|will .. tell|notify|inform ... stolen|breach|lost|hacked|leak*',
      'parent|parents|spouse|family|relatives ... call|ask|get .. any|all information|details',
      'without further|prior|your notice|asking|consent|permission|authorization|approval',
      'whatever|anything|everything|all .. you send|write|upload|post|share ... ours|our_property|belongs|publish',
      'privacy_notice|privacy_policy|notice_of_privacy .. only|buy|members|pay|fee|plan|for|to .. members|who|buy*|pay*|fee|plan',
    ],
    WHAT,
    FIX,
    {
      unless: phrases(
        'bite|impression|impressions|measurement*|color|shade|blood_pressure|findings',
        ...AGREED,
        'permission|authorization',
        'NEGATION|no|nothing .. without',
        'law|court|legal|physician|specialist|required|agree*|may_ask|if_you_tell|with_you|your_screen',
        'for treatment|payment',
        'treatment payment',
        'involved|caring|care|help|helps .. you|in|pay|for',
        'no|NEGATION .. camera|cameras|film*|record*|photo*',
        'intraoral|small|tiny camera',
        'records|scan*|wand numbers|points|the_way',
        'your_child|screen|lab|model',
      ),
    },
  ),
];
