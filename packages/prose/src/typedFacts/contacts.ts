import {type Content, memoize, type PracticeFacts} from '@dental/content';
import {compileWords} from '../compileWords';
import {findPhones, TOLL_FREE_AREA_CODE, type WrittenPhone} from '../phones';
import {readTeam} from '../people/team';
import {findOtherRole, isOtherDentistOnCall} from './phoneRoles';
import {findFacts, type FactFinder, type TypedFact} from './typedFact';
import {THIRD_PARTY_WORDS} from './words';

/** Others whose number or address a sentence about us may contain. */
export const ABOUT_THIRD_PARTY = compileWords(THIRD_PARTY_WORDS);

/** Finds our phone number in any form, and numbers that are neither ours nor anyone's we name. */
export const findTypedPhones: FactFinder = (sentence, content) =>
  findPhones(sentence).flatMap((written) => {
    const ours = toDigits(content.practice?.phone ?? '');
    if (ours !== '' && ours.endsWith(written.digits)) return [describeOurPhone(written)];
    const owner = findOtherRole(written, sentence, content);
    if (owner !== undefined) return [describeOtherRole(written, owner.name)];
    const recorded = findTransposed(written, content);
    if (recorded !== undefined) return [describeTransposed(written, recorded, content)];
    return isUnknown(written, sentence, content) ? [describeWrongPhone(written)] : [];
  });

const toDigits = (phone: string): string => phone.replaceAll(/\D/g, '');

/** Our number and those of the places that we recommend after hours. */
const listRecordedPhones = ({practice}: Content): string[] =>
  practice ? [practice.phone, ...(practice.afterHours ?? []).map(({phone}) => phone)] : [];

function describeOurPhone({at, text: found, digits}: WrittenPhone): TypedFact {
  return {
    at,
    message: `Our phone number is typed here, so it could go out of date: ${found}.`,
    remedy: 'Change it to <Phone />. The number is in _practice/practice.yml.',
    ...(digits.length >= 10 && {tag: '<Phone />', found}),
  };
}

function describeWrongPhone({at, text}: WrittenPhone): TypedFact {
  return {
    at,
    message: `This phone number isn't ours: ${text}.`,
    remedy: 'Change it to <Phone /> if you mean our number, or say whose number it is.',
  };
}

function describeOtherRole({at, text}: WrittenPhone, owner: string): TypedFact {
  return {
    at,
    message: `${text} is the number of ${owner}.`,
    remedy: 'Change the number, or say whose it is. The numbers are in _practice/practice.yml.',
  };
}

function describeTransposed(
  written: WrittenPhone,
  recorded: string,
  {practice}: Content,
): TypedFact {
  const problem = describeWrongPhone(written);
  if (recorded === practice?.phone) return problem;
  return {...problem, remedy: `Change it to ${recorded}: two digits are swapped.`};
}

/** The number of our records that becomes a written one if two digits next to each other swap. */
function findTransposed({digits}: WrittenPhone, content: Content): string | undefined {
  const recorded = listRecordedPhones(content);
  if (recorded.some((number) => toDigits(number) === digits)) return undefined;
  return recorded.find((number) => {
    const right = toDigits(number);
    const at = [...right].findIndex((digit, index) => digit !== digits[index]);
    const swapped = [right.slice(0, at), right[at + 1], right[at], right.slice(at + 2)].join('');
    return at >= 0 && swapped === digits;
  });
}

/** Without its area code, a number needs a word about a call. */
const CALLS = /(?<!\p{L})(?:calls?|texts?|cell|fax|phone|ll[aá]m\p{L}*|marque|tel[eé]fono)\b/iu;

