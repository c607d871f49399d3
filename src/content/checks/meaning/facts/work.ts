import {phrases} from '../../../language/grammar';
import {teamOf, type TeamMember} from '../people';
import type {Words} from '../sayings';
import type {Finder, Found} from './finder';
import {privateWords} from './privateWords';
import {roles} from './roles';

/* Nobody who works here does what only a dentist or a hygienist is licensed for (A.R.S. § 32-1231, § 32-1281 and § 32-1291). */

/** What only a dentist does. */
const OF_DENTISTS = phrases(
  'diagnose*|diagnosing|diagnosis|prescribe*|prescribing|prescription*|refill|refills|second_opinion',
  'fill|fills|filling|drill|drills|drilling .. cavity|cavities|tooth|teeth|decay|fillings',
  'pull|pulls|pulling|extract|extracts|extracting|removes|remove|take_out|takes_out .. tooth|teeth|wisdom_teeth',
  'place|places|placing|placed|does|do|doing|perform|performs|performing|handle|handles .. implant*|crowns|crown|veneers|fillings|filling|attachment*|root_canal*|extraction*|surgery|graft*|simple_ones|biops*|bridge|bridges',
  'seat|seats|seating|cement|cements|bond|bonds|bonding|adjust|adjusts|sign_off|signs_off .. crown*|bridge*|implant*|veneer*|bite|denture*|aligner*|attachment*|braces',
  'sedate|sedates|sedating|administer*',
  'put|puts in .. filling*|crown*|implant*',
  'trim|trims|adjust|adjusts .. aligner*|denture*|crown*|bite',
  'approve|approves|authorize|authorizes|call_in|calls_in|order|orders .. antibiotic*|medicine*|painkiller*|refill*|opioid*|pills',
  'adjust|adjusts|run|runs|give|gives|start|starts|set|sets|control|controls|dose|doses .. laughing_gas|nitrous|sedation|iv|gas',
  'what|which|how_much dose|doses|dosage|antibiotic*|medicine ... take|need|you|right',
  'decide|decides|determine|determines|judge|judges .. need*|treatment|whether|if|who|which|antibiotic*|medicine*',
  'tell|tells|advise|advises|say|says you .. whether|if|what|which .. need|have|antibiotic*|medicine|take|wrong|treatment|urgent',
  'read|reads|interpret|interprets|evaluate|evaluates|finds_things .. x_rays|x_ray|photos|pictures|scans|scan|cbct|films',
  'does|perform|performs|gives|do|give|complete|completes|conduct|conducts .. exam|exams|examination*|checkup|checkups|consultation*',
  'answer|answers|answering ... medical questions',
  'excise*|excising|biopsy|biopsies|biopsied|suture|sutures|stitches',
  'cut|cuts|snip|snips|release|releases|trims .. tongue_tie*|lip_tie*|gum|growth*|frenum',
  'clear|clears you|patients for sedation|surgery|treatment',
  'stop|pause|change|changes|adjust|adjusts .. your medicine*|medication*|blood_thinner*|insulin',
  'treatment_plan|treatment_plans',
  'treat|treats|treating ... disease|infection*|abscess*|cancer',
  'dentist .. NEGATION .. need|has|have|look',
  'botox|fillers|neurotoxin|injectables',
);

/** What only a dentist or a hygienist does. */
const OF_HYGIENISTS = phrases(
  'deep_cleaning*|scaling|root_planing|scales',
  "clean|cleans|cleaning .. your|the|their|children's|patients'? teeth|gums",
  'does|do|gives|give|perform|performs|handle|handles .. cleaning|cleanings|injection*|shots|vaccine*',
  'numb|numbs|inject|injects|injection*|anesthe*',
  'probe|probes|measure|measures .. gums|pockets',
  'take|takes ... x_rays ... no|without ~ certificate|license|training',
);

