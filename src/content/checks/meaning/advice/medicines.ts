import {phrases} from '../../../language/grammar';
import {AWAY, SEVERAL, WARNS, type BadAdvice} from './badAdvice';

/*
 * Medicines that are left out, exceeded, shared, mixed or kept from us. Whoever reads it has been examined by nobody; the doctor
 * who prescribed a medicine decides about it (ADA, "Oral Health Topics: Medication"; FDA, "Disposal of Unused Medicines").
 */

const THEIRS = 'your|the|their|his|her|a|an|all|those|these|any|this|that|yours';
const GIVE_UP =
  'ditch|quit|drop|skip|stop|stops|stopping|pause|come_off|go_off|get_off|lay_off|leave_out|leave_off|cut_out|hold_back|stay_off|give_up|toss|dump|lose|chuck|forget|halve|wean|omit|bypass|skipping|quitting|pausing|discontinue';
const LEAVES_IT_TO_THE_DOCTOR = [
  'ask|asks|call|phone|talk|check|tell|speak .. us|doctor|before|first|we|pharmacist|DOCTOR',
  'unless|if|until|when|whether .. DOCTOR|told|we',
  'DOCTOR .. says|tells|told|decides|prescribed|agrees|asked|asks|wants',
  'whether',
  'keep|keeps|continue taking|using|on|your|their',
];

const changed: BadAdvice = {
  advice: phrases(
    `${GIVE_UP} ${THEIRS} ~ DRUG|MEDICINE`,
    `${GIVE_UP} ~ DRUG|MEDICINE`,
    'give|gives|giving .. DRUG|MEDICINE|it|them a miss|rest|pass',
    "just|simply|then don't|do_not take DRUG|MEDICINE|it|them|yours",
    'go|goes|going|do|does|doing|manage|live without ~ DRUG|MEDICINE',
    'DRUG|MEDICINE .. can|may|should ~ wait|stay_home|go|sit',
    'leave|leaves|left .. DRUG|MEDICINE at_home|behind|in_the_drawer|in_the_cabinet',
    'half|quarter|third of? your|the? ~ DRUG|MEDICINE|dose .. is|will plenty|enough|do',
    'DRUG|MEDICINE|it only when|if it|you|there|something .. hurts|hurt|pain|sore',
    `${GIVE_UP} yours .. week|days|ahead|before`,
    'take|takes|have|has|need|needs|give|gives .. ~ break|holiday|vacation|pause|rest|day_off|week_off from|of|on .. DRUG|MEDICINE',
    'DRUG|MEDICINE .. take|takes|have|has a|the break|holiday|vacation|day_off|week_off|rest',
    'DRUG|MEDICINE ... so|and|then .. give|leave|skip|drop|not_take|hold|put it|them|that ... miss|day|home|off|out|aside|morning|mornings',
    'cut|split|chop|break|snap ... DRUG|MEDICINE ... half|halves|two|quarters',
    `DRUG|MEDICINE ${THEIRS}? .. can|may|should|must|could|to be? ~ stopped|paused|skipped|dropped|left_out|tossed|halved|wait`,
    'DRUG|MEDICINE patients|users|takers .. stop|quit|pause|skip|leave_it',
    'no|without DRUG|MEDICINE|blood_pressure_medicine for|until|before|in .. days|week|surgery|visit|cleaning',
    'skip|skipping|miss|missing|spread|stretch a|the|your|some|every? doses|dose|pills|tablets',
    'lengthen|stretch a|the|your? prescription|supply|course',
    'pill|pills|dose|doses|it|them .. every_other_day|every_second_day|weekends_off',
    'DRUG|MEDICINE|pill|pills .. weekends off',
    'NOT need|needs that|your|the|a|an? ~ breathing_machine|cpap|inhaler|pump',
    'NOT need|needs that|your|the? breathing machine',
  ),
  unless: phrases(
    ...LEAVES_IT_TO_THE_DOCTOR,
    'NOT .. stop|skip|quit|pause|change|DRUG|MEDICINE|stopped|skipped|double',
    'stopping|quitting .. can|may|raise*|cause*',
    'leave|leaves .. to_us|to_your',
    'refill*',
    AWAY,
    'help* .. quit|stop',
    'why|who|whoever',
  ),
  why: 'only the doctor who prescribed a medicine may change it',
};

