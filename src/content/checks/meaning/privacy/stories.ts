import {phrases} from '../../../language/grammar';
import {OF_ALL, OF_PATIENTS, type PrivacyRule} from './rule';

/* What of a story tells whom it is about: a name, a family, work, a school, a town. */

const TEETH =
  'teeth|tooth|gums|smile|crown|crowns|implant*|filling*|veneer*|denture*|cleaning*|sedation|pocket*|millimeter*';
const OUR_WORK = 'here|us|our|teeth|tooth|filling*|visit|visits|braces|aligner*|sealant*|cleaning|chair';

const KNOWN_TO_NEIGHBORS = {
  what: 'Something stands here by which neighbors know who the patient is',
  fix: 'Leave it out, or say it in general, such as "a coach".',
};

const MAY_BE_A_PATIENT = {
  voices: OF_ALL,
  what: 'Somebody is named who may be a patient',
  fix: 'Leave the name out, or write "one of our patients".',
};

/** "the Vances all come here", "families, the Vances": a name in the plural. */
const FAMILY =
  /\b[Tt]he (?!Dentists|Doctors|Suns|Cardinals|Diamondbacks|Americans|Romans|Greeks|Egyptians|Mayas|Mayans)\p{Lu}\p{Ll}{2,}s\b(?=,? (?:who )?(?:all \w+ of them|family|have had|had|come to|came to|are patients|brought|from))|\bfamilies, the \p{Lu}\p{L}+s\b/gu;

/** "Vance, age 7", "Tessa is a seven-year-old". */
const NAME_AND_AGE =
  /\b\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'-]+)?,? (?:aged? \d{1,2}\b|(?:who )?(?:is )?(?:a )?(?:\d{1,2}|\p{Ll}+)[- ]years?[- ]old\b(?=[^.]*\b(?:here|us|our|chair|visit|teeth|tooth|sealants?|cleaning|braces)\b))/gu;

/** "Mesquite High", which is a name by its capitals. */
const SCHOOL =
  /\b\p{Lu}\p{L}+ (?:(?:Junior )?High|Middle|Elementary|Grade|Charter|Prep)(?: School)?(?![\p{L}-])|(?<![\w.])@[A-Za-z][\w.]{2,}/gu;

export const STORY_RULES: readonly PrivacyRule[] = [
  {
    pattern: phrases(
      'whole|entire NAME family|clan|crew',
      `the NAME family|twins|brothers|sisters|boys|girls|kids ... ${OUR_WORK.replace('us|our|', '')}`,
      'US treat|treats|see|sees|look_after|looks_after|care_for|cares_for ... teachers|nurses|officers|players|employees|firefighters|staff|members|students at|of|from the? NAME',
      `our|my|a .. neighbor|friend|customer|regular|barber|mechanic|landlord|mailman|coach|pastor|teacher|mayor|senator|congressman|congresswoman NAME ... ... ${TEETH}`,
      'thank|thanks you? ,? !you|dr|god|everyone|TOWN NAME .. for your',
      `ask|thank|just_like|look_at !dr NAME NAME? ,? from|of|at|who|whose ... ${TEETH}`,
      'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth grader ,? NAME',
      'little NAME ,? (|NUMBER|was|is|had|got|came|who|and_his|and_her',
    ),
    unless: phrases('the american|finch|tooth|copper', 'our staff|team', 'at the? front_desk|desk|office'),
    ...MAY_BE_A_PATIENT,
  },
  {pattern: FAMILY, ...MAY_BE_A_PATIENT},
  {
    pattern: NAME_AND_AGE,
    unless: /\bour (?:office|practice|team)\b|^(?:Children|Adults|Anyone|People|Patients|Everyone|Babies|Kids|Teens)/,
    ...MAY_BE_A_PATIENT,
  },
  {
    pattern: phrases(
      'cardinals|suns|diamondbacks|d_backs|coyotes|sun_devils|wildcats|nfl|nba|mlb|nhl|celebrit*|famous|influencer*|news_anchor*|tv_star*|olympian*|athlete* ... ... trust|trusts|our_patients|are_patients|as_patients|come_to_us|choose_us|chose_us|see_us|sees_us|visit_us|visits_us|his_teeth|her_teeth|their_teeth|his_smile|her_smile|their_smile*',
    ),
    voices: OF_ALL,
    what: 'Known people are named as patients',
    fix: 'Leave them out; who is a patient is private.',
  },
  {
    pattern: phrases(
      `his|her|their .. RELATIVE plays|works|teaches|coaches|runs|owns|sings|is_the|is_a|was_the|was_a ... NAME`,
      'he|she|they run|runs|own|owns|manage|manages|opened|founded|work|works|teach|teaches|coach|coaches at? a|an|the .. on|in|at|near|next_to NAME',
    ),
    voices: ['case'],
    what: "A patient's family stands here, by which neighbors know who it is",
    fix: 'Leave it out.',
  },
  {
    pattern: phrases(
      `WORKS|JOB .. at|for|with|of the? NAME`,
      'wife|husband|daughter|son of',
      'mayor|council|councilman|councilwoman|sheriff|fire_chief|school_principal|news_anchor',
    ),
    voices: ['case'],
    what: "A patient's place of work or family stands here, by which neighbors know who it is",
    fix: 'Say it in general, such as "a teacher".',
  },
  {
    pattern: phrases(
      `he|she|they|his|her .. DOES ... at|for|of|with|in|on|the the? !dr|x|invisalign|composite|english|spanish|MONTH NAME`,
      'drives|rides|owns the|a|an .. jeep|truck|car|motorcycle|harley|van|bakery|shop|salon|store|restaurant',
    ),
    voices: ['case'],
    ...KNOWN_TO_NEIGHBORS,
  },
  {pattern: phrases('nonagenarian|centenarian'), voices: ['case'], ...KNOWN_TO_NEIGHBORS},
  {
    pattern: phrases(
      'goes_to|attends|grade_at the? NAME',
      `my|our|his|her .. son|daughter|child|kid|boy|girl|grandson|granddaughter ,? !dr|copper NAME !NAME`,
    ),
    voices: OF_PATIENTS,
    what: 'A name or a school stands here, by which a patient is found',
    fix: 'Leave it out, or write [my son] or [her school] in its place.',
  },
  {
    pattern: SCHOOL,
    voices: OF_PATIENTS,
    what: 'A name or a school stands here, by which a patient is found',
    fix: 'Leave it out, or write [her school] in its place.',
  },
  {
    pattern: phrases(`live|lives|living|resident|from|reside|resides in|of|near? NEARBY`),
    voices: ['case'],
    what: "A patient's town stands here, which with the rest of the story tells who it is",
    fix: 'Leave the town out.',
  },
];
