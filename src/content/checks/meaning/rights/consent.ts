import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {likely, right} from './rule';

/* Nobody is treated, shown or bound by a contract without having agreed to it, awake and in words they understand. */

const GESTURE =
  'sitting|sit|smiling|nod|nods|nodding|silence|lying|opening|walking|coming|entering|visiting|using|browsing|booking|reading|calling|clicking|scheduling|arriving|staying|showing_up|signing_in|keeping|accepting|paying';

export const consent: readonly WordRule[] = [
  right(
    'waiver',
    [
      `by|in ${GESTURE} ... you ~ waive|authorize|forfeit`,
      `by|in ${GESTURE} ... you ~ give up`,
      'you|patients ~ agree|agreed|consent|accept|allow ... arbitration|waive|PICTURE|marketing|advertis*|our_ads|sharing|sold|sell|charges|no_refund*|text_messages|calls_from',
      'you|patients ~ agree|agreed|consent|accept|promise .. NEGATION .. sue|complain|review|post',
      'binding|mandatory arbitration',
      'you have no right|rights',
      'waive|give_up|lose|forfeit|sign_away|surrender|waives|loses|forfeits .. right|rights|claim|claims',
    ],
    'takes a right from patients that they have by law (45 CFR 164.524, A.R.S. § 12-2293)',
    'Take it out; a lawyer words what patients agree to.',
    {
      unless: phrases(
        'before|until|unless|if|when you agree|consent|accept|allow',
        'NEGATION|without|neither .. waive|waives|lose|loses|give_up|giving_up|losing|waiving|have_to|forfeit',
        'if_you agree|consent|allow',
        'insurer|INSURANCE|billing|cards',
      ),
    },
  ),
  likely(
    'consent',
    [
      `${GESTURE} ... counts|count|is|means|serves|passes|amounts|equals|implies .. CONSENT|a_yes|you_agree|you_accept`,
      `${GESTURE} ... you .. agree|agreed|consent|consented|said_yes`,
      'counts|count|serves|passes|pass|qualifies|taken|regard|treat|read|good .. as|for .. CONSENT|yes',
      'CONSENT .. is|are|be .. implied|assumed|presumed|automatic|not_needed|unnecessary|formality|optional|afterward|afterwards|understood',
      'CONSENT ... later|afterward|afterwards|after_the_fact|when_we_are_done',
      'no|NEGATION|skip|without .. need|bother|wait|have|time|reason for|with|to .. CONSENT|sign|ask_first|ask_you|explain_the_risks|risks',
      'explain|explaining|summarize|shorten|skip|rush|leave_out|sum_up ... risks|CONSENT|options|alternatives ... no_time|trust|afterward|later|as|if_ever|not_have',
      'CONSENT|risks ... takes|take|NEGATION .. minutes|time|have ... trust|skip|short|so',
      'nobody|no_one|no need|needs|reads to? read ... sign|form|forms',
      'just|only|simply sign ... x|dotted|bottom|here .',
      'no time|need|reason to explain|read|discuss|go_over|study',
      'sign|signs|signed|initial|initials ... without reading|knowing|asking',
      'sign|signs|signed|initial|initials|agree|agrees|consent|consents ... while|once|after|already .. sedat*|drowsy|sleepy|asleep|laughing_gas|nitrous|tablet|sedative|under|groggy|numb',
      'blank|empty CONSENT',
      'while|once|when|as .. you|patients|they|he|she .. drowsy|sedated|asleep|numb|under|sleepy|relaxed|out ... extra|additional|further|unplanned|go_ahead|as_well|anything_else|whatever',
      "refuse*|decline*|say_no|says_no|object*|protest*|don't_want|do_not_want ... we|dentist|doctor take|do|does|go_ahead|goes_ahead|place|pull|begin|proceed|finish|finishes|continue*|carry_on .. anyway|regardless|all_the_same|them|it",
      'WE take|do|place|pull|go_ahead|proceed|drill .. anyway',
      'anyway|regardless|all_the_same ... refuse*|decline*|say_no|object*|protest*',
      'stopping|stop|pausing|pause|break|finish ... is|are .. dentist|doctor|us|ours alone|decision|call|choice|to_decide|up_to',
      'WE|dentist|hygienist NEGATION|no .. stop|stops|pause|pauses|halt ... until|because|even|if|for|when ... done|finished|hand|cry*|ask*|scream*|tears|raise|sign',
      'stopping|stop|pausing|pause|break .. is|are ... decision|call|choice .. dentist|doctor|ours|us',
      'dentist|doctor decide|decides ... stop|whether_you|not_you',
      'raise|raising|lift|wave .. hand all_you|as_much|does_nothing|means_nothing|but|nothing|changes_nothing',
      'asleep|sedated|numb|drowsy|under ... so we|he|she|dentist pulled|took|did|removed|added|placed|filled|pull|take',
      'hold|holds|tie|ties|strap|straps|pin|pins him|her|them|arms|hands|your_child|kids|children .. down|in|still',
      'hold|holds|held|pin|pins|strap|straps|tie|ties ... child|children|kid|kids|patient*|arms|hands|head .. down|still|tight',
      'papoose*|restrain|restrains|restrained|restraint|restraints',
      'do|does|did|decide|choose what|whatever we|dentist|doctor|he|she think*|feel*|like|likes|want*|choose*|consider* ... needs|needed|best|right|fit|necessary|.',
      'know|knows|decide|decides .. better than you|patients|the_patient',
      'teen*|minor|minors|child|daughter|son|NUMBER|twelve|thirteen|fourteen|fifteen|sixteen|seventeen ... consent|consents|sign|signs|agrees for? herself|himself|themselves|alone|own',
      'without .. parent|parents|guardian|mother|father ... consent|permission|knowing|signature|signing|agree*|asking',
      'parent|parents|guardian ... not .. sign|consent|permission|asked|know',
      'treat|pull|extract|fill|sedate|place ... without .. asking|telling|consent|agreement|permission|your_okay|a_word',
      'NEGATION|without|no .. ask|asking|wait|tell|telling .. you|patient|patients|anyone .. before|first|when we .. pull|extract|drill|do|place|start|begin|remove|add|treat',
    ],
    'treats people who have not agreed to it freely and knowingly (ADA Code of Ethics, 1.A; A.R.S. § 12-563)',
    'Say how people decide: "We explain the choices and the risks, you ask, and you can change your mind at any time."',
    {
      deniedPasses: true,
      unless: phrases(
        'unit|machine|device|scanner|you stand|sit|bite',
        'withdraw|take_back|revoke|cancel|change|end .. CONSENT|it|that',
        'if the|you|your? parents|parent|family|you agree|agrees|allow|allows|wish|wishes',
        'NEGATION|no|nobody|neither|nor ... without|hold|pin|strap|restrain*|implied|assum*|pressure|until_you|unless_you',
        'NEGATION .. need|have .. to? decide|agree|sign .. today|that_day|in_the_chair|anything',
        'free|welcome|may|can|could to? .. refuse|decline|say_no|stop|change|take_it|ask',
        'you_can|you_may .. stop|decline|refuse|say',
        'how_you|you_decide|your_decision|up_to_you|with_you|as_you',
        'we|he|she|dentist stop|stops|pause|pauses',
        'INSURANCE|website|cookie*|terms|privacy_policy',
        'emergency|emergencies|law|court|guardian_has',
        'home to_read|to_read_first',
        'still have|has|get|gets|keep|keeps',
        'hold your_breath|your_hand|hands|still_for',
      ),
    },
  ),
];
