import {findAmounts, YEAR} from '../amounts/findAmounts';
import {compileWords} from '../compileWords';
import {createWarning, type SentenceCheck} from '../engine/sentences';
import type {Content} from '@dental/content';
import type {Finding, Sentence} from '../engine/types';
import {findPeople} from './mentions';
import {findSubject} from './subject';
import {DENTAL_DEGREE, readTeam, type TeamMember} from './team';

/** Words for the years of a dentist's work. */
const WORK = compileWords([
  'experience',
  'practic(?:e[sd]?|ing)',
  'a dentist',
  'dentistry',
  'career',
  'licensed',
  String.raw`has (?:been )?(?:plac|treat|fix|help)\w+`,
]);

/** A year of a career. */
const CAREER_YEAR = String.raw`(?:19|20)\d\d`;

const GRADUATION = String.raw`\b(?:graduat\w+|degree|doctorate|diploma|finished \w+ school)\b`;

/** The start of our practice: "founded the practice", "the office was opened". */
const START = [
  String.raw`\b(?:(?:founded|opened|started) (?:\p{L}+ ){1,2}(?:practice|office|doors)`,
  String.raw`(?:practice|office)(?: was)? (?:founded|opened|started))`,
].join('|');

/** The year when a career began. */
const SINCE = new RegExp(
  [
    String.raw`\b(?:since|licensed in|class of) (?<year>${CAREER_YEAR})\b`,
    String.raw`${GRADUATION}[^.;]{0,60}? in (?<degree>${CAREER_YEAR})\b`,
    `${START} in (?<opened>${CAREER_YEAR})\\b`,
  ].join('|'),
  'iu',
);

/** Study after a degree, which the page needn't list. */
const LATER_STUDY = /\b(?:residency|courses?|programs?|fellowship|certificat\w+|training)\b/i;

/** The name of a school after words about a degree: "a doctorate from Midwestern University". */
const SCHOOL = new RegExp(
  [
    String.raw`\b(?:graduat\w+|degree|DMD|DDS|doctorate|diploma|trained|studied|dental school)\b`,
    String.raw`[^.;]*? (?:from|at) (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:of |at )?\p{Lu}[\p{L}'’-]+)*)`,
  ].join(''),
  'u',
);

const DENTAL_DEGREE_IN_TEXT = /\b(?:dental (?:degree|school)|DMD|DDS|dentistry)\b/i;

/** "Our practice was founded", "We opened our doors". */
const OUR_START = new RegExp(String.raw`\b(?:we|our|the|this) ${START}`, 'iu');

/** All our dentists, or each of them. */
const OUR_DENTISTS = /\b(?:our|all|every|each|both)(?: \w+)? (?:dentists?|doctors?)\b/i;

/**
 * Reports years and schools of a dentist that aren't on the dentist's page, and schools of our
 * dentists that are on no page.
 */
export const findCareerContradictions: SentenceCheck = ({text}, content) => {
  const members = findPeople(text, content).flatMap(({member}) => member ?? []);
  const [member, ...others] = new Set(members);
  if (!member && OUR_DENTISTS.test(text))
    return findUnknownSchool(text, readTeam(content), 'any dentist');
  if (!member && OUR_START.test(text)) return findWrongStart(text, content);
  if (!member?.isDentist || others.length > 0) return [];
  return [
    ...findWrongYears(text, member, Number(content.today.slice(0, 4))),
    ...findUnknownSchool(text, [member], member.name),
  ];
};

/**
 * Reports years and a school in a sentence such as "She graduated from …" on the dentist's own
 * page.
 */
export function findSchoolOnOwnPage({words, file}: Sentence, content: Content): Finding[] {
  const {text} = words;
  if (findPeople(text, content).some(({member}) => member)) return [];
  const dentist = findSubject(
    text,
    file,
    readTeam(content).filter(({isDentist}) => isDentist),
  );
  if (!dentist) return [];
  return [
    ...findWrongYears(text, dentist, Number(content.today.slice(0, 4))),
    ...findUnknownSchool(text, [dentist], dentist.name),
  ];
}

/** Words after a name that begin a life's story. */
const LIFE = /^ (?:was (?:born|raised)|grew up|comes from|moved here)\b/;

