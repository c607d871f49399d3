import {phrases, type Phrases} from '../../../language/grammar';

/*
 * Advice that harms whoever follows it, by what it is about. A sentence is about what its paragraph or its page is about.
 * Sources: the American Dental Association's patient pages (MouthHealthy), the International Association of Dental
 * Traumatology's guidelines for knocked-out teeth, the American Academy of Pediatric Dentistry, and the American Society of
 * Anesthesiologists' fasting guidelines.
 */
export interface BadAdvice {
  /** What the paragraph, or the page by its address, is about; anything if left out. */
  about?: Phrases;
  advice: Phrases;
  unless?: Phrases;
  /** Advice not to do something is harmful as well. */
  isDenial?: true;
  why: string;
}

const FINE = 'fine|ok|okay|safe|enough|good|alright|all_right|right|no_problem|allowed|harmless';
const IS = "is|are|it's|that's|works|be|will_do just|perfectly|quite|also|all|totally|proven?";
const MAY =
  "you_can|you_may|you_could|you_should|they_can|they_may|he_can|she_can|he_may|she_may|patients_can|patients_may|children_can|children_may|child_can|child_may|feel_free_to|go_ahead|no_reason_not_to|no_need_to|do_not_hesitate|don't_hesitate";

/** Ways of saying that something may be done. */
const allowed = (what: string): string[] => [
  `${what} .. ${IS} ${FINE}`,
  `${what} .. ${MAY}`,
  `${IS} ${FINE} .. ${what}`,
  `${MAY} .. ${what}`,
];

const HOT =
  'heat|heating_pad*|hot_pack*|hot_water_bottle|hot_towel|hot_cloth|hot_compress|warm_pack*|warm_compress|warm_towel|warm_cloth';
const AGE = 'three|four|five|six|seven|eight|3|4|5|6|7|8';
const NEEDLESS = "no_need|not_need|don't_need|doesn't_need|need_no|too_early|not_necessary|unnecessary";
const AFTER_SURGERY =
  'straw|straws|smoke|smoking|cigarette*|vape|vaping|spit|spitting|alcohol|beer|wine|gym|run|running|heavy_lifting|lift|hot_coffee|hot_soup|hot_drink*|chips|nuts|rinse_hard|rinsing_hard|rinse_vigorously|rinse_right_away|rinsing_often';
const IN_PREGNANCY = 'whiten*|bleach*|peroxide|sedat*|nitrous|laughing_gas|ibuprofen|aspirin|tetracycline';
const LATER = 'morning|monday|tuesday|wednesday|thursday|friday|weekend|week|month';

