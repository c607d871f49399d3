import {isDay} from './days';

/** What a patient writes in a field of the forms, where it has a form of its own. */
export const ANSWER_TYPES = ['day', 'birthDay', 'tel', 'email', 'zip'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** The earliest year in which somebody now alive was born. */
const OLDEST = 1900;

/** An answer in its usual form, such as `(480) 555-0142` and `04/15/1980`; one that is not understood stays as it is. */
export function tidyAnswer(type: AnswerType, typed: string): string {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, '');
  if (type === 'tel') {
    const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
    return area && /^[\d\s().+-]*$/.test(text) ? `(${area}) ${exchange}-${line}` : text;
  }
  if (type === 'zip') return text.replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2');
  if (type === 'email') return text;
  const [, month = '', day = '', year] =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  return year ? `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}` : text;
}

/**
 * Whether an answer can be right. What is empty can: nobody has to answer; and so can a day in words.
 * @param tidied as `tidyAnswer` gives it
 * @param today the day where the practice is, such as `2026-11-22`
 */
export function isLikely(type: AnswerType, tidied: string, today: string): boolean {
  if (tidied === '') return true;
  if (type === 'tel') return tidied.replaceAll(/\D/g, '').length >= 10;
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(tidied);
  if (type === 'zip') return /^\d{5}(-\d{4})?$/.test(tidied);
  if (/\p{L}/u.test(tidied)) return true;
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(tidied) ?? [];
  if (!month || !day || !year) return false;
  const iso = `${year}-${month}-${day}`;
  return isDay(iso) && Number(year) >= OLDEST && (type === 'day' || iso <= today);
}
