import {phrases} from '../../../language/grammar';
import {WARNS, type BadAdvice} from './badAdvice';

/*
 * Signs with which nobody should wait (ADA, MouthHealthy: "Dental emergencies"; International Association of Dental Traumatology
 * on knocked-out teeth; Oral Cancer Foundation on sores that stay).
 */

const URGENT = ['at_once|today|same_day|right_away|immediately|911', 'call|see|ring|phone|reach us|we'];

const delayed: BadAdvice = {
  about: phrases('SIGN|GRAVE_SIGN', 'blood that', 'toothache*'),
  advice: phrases(
    'SIGN|GRAVE_SIGN & DELAY',
    'DELAY & SIGN|GRAVE_SIGN',
    'ignore|disregard it|that|them|this',
    'another tea_bag',
    'GRAVE_SIGN & CALMING',
    'come|drive|call us|here first when|if|with|instead',
    'sleep|sit .. up .. and|then see',
    'see|watch how it looks|goes|is|does',
    'finish|end|complete your|the ~ shift|game|party|trip|vacation|workday',
    'no|nah , .. cold_pack|ice|patience|rest|sleep',
    'sleep|sleeps .. off|it_off',
    'take|enjoy|go_on|finish your|the ~ vacation|cruise|trip|tournament|game|weekend|wedding|party',
    'relax|patience|nap|go_to_bed|drink_something|swallow_it|makeup .. and|,|then|in .. call|bed|cold_pack|nap|party|skip|washcloth',
    'cold_pack|ice|tea_bag .. and patience|wait|another|sleep',
    'skip|save|spare the|that|yourself_the? call|trip|hospital|visit|er',
    'safely sleep|wait|ignore|put',
    'leave .. alone|until|till for|a|few|monday|morning .. weeks|days|week',
    "don't|do_not|no_need|needn't|nothing|not|never .. call|phone|bother|worry|see|reason .. us|about|dentist|anyone|anybody|DOCTOR",
    'nothing|not .. to_call about',
    'fit for the|a|your party|work',
    'swelling|bleeding|fever|pain|bleed ... is|are nothing|normal|natural|usual ... night|sleep|needs_no|no_attention|no_treatment|cure',
    'GRAVE_SIGN|abscess|pus|infection|toothache|cavity|cavities & no_visit|no_dentist|no_doctor|needs_no|no_treatment|no_appointment',
    'warm|hot bath|shower|tea|soup ... call|phone|see us .. DAY',
    'stay home|in_bed even|with|if|when|though',
    'people|patients|everyone|everybody panic|panics|fuss|worry|overreact about|over|at',
    'keep|go_on|continue chewing|biting|eating on|with the|your|that|a ~ broken|cracked|sore|infected|split ~ tooth|molar|side',
    'lump|sore|sores|ulcer|ulcers|spot|patch ... pass|passes|go_away|goes_away|disappear|vanish|heal ... stop|stopped|leave|itself|own|alone|ignore|looking',
    'shake|walk|sleep it off',
  ),
  unless: phrases(
    'no_reason to',
    'canker',
    ...WARNS,
    'cannot|never|nobody|not .. wait|DELAY',
    'cold is|are a|one|another? reason to put|wait',
    "shouldn't|should_not",
    "don't_wait|do_not_wait|can't_wait|cannot_wait",
    ...URGENT,
    'means',
    'chipped|routine|cosmetic|whiten*|cold_sore*|lost_filling|filling',
    'numb until|while',
    'who|deserves|deserve',
    'we|team|dentist|us .. wait|patience|watch|check|follow|put|see|place',
    'after|following .. cleaning|whitening|filling',
    'stop_bleeding',
    'still|another_day|move|reschedule|usually',
    'can|may|could mean',
    'gums .. bleed*',
    'bleed* .. gums|brush|floss*',
  ),
  isDenial: true,
  why: 'these are signs with which nobody should wait',
};