/** Returns true for a number that is in no record, in a sentence that names no one else. */
function isUnknown(written: WrittenPhone, sentence: string, content: Content): boolean {
  const {at, text, digits} = written;
  if (isWrongAfterHoursNumber(sentence, digits, content)) return true;
  const isFormatted = /\D\d|\p{L}/u.test(text.slice(1));
  if (!isFormatted || TOLL_FREE_AREA_CODE.test(digits)) return false;
  if (digits.length === 7 && !CALLS.test(sentence)) return false;
  if (listRecordedPhones(content).some((number) => toDigits(number) === digits)) return false;
  // The words before it, and the rest of the clause after it, name its owner.
  const [clause = ''] = /^[^,;]*/.exec(sentence.slice(at + text.length)) ?? [];
  const context = `${sentence.slice(0, at)} ${clause}`;
  if (isAboutOtherDoctor(sentence, content)) return false;
  return !ABOUT_THIRD_PARTY.test(context) || isOtherDentistOnCall(written, sentence, content);
}

/** Returns true if a sentence names a doctor who has no page here. */
function isAboutOtherDoctor(sentence: string, content: Content): boolean {
  const last = /\bDrs?\.? (?:\p{Lu}[\p{L}'’-]+ )?(\p{Lu}[\p{L}'’-]+)/u.exec(sentence)?.[1];
  return last !== undefined && !readTeam(content).some(({name}) => name.includes(last));
}

/** Returns true if a sentence gives a place that we recommend after hours another number. */
function isWrongAfterHoursNumber(sentence: string, digits: string, {practice}: Content): boolean {
  const doctors = (practice?.afterHours ?? []).filter(({name}) =>
    sentence.includes(name.split(',')[0] ?? name),
  );
  const hasNumber = (place: (typeof doctors)[number]) => toDigits(place.phone).endsWith(digits);
  return doctors.length > 0 && !doctors.some(hasNumber);
}

const E_MAIL = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const FREE_MAIL = /^(gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|proton|protonmail)\./i;

/** The name of a host like that of a dental practice, such as `dentist-gilbert`: probably ours. */
const DENTAL_HOST = /\b(?:dentists?|dental|dentistry|smiles?)\b/i;

/** Finds email addresses at our host, under a part of its name, or at a free provider. */
export const findEmails: FactFinder = (sentence, {practice}) =>
  findFacts(sentence, E_MAIL, (found, [, host = '']) =>
    isOurHost(host.toLowerCase(), practice)
      ? {
          message: `An email address is typed here, so it could go out of date: ${found}.`,
          remedy: 'Change it to <Email />. The address is in _practice/practice.yml.',
          ...(found.toLowerCase() === practice?.email.toLowerCase() && {tag: '<Email />', found}),
        }
      : undefined,
  );

function isOurHost(host: string, practice: PracticeFacts['practice'] | undefined): boolean {
  if (FREE_MAIL.test(host)) return true;
  const ourHost = practice?.email.split('@')[1]?.toLowerCase() ?? '';
  if (ourHost === '') return false;
  if (host.endsWith(ourHost)) return true;
  const ourName = ourHost.split('.').at(-2) ?? '';
  const name = host.split('.').at(-2) ?? '';
  if (DENTAL_HOST.test(name)) return true;
  return name.length > 5 && name !== ourName && ourName.startsWith(name);
}

/** Finds our street with its number, our suite, or our zip code. Wrong addresses: `ourPlace.ts`. */
export const findStreetAddress: FactFinder = (sentence, {practice}) =>
  !practice
    ? []
    : findFacts(sentence, makeOurStreetPattern(practice.address), (found) => ({
        message: `Our address is typed here, so it could go out of date: ${found}.`,
        remedy: 'Change it to <Address />. The address is in _practice/practice.yml.',
      })).slice(0, 1);

/** Matches the number and the longest word of our street, our suite, or our zip code. */
const makeOurStreetPattern = memoize(({street, zip}: PracticeFacts['practice']['address']) => {
  const [number = ''] = street.split(' ');
  const [longestWord = ''] = street.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length);
  const [suite = zip] = /\bSuite \w+/i.exec(street) ?? [];
  const parts = [String.raw`${number}\b.{1,16}?\b${longestWord}`, zip, suite];
  return new RegExp(String.raw`\b(?:${parts.join('|')})\b`, 'gi');
});
