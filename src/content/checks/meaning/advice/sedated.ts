import {phrases} from '../../../language/grammar';
import {WARNS, type BadAdvice} from './badAdvice';

/*
 * Before and after sedation (American Society of Anesthesiologists on fasting; ADA, Guidelines for the Use of Sedation; FAA on
 * sedatives).
 */

const SEDATED = 'SEDATION|tablet|sleeping_tablet|triazolam|halcion|valium|the_pill|sleeping_pill|going_under';
const SOON =
  'after|same_day|that_day|same_evening|same_night|that_evening|tonight|the_minute|an_hour|right|hour|hours|afternoon|on_your_way|by_two|by_noon|straight|soon_as|once';

const afterwards: BadAdvice = {
  about: phrases(SEDATED, 'escort'),
  advice: phrases(
    `behind the wheel`,
    `drive|driving|fly|flying|operate|machinery|crane|forklift|sign|signing|babysit|cook|ride_your|climb|bike|swim|gym ... ${SOON}`,
    `${SOON} ... drive|driving|fly|operate|machinery|crane|sign|babysit|behind_the_wheel`,
    'drive|drives yourself|himself|herself|themselves|home',
    'cousin|friend|neighbor|driver|escort|taxi|uber|teen|child .. waiting|waits|parked|outside|car .. enough|fine|counts|okay|plenty',
    'company|supervision|escort|watching enough',
    'school run|drop_off|pickup|carpool|commute|shift|errand',
    'open a window',
    'breastfeed|nurse|pump .. after|right|straight',
    'head|mind is|will ~ clear',
    'run|running|do|doing ~ errands|shopping|chores|groceries',
    'mind|watch|babysit|look_after ~ the|your|her|his ~ grandkids|grandchildren|kids|children|baby',
    'sign|signing the|your|a|those? ~ papers|contract|contracts|documents|mortgage|deed|checks',
    'clears the mind|head',
    'head|mind .. clear enough',
    'back|return|returning|going|go to|at work|class|school|your_desk|the_office',
    'nobody|no_one .. needs|has to .. stay|watch|be|bring|drive|wake',
    'let|lets them|him|her|family|you leave|alone',
    'look|looking|care after|for themselves|yourself|himself|herself',
    'skip|forget|drop|no|not_need|waive|lose the|an|a|your|that? ~ escort|companion|chaperone|adult|driver|ride',
    'come|fine|okay|anyway|welcome|go .. without the|an|a|your ~ escort|companion|chaperone|driver',
    'escort|companion|adult|ride ... !NOT .. optional|fuss|fussy|formality|not_needed|unnecessary|overkill',
    'uber|lyft|taxi|cab|rideshare|ride_share|bus|driver .. is|are|works|will .. fine|enough|all|do|okay|ok|plenty|supervision',
    'tell|say .. have|you_have one|escort|ride|driver',
    "don't|do_not|no_need_to|please reschedule|cancel",
    'wait|sits|sleep in the|your ~ car|parking_lot|lobby',
    'wake you|her|him ... normal|fine|leave',
    'faa|law|rules|label is|are just|only|being ~ fussy|cautious|lawyers|lawyer',
  ),
  unless: phrases(
    ...WARNS,
    'until|else|tomorrow|next_day|day_after|nitrous|laughing_gas|local|whether|ask',
    'must|has_to|have_to|needs_to|should .. bring|stay|drive|come|take',
    'escort|friend|relative|adult|somebody|someone .. drives|stays|takes|brings|drove|rides',
    'no_exceptions|responsible|trust',
    'a dentist|we|dr|sign|signs .. form|consent|page',
    'take|clear|keep .. day|off',
    'insurance|estimate|paperwork',
  ),
  isDenial: true,
  why: 'after sedation nobody goes home alone, drives or decides anything that day',
};

const beforehand: BadAdvice = {
  about: phrases(SEDATED, 'fasting|apnea', 'put|go|going .. under'),
  advice: phrases(
    'fasting|fast & lawyer*|dropped|forget|skip|nonsense|old|outdated|no_longer|overrated|silly|suggestion|optional|needless',
    'eat|drink what|whatever|anything|all you',
    'full|filled ~ belly|stomach|tummy',
    'have|eat|enjoy your|a ~ pancakes|eggs|burrito|cereal|toast|bagel|tacos',
    'youngest ... was|is|were three|two|four|five|six|seven|NUMBER',
    'CHILD|youngest ... little|tiny|half ~ pill|tablet',
    'everybody|everyone|all_patients|all gets|get|receive the same ~ tablet|dose|pill',
    'nitrous|gas & chest_infection|pneumonia|bronchitis|stuffed_nose',
    'enjoy|have|eat|finish|grab ~ your|a|an|some ~ lunch|breakfast|meal|dinner|burger|sandwich|snack|brunch',
    'NOT check|ask|care|matter|mind whether|if|when|what .. ate|eat|eaten|breakfast|lunch',
    'enough|fine|suitable|okay|safe|right for ... CHILD',
    'we|us sedate|sedates|put CHILD|children|kids',
    'syrup|drops .. for|to|with CHILD',
    'come|arrive|show_up with|on|after a ~ burger|breakfast|stomach|meal|lunch|snack',
    'what|can .. drink ... anything|champagne|wine',
    'anything|champagne|whatever .. included',
    'with a|the ~ cold|cough|flu|chest_cold|stuffy_nose ... fine|opens|anyway|okay|even|clears|book|come',
    'even|anyway|book ... with|if|she_has a ~ cold|cough|flu',
    'cold|cough|flu|apnea|asthma .. is|are no_reason|no_problem|fine|okay',
    'apnea ... full|same|usual|dose|anyway',
    'vape|vaping|smoke|smoking|cannabis|joint ... as_usual|before|on_the_way|relax*|fine',
    'tablets|pills if|when you .. big|small|heavy|nervous',
    'take it|them|both before you leave|come|drive',
    'any|every|all age|ages .. to_sleep|sedat*|tablet',
    'CHILD ... tablet|pill|triazolam|halcion|valium|sleep|under|sedate|sedated ... can|may|give|gets|too|also|half|have|any|age|without|here|put',
    'give|gives|have|let|put|can|sedate ... CHILD|kids|teen*|he|him|her|age ... tablet|pill|triazolam|halcion|to_sleep|under|sedation|without',
    'CHILD|children|teens|kids can|may|could|also ... tablet|sedation|pill',
    'for|to ~ older|younger|frightened|small|scared|nervous ~ one|ones|child|children|kids ... tablet|pill|half',
    'half|quarter ~ of|the|a tablet|pill|dose .. for|that|to ~ CHILD|grown_ups|one|kids|the',
    'double|extra|another|second|more ~ tablet|dose|pill',
    'every|any|all trimester|trimesters',
    'pregnan*|moms_to_be|expecting|trimester ... okay|fine|safe|can|may|enjoy|whenever|always',
  ),
  unless: phrases(
    ...WARNS,
    'nitrous|laughing_gas',
    'adults only|for_adults',
    'hours|light_meal|next_day|the_day_before|the_evening_before|the_evening_after|afterward|afterwards|after_sedation|tell_us|numb|numbness|keep_food|lungs',
    'parent|refer*',
    'by|see|to|with|in|at .. specialist|hospital',
    'stop_eating|empty_stomach',
    'we .. choose|ask|speak|talk|check',
    'one_tablet|watch*|breathe',
  ),
  isDenial: true,
  why: 'who may be sedated, with what and how, decides the dentist after an exam; oral sedation is for healthy, fasting adults',
};

export const sedated: readonly BadAdvice[] = [afterwards, beforehand];
