import {topic, type Topic} from './topic';

const ELSEWHERE =
  'garage|hospital|school|library|museum|house|home|hotel|apartment|across_the|next_door|mall|lab|court';

/** How to reach us, and what the office is like. */
export const OFFICE: readonly Topic[] = [
  topic(
    ['ground floor', 'step_free'],
    [
      'second|third|fourth|fifth|2nd|3rd|4th|upper|top|next floor|story',
      'upstairs|downstairs',
      'take|climb|use|up|down|by the stairs|stairway|staircase|steps',
      'no|not|without|broken .. elevator|lift|ramp',
      'flight|flights of stairs',
      'wheelchair* .. not .. fit|pass|enter|get|come',
      'narrow door|entrance|doorway',
      'door|entrance|doorway .. narrow',
      'elevator|elevators',
      'steps|stairs .. lead*|door|entrance|entry|inside|up',
      'not .. step_free|wheelchair*|accessible',
    ],
    [ELSEWHERE, 'no|without .. step|steps|stairs|elevator', 'denture*|gum|chew*|face_lift|lip', 'next steps'],
  ),
  topic(
    ['parking & free|no_charge'],
    [
      'parking .. MONEY|costs|paid|fee|meter*|ticket|permit',
      'pay|MONEY|fee|meter* .. parking|park',
      'no|not ~ parking|park',
      'paid|pay lot|garage|parking',
      'park on|along|in the? street|garage',
    ],
    [
      'free|nothing|no_charge|no_cost|no_fee',
      'no|not .. parking|park .. on|in|along|at .. street|curb|side|corner|lane|driveway|door|alley',
      'downtown|mall|garage .. charges',
      'no|not .. MONEY|cost*|fee|meter*|ticket',
      'san tan|national|state park',
    ],
  ),
  topic(
    ['leave a message', 'a person answers during working_hours|hours'],
    [
      'around_the_clock',
      'open|available|reach*|answer*|here|call|phone|line|care|help|service|emergency .. 24 hours|hour',
      '24 hours a|per? day',
      '24 7',
      'day and|or night',
      'any time|hour of the? day|night',
      'someone|somebody|we|dentist|doctor .. pick*|answer*|there|here|awake|up .. in_the_morning|at_night|midnight',
      'WE|dentist|doctor|someone|somebody|team|phone|phones|lines|open|call|reach ... every|all|any night',
      'open|here|available .. nights and weekends',
    ],
    [
      'worn|wear|stays|fixed|mouth',
      'poison*|center|crisis|online|portal|website|988|911|hotline|voicemail|message|emergency_room|hospital|book*|request|write',
      'wear|worn|tray*|aligner*|retainer*|guard|denture*|brush*|mouth|teeth|tooth|bacteria|hours after|before|ahead|notice|swelling|bleeding|eat|chew|drink',
      'not|no|nobody',
      'take|label|dose|medicine',
    ],
  ),
  topic(
    ['one practice|office in one place', 'one practice|office'],
    [
      'our|we|us|my .. second|third|other|both|two|three|several|newest location|locations|offices|branch',
      'offices|locations in .. TOWN',
      'our|the TOWN and TOWN offices|locations|office',
      'both|two|three .. our locations|offices',
      'practice|office with two|three|several|more offices|locations',
    ],
    [
      'across_the',
      'chain*',
      'dental offices|practices',
      'other|others|another|most|many|some|corporate dental? office|offices|practices',
    ],
  ),
  topic(
    ['english .. spanish', 'spanish .. english'],
    ['only|just .. english', 'english only', 'no|not|nobody .. speak|speaks .. spanish', 'no spanish'],
    ['lender|document*|form|plan|insurance|portal|word|not_only|if|who|you|may'],
  ),
  topic(
    ['arrive .. early', 'come .. early'],
    [
      'need_not|no_need|never|not|no_reason .. come|arrive|be|get .. early',
      'minute|minutes before|early .. plenty|enough|fine',
    ],
    ['when|children|unless|late'],
  ),
  topic(
    ['welcoming new_patients', 'accept* new_patients', 'new patients .. welcome'],
    [
      'WE .. not|no_longer|cannot|stopped|unable .. take|taking|accept|accepting|see|seeing new_patients',
      'new patients ... not .. accepted|taken|seen|possible',
      'closed|full .. new patients',
      'waiting list .. new|patients',
    ],
    ['until|if|unless'],
  ),
  topic(
    ['not .. send|e_mail .. form|forms|ordinary|medical', 'bring the forms'],
    [
      'e_mail|email|text|fax|scan|snap|photograph|send .. form|forms|paperwork|health_history ... us|back|to|gmail|before',
      'form|forms|paperwork .. e_mail|email|text|fax|photo',
      'photo|picture|photograph|scan .. of? them|it ... text|send|e_mail|email them|it|us',
    ],
    [
      'not|never|nor|portal|secure|bring|print|ask|please_do_not|contact_form|this_form|we|right*|request',
      'form and our|the fax',
    ],
  ),
  topic(
    ['videos|films .. captions', 'captions .. videos|films', 'captions'],
    ['videos|films ... no|not|without captions', 'captions .. not|never'],
    ['if|yet|tell|write|call|until|some|may'],
  ),
  topic(
    ['cannot cancel|change .. e_mail|chat', 'not use e_mail|chat ... cancel'],
    [
      'cancel*|reschedul* .. by|over|through|with|in .. e_mail|email|chat|contact_form',
      'e_mail|email|chat|contact_form ... to cancel|reschedule',
      'e_mail|email|message|chat ... need|want to cancel|reschedule',
    ],
    ['not|never|nor|cannot|please_do_not|instead|only|phone'],
  ),
  topic(
    ['interpreter .. not .. charged|no_charge', 'arrange .. interpreter'],
    ['bring .. someone|somebody|relative|friend|child|family .. interpret*|translate*', 'bring .. own interpreter'],
    ['need_not|not_have|not|never|no|if_you_like|welcome|may'],
  ),
  topic(
    ['only|with|without .. written? permission', 'not .. without .. permission', 'signed .. permission'],
    [
      'sign|signs|signed|give|gave|need no|never .. permission|consent|release',
      'no|not|never .. permission|consent .. needed|asked|required|necessary',
      'picture*|photo*|cases|them|patients ... without asking|permission|consent',
    ],
    ['not|never|nobody ... without', 'treatment|payment|operations|law|court|report|publish .. not'],
  ),
];
