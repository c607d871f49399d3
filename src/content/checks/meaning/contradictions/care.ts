import {topic, type Topic} from './topic';

/** What happens in the chair, and what comes of it. */
export const CARE: readonly Topic[] = [
  topic(
    ['not .. general_anesthesia', 'no general_anesthesia'],
    [
      'WE|US .. offer|offers|give|gives|provide|provides|use|have|put|puts .. general_anesthesia|fully_asleep|to_sleep',
      'general_anesthesia .. here|available|in_our|at_our|in_the_office',
      'you|your child are|will|be|is .. completely|fully|totally|entirely asleep|unconscious|out',
      'put|puts you|your_child|him|her|them .. to_sleep',
      'sleep through it|everything|WORK|VISIT',
      'sleep through the|your|all|a|every ~ WORK|VISIT|thing|session',
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
      'retainer* .. not needed|necessary|required',
      'retainer* .. only|just .. for .. week|weeks|month|months|year',
      'stop|throw .. retainer*',
    ],
    ['if|unless|never|do_not|if_you_stop|who|people|and not', 'MONEY'],
  ),
  topic(
    ['adult must .. bring|take|come', 'always with an adult', 'adult .. stay|drive .. you|home'],
    [
      'need|needs|have|bring no|not .. escort|companion|driver|anyone|adult|ride',
      'not|never|no .. need|needs|have .. escort|companion|driver|anybody|anyone|somebody|ride .. sedation|tablet|home',
      'tablet|oral_sedation|sedation|sedated ... drive|walk|go|get|ride .. yourself|alone|own|work',
      'drive|go|walk|get yourself|home .. alone|own|yourself .. tablet|oral_sedation|sedation|sedated',
    ],
    [
      'nitrous|laughing_gas|gas|cannot|must|until|next_day|not_enough|someone|somebody',
      'not|never .. drive|go|walk|leave|home',
    ],
  ),
  topic(
    ['dose cannot .. turned|changed|reversed'],
    [
      'tablet|dose|pill ... can|could|may|be .. turned_down|turned_up|reversed|stopped|undone|adjusted ... swallowed|taken|any|later',
    ],
    ['cannot|not|never|no|before|gas|nitrous'],
  ),
  topic(
    ['tablet|oral ... hours|drowsy|sleepy', 'over the rest of the day'],
    [
      'tablet|pill|oral_sedation ... wears_off|gone|over|out_of_your_system .. hour|minutes|at_once',
      'tablet|pill|oral_sedation|sedation ... back_to work|driving|school .. same_day|afternoon?',
      'after the tablet|pill|oral_sedation ... go|back|return to work|driving|school',
    ],
    ['not|never|cannot|next_day|gas|nitrous|until|when|about|start*|works'],
  ),
  topic(
    ['stays .. with you', 'stay|stays .. room|with_you .. whole|time|beginning'],
    [
      'you .. left|be|are alone|unattended|by_yourself ... tablet|sedation|works|work|sedated|drowsy',
      'leave|leaves you .. alone|unattended ... tablet|sedation|drowsy|works|rest',
      'nobody|no_one ... with|watches|beside .. you .. sedat*|tablet|drowsy',
    ],
    ['not|never|cannot|moment|parent*'],
  ),
  topic(
    ['seldom cured', 'cannot be wished_away', 'held .. cured', 'controlled .. cured'],
    [
      'gum_disease|periodontitis .. be|is|gets .. cured|gone|over .. good|forever|once|completely?',
      'after .. deep_cleaning .. never|no .. care|again|need',
    ],
    ['seldom|not|cannot|rarely|never .. cured', 'if|early|gingivitis|nobody'],
  ),
  topic(
    ['enamel|it .. not .. grow .. back', 'cannot be undone', 'enamel .. removed|trimmed|gone'],
    [
      'enamel .. grows|grow|comes|regrows .. back|again',
      'veneers|them|those|yours ... lift|take|come|slip|pop .. off .. and .. teeth|tooth .. are|is|as .. there|before|were|they',
      'lift|take|pop|slip .. off ... teeth|tooth .. are|is|as',
      'old|own|natural|real teeth|tooth .. are|is|be .. as_they_were|as_before|there|unchanged|untouched|underneath|good_as_new',
    ],
    ['not|never|cannot|no|temporary|trial|tray*|denture*|if_possible|before_we|before_the|before_you|gone|mock_up'],
  ),
  topic(
    [
      'differ .. from',
      'not .. promise ... same',
      'no result is guaranteed',
      'may differ',
      'not a promise',
      'not promises',
    ],
    [
      'what you can|may|will count_on|expect|rely_on|look_forward_to ... whatever|yourself|too|same',
      'what you see here? is what you get',
      'you|your .. will|get|gets .. same result|results|smile .. as',
      'yours|smile|teeth .. look|be|turn_out .. exactly|just|as_good|precisely .. like|as .. these|them|theirs|those|pictures|people|this',
      'show what WE|you .. achieve|do|can_do|get .. for .. EVERYONE|every|each|all',
      'expect nothing less',
      'promise .. yours .. look|be',
      'result|results|outcome|teeth|smile .. same|identical .. for .. EVERYONE|you|all',
      'happened|worked|did for them|her|him|others .. will|happens|works for you',
      'picture*|result*|case*|these ... what everybody|everyone|you gets|get|can_expect|will_get|will_have',
    ],
    [
      'not|never|cannot|no|nobody ... count_on|expect|rely_on|same|look|looks|promise*|guarantee*|get|work',
      'differ*|estimate|visit|first|price*|bill|written|plan|before_your|at_your',
    ],
  ),
];
