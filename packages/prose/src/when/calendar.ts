import holidays from '../../data/holidays.json';
import {addDays, daysFrom, federalHolidays, isDay} from '@dental/practice';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day of the week, a month, and a month that may be shortened, as sources of patterns without groups. */
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
export const MONTH = `(?:${MONTHS.join('|')})`;
export const ANY_MONTH = String.raw`(?:${MONTH}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?)`;

/** A holiday as people call it, with its date if that is the same each year, and its federal name (5 U.S.C. 6103). */
type Holiday = Readonly<{words: string; date?: string; federal?: string}>;

export const HOLIDAYS: readonly Holiday[] = holidays;

/** The days of a holiday in a year: the one on which it is observed first, then the one in the calendar. */
export function daysOfHoliday({date, federal}: Holiday, year: number): string[] {
  const observed = federalHolidays(year).flatMap(({name, day}) => (name === federal ? [day] : []));
  return date === undefined ? observed : [...observed, `${year}-${date}`];
}

/** A day of every year, or of leap years: the next one from a day on. */
export function nextFrom(today: string, dayIn: (year: number) => string): string {
  const days = Array.from({length: 9}, (_, ahead) => dayIn(Number(today.slice(0, 4)) + ahead));
  return days.find((day) => day >= today && isDay(day)) ?? today;
}

/** A day such as `2026-12-01`. */
export function dayFrom(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The days from the first to the last, or the first 400 of them; none but the first if the last is before it. */
export function daysOf({from, to}: {from: string; to: string}): string[] {
  const count = Math.min(Math.max(daysFrom(from, to), 0), 399) + 1;
  return Array.from({length: count}, (_, ahead) => addDays(from, ahead));
}
