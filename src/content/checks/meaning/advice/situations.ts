import {phrases} from '../../../language/grammar';
import {allowed, FINE, IS, type BadAdvice} from './badAdvice';

/*
 * What harms in a situation: at sedation, after an accident, with a swelling, in pregnancy. A sentence is about what its paragraph or its page is about.
 * Sources: the American Dental Association's patient pages (MouthHealthy), the International Association of Dental
 * Traumatology's guidelines for knocked-out teeth, the American Academy of Pediatric Dentistry, and the American Society of
 * Anesthesiologists' fasting guidelines.
 */

const HOT =
  'heat|heating_pad*|hot_pack*|hot_water_bottle|hot_towel|hot_cloth|hot_compress|warm_pack*|warm_compress|warm_towel|warm_cloth';

const IN_PREGNANCY = 'whiten*|bleach*|peroxide|sedat*|nitrous|laughing_gas|ibuprofen|aspirin|tetracycline';

const LATER = 'morning|monday|tuesday|wednesday|thursday|friday|weekend|week|month';

export const situations: readonly BadAdvice[] = [
  {
    about: phrases('sedat*|iv|anesthesia'),
    advice: phrases(
      'drive|driving yourself|home|back|off|to_work',
      'go|get|come|travel|leave|head .. alone|by_yourself|on_your_own',
      'on_your_own afterward|afterwards',
      'uber|lyft|taxi|cab|ride_share|rideshare|bus|shuttle|light_rail .. .. fine|ok|okay|work|works|will_do|enough|home|instead|too|also',
      'take|call|order|catch a|an? uber|lyft|taxi|cab|bus|ride_share|rideshare',
      'back|return at|to work|school|your_desk|the_office .. same|right|straight|that|after',
      'no escort|companion|driver',
      'no need_for a|an',
      'children|kids|baby|others alone',
      'alone that|the_same evening|night|day',
      'escort|companion|driver is optional|not_needed|only_a_suggestion',
    ),
    unless: phrases('nitrous|laughing_gas|unless_you', 'local anesthe*', 'not|never .. enough|count*|alone'),
    why: 'after sedation nobody goes home alone or drives that day',
  },
  {
    advice: phrases(
      'oral_sedation|sedation|tablet .. for .. adults .. and|or .. children|kids|teens|teenagers',
      'anyone|anybody|everyone over|above|from|older|past NUMBER|six|seven|eight|nine|ten|twelve|fourteen ... oral_sedation|tablet|sedation',
      'half|quarter .. tablet|pill ... year_old|year_olds',
    ),
    unless: phrases('pain|fever|antibiotic*|nitrous|laughing_gas'),
    why: 'sedation by a tablet is for adults, and children react to it in ways that nobody can foresee',
  },
  {
    about: phrases(
      'sedat*|calming|drowsy|sleepy|frightened|nervous|anxious|laughing_gas',
      'tablet|pill & grown_ups|adults',
    ),
    advice: phrases(
      'child|children|kids|kid|toddler*|teen|teens|teenager*|little_ones|son|daughter|year_olds .. may|can|could|might|get|gets|have|has|take|takes .. tablet|pill|syrup|dose',
      'give|gives|offer|have .. child|children|kids|kid|toddlers|teens|teenagers|little_ones .. tablet|pill|syrup|dose',
      'tablet|pill|syrup|dose .. for|to|works_for|suits|helps .. child|children|kids|kid|toddlers|teens|teenagers|little_ones',
      'half|quarter|part|smaller_dose|small_dose of the? same? tablet|pill|dose ... child|children|kids|grown_ups|adults|them|one',
      'syrup|tablet|pill|drink .. makes .. child|children|kids|little_ones|them .. drowsy|sleepy|calm',
      'child|children|kids|teens|little_ones ... there is|are .. tablet|pill|syrup',
    ),
    unless: phrases(
      'pain|fever|fluoride|vitamin*|antibiotic*|ibuprofen|paracetamol|acetaminophen|physician|pediatrician',
    ),
    why: 'sedation by a tablet is for adults, and children react to it in ways that nobody can foresee',
  },
  {
    about: phrases('sedat*|iv|general_anesthesia'),
    advice: phrases(
      'eat well|normally|as_usual|as_you_like|breakfast|lunch|something|whatever',
      'eat a good|big|full|hearty|normal|light',
      'full|big|good|hearty|light|normal meal|stomach|breakfast|lunch',
      'wine|beer|alcohol|a_drink .. .. fine|ok|okay|help|helps|before|relax*',
      'no_need_to fast',
      'skip the fast',
    ),
    unless: phrases(
      "nitrous|laughing_gas|after|afterward|afterwards|later|the_next_day|do_not|don't|unless_you",
      'no !need_to',
      'hour|hours before',
      'too_many|too_much|off_limits',
    ),
    why: 'before sedation the stomach has to be empty',
  },
  {
    about: phrases(
      'knocked_out|avuls*',
      'tooth that? has? come|came|comes|fallen|fell|falls out',
      'tooth by the white|root|crown',
      'rinse|wash|store|wrap|scrub the tooth',
      'tooth|root & milk|socket',
      'water .. milk',
      'root .. clean',
      'up|hold .. by the|its root',
    ),
    advice: phrases(
      'scrub*|scrape*',
      'brush it',
      'brush the tooth|root',
      'with|use|in .. soap|alcohol|peroxide|mouthwash|disinfectant|vinegar|bleach',
      'in|under|with|into a? glass_of? hot|warm|tap|plain|cold|running? water ... keep|store|leave|bring|soak|overnight',
      'keep|store|leave|bring|put|soak it|tooth dry',
      'keep|store|leave|bring|put|soak it|tooth in|into a? glass_of|cup_of|bowl_of? hot|warm|tap|plain|cold? water',
      'keep|store|leave|bring|put|soak it|tooth in|into a|an? tissue|napkin|paper|cloth|pocket|bag|envelope',
      'wrap|dry it',
      'wrap|dry the|a|your knocked_out? tooth',
      'by|hold|touch|grab it? by? the root',
      'by its|the|a root',
      'throw it|the_tooth away',
      'put a|the? baby_tooth back',
      'baby_tooth ... can|should|may be? put|pushed|set|placed|replanted back|in',
    ),
    unless: phrases('then|and keep|store|put|bring it|the_tooth in milk', 'keep|bring .. pieces|piece'),
    why: 'a knocked-out tooth treated so is lost',
  },
  {
    about: phrases(
      'swell*|swollen|bleed*|fever|abscess*|infect*|pus|breathe|breathing|swallow*|knocked_out|spread*|broken_jaw',
      'jaw is|feels broken',
      'numb|numbness that|in',
    ),
    advice: phrases(
      'wait !in|room|here|list|.|for|an|half|until|at|to_see_if_we',
      'wait for !the|us|your|a_call|an_answer',
      'hold_off|sleep_on_it|put_it_off|put_that_off|put_this_off|sit_it_out|tough_it_out|ride_it_out !.',
      'no rush|hurry',
      'nothing_to_worry',
      'no need|reason to worry|call|come|hurry|panic|see|go',
      'need|do not need_to|have_to? call|come_in|see_anyone',
      'go|goes|settle|settles|clear|clears|pass|passes|resolve|resolves|gets|improve|improves|heal|heals away|up|down|better? by_itself|on_its_own|in_a_few|after_a',
      'ignore it|the',
      `call|see|come|phone us? in|on|by|at|when? the? next? ${LATER}|your_next`,
      'leave|send us? a|an? e_mail|email|message|voicemail|note',
    ),
    unless: phrases(
      'NOT to? wait',
      'want|ask|asks|tell|tells you to wait',
      'we wait',
      'a|good|another reason to put|wait|postpone|reschedule',
      'if it|that|the|nothing|there ... gone|better|stopped',
      'gums that? bleed',
      'bleeding_gums',
      'bleed when_you_brush',
      'while_you wait',
      'until you|we|then|help',
      'right_away|at_once|the_same_day|urgent_help|911|birth|routine|what_can_wait|and_what_can',
    ),
    why: 'these are signs with which nobody should wait',
  },
  {
    about: phrases('swell*|swollen|abscess*|infect*|toothache*'),
    advice: phrases(
      `put|apply|use|hold|place|try|take|lay .. .. ${HOT}`,
      `${HOT} helps|works|will|draws|brings|is_best`,
      'pop|lance|squeeze|prick|drain|open|burst it',
      'pop|lance|squeeze|prick|drain|open|burst the abscess|swelling|blister|bump|gum',
    ),
    why: 'heat or pressure spreads an infection',
  },
  {
    about: phrases(
      'pregnan*|breastfeed*|breast_feed*',
      'nursing mother|mothers|women',
      'nursing a_baby',
      'expecting a_baby|mother|mothers',
    ),
    advice: phrases(
      ...allowed(IN_PREGNANCY),
      `x_ray|x_rays .. ${IS} ${FINE}`,
      'put_off|skip|delay|avoid|postpone|cancel .. cleaning*|checkup*|check_up*|dental|dentist|treatment .. .. until|while|during|when|if',
    ),
    unless: phrases('when|if|only|unless .. needed|necessary|urgent|unavoidable'),
    why: 'what may be done in pregnancy is decided with her doctor',
  },
];
