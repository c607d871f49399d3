import {phrases} from '../../../language/grammar';
import {teamOf, type TeamMember} from '../people';
import type {Words} from '../sayings';
import type {Finder} from './finder';
import {roles} from './roles';

/*
 * What is told of those who work here: nobody does what only a dentist or a hygienist is licensed for (A.R.S. § 32-1231 and
 * § 32-1281), and what is private stays so.
 */

/** What only a dentist does. */
const OF_DENTISTS = phrases(
  'diagnose*|diagnosis|prescribe*|prescription*|refill|refills',
  'fill|fills|filling|drill|drills|drilling .. cavity|cavities|tooth|teeth|decay',
  'pull|pulls|extract|extracts|removes|takes_out .. tooth|teeth|wisdom_teeth',
  'place|places|does|do|performs|makes .. implant*|crowns|crown|veneers|fillings|root_canal*|extraction*|surgery|graft*',
  'sedate|sedates|sedating|administer*',
  'adjust|adjusts|run|runs|give|gives|start|starts|set|sets|control|controls|dose|doses .. laughing_gas|nitrous|sedation|IV|gas',
  'decide|decides|determine|determines|judge|judges .. need*|treatment|whether|if|who|which|antibiotic*|medicine*',
  'tell|tells|advise|advises|say|says you .. whether|if|what|which .. need|have|antibiotic*|medicine|take|wrong|treatment|urgent',
  'read|reads|interpret|interprets|evaluate|evaluates .. x_rays|photos|pictures|scans',
  'treatment_plan',
  'dentist .. not|never .. need|has|have|look',
);

/** What only a dentist or a hygienist does. */
const OF_HYGIENISTS = phrases(
  'deep_cleaning*|scaling|root_planing|scales',
  "clean|cleans|cleaning .. your|the|their|children's|patients'? teeth|gums",
  'does|do|gives|perform|performs .. cleaning|cleanings|injection*|shots',
  'numb|numbs|inject|injects|injection*|anesthe*',
  'probe|probes|measure|measures .. gums|pockets',
);

const HELPING = phrases(
  'after|with|beside|for|helps|help|assist|assists|next_to|under|whatever|until|once|so_that .. dentist|dentists|dr|doctor|hygienist*|hygienist',
  'not|never|cannot|no|nor|only',
  'ask|asks|pass|passes|book|books|explain|explains|schedul*|arrange*|insurance|estimate|remind*|room|instruments|pharmacy',
  'your own|home',
);

/** What is told of nobody who works here. */
const PRIVATE = phrases(
  'pregnan*|miscarriage|expecting .. baby|child|twins|daughter|son|first|second|third|in',
  'expecting .. baby|child|twins|boy|girl',
  'her|his|their surgery|operation|chemo*|diagnosis|illness|depression|anxiety|cancer|treatment|recovery|rehab|accident',
  'her|his|their .. surgery|operation|chemo*|diagnosis|concussion|transplant|stroke|miscarriage|relapse|pacemaker|illness|injury|biopsy',
  'back|returned|returns .. after|from .. surgery|operation|chemo*|illness|injury|rehab|hospital|accident|stroke|treatment',
  'chemo*|rehab|sober|sobriety|bipolar|depression|hysterectomy|stroke',
  'recover* from',
  'maternity|sick|medical|paternity|parental leave',
  'leave .. because|for|due_to .. surgery|illness|baby|family',
  'divorc*|custody|bankrupt*|separated|widow*|eviction',
  'turned|turns|turning NUMBER|thirty|forty|fifty|sixty',
  'is|was NUMBER years old',
  'birthday|born on',
  'salary|wage|wages|paycheck|earns|makes MONEY',
  'mobile|cell|cellphone number|phone',
  'own|personal|private|home cell|phone|number|mobile|address|e_mail',
  'her|his|their cell|mobile|home_phone|home_address',
  'lives at|on NUMBER',
  'democrat*|republican*|voted|votes for',
  'undocumented|visa|green_card|immigration|probation|arrested|jail',
);

/** Whom a sentence is about, if it is somebody of the team. */
function subjectOf({text}: Words, team: readonly TeamMember[]): TeamMember | undefined {
  return team.find(({first}) => new RegExp(String.raw`(?<!\p{L})${first}(?!\p{L})`, 'u').test(text));
}

const ROLE_ALONE = /\b(?:assistants?|front desk|receptionists?|coordinators?|office manager)\b/i;
const HYGIENE_ALONE = /\bhygienists?\b/i;

/** Work that whoever is said to do it is not licensed for, and what is private of them. */
export const work: Finder = (words, content) => {
  const {text, voice} = words;
  if (voice !== 'page' && voice !== 'facts') return [];
  const [[ofDentists], [ofHygienists], [told]] = [OF_DENTISTS.find(text), OF_HYGIENISTS.find(text), PRIVATE.find(text)];
  if (!(ofDentists ?? ofHygienists ?? told) || roles(words, content).length > 0) return [];
  const member = subjectOf(words, teamOf(content));
  const isHygienist = member ? /hygien/i.test(member.role) : HYGIENE_ALONE.test(text);
  const isOther = member ? !member.isDentist && !isHygienist : ROLE_ALONE.test(text);
  const done =
    (isHygienist || isOther ? ofDentists : undefined) ?? (isOther && !isHygienist ? ofHygienists : undefined);
  if (done && HELPING.find(text).length === 0)
    return [
      {
        at: done.index,
        quote: done.text,
        severity: 'warning',
        what: `"${done.text}" is work for which ${member?.name ?? 'whoever is named here'} is not licensed (A.R.S. § 32-1231, § 32-1281).`,
        fix: 'Say who does it, such as "Anika tells the dentist what she has seen, and the dentist decides with you."',
        finding: 'people/license',
      },
    ];
  return member && told
    ? [
        {
          at: told.index,
          quote: told.text,
          severity: 'warning',
          what: `"${told.text}" is private, and stands here with the name of ${member.name}.`,
          fix: 'Leave it out, or write what visitors need, such as "Anika is back in June."',
          finding: 'people/private',
        },
      ]
    : [];
};
