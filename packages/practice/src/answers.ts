import {isDay} from './days';

/** The fields of the paper forms whose answers have a usual form. */
export const ANSWER_TYPES = ['day', 'birthDay', 'tel', 'email', 'zip'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** No patient was born earlier. */
const MIN_YEAR = 1900;

/**
 * Formats an answer as usual, such as `(480) 555-0142` or `04/15/1980`.
 * @returns an answer that it can't parse without spaces around it, but otherwise unchanged
 */
export function formatAnswer(type: AnswerType, input: string): string {
  const text = input.trim();
  if (type === 'email') return formatEmail(text);
  if (type === 'tel') return formatPhone(text);
  if (type === 'zip') return text.replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2');
  return formatDate(text);
}

/** Removes what autocorrect adds: spaces around @ and periods, and a period at the end. */
export function formatEmail(input: string): string {
  return input.replaceAll(/ *([@.]) */g, '$1').replace(/\.$/, '');
}

function formatPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area && /^[\d\s().+-]*$/.test(text) ? `(${area}) ${exchange}-${line}` : text;
}

function formatDate(input: string): string {
  // A browser fills in a birthday as 1980-04-15.
  const text = input.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
  const parts =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  const [, month = '', day = '', year] = parts;
  return year ? `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}` : text;
}

/**
 * Returns true if an answer may be right. An empty answer may, because no question is required; so
 * may a date in words.
 * @param answer an answer that `formatAnswer` has formatted
 * @param today the day at the practice, such as `2026-11-22`
 */
export function isPlausibleAnswer(type: AnswerType, answer: string, today: string): boolean {
  if (answer === '') return true;
  if (type === 'tel') return answer.replaceAll(/\D/g, '').length >= 10;
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer);
  if (type === 'zip') return /^\d{5}(-\d{4})?$/.test(answer);
  if (/\p{L}/u.test(answer)) return true;
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(answer) ?? [];
  if (!month || !day || !year) return false;
  const date = `${year}-${month}-${day}`;
  return isDay(date) && Number(year) >= MIN_YEAR && (type === 'day' || date <= today);
}