const playedDown: BadAdvice = {
  advice: phrases(
    'GRAVE_SIGN & BENIGN',
    'swelling|swollen|puffy|rash|hives|numb ... purely|merely|nearly_always|just_a|only_a cosmetic|toothache|allergy|virus|nerves',
    'hives|rash|racing_heart|metallic_taste|fever|swelling ... mean|means ... working|healing|healthy|fine',
    'ignore|disregard ... GRAVE_SIGN|lump|sore|numb*|bleeding|spots|rash|swelling|fever',
    'GRAVE_SIGN|numb*|fever|rash|bleeding ... ignore|disregard|forget',
    'GRAVE_SIGN|feverish|shaking|chest|numb* & book|come_by|come_in & cleaning|whitening|night_guard|checkup',
    'jaw|chest & arm & just|only|molar|nothing|nearly_always|usually|stress|tooth|clenching',
    'chest & jaw & clenching|stress|nerves|tension|grinding|anxiety',
    'pain|throbbing|toothache|ache|hurting|it .. stops|quits|goes_away|disappears|gone|eases|vanishes ... cancel|infection_has|infection_is_gone|cured|all_over|healed|no_need|left_your_body',
    'infection|abscess|nerve has|is left|gone|healed|over',
    'lump|lumps|sore|sores|spot|patch|biopsy ... put_off|postpone|delay|after_the_holidays|nothing|hardly|ignore|scrape|wait|cancel',
    'put_off|postpone|delay|skip|cancel|decline|turn_down the|a|your|that|any ~ biopsy|screening|cancer_check',
    'oral_cancer|mouth_cancer|cancer .. only happens|strikes|affects|hits',
    'loose teeth|tooth|adult .. natural|normal|age|aging|nobody_keeps',
    'nobody|no_one keeps theirs|all_their_teeth|their_teeth',
    'milk_tooth|baby_tooth|milk_teeth .. will|simply|just drop|fall ... fever|infect*',
    'infected|infection .. milk|baby tooth|teeth .. drop|fall|harmless|nothing|go_away',
    'bleed|bleeding ... rest|break|stop|give_up .. floss*|brush*',
    'gums .. bleed ... stop|give|quit|rest|skip .. floss*|brush*|rest',
    'stop|quit|skip floss*|brush* if|when|where .. gums|bleed*|sore|it_hurts',
    'kissing|kiss|share ... cold_sore*|newborn',
    'cold_sore* ... kissing|kiss|fine|harmless',
  ),
  unless: phrases(
    ...WARNS,
    'some|little|mild|minor|slight|bit|may|might|often',
    ...URGENT,
    'still|does_not_mean|also',
    'should_be|checked|examined|looked_at|look_at|exam',
    'if|unless .. wait|longer|grows|grow|stays',
    'cold sore|sores',
    'WE|our_dentists .. feel|look|check ... for',
  ),
  isDenial: true,
  why: 'this is a sign of danger, and somebody has to look at it',
};

const GO = 'bother|clog|tie_up|trouble|worry|call|waste|go_to|visit|run_to|rush_to|burden|up_the';

const notToHospital: BadAdvice = {
  advice: phrases(
    `don't|do_not|never|no_need_to|needn't|nobody|no_reason_to|no_point_in|not_worth|to_not ~ ${GO} up? the|an|a|your|with? EMERGENCY_CARE`,
    `don't|never|no_need|no_point|no_use|no_reason|without .. EMERGENCY_CARE ... toothache|swollen|swelling|cheek|infection|night|jaw`,
    'skip|avoid|forget|forget_about|stay_away_from|steer_clear_of the|an|a? ~ EMERGENCY_CARE',
    'ALARM|GRAVE_SIGN ... NOT need|needs|require a|an|the|any|to_see_a? ~ doctor|physician|EMERGENCY_CARE',
    'EMERGENCY_CARE .. overkill|waste|unnecessary|not_needed|for_nothing|overreact*|only_make',
    'before|instead_of|rather_than ~ the|going_to_the|letting|let|you_let EMERGENCY_CARE|them_treat',
    'EMERGENCY_CARE ... second_opinion|chat|us_first ... before|first',
    'in_place_of|instead_of that|the|an? ~ urgent|emergency trip|visit',
    'er|emergency_room|hospital .. no|nah ,? .. patience|cold_pack|home|wait',
    "don't|do_not go elsewhere|anywhere_else|somewhere_else",
    'er|emergency_room|hospital|hospitals NOT do|help|treat|know ~ anything|nothing|much|teeth|with|a_thing',
    'ambulance|ambulances|er|hospital|hospitals is|are|cost|costs ~ expensive|a_fortune|overkill|slow|crowded',
    'reiki|prayer|crystals|hypnosis ... urgent|emergency|distance',
    'bad_fall|blood|unconscious|hit_head|concussion ... drive|come to our|us|the office',
  ),
  unless: phrases(
    'NOT .. wait|hesitate|drive|be_afraid|sure',
    'if|when .. cannot|not|never .. breath*|swallow|reach',
    "can't|cannot .. breathe",
    'unless',
    'first|and .. call|dial 911',
    'hang_up',
    'go_to|call the|an? EMERGENCY_CARE .. instead|rather',
  ),
  isDenial: true,
  why: 'in an emergency the hospital comes first',
};

