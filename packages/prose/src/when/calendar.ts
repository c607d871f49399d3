import holidays from '../../data/holidays.json';
import {memoize} from '@dental/content';
import {addDays, countDaysBetween, listFederalHolidays, isDay, WEEKDAYS} from '@dental/practice';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/* Sources of patterns without groups. ANY_MONTH may be shortened. */
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
export const MONTH = `(?:${MONTHS.join('|')})`;
const SHORT_MONTH = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
export const ANY_MONTH = String.raw`(?:${MONTH}|${SHORT_MONTH}\b\.?)`;

/**
 * A holiday by its popular name, with its date if it is fixed, its distance from Easter, or its
 * federal name (5 U.S.C. 6103).
 */
type Holiday = Readonly<{
  words: string;
  date?: string;
  daysFromEaster?: number;
  federal?: string;
}>;

export const HOLIDAYS: readonly Holiday[] = holidays;

const federalHolidaysOf = memoize(listFederalHolidays);

/** The days of a holiday in a year: first the day it is observed, then the day of the calendar. */
export function listHolidayDays({date, daysFromEaster, federal}: Holiday, year: number): string[] {
  if (daysFromEaster !== undefined) return [addDays(findEaster(year), daysFromEaster)];
  const observed = federalHolidaysOf(year).flatMap(({name, day}) =>
    name === federal ? [day] : [],
  );
  return date === undefined ? observed : [...observed, `${year}-${date}`];
}

/** Easter Sunday in the Gregorian calendar, by the method of Meeus, Jones, and Butcher. */
function findEaster(year: number): string {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const skipped = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - skipped - moonShift + 15) % 30;
  const leapYears = Math.floor(yearOfCentury / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - moon - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * correction + 114;
  return formatDay(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The next day of a yearly date, which may be in leap years only. */
export function findNextDay(today: string, getDayInYear: (year: number) => string): string {
  const days = Array.from({length: 9}, (_, ahead) =>
    getDayInYear(Number(today.slice(0, 4)) + ahead),
  );
  return days.find((day) => day >= today && isDay(day)) ?? today;
}

/** A day such as `2026-12-01`. */
export function formatDay(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The limit of a list of days. */
const MAX_DAYS = 400;

/** The days from the first to the last, at most 400; only the first if the last is before it. */
export function listDays({from, to}: {from: string; to: string}): string[] {
  const count = Math.min(Math.max(countDaysBetween(from, to), 0) + 1, MAX_DAYS);
  return Array.from({length: count}, (_, ahead) => addDays(from, ahead));
}
