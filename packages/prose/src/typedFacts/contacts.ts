import {type Content, memoize, type PracticeFacts} from '@dental/content';
import {phonesIn} from '../phones';
import {teamOf} from '../people/team';
import {factsIn, type FactFinder} from './typedFact';

/** Words with which a number is said to be ours. */
const SAID_AS_OURS =
  /\b(?:(?:call|text|reach|phone|ring|contact) us\b|our (?:\w+ )?(?:number|phone|line|front desk)\b|call (?:the|our) (?:office|front desk|practice)\b|call (?=[\d(+])|(?:cell|mobile|fax(?:ed)?|billing center)\b|(?:call|text) (?:now|today|for an appointment|to book)\b)/i;

/** Others whose number or address may be in a sentence that speaks of us as well. */
export const OTHERS =
  /\b(?:board|garage|hospital|medical center|emergency room|urgent care|pharmacy|poison|clinic|lab(?:oratory)?|insurance|insurer|hotline|help ?line|surgeon|physician|doctor's office|medicaid|ahcccs|department|civil rights|answering service|company|an office (?:in|near|at)|another (?:office|dentist|practice)|specialists?|school|(?:their|its|whose) (?:number|phone)|which answers|(?:endo|ortho|perio|prostho)dontists?|(?:Endo|Ortho|Perio|Prostho)dontics|[Oo]ral [Ss]urgery|pediatricians?)\b/i;

/** Our phone number in any form, any that is said to be ours, and one that is ours but for a digit or two. */
export const phone: FactFinder = (sentence, content) =>
  phonesIn(sentence).flatMap(({at, text: found, digits}) => {
    const ours = content.practice?.phone.replaceAll(/\D/g, '') ?? '';
    const isOurs = ours !== '' && ours.endsWith(digits);
    const isWritten = /\D\d/.test(found.slice(1));
    const isOfOthers =
      digits.length < 10 ||
      !isWritten ||
      OTHERS.test(sentence) ||
      isOfAnotherDoctor(sentence, content);
    const isWrong = isNumberOfOther(sentence, digits, content);
    if (
      !isOurs &&
      !isWrong &&
      (isOfOthers || !(SAID_AS_OURS.test(sentence) || isNearly(digits, ours)))
    )
      return [];
    const [message, remedy] = isOurs
      ? [
          'Our phone number is typed into the text',
          'Write <Phone /> instead; the number is in _practice/practice.yml.',
        ]
      : [
          'A phone number that is not ours is said to be',
          'Write <Phone /> if our number is meant, or say in the sentence whose it is.',
        ];
    const tag = isOurs && digits.length >= 10 && {tag: '<Phone />', found};
    return {at, message: `${message}: ${found}.`, remedy, ...tag};
  });

/** Whether a doctor is named who has no page here. */
function isOfAnotherDoctor(sentence: string, content: Content): boolean {
  const last = /\bDrs?\.? (?:\p{Lu}[\p{L}'’-]+ )?(\p{Lu}[\p{L}'’-]+)/u.exec(sentence)?.[1];
  return last !== undefined && !teamOf(content).some(({name}) => name.includes(last));
}

/** Whether somebody is named whom we recommend after hours, and whose number is another. */
function isNumberOfOther(sentence: string, digits: string, {practice}: Content): boolean {
  const named =
    practice?.afterHours?.filter(({name}) => sentence.includes(name.split(',')[0] ?? name)) ?? [];
  return named.length > 0 && !named.some((one) => one.phone.replaceAll(/\D/g, '').endsWith(digits));
}

/** The same but for a digit or two, or the area. */
function isNearly(digits: string, ours: string): boolean {
  const others = [...digits].filter((digit, index) => digit !== ours[index]).length;
  return digits.length === ours.length && (others <= 2 || digits.slice(3) === ours.slice(3));
}

const E_MAIL = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const FREE_MAIL = /^(gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|proton|protonmail)\./i;

/** An e-mail address at our host, under a part of its name, or with a free provider; a misspelled host is another check's. */
export const email: FactFinder = (sentence, {practice}) =>
  factsIn(sentence, E_MAIL, (found, [, host = '']) =>
    isOurHost(host.toLowerCase(), practice)
      ? {
          message: `An e-mail address is typed into the text: ${found}.`,
          remedy: 'Write <Email /> instead; the address is in _practice/practice.yml.',
          ...(found.toLowerCase() === practice?.email.toLowerCase() && {tag: '<Email />', found}),
        }
      : undefined,
  );

function isOurHost(host: string, practice: PracticeFacts['practice'] | undefined): boolean {
  if (FREE_MAIL.test(host)) return true;
  const own = practice?.email.split('@')[1]?.toLowerCase() ?? '';
  const [ours = '', name = ''] = [own, host].map((one) => one.split('.').at(-2));
  return (
    own !== '' &&
    (host.endsWith(own) || (name.length > 5 && name !== ours && ours.startsWith(name)))
  );
}

/** The street with its number, the suite, or the zip code; an address that is said to be ours and is not: `ourPlace.ts`. */
export const streetAddress: FactFinder = (sentence, {practice}) =>
  !practice
    ? []
    : factsIn(sentence, ourStreet(practice.address), (found) => ({
        message: `Our address is typed into the text: ${found}.`,
        remedy: 'Write <Address /> instead; the address is in _practice/practice.yml.',
      })).slice(0, 1);

/** The number and the longest word of the street, the suite or the zip code. */
const ourStreet = memoize(({street, zip}: PracticeFacts['practice']['address']) => {
  const [number = ''] = street.split(' ');
  const name = street.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  const [suite = zip] = /\bSuite \w+/i.exec(street) ?? [];
  return new RegExp(`\\b${number}\\b.{1,16}?\\b${name}\\b|\\b${zip}\\b|\\b${suite}\\b`, 'gi');
});
