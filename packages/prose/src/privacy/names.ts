import {joinPatterns, type Content, isEnglish} from '@dental/content';
import {definePhrases, type Engine, getEngine} from '../engine/engine';
import {createWarning} from '../engine/sentences';
import type {Finding, Words} from '../engine/types';
import {HISTORY, isAtFrontDesk, findPeople, type PersonMention} from '../people/mentions';
import {worksHere} from '../people/names';
import {readTeam} from '../people/team';
import {listHarmlessNames, LAW, createPrivacyFinding} from './finding';

/** Words about health and visits: a name next to one of them is a patient's. */
const HEALTH = definePhrases(
  'OF_A_PATIENT|ILLNESS|DRUG',
  'patient|patients !coordinator|advocate|liaison|care|relations|service|services|experience' +
    '|portal',
);

/** Sentences about people who aren't patients. */
const NO_PATIENT = definePhrases('OF_NO_PATIENT');

/** Sentences that say who a person is. */
const IDENTIFIED = definePhrases('OF_NO_PATIENT|KNOWN_OTHERWISE', 'is mr');

const isFullName = ({title, first, last}: PersonMention) =>
  title !== undefined || (first !== undefined && last !== undefined);

/** Finds the name of a patient, or of a person who may be one. */
export function findPatientNames(words: Words, content: Content): Finding[] {
  const {text, field, voice} = words;
  if (!/\p{Lu}\p{Ll}/u.test(text)) return [];
  const engine = getEngine(content);
  const isNameField = field !== undefined && /(?:^|\.)(?:name|owner)$/.test(field);
  const others = isNameField
    ? []
    : findPeopleOutsideTeam(text, content).filter(
        (mention) => !isColleagueByFirstName(text, mention, content),
      );
  const patient = others.find((mention) => isPatient(words, mention, engine));
  if (patient) {
    const remedy =
      voice === 'patient'
        ? 'Remove the name, or replace it with [my husband].'
        : 'Change it to "a patient", and remove anything that identifies them.';
    return [createPrivacyFinding(patient.at, 'This names a patient', patient.text, remedy)];
  }
  const unidentified = others.find((mention) => isUnidentified(words, mention, engine));
  if (!unidentified) return findPatientsByPhrase(words, content);
  const {at, text: quote} = unidentified;
  const message = `${quote} isn't on our team, and may be a patient.`;
  const remedy = `Change it to "a patient". If it isn't a patient, say who it is.`;
  return [{...createWarning(at, quote, message, remedy, 'privacy/person'), source: LAW}];
}

/** A colleague with a wrong last name, which the check of names reports. */
function isColleagueByFirstName(text: string, mention: PersonMention, content: Content): boolean {
  const {first, last, title} = mention;
  if (title !== undefined || last === undefined) return false;
  return readTeam(content).some((one) => one.first === first) && worksHere(text, mention);
}

function findPeopleOutsideTeam(text: string, content: Content): PersonMention[] {
  return findPeople(text, content).filter(({title, first, member, isGuess, end}) => {
    // "Mrs. Delgado" need not be our Rosa Delgado.
    const isTeamMember = member && (title === undefined || first !== undefined);
    const isYear = /^ (?:19|20)\d\d\b/.test(text.slice(end));
    return !isGuess && !isTeamMember && title?.startsWith('Dr') !== true && !isYear;
  });
}

function isPatient({voice, text}: Words, mention: PersonMention, engine: Engine): boolean {
  if (voice === 'case') return !HISTORY.test(text);
  if (voice === 'patient') return isFullName(mention);
  const isNamed = isFullName(mention) || /\bpatients?,? (?:\p{Lu})/u.test(text);
  if (!isNamed || (mention.member && isAtFrontDesk(text, mention))) return false;
  return HEALTH(engine).isIn(text) && !HISTORY.test(text) && !NO_PATIENT(engine).isIn(text);
}

