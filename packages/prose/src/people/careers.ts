import {type Found, type Sentence, warning} from '../engine/sentences';
import {type Content, escapePattern} from '@dental/content';
import {peopleIn} from './mentions';
import {daysIn} from '../when/days';
import {OF_OTHERS as OF_OTHERS_HOURS} from '../when/said';
import {DENTAL, teamOf, type TeamMember} from './team';

/*
 * Years, schools and degrees of our dentists in words, beside the schools and the license on their pages. Nobody treats patients
 * before the degree.
 */

type Dentist = TeamMember & {began: number};

/** Somebody else's years: those of a parent, a patient, a town. */
const OF_OTHERS =
  /\b(?:father|mother|grand\p{Ll}+|parents|husband|wife|patients? (?:has|have|who)|town|building|technique|method|denture|implants? (?:has|have|last)|crowns? last|teeth (?:has|have|that)|vacation|marri\p{Ll}+|lives?|lived|born|grew up|until|child|girl|boy|plays?|sings?|runs?|paints?|old)\b/iu;

const OURS = /\b(?:we|our (?:practice|office|team)|the practice|this practice)\b/i;
const WORKS =
  /\b(?:dentist|dentistry|practic\p{Ll}+|patients?|treat\p{Ll}*|look(?:s|ed)? after|car(?:es|ed|ing) for|plac(?:es|ed)|crowns?|implants?|fillings?|at the chair|chairside|experience|career|residency|mouths?|joined|opened|founded|famil(?:y|ies)|work(?:s|ed)?|served?|sees?|seen|open|started|began|doors|established)\b/iu;

type Untrue = Pick<Found, 'at' | 'quote' | 'message'> | undefined;

const untrue = ({index, 0: quote}: RegExpExecArray, message: string): Untrue => ({
  at: index,
  quote,
  message,
});

/** What is said of dentists' years, schools and degrees, and of the practice's first year, against their pages. */
export function otherCareers({text, file}: Sentence, content: Content): Found[] {
  const mentions = peopleIn(text, content);
  const dentists = teamOf(content).filter(
    (member): member is Dentist => member.isDentist && member.began !== undefined,
  );
  const named = dentists.filter(({path}) => mentions.some(({member}) => member?.path === path));
  const isOnOwnPage = named.length === 0 && /\b(?:s?he|her|his)\b/i.test(text);
  const about = isOnOwnPage ? dentists.filter((dentist) => dentist.file === file) : named;
  const alone = about.length === 1 ? about[0] : undefined;
  const isOfOthers = () => OF_OTHERS.test(text);
  const ofOne = alone && (otherDegree(text, alone) ?? otherSchool(text, alone, dentists));
  const number =
    otherNumber(text, about.length > 0 ? about : dentists) ?? otherDay(text, about, content);
  const yearsOfOne = alone && !isOfOthers() ? otherYear(text, alone) : undefined;
  // The practice is no older than the work of whoever founded it.
  const isOurs =
    (OURS.test(text) || text.includes(content.practice?.name ?? '\n')) && !isOfOthers();
  const founder = isOurs
    ? dentists.find((dentist) => dentist.isLead && dentist.isFounder)
    : undefined;
  const ofPractice = founder && !GRADUATED.test(text) ? otherYear(text, founder) : undefined;
  const found = ofOne ?? number ?? yearsOfOne ?? ofPractice;
  const remedy = 'Correct the words, or the schools and the license on the page.';
  return found ? [warning(found.at, found.quote ?? '', found.message, remedy, 'facts/career')] : [];
}

/** "Dr. Laura Vance, DDS", when the degree is another. */
function otherDegree(text: string, {name, schools}: Dentist): Untrue {
  const match = /\bD\.?D\.?S\b|\bD\.?M\.?D\b|\bDoctor of Dental (?:Surgery|Medicine)\b/.exec(text);
  const own = schools.map(({degree}) => degree).find((degree) => DENTAL.test(degree));
  const isSurgery = (degree: string) => /surgery|d\.?d\.?s/i.test(degree);
  if (!match || !own || isSurgery(match[0]) === isSurgery(own)) return undefined;
  return untrue(match, `The page of ${name} says "${own}", and not "${match[0]}".`);
}

