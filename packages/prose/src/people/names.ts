import elsewhere from '../../data/elsewhere.json';
import {findClosestMatch, isEnglish, joinPatterns} from '@dental/content';
import {compileWords} from '../compileWords';
import {type SentenceCheck, createWarning} from '../engine/sentences';
import type {Finding, Words} from '../engine/types';
import {GIVEN_NAMES} from './givenNames';
import {
  findMisspelledMember,
  findPeople,
  HISTORY,
  isAtFrontDesk,
  type PersonMention,
} from './mentions';
import {readTeam, type TeamMember} from './team';
import {
  BEFORE_COLLEAGUE,
  COLLEAGUE_VERBS,
  OTHER_OFFICE_WORDS,
  OUR_DOCTOR_WORDS,
  RELATION_WORDS,
  STUDY_WORDS,
} from './words';

/** Reports people who have no page, or another name there. Their work: rules/team.yml. */
export const findUnknownPeople: SentenceCheck = (words, content) => {
  const mentions = findPeople(words.text, content);
  const team = readTeam(content);
  const doctors = [
    ...findUnknownDoctors(words, mentions, team),
    ...mentions.flatMap(describeMissingTitle),
  ];
  return words.voice === 'case'
    ? doctors
    : [...doctors, ...findUnknownColleagues(words, mentions, team)];
};

function describeMisspelledName(
  {at, text: quote}: PersonMention,
  by: string,
  message = `No one here is called ${quote}.`,
): Finding {
  return {at, quote, by, message, remedy: `Change it to ${by}.`, finding: 'facts/person'};
}

function describeUnknownPerson({at, text: quote}: PersonMention, remedy: string): Finding {
  return createWarning(at, quote, `${quote} has no page under our team.`, remedy, 'facts/person');
}

const DENTAL_INSTITUTIONS = [
  'Surgery',
  'Dental',
  'Dentistry',
  'Orthodontics',
  'Endodontics',
  'Periodontics',
  'Hospital',
  'Clinic',
  'University',
  'College',
];

/** A doctor of another office. */
const AT_INSTITUTION = String.raw`at \p{L}{2,}(?: \p{L}{2,})* ${joinPatterns(DENTAL_INSTITUTIONS)}`;
const AT_OTHER_OFFICE = new RegExp(
  [
    String.raw`\(\d{3}\) ?\d{3}-\d{4}`,
    String.raw`\b${joinPatterns([...OTHER_OFFICE_WORDS, AT_INSTITUTION])}\b`,
  ].join('|'),
  'iu',
);
const OF_STUDY = new RegExp(
  [
    String.raw`\bDr\.? (?:Seuss|Pepper|Martens?|Martin Luther)\b`,
    String.raw`\b${joinPatterns(STUDY_WORDS)} `,
  ].join('|'),
);
const OUR_DOCTOR = compileWords(OUR_DOCTOR_WORDS);

/** In shorter last names a misspelling is not certain. */
const MIN_NAME_LENGTH = 4;

/** The titles of people who aren't doctors. */
const PLAIN_TITLE = /^(?:Mrs?|Ms|Miss|Mister|Sr|Sra|Srta)$/;

/** "Mr. Okafor", if he is a dentist of ours. */
function describeMissingTitle({title = '', member, at, text: quote}: PersonMention): Finding[] {
  if (!member?.isDentist || !PLAIN_TITLE.test(title)) return [];
  const remedy = `Change it to Dr. ${member.last}.`;
  const message = `${member.name} is a dentist, and "${quote}" leaves the title out.`;
  return [createWarning(at, quote, message, remedy, 'facts/person')];
}

/** Reports doctors who have no dentist's page, or another name there. */
function findUnknownDoctors(
  {text}: Words,
  mentions: readonly PersonMention[],
  team: readonly TeamMember[],
): Finding[] {
  const dentists = team.filter(({isDentist}) => isDentist);
  if (dentists.length === 0) return [];
  return mentions
    .filter(({title, member}) => title === 'Dr' && !member)
    .flatMap((mention) => checkDoctor(text, mention, dentists, team) ?? []);
}