export const TOPICS: readonly BadAdvice[] = [
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
    unless: phrases('nitrous|laughing_gas|unless_you', 'local anesthe*'),
    why: 'after sedation nobody goes home alone or drives that day',
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
    ),
    why: 'before sedation the stomach has to be empty',
  },
  {
    about: phrases('knocked_out|avuls*', 'tooth that? has? come|came|comes|fallen|fell|falls out'),
    advice: phrases(
      'scrub*|scrape*',
      'brush it',
      'brush the tooth|root',
      'with|use|in .. soap|alcohol|peroxide|mouthwash|disinfectant|vinegar|bleach',
      'in|under|with|into a? glass_of? hot|warm|tap|plain|cold|running? water ... keep|store|leave|bring|soak|overnight',
      'keep|store|leave|bring|put|soak it|tooth dry',
      'keep|store|leave|bring|put|soak it|tooth in|into a? glass_of? hot|warm|tap|plain|cold? water',
      'keep|store|leave|bring|put|soak it|tooth in|into a|an? tissue|napkin|paper|cloth|pocket|bag|envelope',
      'wrap|dry it',
      'wrap|dry the|a|your knocked_out? tooth',
      'by|hold|touch|grab it? by? the root',
      'throw it|the_tooth away',
      'put a|the? baby_tooth back',
    ),
    why: 'a knocked-out tooth treated so is lost',
  },
  {
    about: phrases(
      'swell*|swollen|bleed*|fever|abscess*|infect*|pus|breathe|breathing|swallow*|knocked_out|spread*|broken_jaw',
      'jaw is|feels broken',
      'numb|numbness that|in',
    ),
    advice: phrases(
      'wait !in|room|here|list|.|for|to_see_if_we',
      'wait for !the|us|your|a_call|an_answer',
      'hold_off|sleep_on_it|put_it_off|put_that_off|put_this_off|sit_it_out|tough_it_out|ride_it_out !.',
      'no rush|hurry',
      'nothing_to_worry',
      'no need|reason to worry|call|come|hurry|panic|see|go',
      'need|do not need_to|have_to? call|come_in|see_anyone',
      'go|goes|settle|settles|clear|clears|pass|passes|resolve|resolves|gets|improve|improves|heal|heals away|up|down|better? by_itself|on_its_own|in_a_few|after_a',
      'ignore it|the',
      `call|see|come|phone us? in|on|by|at|when the? next? ${LATER}|your_next`,
      'leave|send us? a|an? e_mail|email|message|voicemail|note',
    ),
    unless: phrases(
      'NOT to? wait',
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
    why: 'what may be done in pregnancy is decided with her doctor',
  },
  {
    about: phrases('baby|babies|infant|infants|toddler*|child|children|kid|kids|little_one*|family_dentistry'),
    advice: phrases(
      'honey on|in|to|helps|calms|before|at',
      'to_bed|to_sleep|nap .. with a|the|their? bottle|juice|milk',
      'juice|milk|formula|soda|sweet_tea|bottle in|at|to|through bed|night|sleep',
      'bottle|sippy_cup in_bed|to_bed|overnight|all_night',
      'bottle|sippy_cup at_night is|helps|calms',
      'rub|put|dab .. whiskey|whisky|brandy|rum|alcohol|benzocaine|teething_gel|clove_oil|aspirin',
      'aspirin ... give|child|kid|baby|fever',
      'baby_teeth do? NOT matter|count|need',
      'baby_teeth|they fall|come out anyway',
      `before|until|under|younger_than age|the_age_of? ${AGE} ... ${NEEDLESS}`,
      `${NEEDLESS} ... before|until|under .. ${AGE}|school|baby_teeth`,
      'fluoride is dangerous|poison|harmful|bad',
    ),
    unless: phrases('NOT|avoid ... honey|juice|bottle|aspirin|rub|milk'),
    isDenial: true,
    why: 'this harms small children, as the Academy of Pediatric Dentistry says',
  },
  {
    about: phrases('extract*|pulled|wisdom_t*|removed|removal|surgery|implant*|dry_socket|graft*'),
    advice: phrases(
      ...allowed(AFTER_SURGERY),
      'drink|drinking|sip|suck .. .. straw',
      'rinse|swish|spit .. hard|vigorously|forcefully|strongly|every_hour',
    ),
    unless: phrases('two_weeks|a_week|quit|stop', 'after a|two|three|some week|weeks|day|days'),
    why: 'this breaks the clot, and the wound opens',
  },
  {
    about: phrases('whiten*|bleach*|white_teeth|stain*'),
    advice: phrases(
      'lemon*|baking_soda|charcoal|household_bleach|strawberr*|vinegar|apple_cider ... use|rub|brush|work|works|help|helps|whitens|try|mix|leave',
      'as often|long|much as_you like|want|please|wish',
      'the longer|more .. .. the whiter|better|brighter',
      'more|longer|extra|double|twice gel|time|wear* means|gives|makes|is_better',
      'every_night ,? until|as_long_as',
      'sleep with the|your? trays .. .. every|faster|better',
    ),
    unless: phrases("do_not|don't|never|avoid|harm|damage|scratch|myth|acid", 'wear|wears away|down'),
    why: 'this damages enamel and gums',
  },
  {
    advice: phrases(
      'put|dab|rub|apply|pour|hold|swish|rinse_with|gargle_with|use|try|place|spray .. bleach|ammonia|gasoline|kerosene|rubbing_alcohol|household_cleaner|nail_polish|battery_acid|pure_peroxide|pure_clove_oil|whiskey|whisky|vodka|tequila',
      'super_glue|superglue|krazy_glue|household_glue',
      'pull|yank|take|get|twist|tie .. .. tooth .. .. yourself|at_home|with_pliers|with_a_string|with_a_thread|with_a_door',
      'file|sand|trim|grind it|tooth|edge|denture down|smooth? yourself|with_a_nail|with_an_emery',
      'nail_file|emery_board|sandpaper|pliers|paper_clip|sewing_needle',
    ),
    unless: phrases("never|not|don't|avoid|instead_of|please_no|leave"),
    why: 'nobody should do this at home',
  },
  {
    advice: phrases(
      'no_need_to|no_reason_to|need_not|skip|skipping|instead_of|you_can_stop|forget|forget_about brush*|floss*|rins*|clean*|checkup*|check_up*|x_rays',
      'NOT need|have to brush*|floss*|rins*|clean*',
      'no_need_to|no_reason_to|need_not|instead_of|forget see|seeing a|the|your dentist|doctor',
      'brush|brushing hard|harder|firmly|once_a_week|once_a_month|every_other_day',
      'hard|stiff bristle*|brush|brushes is|are|clean|cleans|work|works best|better',
      'x_ray|x_rays|fluoride|amalgam|root_canal* cause|causes|caused|gives_you|give_you|lead_to|leads_to cancer|autism|alzheimer*',
    ),
    unless: phrases(
      "never|don't_skip|do_not_skip|if_you_skip|who_skip|people|why|because|tell_us|years|not_a_reason|no_reason_to_skip",
      'skipping a|the|one|means',
      'skipping flossing lets|means|leaves',
    ),
    isDenial: true,
    why: 'this harms teeth, and nobody has examined the reader',
  },
  {
    about: phrases(
      'allerg*|heart|valve*|joint_replacement*|pacemaker*|diabet*|blood_pressure|stroke|osteoporosis|bone_medicine*|bone_drug*',
    ),
    advice: phrases(
      'no_need_to|no_reason_to|need_not|you_may_leave_out|not_necessary_to|not_important_to tell|mention|list|bring|worry|say|report|inform|ask',
      'NOT need|have to tell|mention|list|bring|worry|say|report|inform|ask',
      "not|don't|doesn't matter|make_a_difference|interest_us",
    ),
    isDenial: true,
    why: 'we have to know of illnesses and allergies before treatment',
  },
];
