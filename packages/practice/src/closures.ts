import {addDays, weekdayOf} from './days';
import type {HoursWords, WeekHours} from './hours';
import {interpolate} from './text';

/** Days on which the office stays closed, the first and the last included. */
export interface Closure {
  name: string;
  from: string;
  to: string;
}

/** A closure with its days as visitors read them. */
export interface DatedClosure extends Closure {
  text: string;
}

/** What is special about some days. */
export interface SpecialDays {
  closures: readonly Closure[];
  /** Holidays for which nobody has decided whether the office is open. */
  undecided: readonly string[];
}

/**
 * What is special about the hours of a day: a closure, or that nobody has decided about a holiday.
 * @returns such as `Closed today: Thanksgiving`; undefined for a day with the hours of its weekday
 */
export function specialHours(
  {closures, undecided}: SpecialDays,
  day: string,
  words: HoursWords,
): string | undefined {
  const closure = closureOn(closures, day);
  if (closure) return interpolate(words.closedToday, {name: closure.name});
  return undecided.includes(day) ? words.askUs : undefined;
}

/** What is special about the hours of the next day of a weekday, today included, such as `Closed: Thanksgiving`. */
export function specialHoursOn(
  {closures}: Pick<SpecialDays, 'closures'>,
  today: string,
  weekday: string,
  words: HoursWords,
): string | undefined {
  const closure = closureOn(closures, nthFrom(1, weekday, today));
  return closure && interpolate(words.closedFor, {name: closure.name});
}

/**
 * The closure that is on or comes within a week; empty if there is none.
 * @param isToday whether the words are for that day alone; others name the days and can be read later
 */
export function closureWords(
  office: Pick<SpecialDays, 'undecided'> & {closures: readonly DatedClosure[]},
  day: string,
  words: HoursWords,
  isToday: boolean,
): string {
  const special = isToday ? specialHours(office, day, words) : undefined;
  const next = office.closures.find(({from, to}) => day <= to && from <= addDays(day, 7));
  return special ?? (next ? interpolate(words.closedOn, {days: next.text, name: next.name}) : '');
}

/** The closure in which a day lies. */
export function closureOn(closures: readonly Closure[], day: string): Closure | undefined {
  return closures.find(({from, to}) => from <= day && day <= to);
}

/**
 * A federal holiday of the United States, on the day on which it is observed: the Friday before or the Monday after one
 * that falls on a weekend.
 */
export type Holiday = Record<'name' | 'day', string>;

/**
 * The federal holidays of the coming twelve months about which the practice has not decided whether it is open. A day
 * of the week on which it is never open needs no decision.
 * @param today such as `2026-11-22`
 */
export function undecidedHolidays(
  {
    week,
    closures,
    openHolidays = [],
  }: WeekHours & {closures: readonly Closure[]; openHolidays?: string[] | undefined},
  today: string,
): Holiday[] {
  const year = Number(today.slice(0, 4));
  const last = addDays(today, 365);
  return [
    ...federalHolidays(year),
    ...federalHolidays(year + 1),
    ...federalHolidays(year + 2),
  ].filter(
    ({day}) =>
      day >= today &&
      day <= last &&
      !openHolidays.includes(day) &&
      !closureOn(closures, day) &&
      week.find((entry) => entry.day === weekdayOf(day))?.opens !== undefined,
  );
}

/** The eleven federal holidays of a year (5 U.S.C. 6103), as they are observed. */
export function federalHolidays(year: number): Holiday[] {
  return [
    {name: "New Year's Day", day: observed(`${year}-01-01`)},
    {name: 'Martin Luther King Jr. Day', day: nthFrom(3, 'Monday', `${year}-01-01`)},
    {name: "Washington's Birthday", day: nthFrom(3, 'Monday', `${year}-02-01`)},
    {name: 'Memorial Day', day: nthFrom(1, 'Monday', `${year}-05-25`)},
    {name: 'Juneteenth', day: observed(`${year}-06-19`)},
    {name: 'Independence Day', day: observed(`${year}-07-04`)},
    {name: 'Labor Day', day: nthFrom(1, 'Monday', `${year}-09-01`)},
    {name: 'Columbus Day', day: nthFrom(2, 'Monday', `${year}-10-01`)},
    {name: 'Veterans Day', day: observed(`${year}-11-11`)},
    {name: 'Thanksgiving', day: nthFrom(4, 'Thursday', `${year}-11-01`)},
    {name: 'Christmas', day: observed(`${year}-12-25`)},
  ];
}

function observed(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 'Saturday' ? addDays(day, -1) : weekday === 'Sunday' ? addDays(day, 1) : day;
}

/** The first, second … day of a weekday, counted from a day on, which may be one itself. */
function nthFrom(count: number, weekday: string, day: string): string {
  return weekdayOf(day) === weekday
    ? addDays(day, 7 * (count - 1))
    : nthFrom(count, weekday, addDays(day, 1));
}