const SCHOOL =
  /(?<=\b(?:graduat\p{Ll}+|degree|studied(?: dentistry)?|dental school|trained)\b[^.;]{0,40}?\b(?:at|from|of|in) (?:the )?)(?:\p{Lu}[\p{L}'.-]+ )*(?:University|College|School|Institute)(?: of(?: \p{Lu}\p{L}+)+)?(?: at \p{Lu}\p{L}+)?/u;

/** A school that is none of those on the page; a colleague's also by the first words of its name. */
function otherSchool(text: string, {name, schools}: Dentist, others: readonly Dentist[]): Untrue {
  const shorts = others.flatMap((one) =>
    one.schools.map(({school}) => school.split(' ').slice(0, 2).join(' ')),
  );
  const short = /\bschool\b/.test(text) ? shorts.find((words) => text.includes(words)) : undefined;
  const match = SCHOOL.exec(text) ?? (short ? new RegExp(escapePattern(short)).exec(text) : null);
  if (!match || schools.length === 0 || /course|weekend|elective|resid|training in/i.test(text))
    return undefined;
  const [said] = match;
  if (schools.some(({school}) => school.includes(said) || said.includes(school))) return undefined;
  const list = schools.map(({school}) => school).join(' and ');
  return untrue(match, `"${said}" is no school of ${name}, whose page says ${list}.`);
}

const SEDATES =
  /\b(?:has|holds) (?!no\b)(?:\p{Ll}+ ){0,3}permit\b|\b(?:leads|gives|offers|provides)(?: \p{Ll}+){0,2} sedation\b|\bsedates\b/u;

/** The number of a license or permit that is on no page, or a permit that somebody has not. */
function otherNumber(text: string, dentists: readonly Dentist[]): Untrue {
  const numbers = dentists.flatMap((one) => one.numbers);
  if (!/\b(?:licen[sc]e|permit|sedat\p{Ll}+)\b/u.test(text)) return undefined;
  const match = /(?<=\b(?:licen[sc]e|permit)\b.*)\b[A-Z]{1,2}-?\d{4,}\b/.exec(text);
  if (match && numbers.length > 0 && !numbers.includes(match[0].replace('-', '')))
    return untrue(
      match,
      `"${match[0]}" is no license of ours: the pages say ${numbers.join(' and ')}.`,
    );
  const holds = SEDATES.exec(text);
  return holds && dentists.length === 1 && numbers.length === 1
    ? untrue(holds, `The page of ${dentists[0]?.name} names no permit to sedate.`)
    : undefined;
}

/** Somebody is said to be here, or to see patients. */
const HERE =
  /\b(?:here|works?|sees?|treats?|appointments?|visits?|available|h(?:is|er) (?:\p{Ll}+ )?days?|(?:is|are|be) in|in the office|belongs? to|keeps|spends)\b/iu;

const NOT_HERE = /\b(?:closed|if|unless|except|not|never|nobody|no)\b|n't\b/i;

/** A day on which we are open, and on which somebody is said to be here whose page does not name it. */
function otherDay(text: string, dentists: readonly Dentist[], {hours}: Content): Untrue {
  if (
    dentists.length === 0 ||
    !HERE.test(text) ||
    OF_OTHERS_HOURS.test(text) ||
    NOT_HERE.test(text)
  )
    return undefined;
  const open = hours?.week.flatMap(({day, closed}): string[] => (closed ? [] : [day])) ?? [];
  const said = daysIn(text).filter(({isOnce}) => !isOnce);
  // Of several days the first is the first dentist's.
  const isSaidOf = (day: number, dentist: number) =>
    dentists.length === 1 || said.length === 1 || day === dentist;
  for (const [index, {name, days}] of dentists.entries()) {
    const isOther = (day: string) => days.length > 0 && open.includes(day) && !days.includes(day);
    const other = said.find((one, place) => isSaidOf(place, index) && one.days.some(isOther));
    if (other)
      return {
        at: other.at,
        quote: other.text,
        message: `The page of ${name} has these days: ${days.join(', ')}.`,
      };
  }
  return undefined;
}

const GRADUATED =
  /\b(?:graduat\p{Ll}+|(?:finished|left|completed) (?:dental )?school|degree|D\.?[DM]\.?[SD]\b)/iu;
/** The year stands right behind the dental degree. */
const DENTAL_YEAR =
  /\b(?:graduated|finished dental school|dental degree|D\.?[DM]\.?[SD])(?: \p{L}+){0,6} in (?:19|20)\d\d\b/iu;
/** A school before dental school, which a page need not name. */
const OTHER_SCHOOL = /\b(?:high school|bachelor\S*|college|undergraduate)\b/i;

/** A year that no degree and no license is of, or of work that comes before both. */
function otherYear(text: string, {name, schools, licensed, began}: Dentist): Untrue {
  const match = /\b((?:19|20)\d\d)s?\b/i.exec(text);
  if (!match || (OTHER_SCHOOL.test(text) && schools.every(({degree}) => DENTAL.test(degree))))
    return undefined;
  const year = Number(match[1]);
  const degrees = GRADUATED.test(text) ? schools.map((school) => school.year) : [];
  const own =
    degrees.length === 0 && /\blicen[sc]ed?\b/i.test(text) && licensed ? [licensed] : degrees;
  if (own.length === 0 && year < began && WORKS.test(text))
    return untrue(
      match,
      `${name} finished dental school in ${began}, so nothing of this can have been in ${year}.`,
    );
  const isAnother = own === degrees && year > began && !DENTAL_YEAR.test(text);
  if (own.length === 0 || own.includes(year) || isAnother) return undefined;
  return untrue(
    match,
    `No ${own === degrees ? 'degree' : 'license'} of ${name} is of ${year}: the page says ${own.join(' and ')}.`,
  );
}
