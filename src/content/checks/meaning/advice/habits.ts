import {phrases} from '../../../language/grammar';
import {allowed, WARNS, type BadAdvice} from './badAdvice';

/*
 * Habits that harm children, wounds and teeth. A sentence is about what its paragraph or its page is about.
 * Sources: the American Dental Association's patient pages (MouthHealthy), the International Association of Dental
 * Traumatology's guidelines for knocked-out teeth, the American Academy of Pediatric Dentistry, and the American Society of
 * Anesthesiologists' fasting guidelines.
 */

const AGE = 'three|four|five|six|seven|eight|3|4|5|6|7|8';

const NEEDLESS = "no_need|not_need|don't_need|doesn't_need|need_no|too_early|not_necessary|unnecessary";

const AFTER_SURGERY =
  'straw|straws|smoke|smoking|cigarette*|vape|vaping|spit|spitting|alcohol|beer|wine|gym|run|running|heavy_lifting|lift|hot_coffee|hot_soup|hot_drink*|chips|nuts|rinse_hard|rinsing_hard|rinse_vigorously|rinse_right_away|rinsing_often';

export const habits: readonly BadAdvice[] = [
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
    unless: phrases(
      'asks|ask|wonder*|whether|why',
      'wrong|feeds|decay|cavities|cavity|never',
      'NOT|avoid ... honey|juice|bottle|aspirin|rub|milk',
      'water in',
      'not for|in ~ children|kids|babies|toddlers|bottle*',
      'juice|milk|soda .. not',
    ),
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
    unless: phrases('CAUTION', 'two_weeks|a_week|quit|stop', 'after a|two|three|some week|weeks|day|days'),
    why: 'this breaks the clot, and the wound opens',
  },
  {
    about: phrases('whiten*|bleach*|white_teeth|stain*'),
    advice: phrases(
      'lemon*|baking_soda|charcoal|household_bleach|strawberr*|vinegar|apple_cider ... use|rub|brush|work|works|help|helps|whitens|try|mix|leave',
      'as often|much as_you like|want|please|wish',
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
    unless: phrases(
      ...WARNS,
      "never|not|don't|avoid|instead_of|please_no|leave|ruin*|damage*|destroy*|break|breaks|snap|snaps|ask|fence|truck|garage|radio|radios|hobby|shelf",
    ),
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
      'rinsing it away|off|out',
      "never|don't_skip|do_not_skip|if_you_skip|who_skip|people|why|because|tell_us|years|not_a_reason|no_reason_to_skip",
      'brush*|brushing|bristle*|brush .. NOT',
      'myth|myths|mistake|misunderstanding|legend|rumor*|refuted|confirmed|disproved|story|stories|i_read',
      'before you come|arrive|see',
      'the night|evening|day|hour before',
      'floss|brush extra',
      'skipping a|the|one|means',
      'skipping flossing lets|means|leaves',
      'no_evidence|no_link|no_proof',
      'not|never .. cause|lead|give',
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