function checkDoctor(
  text: string,
  mention: PersonMention,
  dentists: readonly TeamMember[],
  team: readonly TeamMember[],
): Finding | undefined {
  const {first, last = '', text: quote} = mention;
  const sameLast = dentists.find((dentist) => dentist.last === last);
  if (sameLast) {
    const isMisspelled =
      dentists.some((one) => one.first === first) ||
      findClosestMatch(first ?? '', [sameLast.first]);
    const finding = describeMisspelledName(mention, `Dr. ${sameLast.name}`);
    // With another first name it may be another dentist.
    return isMisspelled ? finding : {...finding, severity: 'warning'};
  }
  if (dentists.some(({name}) => name.split(' ').includes(last))) return undefined;
  const colleague = team.find(
    (one) => one.first === (first ?? last) && (first === undefined || one.last === last),
  );
  if (colleague) {
    const {name, role} = colleague;
    const message =
      `${name} isn't a dentist: the page says "${role}". ` + 'Only call our dentists "doctor".';
    return describeMisspelledName(mention, name, message);
  }
  const lasts = dentists.map((dentist) => dentist.last);
  const closest = last.length < MIN_NAME_LENGTH ? undefined : findClosestMatch(last, lasts);
  const suggestion =
    dentists.find((one) => one.last === closest) ?? dentists.find((one) => one.first === first);
  if (suggestion) return describeMisspelledName(mention, quote.replace(last, suggestion.last));
  if (AT_OTHER_OFFICE.test(text)) return undefined;
  if (!OUR_DOCTOR.test(text) && (HISTORY.test(text) || OF_STUDY.test(text))) return undefined;
  const names = lasts.map((one) => `Dr. ${one}`).join(', ');
  const choice = lasts.length === 1 ? names : `one of ${names}`;
  return describeUnknownPerson(mention, `Change it to ${choice}, or remove the name.`);
}

const ROLES_OF_COLLEAGUES = [
  'colleague',
  'hygienist',
  'assistant',
  'coordinator',
  'manager',
  'receptionist',
  'dentist',
];
const IN_FRONT_OF_COLLEAGUE = new RegExp(
  [
    String.raw`\b(?:${BEFORE_COLLEAGUE.join('|')}|`,
    String.raw`(?:[Oo]ur|her|his|your) (?:\p{Ll}+ ){0,2}${joinPatterns(ROLES_OF_COLLEAGUES)}) $`,
  ].join(''),
  'u',
);

/** A job after a name: "Rosa Reyes, the office manager". */
const JOB_AFTER_NAME = new RegExp(
  String.raw`^,? (?:is )?(?:the|our) (?:\p{Ll}+ ){0,2}${joinPatterns(ROLES_OF_COLLEAGUES)}\b`,
  'u',
);

/** Words between a colleague and the verb. */
const ADVERBS = [
  'also',
  'always',
  'usually',
  'often',
  'still',
  'then',
  String.raw`or \p{Lu}\p{Ll}+`,
  String.raw`and \p{Lu}\p{Ll}+`,
  'will',
  'can',
  'would',
  'may',
  'has',
  'is happy to',
];
const AFTER_COLLEAGUE = new RegExp(
  [
    '^ (?:at (?:the|our) front desk|from our (?:front desk|team|office)|',
    String.raw`(?:${joinPatterns(ADVERBS)} )*${joinPatterns(COLLEAGUE_VERBS)}\b)`,
  ].join(''),
  'u',
);

const RELATION = compileWords(RELATION_WORDS, 'iu');
const PRODUCTS = new Set(elsewhere.products);
const NAME_A_COLLEAGUE = 'Change it to a person who works here, or add a page for this person.';

/** Reports the first colleague who has no page, or whose name is misspelled. */
function findUnknownColleagues(
  words: Words,
  mentions: readonly PersonMention[],
  team: readonly TeamMember[],
): Finding[] {
  if (team.length === 0 || /name|title|heading/.test(words.field ?? '')) return [];
  for (const mention of mentions) {
    const {title, first = '', last, member} = mention;
    if (title !== undefined || member || PRODUCTS.has(first)) continue;
    const finding =
      last === undefined
        ? checkFirstName(words, mention, mentions, team)
        : checkFullName(words, mention, last, team);
    if (finding) return [finding];
  }
  return [];
}

