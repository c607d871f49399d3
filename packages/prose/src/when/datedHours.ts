import type {Content} from '@dental/content';
import {formatLongDate, getHoursOn} from '@dental/practice';
import {compileWords} from '../compileWords';
import type {Finding} from '../engine/types';
import type {DateMention} from './dates';
import {findTimes} from './days';
import {ABOUT_US_WORDS} from './words';

const ABOUT_US = compileWords(ABOUT_US_WORDS);

/** The clause is about being open, not about a visit, a class, or an event. */
const ABOUT_HOURS =
  /\b(?:open(?:s|ing)?|clos(?:e[sd]?|ing)|hours|doors?|phones?|go home|lock up|until|till)\b/i;

/** The date and its hours, and nothing else: "December 23: 9:00 am to 12:00 pm". */
const ONLY_DATE_AND_TIME = /^[\s,:;.()\u2013-]*(?:on|from|and|it's|is)?[\s,:;.()\u2013-]*$/i;

/** A shortened or a full day without its times. */
const HALF_DAY = /\b(?:half[- ]?day|(?:close|closing|leave) early|mornings? only)\b/i;

const EVENT =
  /\b(?:lunch|break|party|class|lecture|event|festival|parade|fair|meeting|clinic|seminar)\b/i;
const OUR_DOOR = /\b(?:we|office|practice|doors?) (?:will )?(?:open|close)s?\b/i;

/**
 * Reports times that a clause gives for a date, if the office has other hours on that date.
 * @param dates the days that the clause names
 */
export function findDatedHours(
  clause: string,
  dates: readonly DateMention[],
  hours: NonNullable<Content['hours']>,
): Finding[] {
  if (EVENT.test(clause) && !OUR_DOOR.test(clause)) return [];
  const [date] = dates;
  if (!date || dates.length > 1 || date.from !== date.to) return [];
  const {spans, appointmentOnly} = getHoursOn({...hours, undecided: []}, date.from);
  const [first] = spans;
  const last = spans.at(-1);
  const withoutHours = appointmentOnly ? 'by appointment only' : 'closed';
  const record = first && last ? `${first.opens} to ${last.closes}` : withoutHours;
  const report = (at: number, quote: string): Finding => ({
    at,
    quote,
    message:
      `"${quote}" doesn't match _practice/hours.yml ` +
      `for ${formatLongDate(date.from)}: ${record}.`,
    remedy: 'Correct the text, or add the day to specialHours there.',
    finding: 'facts/open-on',
  });
  const times = findTimes(clause);
  const wrong = times.find(
    ({opens, closes}) =>
      (opens !== undefined && !spans.some((span) => span.opensMinutes === opens)) ||
      (closes !== undefined && !spans.some((span) => span.closesMinutes === closes)),
  );
  if (wrong && isAboutHours(clause, date, wrong.text)) return [report(wrong.at, wrong.text)];
  const halfDay = HALF_DAY.exec(clause);
  const isUsual = !hours.specialHours?.some(({days}) => days.includes(date.from));
  return times.length === 0 && halfDay && isUsual ? [report(halfDay.index, halfDay[0])] : [];
}

function isAboutHours(clause: string, date: DateMention, time: string): boolean {
  const rest = clause.replace(date.text, '').replace(time, '');
  return ONLY_DATE_AND_TIME.test(rest) || (ABOUT_US.test(clause) && ABOUT_HOURS.test(clause));
}