const ended: BadAdvice = {
  about: phrases('antibiotic*|course|prescription*|amoxicillin|penicillin|clindamycin', 'DRUG'),
  advice: phrases(
    'stop|quit|pause taking? it|them|yours COUNT .. before|ahead',
    'stop|quit|done|end|stopping .. as_soon_as|once|when|the_moment|the_day ... hurt*|pain|better|swelling|fine|down|quits',
    'better|fine|well|gone on|by|after day ... stop|quit|done|rest',
    'sensible|fine|okay|ok|safe|smart|perfectly to? .. stop there|then|early|taking',
    'keep|save|stash|pass|hang_on_to|store the? rest|remainder|remaining|leftover*|others|extra',
    'rest|remainder|remaining|leftover* ... drawer|cabinet|shelf|freezer|next_time|friend|neighbor|purse|glove_box',
    'one|it every_other_day|every_second_day',
  ),
  unless: phrases(
    'NOT .. stop|quit|save|share|keep|skip|done|pass|stash|better',
    'CAUTION',
    ...LEAVES_IT_TO_THE_DOCTOR,
    AWAY,
  ),
  why: 'only the doctor who prescribed a medicine may change it, and nobody else may take it',
};

const tooMuch: BadAdvice = {
  about: phrases('DRUG|MEDICINE|dose*|sedation|label*'),
  advice: phrases(
    'as much|many|often ... DRUG|MEDICINE as',
    'as much|many|often as you|your|they|he|she|it .. like|likes|want|wants|need|needs|can|take|takes|please',
    'all the ~ DRUG|MEDICINE they|you',
    'more|past|beyond|over|exceed*|above|than the? ~ label*|bottle|maximum|box|package|limit',
    'double|triple|twice|extra the|your|a? ~ dose|doses|dosage|DRUG',
    'maximum|limit|dose .. label|box|bottle|package .. is|are .. set|meant|written|made|only|for',
    'maximum|limit|label|dose .. for|meant_for ~ grandmothers|weak|babies|lawyers|cowards|wimps|lightweights',
    `${SEVERAL} ~ DRUG .. a_day|daily|an_hour|in_one|in_a_row`,
    `take|add|swallow|chew|pop ${SEVERAL} ~ more|extra`,
    'by feel|eye|guess|taste|mouthful',
    'glug|swig|gulp|splash|mouthful of|for',
    'double|triple it|that|them',
    "cannot|can't|impossible_to|nobody|not overdose",
    'no_such_thing_as too much|many',
    'take|taking|use|swallow|keep ... until .. pain|ache|hurting|feel|crying|sleep|sleeps|better stops|stop|is_gone|goes|nothing|fades|ends|ebbs',
    'handful|handfuls|fistful|palmful of? DRUG|MEDICINE|them',
    'a|by_the handful|fistful',
    `take|swallow|give ${SEVERAL} together|at_once|at_a_time|more|if`,
    'DRUG|MEDICINE|repeat|redose|take_it|reapply|dose every|each|in|per ~ hour|minutes|half_hour|thirty_minutes|an_hour',
    'every_hour|hourly|every_half_hour|every_other_hour & DRUG|MEDICINE',
    `${SEVERAL} DRUG|MEDICINE .. every_hour|together|at_once|hourly`,
    `${SEVERAL} ~ DRUG|MEDICINE if you|they|he|she`,
    `extra|more ~ DRUG|MEDICINE NOT hurt`,
    'give|gives|giving|needs|gets|take .. full|whole|adult ~ DRUG|MEDICINE',
    'one|whole|half|a adult DRUG|MEDICINE',
    'capful|spoonful|teaspoon per|for each|every? year|pound',
    'pick|choose|decide|set|guess their|your|his|her|own? own ~ dose',
    'snort|inject|crush ... DRUG|MEDICINE ... minutes|works|faster|sooner',
    'label*|bottle|limit|dose .. are|is .. written|only|just .. suggestion|weak|lawyers|cautious',
  ),
  unless: phrases(
    'dry|physician|change',
    'CAUTION',
    'ask|call|tell|phone .. us|doctor|DOCTOR|before|instead',
    '!REASSURING_NOT NOT .. more|than|exceed|double|over|take|give|share|handful|DRUG|crush|take_more|mix',
    'within|follow .. label*',
    'prescribe*',
    'fluoride|toothpaste',
    'numb|number !gel',
  ),
  isDenial: true,
  why: 'more of a medicine than its label allows can poison',
};