/** Returns true for a sentence that doesn't say who the person is, such as a neighbor. */
const isPlainSentence = ({text, field = ''}: Words): boolean =>
  !/label|image|alt/i.test(field) && !RELATION.test(text);

/** Returns true for a name in words about our work: "Ask for Rosa Reyes, the office manager". */
export function worksHere(text: string, {at, end}: PersonMention): boolean {
  const after = text.slice(end);
  return (
    AFTER_COLLEAGUE.test(after) ||
    JOB_AFTER_NAME.test(after) ||
    IN_FRONT_OF_COLLEAGUE.test(text.slice(0, at))
  );
}

function checkFullName(
  words: Words,
  mention: PersonMention,
  last: string,
  team: readonly TeamMember[],
): Finding | undefined {
  const colleague = team.find((one) => one.first === mention.first);
  if (colleague && findClosestMatch(last, [colleague.last]))
    return describeMisspelledName(mention, colleague.name);
  const sameLast = findMisspelledMember(mention.first ?? '', last, team);
  // With another name it may be another person.
  const intended = worksHere(words.text, mention) ? (colleague ?? sameLast) : sameLast;
  if (intended && isPlainSentence(words))
    return {...describeMisspelledName(mention, intended.name), severity: 'warning'};
  return isAtFrontDesk(words.text, mention) && isPlainSentence(words)
    ? describeUnknownPerson(mention, NAME_A_COLLEAGUE)
    : undefined;
}

function checkFirstName(
  words: Words,
  mention: PersonMention,
  mentions: readonly PersonMention[],
  team: readonly TeamMember[],
): Finding | undefined {
  const {text} = words;
  const {first = '', at, end} = mention;
  const before = text.slice(0, at);
  const after = text.slice(end);
  const works =
    AFTER_COLLEAGUE.test(after) || (IN_FRONT_OF_COLLEAGUE.test(before) && !/^['’]s/.test(after));
  const colleague = findMemberWithSimilarName(first, team);
  const isCommon = GIVEN_NAMES.has(first);
  const isCertain = isCommon ? /\bdesk\b/.test(text) : isUnknownWord(first);
  if (works && colleague && isCertain) return describeMisspelledName(mention, colleague.first);
  const isOurs = isCommon ? isNamedWithTeam(before, after, mentions) : colleague !== undefined;
  if (!works && !isOurs) return undefined;
  if (!isPlainSentence(words) || !(isCommon || isUnknownWord(first))) return undefined;
  const remedy = colleague
    ? `Change it to ${colleague.first}, or to another person who works here.`
    : NAME_A_COLLEAGUE;
  return describeUnknownPerson(mention, remedy);
}

/** Returns true for a word that isn't English in lowercase, and isn't a people or a day. */
function isUnknownWord(word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !/(?:ese|ish|ian|ean|days?)$/.test(word) &&
    !isEnglish(word.toLowerCase())
  );
}

/** "Rosa or Brenda", "Brenda and Devon": together with one of us. */
function isNamedWithTeam(
  before: string,
  after: string,
  mentions: readonly PersonMention[],
): boolean {
  const [, previous] = /(\p{Lu}\p{Ll}+|\bs?he),? (?:or|and) $/u.exec(before) ?? [];
  const [, next] = /^,? (?:or|and) (\p{Lu}\p{Ll}+)/u.exec(after) ?? [];
  if (/^s?he$/.test(previous ?? '')) return true;
  return mentions.some(({first, member}) => member && (first === previous || first === next));
}

/** The only member whose first name is one or two letters away. */
function findMemberWithSimilarName(
  name: string,
  team: readonly TeamMember[],
): TeamMember | undefined {
  const similar = team.filter(
    ({first}) =>
      name.length >= MIN_NAME_LENGTH &&
      first.slice(0, 2) === name.slice(0, 2) &&
      Math.abs(first.length - name.length) <= 1 &&
      findClosestMatch(name, [first]) !== undefined,
  );
  return similar.length === 1 ? similar[0] : undefined;
}
