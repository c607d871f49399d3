import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely} from './rule';

/* People who are treated apart from others, at another price, or as if all of their kind were the same. */

export const separation: readonly WordRule[] = [
  likely(
    'separation',
    [
      'PROTECTED ... last|first|end|own|separate|different|other|back|side appointment*|slot*|hour*|patient|entrance|door|waiting_room|lounge|room|chair|hours|of_the_day|days',
      'PROTECTED ... end of_the hall|hallway|day|line|list|afternoon|morning|week',
      'PROTECTED ... through|by|use|uses .. the_back|the_side|back_door|side_door|service_door|other_door|service_entrance|rear',
      'PROTECTED .. welcome ,? but|as_long_as|only|provided|so_long_as',
      'PROTECTED|shelter ... after ... closed|others|everyone_else|left|gone',
      'PROTECTED ... NEGATION|no|less|fewer .. numb|numbness|anesthe*|pain_medicine|painkiller*|pain_relief',
      'NEGATION|no|less .. numb|numbing|anesthe* ... PROTECTED|people|patients who',
      'keep|keeps|hold|holds|take|collect .. passport*|papers|visa|green_card|license ... UNTIL ... paid|pay|bill|balance',
      'PROTECTED ... so ... NEGATION .. mix|meet|sit|bother|upset|disturb|see|offend|scare',
      'gloves|gloved|room|instruments|chair|bleach*|disinfect* ... after|for|when ... PROTECTED patient*|people|guest*|visitor*|families',
      'reserve|reserved|keep|kept|set_aside ... for ... PROTECTED|charity_cases',
      'charity_case|charity_cases',
      'away|apart|separate* from .. other|our|cosmetic|paying|regular|insured|private patients|clients|families|guests',
      'not .. mix|sit|meet with .. other|our|cosmetic|paying|regular|insured|private patients|clients|families|guests',
      'PROTECTED|plans_through_the_state ... tend|tends|always|usually|never|often|rarely|not ... show_up|no_show*|pay|brush|lie|need|needs|feel|exaggerat*|complain*|behave|late|less|tougher|honest',
      'those|these|such families|people|patients|folks|parents ... NEGATION|rarely|always .. show|brush|pay|care|cancel|lie|late|floss',
      'our|right|wrong|better|nicer kind|sort|type|class of people|patients|families|clientele|folks',
      'feel|feels|fit|fits|belong|belongs .. at_home|better|happier|in ... clinic|elsewhere|county|down_the_road|other_office*|another',
      'BELIEF ... choose|chooses|decide|decides|helps_us|sit|seat|assign|place',
      'lower|discount*|free|cheaper|price*|percent|SHARE|priority|first|fee|fees ... member|members|families|patients|people|anyone of|from|in ... BELIEF|lodge|country_club',
      'BELIEF ... lower|discount*|cheaper|percent|SHARE|priority|half_price',
      'ask|asks|want|wants|record|note .. about|your|their|for .. BELIEF|orientation|immigration_status|politics',
      'must|will|are|be called|addressed .. by ... name .. insurance|license|birth ... whatever|no_matter|regardless|even_if',
      'PROTECTED|emotional|anxiety|fragrance|allergy|sensitivity|pain ... NEGATION ... seriously|a_disability|real|our_problem|an_excuse|believe',
      'quit|stop asking|complaining|whining|demanding',
      'PROTECTED|kids|patients|adults ... before|in_front_of|loud|aloud everybody|everyone|others|other|whole|the_open|all',
    ],
    'treats people apart for what they are, which the law forbids (Title VI, 42 U.S.C. 2000d; 42 U.S.C. 12182; Section 1557)',
    'Take it out: everybody is seen in the same rooms, at the same hours and at the same prices.',
    {
      unless: phrases(
        'dictionary|book|class|lesson|lessons',
        'herself|himself|themselves|yourself|ourselves',
        'quiet|quieter|calm|calmer|dim_the|if_you_like|if_you_would|you_like|you_prefer|you_choose|can_stay|may_stay|in_their_own|opioid*|your_choice|comfortable|extra|longer|more_time',
        'have|has a right to',
        'same|alike|equal*|everybody_else|nobody|no_one|regardless|all_are',
        'not .. judge|scold|treat|ask|record|note',
        'pregnan* ... trimester|x_ray*|medicine*|gums|weeks',
        'study|studies|research|report*|survey',
        'smoke|drink|floss|brush ... daily|twice|night',
      ),
    },
  ),
];