const shared: BadAdvice = {
  advice: phrases(
    'DRUG|MEDICINE .. left|still|sitting .. from|in|over|around|on ... cabinet|drawer|last|winter|summer|time|year|shelf|hand|fridge',
    'still|got|has|have|whoever .. DRUG .. from ... last|old|previous|another|earlier|prior|other',
    'DRUG|MEDICINE|lidocaine .. left_over|leftover .. from',
    'leftover|left_over|old|expired|spare|extra|borrowed|unused|remaining ~ DRUG|MEDICINE ... take|start|begin|use|will|work|works|do|tide|good|fine|begin_with|share|keep|save|hand|help|no_need',
    'take|start|begin|use|try|finish|share|keep|save|stash|borrow|with|grab|on ... leftover|left_over|old|expired|spare|unused DRUG|MEDICINE',
    'DRUG|MEDICINE|antibiotic .. from|of|off her|his|your|my|an|a|our|the aunt|uncle|mother|sister|brother|cousin|friend|neighbor|coworker|grandma|roommate|husband|wife|nurse',
    'bowl|basket|jar|drawer of ~ DRUG|MEDICINE|pills|samples|painkillers',
    'help_yourself ... DRUG|MEDICINE',
    'DRUG|MEDICINE ... help_yourself|on_the_counter|set_one_out|hands_out',
    'front_desk|kayla|jasmine|lucy|rosa|desk|assistant .. which|picks|chooses ~ antibiotic|DRUG',
    'same antibiotic|DRUG|MEDICINE',
    'spare|borrow|borrowed|lend|share a|an|some|your|their|one? DRUG|MEDICINE',
    'fish|feed_store|aquarium|animal|veterinary|vet|cattle ~ DRUG|MEDICINE',
    "dog's|cat's|horse's|pet's|dog|pet .. DRUG|MEDICINE",
    'just_in_case|travel|rescue|back_up|backup ~ DRUG|MEDICINE|pack|prescription|supply',
    'call|phone|fax|send in? .. DRUG|MEDICINE|prescription* ... anyone|everyone|anybody|whoever|never_met|no_visit|no_exam|over_the_phone|unseen|sight_unseen',
    'call_in|phone_in .. DRUG|MEDICINE ... without|no|for_anyone',
    'hand|hands|give|gives|prescribe|prescribes|write|keep .. ~ DRUG|MEDICINE|pack|prescription|prescriptions to|for whoever|anyone|everyone|anybody|everybody|all',
    "your|his|her|my|a wife's|husband's|mother's|father's|friend's|neighbor's|sister's|brother's|dad's|mom's|roommate's ~ DRUG|MEDICINE",
  ),
  unless: phrases(
    'carry|bring inhaler|your|it',
    'inhaler',
    'fish_oil',
    ...WARNS,
    AWAY,
    'prescribed for him|her|them|you',
    'refill*',
    'ask|call|tell .. us|before|first',
    'stricter',
    'bring',
    'pharmacy|drugstore .. take*',
  ),
  why: 'a medicine is for the one person to whom somebody prescribed it after an exam',
};

const mixed: BadAdvice = {
  advice: phrases(
    'ALCOHOL & DRUG|MEDICINE|SEDATION|anesthetic|numbing|nitrous|appointment|visit|drill|drilling',
    'mix|combine|wash|pair|stack ~ DRUG|MEDICINE down? and|with|plus DRUG|MEDICINE|ALCOHOL',
    'drink|drinks|shot|shots .. before|beforehand|first|helps ... SEDATION|tablet|visit|appointment|nerves',
    'restart|resume|back_to|return_to the|your|drinking? ALCOHOL ... bleeding|trickle|evening|tonight',
    'DRUG|MEDICINE and|with|plus ... tablet|DRUG|MEDICINE|nitrous|sedation ... go|work|mix|pair|fine|safe well|fine|nicely|together|better',
    'cannabis|marijuana|edible|edibles|joint|weed .. beat|beats|before|relax*|helps|calms|instead|better',
    'energy_drink* before|ahead|keep|keeps',
    'ALCOHOL & nerve|anesthetic|pain|jaw|tooth & relax*|replaces|instead|as_good|numbs|hold',
  ),
  unless: phrases(
    'joint replacement|replacements|pain',
    'recovery|sober from|and|or',
    ...WARNS,
    'skip|leave|avoid|no|instead_of|rather_than the|your|any? ~ ALCOHOL|cannabis|marijuana|it',
    'tell us',
    'ask|asks|asked about',
    'changes how',
    'wait|until|hours|day_before',
    'mouthwash|alcohol_free|free',
    'no_longer|once|sober|please_come|changes|change|party|gala|tasting|festival|racing',
  ),
  why: 'alcohol and drugs together with medicines can stop the breathing',
};

export const medicines: readonly BadAdvice[] = [changed, ended, tooMuch, shared, mixed];
