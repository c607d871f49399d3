import {phonesIn, TOLL_FREE} from '../phones';
import type {Content} from '@dental/content';
import {teamOf} from '../people/team';
import {factsIn, type FactFinder} from './typedFact';

/** Words with which a number is said to be ours. */
const SAID_AS_OURS =
  /\b(?:(?:call|text|reach|phone|ring|contact) us\b|our (?:\w+ )?(?:number|phone|line|front desk)\b|call (?:the|our) (?:office|front desk|practice)\b|(?:call|text) (?:now|today|for an appointment|to book)\b)/i;

/** Others whose number may be in a sentence that speaks of us as well. */
const OTHERS =
  /\b(?:hospital|medical center|emergency room|urgent care|pharmacy|poison|clinic|lab(?:oratory)?|insurance|insurer|hotline|help ?line|surgeon|physician|doctor's office|medicaid|ahcccs|department|civil rights|answering service|company|an office (?:in|near|at)|another (?:office|dentist|practice)|specialists?|school|(?:their|its|whose) (?:number|phone)|which answers|(?:endo|ortho|perio|prostho)dontists?|(?:Endo|Ortho|Perio|Prostho)dontics|[Oo]ral [Ss]urgery|pediatricians?)\b/i;

/** Our phone number in any form, any that is said to be ours, and one that is ours but for a digit or two. */
export const phone: FactFinder = (sentence, content) =>
  phonesIn(sentence).flatMap(({at, text: found, digits}) => {
    const ours = content.practice?.phone.replaceAll(/\D/g, '') ?? '';
    const isOurs = ours !== '' && ours.endsWith(digits);
    const isWritten = /\D\d/.test(found.slice(1));
    const isOfOthers =
      TOLL_FREE.test(digits) ||
      digits.length < 10 ||
      !isWritten ||
      OTHERS.test(sentence) ||
      isOfAnotherDoctor(sentence, content);
    if (!isOurs && (isOfOthers || !(SAID_AS_OURS.test(sentence) || isNearly(digits, ours)))) return [];
    const [message, remedy] = isOurs
      ? ['Our phone number is typed into the text', 'Write <Phone /> instead; the number is in _practice/practice.yml.']
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

/** The same but for a digit or two, or two that changed places. */
function isNearly(digits: string, ours: string): boolean {
  return digits.length === ours.length && [...digits].filter((digit, index) => digit !== ours[index]).length <= 2;
}

/** A number with a digit too few or too many. */
export const brokenPhone: FactFinder = (sentence) =>
  factsIn(sentence, BROKEN, (found) => ({
    message: `This phone number does not have ten digits: ${found.trim()}.`,
    remedy: 'Copy it again from where you have it.',
  }));

const BROKEN =
  /(?<![\d-])\(\d{3}\) ?(?:\d{3}[ .-]\d{3}|\d{2}[ .-]\d{4}|\d{3}[ .-]\d{5,}|\d{4}[ .-]\d{4})(?!\d)|(?<![\d-])(?:\d{2}|\d{4})[-.]\d{3}[-.]\d{4}(?![\d-])|(?<![\d-])\d{3}[-.](?:\d{3}[-.](?:\d{1,3}|\d{5,6})|\d{4}[-.]\d{3,4}|\d{2}[-.]\d{5})(?![\d-])/g;