/** A verb after a name, and what it means for patients: "puts your pictures on the screen". */
const CARE = /^ (?:(?:also|always|often|usually|then) )?\p{Ll}+s\b.*\b(?:you|your)\b/u;

/** Words of a sentence about a colleague's part in the care. */
const SHARED = /\b(?:if|when|while|her|him|both|together|instead|too)\b/i;

/** Reports a sentence about a person's life or care that begins with a colleague's name. */
export function findOtherLife({words: {text}, file}: Sentence, content: Content): Finding[] {
  const owner = readTeam(content).find((member) => member.file === file);
  const [person, ...others] = findPeople(text, content);
  if (!owner || !person?.member || person.at > 0 || person.member.file === file) return [];
  const after = text.slice(person.end);
  const isCare =
    person.member.isDentist === owner.isDentist &&
    !others.some(({member}) => member === owner) &&
    CARE.test(after) &&
    !SHARED.test(after);
  if (!LIFE.test(after) && !isCare) return [];
  const message = `This page is about ${owner.name}, not about ${person.member.name}.`;
  const remedy = `Change the name to ${owner.name}, or move the sentence to the other page.`;
  return [createWarning(person.at, person.text, message, remedy, 'facts/person')];
}

/** Reports a start of our practice before the license of the dentist who founded it. */
function findWrongStart(text: string, content: Content): Finding[] {
  const founder = readTeam(content).find(({isFounder}) => isFounder);
  return founder ? findWrongYears(text, founder, Number(content.today.slice(0, 4))) : [];
}

/** Years of work before the license, except a year of a degree. */
function findWrongYears(text: string, member: TeamMember, thisYear: number): Finding[] {
  const {name, licensed, schools} = member;
  if (licensed === undefined || !(WORK.test(text) || SINCE.test(text))) return [];
  const warn = (at: number, quote: string) => {
    const message = `${quote} can't be right: the license of ${name} is from ${licensed}.`;
    const remedy = "Correct the text, or the license on the dentist's page.";
    return createWarning(at, quote, message, remedy, 'facts/career');
  };
  const tooLong = findAmounts(text).filter(
    ({kind, value}) => kind === 'duration' && value / YEAR > thisYear - licensed + 1,
  );
  const since = SINCE.exec(text);
  const {year: start, degree, opened} = since?.groups ?? {};
  const year = Number(start ?? degree ?? opened);
  const isOfDegree = schools.some((school) => school.year === year);
  const isTooEarly = year < licensed && (opened !== undefined || !isOfDegree);
  const isOtherDegree =
    degree !== undefined &&
    !isTooEarly &&
    !isOfDegree &&
    schools.length > 0 &&
    !LATER_STUDY.test(text);
  return [
    ...tooLong.map((amount) => warn(amount.at, amount.text.trim())),
    ...(since && isTooEarly ? [warn(since.index, since[0])] : []),
    ...(since && isOtherDegree ? [describeOtherDegree(since, year, member)] : []),
  ];
}

/** The warning about a degree in a year that has none on the dentist's page. */
function describeOtherDegree(
  {0: quote, index}: RegExpExecArray,
  year: number,
  {name, schools}: TeamMember,
): Finding {
  const message =
    `No degree of ${name} is from ${year}: ` +
    `the page has ${schools.map((school) => `${school.degree}, ${school.year}`).join(' and ')}.`;
  const remedy = 'Correct the year, or add the degree to `schools:` of the page.';
  return createWarning(index, quote, message, remedy, 'facts/career');
}

/** @param whose the owner of the page, for the message */
function findUnknownSchool(text: string, members: readonly TeamMember[], whose: string): Finding[] {
  const match = SCHOOL.exec(text);
  const name = match?.[1];
  const schools = members.flatMap((member) => member.schools);
  if (!match || name === undefined || schools.length === 0) return [];
  const isDental = DENTAL_DEGREE_IN_TEXT.test(text) && !/bachelor/i.test(text);
  const fits = schools.filter(({degree}) => !isDental || DENTAL_DEGREE.test(degree));
  if (fits.some(({school}) => school.includes(name))) return [];
  const at = match.index + match[0].length - name.length;
  const message = `${name} isn't a ${isDental ? 'dental ' : ''}school on the page of ${whose}.`;
  const remedy = 'Correct the name, or add the degree to `schools:` of the page.';
  return [createWarning(at, name, message, remedy, 'facts/career')];
}
