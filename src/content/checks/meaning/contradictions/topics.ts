import {phrases, type Phrases} from '../../../language/grammar';

/** Something that our pages say, and what says the opposite of it. */
export interface Topic {
  said: Phrases;
  against: Phrases;
  unless: Phrases;
}

const topic = (said: readonly string[], against: readonly string[], unless: readonly string[]): Topic => ({
  said: phrases(...said),
  against: phrases(...against),
  unless: phrases(...unless),
});

const ELSEWHERE =
  'garage|hospital|school|library|museum|house|home|hotel|apartment|across_the|next_door|mall|lab|court';

/** What our pages may say, and the words with which another one contradicts it. */
export const TOPICS: readonly Topic[] = [
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
      'no|not .. parking|park',
      'paid|pay lot|garage|parking',
      'park on|along|in the? street|garage',
    ],
    [
      'free|no_charge|no_cost|no_fee',
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
    ['across_the', 'chain*', 'other|others|another|most|many|some|corporate dental? office|offices|practices'],
  ),
  topic(
    ['you are? welcome to stay in the room', 'parent* may|can|could stay'],
    [
      'parent|parents|guardian*|mom|dad|moms|dads|family ... not|never|cannot .. allowed|stay|room|come|enter|back|accompany|permitted|inside',
      'parent|parents|guardian*|mom|dad|moms|dads .. wait|waits|stay|stays|remain* .. lobby|waiting_room|reception|outside|car|front',
      'no parents|parent|family .. in|room|allowed|past|beyond',
      'children|kids|child come|comes|go|goes .. alone|themselves',
    ],
    ['may|can|could|some|sometimes|goes_better|if|rather|prefer|need_not|do_not_have', 'picture*|x_rays'],
  ),
  topic(
    ['parent|guardian .. has|have .. come|sign|agree', 'parent|guardian must'],
    [
      'no|without|not .. parent|parents|guardian|adult .. needed|need|needs|necessary|required|have|sign*|stay|come',
      'drop .. child|children|kid|kids|son|daughter|teen* .. off',
      'teen*|minor*|child|children|kids|son|daughter|year_olds|NUMBER ... sign|signs|agree|consent .. own|themselves|himself|herself|form|forms|treatment|alone',
      'year_old|year_olds|teenager|teenagers|teen|minor ... sign|signs|agrees|consents|decides',
      'sibling*|brother*|sister*|grandparent*|nanny|neighbor|aunt|uncle|friend .. sign|signs|agree|consent',
      'parent|parents|guardian|adult .. not .. sign|come|stay|needed|required|necessary',
    ],
    ['written|permission|later|eighteen|over|yourself', 'NUMBER or older', 'parent|guardian .. has|have|must|signs'],
  ),
  topic(
    ['not .. general_anesthesia', 'no general_anesthesia'],
    [
      'WE|US .. offer|offers|give|gives|provide|provides|use|have|put|puts .. general_anesthesia|fully_asleep|to_sleep',
      'general_anesthesia .. here|available|in_our|at_our|in_the_office',
      'you|your child are|will|be|is .. completely|fully|totally|entirely asleep|unconscious|out',
      'put|puts you|your_child|him|her|them .. to_sleep',
      'sleep through',
    ],
    ['not|never|nor|no', 'refer*|hospital|surgeon|specialist|elsewhere', 'light|could|may|might|need'],
  ),
  topic(
    ['oral sedation ... for adults', 'sedation .. adults only'],
    [
      'sedation|sedate|sedated|sedates|sedative|valium|halcion ... child*|kid|kids|toddler*|year_old*|years|baby|babies|teen*|son|daughter',
      'child*|kid|kids|toddler*|year_old*|baby|babies|teen*|son|daughter ... sedation|sedate|sedated|sedative',
    ],
    [
      'nitrous|laughing_gas|gas|not|never|no|nor|without|instead_of|only|adults|other|hospital|specialist|surgeon|refer*|tell|ask|question*|whether',
      'parent*|mother|father|mothers|care|alone|after|page|family_dentistry|practice*|training|trained|years_of',
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
    ['written|writing .. estimate', 'estimate .. writing|written', 'plan .. writing|written'],
    [
      'no|not|never|without .. estimate|estimates|quote|quotes|plan .. writing|written|paper|needed|given|give',
      'WE .. not|never|no_longer .. estimate|estimates|quote|quotes|price|prices',
      'price|cost|bill|fee ... go|goes|rise|rises|change|changes ... without .. asking|asked|telling|notice|warning',
    ],
    ['until|unless|stop|if', 'without an? estimate'],
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
    ['toddlers', 'children .. every|any|all age', 'see|sees|treat|treats|look_after .. children|kids'],
    [
      'WE|office|practice|dentist* .. not|never|cannot|no_longer .. see|treat|take|accept .. children|kids|toddlers|babies|teens|teenagers|anyone under',
      'adults only',
      'only adults|grown_ups|grownups',
      'WE .. see|treat|take|accept .. adults .. only',
    ],
    ['sedation|oral|IV|whiten*|implant*|aligner*', 'records|parent|alone|off|without'],
  ),
  topic(
    ['not .. send|e_mail .. form|forms|ordinary|medical', 'bring the forms'],
    [
      'e_mail|email|text|fax|scan|snap|photograph|send .. form|forms|paperwork|health_history ... us|back|to|gmail|before',
      'form|forms|paperwork .. e_mail|email|text|fax|photo',
      'photo|picture|photograph|scan .. of? them|it ... text|send|e_mail|email them|it|us',
    ],
    ['not|never|nor|portal|secure|bring|print|ask|please_do_not|contact_form|this_form|we|right*|request'],
  ),
  topic(
    ['illustrations stand for'],
    [
      'picture|pictures|photo|photos|photographs|faces|smiles ... untouched|unretouched|genuine|unedited|own_patients|unaltered',
      'genuine|untouched|unedited|unretouched|unaltered .. picture|pictures|photos|photographs|patients|results|smiles|cases',
    ],
    [
      'not|no|never|nobody|cannot|stand|illustration*|whether|if|permission|agree*|bring|send|take|wait|until|once|before_you',
      'x_rays|scan|size|time|price|cost|camera|people_are',
    ],
  ),
  topic(
    ['bleach|whitening|gel .. no effect', 'crowns|veneers|fillings .. not .. whiten|lighten|bleach|change'],
    [
      'bleach*|whiten*|gel .. lighten*|whitens|works|brighten*|changes ... crown|crowns|veneer|veneers|filling|fillings|porcelain|bridge|bridges|bonding',
      'crown|crowns|veneer|veneers|filling|fillings|porcelain .. can .. bleached|whitened|lightened',
    ],
    ['not|no|never|cannot|nor|around|beside|next_to|match|first|before|if|may|when|instead|or'],
  ),
  topic(
    ['down_payment of', 'make .. down_payment'],
    ['no|without|zero|never|not .. down_payment', 'nothing|zero down'],
    ['lender|partner|if|CareCredit|depends|some'],
  ),
  topic(
    ['videos|films .. captions', 'captions .. videos|films', 'captions'],
    ['videos|films ... no|not|without captions', 'captions .. not|never'],
    ['if|yet|tell|write|call|until|some|may'],
  ),
  topic(
    ['veneers .. cannot be undone', 'not .. undone'],
    [
      'veneers|veneer ... reversible|undone|removed|taken_off ... time|whenever|again|later|easily|like',
      'veneers|veneer .. is|are .. reversible|temporary|removable',
    ],
    ['not|cannot|never|no|nor|usually|rarely|no_prep|composite|before|trial|preview|resin|dentist'],
  ),
  topic(
    ['teeth .. drift back', 'retainer is .. part of the plan'],
    [
      'no|not|without .. need|needs|wear|have .. retainer*',
      'retainer* .. is|are .. optional|extra|unnecessary',
      'retainer* .. only|just .. for .. week|weeks|month|months|year',
      'stop|throw .. retainer*',
    ],
    ['if|unless|never|do_not|if_you_stop|who|people|and not'],
  ),
];
