import type {Content} from '../../../content';
import type {Check} from '../../check';
import {inSayings, type Found, type Saying} from '../sayings';
import {careersOf, DENTAL, isFounder, type Career} from './careerRecord';
import {longestIn} from './yearsIn';

/*
 * Years, schools and degrees of our dentists in words, beside the schools and the license on their pages. Nobody treats patients
 * before the degree.
 */

/** A part of a sentence that the record does not bear out. */
type Untrue = Pick<Found, 'at' | 'quote' | 'what'>;

/** What is said of dentists' years and degrees is what their pages say. */
export const checkCareersInWords: Check = (content) => inAll(content);

const inAll = inSayings(
  (saying, content) => {
    if (saying.voice === 'patient' || saying.voice === 'case') return [];
    const [untrue] = [...ofOne(saying, content), ...ofUs(saying, content)];
    return untrue ? [{...untrue, ...AS_SAID}] : [];
  },
  (content) => JSON.stringify([content.today.slice(0, 4), careersOf(content)]),
);

const AS_SAID = {
  severity: 'warning',
  finding: 'facts/career',
  fix: 'Correct the words, or the schools and the license on the page.',
} as const;

const PRONOUN = /\b(?:she|he|her|his)\b/i;
/** Somebody else's years: those of a parent, a patient, a town. */
const OF_OTHERS =
  /\b(?:father|mother|grand\p{Ll}+|parents|husband|wife|patients? (?:has|have|who)|town|building|technique|method|denture|implants? (?:has|have|last)|crowns? last|teeth (?:has|have|that)|vacation|marri\p{Ll}+|lives?|lived|born|grew up|until|child|girl|boy|plays?|sings?|runs?|paints?|old)\b/iu;

/** The dentist of whom a sentence tells: by name, or by a pronoun on the own page. */
function careerIn({text, file}: Saying, content: Content): Career | undefined {
  const named = careersOf(content).filter(({last}) =>
    new RegExp(String.raw`(?<!\p{L})${last}(?!\p{L})`, 'u').test(text),
  );
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return PRONOUN.test(text) ? careersOf(content).find((career) => career.file === file) : undefined;
}

function ofOne(saying: Saying, content: Content): Untrue[] {
  const {text} = saying;
  if (!TELLS.test(text)) return [];
  const career = careerIn(saying, content);
  if (!career) return [];
  return [
    ...otherDegree(text, career),
    ...otherSchool(text, career),
    ...(OF_OTHERS.test(text)
      ? []
      : [...otherYear(text, career), ...tooLong(text, career, Number(content.today.slice(0, 4)))]),
  ];
}

const TELLS =
  /\b(?:19|20)\d\ds?\b|\bdecades?\b|\byears?\b|\bcentury\b|nineties|eighties|D\.?D\.?S|D\.?M\.?D|Doctor of|graduat|\bdegree\b|studied|trained at/i;

/** "Dr. Elena Marquez, DDS", when the degree is another. */
function otherDegree(text: string, {name, schools}: Career): Untrue[] {
  const match = /\bD\.?D\.?S\b|\bD\.?M\.?D\b|\bDoctor of Dental (?:Surgery|Medicine)\b/.exec(text);
  const own = schools.map(({degree}) => degree).find((degree) => DENTAL.test(degree));
  if (!match || !own) return [];
  const isSurgery = (degree: string) => /surgery|d\.?d\.?s/i.test(degree);
  if (isSurgery(match[0]) === isSurgery(own)) return [];
  return [{at: match.index, quote: match[0], what: `The page of ${name} says "${own}", and not "${match[0]}".`}];
}