/** Somebody who takes the place of a dentist. */
const ALONE = phrases(
  'no need|reason ... dentist|doctor|cardiologist|physician',
  "without ... dentist|dentist's|doctor|doctor's|supervision|exam",
  'dentist|doctor|doctors|dentists ... NEGATION .. come|coming|look|looking|see|seeing|need|needed|there|be|busy',
  'while|when dentist|doctor|dentists|doctors .. someone_else|somebody_else|home|away|lunch|out|vacation|busy|elsewhere|sees|golf*',
  'instead_of|saves_you|save_you|rather_than|spares_you .. dentist|doctor|exam|visit',
  "dentist's|doctor's|dentist|doctor absence",
  'on their|her|his own',
  'dentist|doctor .. signs|initials .. later|afterwards|afterward|anyway',
  'alone|unsupervised|independently|by_herself|by_himself|by_themselves|as_well_as_any',
  'counts|count|known|introduced|treated as .. dentist*|hygienist*|doctor*',
);

/** What nobody does without a dentist. */
const NEVER_ALONE = phrases('NEGATION|nobody|no_one|no ... without');

const HELPING = phrases(
  'after|with|beside|for|helps|help|assist|assists|next_to|under|whatever|until|once|so_that|then|to .. DENTIST|dr|hygienist*',
  'DENTIST|dr .. diagnos*|examines|makes|make|decides|decide|prescribes|prescribe|examines|judges|does|checks|places|reads',
  'NEGATION|no|nor|only|neither',
  'ask|asks|pass|passes|book|books|explain|explains|schedul*|arrange*|insurance|estimate|remind*|room|instruments|pharmacy',
  'your own|home',
);

/** Who is trained for something else, and of whom it would be said in earnest. */
const NO_DENTIST = phrases('HELPER|hygienist|hygienists');
const HELPERS = phrases('HELPER');

/** Whom a sentence is about, if it is somebody of the team. */
function subjectOf({text}: Words, team: readonly TeamMember[]): TeamMember | undefined {
  return team.find(({first}) => new RegExp(String.raw`(?<!\p{L})${first}(?!\p{L})`, 'u').test(text));
}

/** Work that whoever is said to do it is not licensed for, and what is private of them. */
export const work: Finder = (words, content) => {
  const {text, voice} = words;
  if (voice !== 'page' && voice !== 'facts') return [];
  const [[ofDentists], [ofHygienists], told] = [OF_DENTISTS.find(text), OF_HYGIENISTS.find(text), privateWords(text)];
  if (!(ofDentists ?? ofHygienists ?? told) || roles(words, content).length > 0) return [];
  const member = subjectOf(words, teamOf(content));
  const isHygienist = member ? /hygien/i.test(member.role) : HELPERS.find(text).length === 0;
  const isOther = member ? !member.isDentist : NO_DENTIST.find(text).length > 0;
  const done = isOther ? (ofDentists ?? (isHygienist ? undefined : ofHygienists)) : undefined;
  const isAlone = ALONE.find(text).length > 0 && NEVER_ALONE.find(text).length === 0;
  if (done && (isAlone || HELPING.find(text).length === 0))
    return [unlicensed(done.index, done.text, member?.name ?? 'whoever is named here')];
  return member && told ? [isPrivate(told.index, told.text, member)] : [];
};

function unlicensed(at: number, quote: string, who: string): Found {
  return {
    at,
    quote,
    severity: 'warning',
    what: `"${quote}" is work for which ${who} is not licensed (A.R.S. § 32-1231, § 32-1281).`,
    fix: 'Say who does it, such as "Anika tells the dentist what she has seen, and the dentist decides with you."',
    finding: 'people/license',
  };
}

function isPrivate(at: number, quote: string, {name}: TeamMember): Found {
  return {
    at,
    quote,
    severity: 'warning',
    what: `"${quote}" is private, and stands here with the name of ${name}.`,
    fix: 'Leave it out, or write what visitors need, such as "Anika is back in June."',
    finding: 'people/private',
  };
}