/** Returns true for a full name if the page doesn't say who the person is. */
function isUnidentified(
  {voice, text, field}: Words,
  mention: PersonMention,
  engine: Engine,
): boolean {
  // A person at one of our desks is a colleague without a page, and no patient.
  if (mention.member || !isFullName(mention) || isAtFrontDesk(text, mention)) return false;
  if (voice !== 'page' && voice !== 'facts') return false;
  // A field with a name and nothing else names the thing that it is about.
  const isSentence = mention.title !== undefined && text.trim().includes(' ');
  if (field !== undefined && !isSentence) return false;
  return !HISTORY.test(text) && !/["“”]/.test(text) && !IDENTIFIED(engine).isIn(text);
}

/* Any name of a person who is greeted, called a patient, or signs a review. */

const GREETED = definePhrases(
  'congrat*|kudos|shout_out|shoutout|happy_birthday|way_to_go to? ,? our|little|dear? !dr NAME',
  'meet|remember|take !dr NAME NAME? ,? who came|was|had|needed|lost|broke|hated|finished',
);
const CALLED_PATIENT = new RegExp(
  [
    String.raw`\b(?:patient|client)s?,? (?:named |called )?`,
    String.raw`(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)(?=[ ,.'!]|$)`,
  ].join(''),
  'gu',
);

const FULL_NAME = String.raw`\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}[\p{L}'-]+`;

/** "Laura Vance of the school board, who came in with bleeding gums". */
const CAME_TO_US = new RegExp(
  [
    String.raw`(?<!\bDrs?\.? )\b(?!Meet|Remember|Take)(${FULL_NAME})\b[^.]{0,60}?`,
    String.raw`,? who (?:came in|came to us|lost|broke|chipped|needed)\b`,
  ].join(''),
  'gu',
);
const SIGNATURES = [
  'my name is',
  'i am',
  "i'm",
  'this is',
  'signed,?',
  'sincerely,?',
  'regards,?',
  '[-–—~] ?',
];
const SIGNED = new RegExp(`${joinPatterns(SIGNATURES)} ?(${FULL_NAME})(?=[.,!]|$)`, 'gu');

/** "Laura Vance, Power Ranch" as a complete line. */
const SIGNED_LINE = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+ ((?!Dra\b)\p{Lu}\p{Ll}[\p{L}'-]+))(?:,? (?:\p{Lu}\p{L}+ ?)+)?[.!]?$`,
  'u',
);

/** "Patient Portal" names no one. */
const AFTER_PATIENT = [
  'Information',
  'Care',
  'Portal',
  'Reviews?',
  'Forms?',
  'Coordinator',
  'Plans?',
  'Health',
  'Rights?',
  'Privacy',
  'Bill',
  'Services?',
];
const NO_NAME = new RegExp(String.raw`^${joinPatterns(AFTER_PATIENT)}\b`);
const NAME = /\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)?/u;

/** Finds people whom the words around the name call patients. */
function findPatientsByPhrase({text, voice}: Words, content: Content): Finding[] {
  const patterns = [CALLED_PATIENT, voice === 'patient' ? SIGNED : CAME_TO_US];
  const greeted = GREETED(getEngine(content))
    .find(text)
    .map(({index, text: greeting}) => ({at: index, name: NAME.exec(greeting.slice(1))?.[0]}));
  const called = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({index, 1: name}) => ({at: index, name})),
  );
  const signature = voice === 'patient' ? SIGNED_LINE.exec(text.trim()) : null;
  // "Highly Recommended" isn't a name.
  const isSigned = signature && !isEnglish(signature[2]?.toLowerCase() ?? '');
  const mentions = [...greeted, ...called, ...(isSigned ? [{at: 0, name: signature[1]}] : [])];
  const harmless = listHarmlessNames(content);
  const isOurs = (name: string) =>
    name.split(/'s$| /).every((word) => word === '' || harmless.has(word));
  return mentions
    .filter(({name = ''}) => !NO_NAME.test(name) && !isOurs(name))
    .map(({at, name = ''}) =>
      createPrivacyFinding(
        at,
        'This names a patient',
        name,
        'Remove the name, or change it to "a patient".',
      ),
    );
}