const SCHOOL =
  /\b(?:graduat\p{Ll}+|degree|studied(?: dentistry)?|dental school|trained)\b[^.;]{0,40}?\b(?:at|from|of|in) (?:the )?((?:\p{Lu}[\p{L}'.-]+ )*(?:University|College|School|Institute)(?: of(?: \p{Lu}\p{L}+)+)?(?: at \p{Lu}\p{L}+)?)/u;

/** A school that is none of those on the page. */
function otherSchool(text: string, {name, schools}: Career): Untrue[] {
  const [, school = ''] = SCHOOL.exec(text) ?? [];
  if (school === '' || schools.length === 0 || /course|weekend|elective|resid|training in/i.test(text)) return [];
  if (schools.some((own) => own.school.includes(school) || school.includes(own.school))) return [];
  const list = schools.map((own) => own.school).join(' and ');
  return [
    {at: text.indexOf(school), quote: school, what: `"${school}" is no school of ${name}, whose page says ${list}.`},
  ];
}

const GRADUATED = /\b(?:graduat\p{Ll}+|(?:finished|left|completed) (?:dental )?school|degree|D\.?[DM]\.?[SD]\b)/iu;
/** A school before dental school, which a page need not name. */
const OTHER_SCHOOL = /\b(?:high school|bachelor\S*|college|undergraduate)\b/i;
const LICENSED = /\blicen[sc]ed?\b/i;
const WORKS =
  /\b(?:dentist|dentistry|practic\p{Ll}+|patients?|treat\p{Ll}*|look(?:s|ed)? after|car(?:es|ed|ing) for|plac(?:es|ed)|crowns?|implants?|fillings?|at the chair|chairside|experience|career|residency|mouths?|joined|opened|founded|famil(?:y|ies)|work(?:s|ed)?|served?|sees?|seen)\b/iu;

/** A year of the degree or the license that is another, or of work that comes before both. */
function otherYear(text: string, {name, schools, licensed, began}: Career): Untrue[] {
  const match = /\b((?:19|20)\d\d)s?\b|\b(?:the )?(seventies|eighties|nineties)\b/i.exec(text);
  if (!match) return [];
  const year = Number(match[1] ?? {seventies: 1979, eighties: 1989, nineties: 1999}[match[2]?.toLowerCase() ?? '']);
  const say = (what: string): Untrue[] => [{at: match.index, quote: match[0], what}];
  if (OTHER_SCHOOL.test(text) && schools.every(({degree}) => DENTAL.test(degree))) return [];
  if (GRADUATED.test(text) && schools.length > 0)
    return schools.some((own) => own.year === year) || year > began
      ? isDentalYear(text) && !schools.some((own) => own.year === year)
        ? say(`The degree of ${name} is of ${began} by the page, and not of ${year}.`)
        : []
      : say(`No degree of ${name} is of ${year}: the page says ${schools.map((own) => own.year).join(' and ')}.`);
  if (LICENSED.test(text))
    return licensed !== undefined && licensed !== year
      ? say(`The license of ${name} is of ${licensed} by the page, and not of ${year}.`)
      : [];
  return year < began && WORKS.test(text)
    ? say(`${name} finished dental school in ${began}, so nothing of this can have been in ${year}.`)
    : [];
}

/** The year stands right behind the degree: "graduated in 2012". */
function isDentalYear(text: string): boolean {
  return /\b(?:graduated|finished dental school|dental degree|D\.?[DM]\.?[SD])(?: \p{L}+){0,6} in (?:19|20)\d\d\b/iu.test(
    text,
  );
}

/** More years of work than there are since the degree. */
function tooLong(text: string, {name, began}: Career, year: number): Untrue[] {
  const longest = longestIn(text);
  if (!longest || longest.years <= year - began + 1 || !WORKS.test(text)) return [];
  const {at, quote} = longest;
  return [{at, quote, what: `${name} finished dental school in ${began}, which is no ${quote} ago.`}];
}

const OURS = /\b(?:we|our (?:practice|office|team)|copper finch|the practice|this practice)\b/i;
const STARTED = /\b(?:since|in|from|back in) ((?:19|20)\d\d)\b/i;
const BEGAN =
  /\b(?:since|opened|open|founded|started|began|doors|established|looked after|cared for|have been|served)\b/i;
const BETWEEN_THEM = /\b(?:between (?:them|us)|together|combined|among (?:them|us))\b/i;

/** A practice that its founder cannot have opened yet, and years of all dentists that are more than theirs. */
function ofUs({text}: Saying, content: Content): Untrue[] {
  const careers = careersOf(content);
  const together = BETWEEN_THEM.test(text) ? longestIn(text) : undefined;
  const year = Number(content.today.slice(0, 4));
  const sum = careers.reduce((all, {began}) => all + year - began + 1, 0);
  if (together && careers.length > 1 && together.years > sum && WORKS.test(text))
    return [
      {at: together.at, quote: together.quote, what: `All our dentists together have no ${together.quote} of work.`},
    ];
  const founder = careers.find(({isLead, file}) => isLead && isFounder(file, content));
  const match = OURS.test(text) && BEGAN.test(text) && !OF_OTHERS.test(text) ? STARTED.exec(text) : null;
  if (!founder || !match || Number(match[1]) >= founder.began) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `${founder.name} founded the practice and finished dental school in ${founder.began}, so it was not there in ${match[1]}.`,
    },
  ];
}
