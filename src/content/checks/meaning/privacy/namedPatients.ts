import {phrases} from '../../../language/grammar';
import {HISTORY, isAtADesk, peopleIn, type NamedPerson, type TeamMember} from '../people';
import type {Words} from '../sayings';
import {LAW} from './law';
import type {Told} from './rule';

/** What begins every message about a patient's name. */
export const NAMED = 'A patient is named here';

/** Words of health and of visits to us: a name beside one of them is a patient's. */
const HEALTH = phrases(
  'patient|patients !coordinator|advocate|liaison|care|relations|service|services|experience|portal',
  'ILLNESS|DRUG|diagnos*|diabet*|hiv|hepatitis|cancer|pregnan*|depress*|anxiety|heart|autis*|addict*|meth|smok*|allerg*|medication*|medicine*|opioid*',
  'implant*|veneer*|sealant*|crown|crowns|braces|aligner*|invisalign|root_canal*|extraction*|denture*|whitening|filling*|retainer*|bridge|bridges|wisdom_teeth|surgery|sedation|cleaning*|teeth_cleaned|treatment*|treated|procedure*|x_ray*|checkup|check_up',
  'tooth|toothache*|chipped|new_smile|smile_makeover|before_and_after',
  'appointment*|bill|owe|owes',
  'visit|visited|visiting us',
  'his|her|their teeth|smile|mouth|gums',
);

/** Whoever is named for what they do, not for their teeth. */
const NOT_A_PATIENT = phrases(
  'say|says hello',
  'founded|invented|named_after|author|book|dean|professor|teaches|photograph|photographs|illustrat*|designed|artist|physician|specialist|surgeon|refer|foundation|university|join|joins|joined|welcome|welcomes',
  'new hygienist|dentist|assistant|coordinator',
);

/** What people are named for who need no word on who they are. */
const KNOWN_FOR = phrases(
  'is mr',
  'called|named|by|cartoon|puppet|mascot|said|says|wrote|writes|quoted|statue|painted',
  'library|museum|school|saint',
  'coordinator|hygienist|assistant|manager|receptionist|painter|potter|teacher|coach|mayor|officer|pastor|owner|principal|librarian|writer|composer|singer|builder|architect',
);

const says = (list: typeof HEALTH, text: string) => list.find(text).length > 0;

/** Names that are not of the team, where they are a patient's. */
export function namesIn(words: Words, team: readonly TeamMember[]): Told[] {
  if (words.field && /(?:^|\.)(?:name|owner)$/.test(words.field)) return [];
  if (!/\p{Lu}\p{Ll}/u.test(words.text)) return [];
  const names = peopleIn(words.text).filter(
    (person) => person.title?.startsWith('Dr') !== true && !isOfTeam(person, team) && !isAWinner(words.text, person),
  );
  const patient = names.find((person) => isPatient(words, person));
  return patient ? [toldOf(words, patient)] : strangersIn(words, names);
}

const toldOf = ({voice}: Words, {at, text}: NamedPerson): Told => ({
  at,
  what: `${NAMED}: ${text} (${LAW}).`,
  fix:
    voice === 'patient'
      ? 'Leave the name out, or write [my husband] in its place.'
      : 'Write "a patient", and leave out what tells who it is.',
});

function isOfTeam({first, last, title}: NamedPerson, team: readonly TeamMember[]): boolean {
  return team.some(
    (member) =>
      (first === undefined || member.called.includes(first) || title !== undefined) &&
      (last === undefined || last === member.last || first === undefined) &&
      ((first !== undefined && member.called.includes(first)) || last === member.last),
  );
}

/** "Miss Gilbert 2019", who has won that. */
const isAWinner = (text: string, {at, text: name}: NamedPerson) =>
  /^ (?:19|20)\d\d\b/.test(text.slice(at + name.length));

const isFull = ({title, first, last}: NamedPerson) =>
  title !== undefined || (first !== undefined && last !== undefined);

function isPatient({voice, text}: Words, person: NamedPerson): boolean {
  switch (voice) {
    case 'case':
      return !HISTORY.test(text);
    case 'patient':
      return isFull(person);
    default:
      return (
        (isFull(person) || /\bpatients?,? (?:\p{Lu})/u.test(text)) &&
        says(HEALTH, text) &&
        !HISTORY.test(text) &&
        !says(NOT_A_PATIENT, text)
      );
  }
}

/** Somebody with a full name of whom a page does not say who they are. */
function strangersIn({voice, text, field}: Words, names: readonly NamedPerson[]): Told[] {
  // Who sits at a desk of ours is no patient: see facts/strangers.
  const stranger = names.find((person) => isFull(person) && !isAtADesk(text, person));
  if (!stranger || (voice !== 'page' && voice !== 'facts')) return [];
  // A value that is no sentence names what it is of.
  if (field !== undefined && (stranger.title === undefined || !text.trim().includes(' '))) return [];
  if (HISTORY.test(text) || /["“”]/.test(text) || says(NOT_A_PATIENT, text) || says(KNOWN_FOR, text)) return [];
  return [
    {
      at: stranger.at,
      severity: 'warning',
      what: `${stranger.text} is not of our team: if it is a patient, nobody may read the name here (${LAW}).`,
      fix: 'Write "a patient"; of anybody else, say who it is.',
      finding: 'privacy/person',
      quote: stranger.text,
    },
  ];
}