const knockedOut: BadAdvice = {
  about: phrases(
    'knocked_out|avuls*',
    'knock* .. out|tooth',
    'tooth .. came|come|comes|fell|falls|fallen out',
    'lost|fallen tooth .. accident|ball|fall',
    'put|slip|push|place .. tooth|it back',
    'leave|keep|bring the tooth|it .. by|along|on',
  ),
  advice: phrases(
    'in|under|use|with ~ water ,? not|instead_of|rather_than|beats|never|better_than .. milk',
    'water|saliva|ice .. better|safer|gentler|best than|for .. milk|root|tooth',
    'milk .. ruins|kills|harms|rots|is_bad|dries',
    'NOT .. in|into|use milk',
    'keeps|lasts|survives|keep|fine|good for|till|until .. days|hours|evening|week|morning|tomorrow',
    'no|not ~ hurry|rush',
    'days|week|tomorrow .. makes_no|no_difference|is_fine|early_enough|soon_enough|plenty',
    'whenever|next_checkup|next_visit|when_you_are_next|when_you_have_time',
    'kept|keep|store|stored|put|leave|carry|carried|bring|wrap|place ... dry|envelope|fridge|freezer|napkin|tissue|tap_water|ice|alcohol|pocket|plastic_bag|bag',
    'rub|scrub|scrape|wipe|wash|disinfect|sterilize|clean|brush|polish ... root|roots|alcohol|soap|brush|it_clean|nail_brush|peroxide',
    'by the root|roots',
    'clean|wash|brush|disinfect|polish .. tooth ... before ... put|push|slip|place|slide it|back|in',
    'freezer|vodka|counter|shelf|drawer|dresser|glove_box|wallet',
    'end_of_the_week|later_that_week|sometime',
    'push|put|place|press a|the baby|milk tooth back',
    'finish the|your game|match|tournament|practice',
  ),
  unless: phrases(
    '!REASSURING_NOT NOT .. dry|water|scrub|touch|wrap|hold|root|soap|tissue|store|keep|put|rub|wash|baby|milk_tooth|clean|brush|wait',
    'without touching|scrubbing|rubbing',
    'prevent* .. dry',
    'CAUTION',
    'instead_of|rather_than .. water|tissue|napkin',
    'touch|touching',
    'implant*|replac*|bridge',
  ),
  isDenial: true,
  why: 'a knocked-out tooth treated so is lost',
};

const diagnosed: BadAdvice = {
  advice: phrases(
    'picture|photo|photos|pictures|selfie|video|phone|chat|text|describe|e_mail|call & tell|tells|say|says|write|writes|know|let_you_know & if|whether|what & cancer|it_is|is_it|infected|healthy|serious|treat',
    'over_the_phone|by_phone|on_video|by_text|from_a_photo|by_e_mail|online ... diagnose*|tell_you|say_your|healthy|cleared|enough_to_say|rule_out',
    'video|phone|photo|picture|text|chat .. is|are enough|all|plenty ... prescribe|prescription|diagnose|say|tell|know|treat',
    'prescribe*|prescription* ... by|over|after|from|on|through a|the? ~ video|phone|text|chat|e_mail|message .. new|anyone|call|without',
    'snapshot|photo|photos|picture|pictures|video|selfie|screen|phone ... rule_out|rules_out|exclude|clear_you|confirm',
    'rule_out|exclude ... snapshot|photo|photos|picture|pictures|video|selfie|screen',
    'diagnose*|cleared|rule_out ... over_the_phone|by_phone|on_video|by_text|from_a_photo|from_your_photo|online',
    'assistant|front_desk|receptionist|rosa|jasmine|lucy|kayla .. will|can|would .. diagnose|tell_you_if|tell_you_whether|write_back|say_whether',
  ),
  unless: phrases(
    '!REASSURING_NOT NOT',
    'may|might|often|first|only|help|helps|before|more_than',
    'appointment|insurance|estimate|cost*|cover*|visit|dentist .. look*|review*|exam*',
    'come in',
  ),
  why: 'nobody can say what an illness is without an exam by a dentist',
};

export const emergencies: readonly BadAdvice[] = [knockedOut, delayed, playedDown, notToHospital, diagnosed];
