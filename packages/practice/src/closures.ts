import {addDays, getWeekday} from './days';
import type {HoursLabels, Span, WeekHours} from './hours';
import {interpolate} from './text';

/** Holidays are decided this far ahead. */
const HOLIDAYS_AHEAD_DAYS = 365;

/** The page announces a closure this long before its first day. */
const ANNOUNCE_DAYS = 7;

/** Days when the office is closed, the first and the last included. */
export interface Closure {
  name: string;
  from: string;
  to: string;
}

/** A closure with its days as visitors read them. */
export interface DatedClosure extends Closure {
  text: string;
}

/** A time when a notice closes the office, in minutes since 1970 by the practice's own clock. */
export interface ClosedTime {
  from: number;
  until: number;
  text: string;
}

/** Days without the usual hours of their weekday. */
export interface SpecialDays {
  closures: readonly Closure[];
  /** The days of holidays that are not decided yet: the office may be open or closed. */
  undecided: readonly string[];
  /** The times when notices close the office. */
  closedTimes?: readonly ClosedTime[];
  /** The open times that notices leave of these days. */
  shortDays?: Readonly<Record<string, readonly Span[]>>;
}

/**
 * Describes a day without the usual hours, such as `Closed today: Thanksgiving`.
 * @returns undefined for a day with the hours of its weekday
 */
export function describeSpecialDay(
  {closures, undecided}: SpecialDays,
  day: string,
  labels: HoursLabels,
): string | undefined {
  const closure = findClosure(closures, day);
  if (closure) return interpolate(labels.closedToday, {name: closure.name});
  return undecided.includes(day) ? labels.askUs : undefined;
}

/**
 * Describes the next day with this weekday, today included, if it's closed or a notice closes the
 * office for a time, such as `Closed: Thanksgiving`, or `12:00 pm to 5:00 pm`.
 */
export function describeNextWeekday(
  {closures, shortDays = {}}: Omit<SpecialDays, 'undecided'>,
  today: string,
  weekday: string,
  labels: HoursLabels,
): string | undefined {
  const day = nthWeekdayFrom(1, weekday, today);
  const closure = findClosure(closures, day);
  if (closure) return interpolate(labels.closedFor, {name: closure.name});
  const times = shortDays[day]?.map(({opens, closes}) =>
    interpolate(labels.between, {opens, closes}),
  );
  return times && (times.join(', ') || labels.closed);
}

/**
 * Describes the closure of today or of the coming week; empty if there is none.
 * @param isToday true if the text may depend on the day; otherwise it names the days, and can be
 *   read later
 */
export function describeClosure(
  office: Pick<SpecialDays, 'undecided'> & {closures: readonly DatedClosure[]},
  day: string,
  labels: HoursLabels,
  isToday: boolean,
): string {
  const special = isToday ? describeSpecialDay(office, day, labels) : undefined;
  if (special !== undefined) return special;
  const lastDay = addDays(day, ANNOUNCE_DAYS);
  const next = office.closures.find(({from, to}) => day <= to && from <= lastDay);
  return next ? interpolate(labels.closedOn, {days: next.text, name: next.name}) : '';
}

/** The closure that includes a day. */
export function findClosure(closures: readonly Closure[], day: string): Closure | undefined {
  return closures.find(({from, to}) => from <= day && day <= to);
}

/**
 * A federal holiday of the United States, on the day when it is observed: the Friday before or the
 * Monday after, if it is on a weekend.
 */
export interface Holiday {
  name: string;
  day: string;
}

/**
 * The federal holidays of the coming twelve months that the practice hasn't decided about. A
 * holiday on a weekday when it is never open needs no decision.
 * @param today such as `2026-11-22`
 */
export function findUndecidedHolidays(
  {
    week,
    closures,
    openHolidays = [],
  }: WeekHours & {closures: readonly Closure[]; openHolidays?: string[] | undefined},
  today: string,
): Holiday[] {
  const year = Number(today.slice(0, 4));
  const lastDay = addDays(today, HOLIDAYS_AHEAD_DAYS);
  const holidays = [year, year + 1, year + 2].flatMap(listFederalHolidays);
  const isDecided = (day: string) => openHolidays.includes(day) || findClosure(closures, day);
  const isUsuallyOpen = (day: string) =>
    week.find((entry) => entry.day === getWeekday(day))?.opens !== undefined;
  return holidays.filter(
    ({day}) => today <= day && day <= lastDay && !isDecided(day) && isUsuallyOpen(day),
  );
}

/** The eleven federal holidays of a year (5 U.S.C. 6103), on the days when they are observed. */
export function listFederalHolidays(year: number): Holiday[] {
  return [
    {name: "New Year's Day", day: observedDay(`${year}-01-01`)},
    {name: 'Martin Luther King Jr. Day', day: nthWeekdayFrom(3, 'Monday', `${year}-01-01`)},
    {name: "Washington's Birthday", day: nthWeekdayFrom(3, 'Monday', `${year}-02-01`)},
    {name: 'Memorial Day', day: nthWeekdayFrom(1, 'Monday', `${year}-05-25`)},
    {name: 'Juneteenth', day: observedDay(`${year}-06-19`)},
    {name: 'Independence Day', day: observedDay(`${year}-07-04`)},
    {name: 'Labor Day', day: nthWeekdayFrom(1, 'Monday', `${year}-09-01`)},
    {name: 'Columbus Day', day: nthWeekdayFrom(2, 'Monday', `${year}-10-01`)},
    {name: 'Veterans Day', day: observedDay(`${year}-11-11`)},
    {name: 'Thanksgiving', day: nthWeekdayFrom(4, 'Thursday', `${year}-11-01`)},
    {name: 'Christmas', day: observedDay(`${year}-12-25`)},
  ];
}

function observedDay(day: string): string {
  const weekday = getWeekday(day);
  if (weekday === 'Saturday') return addDays(day, -1);
  if (weekday === 'Sunday') return addDays(day, 1);
  return day;
}

/** The first, second … day with this weekday, counted from a day on, which may be the first. */
function nthWeekdayFrom(count: number, weekday: string, day: string): string {
  return getWeekday(day) === weekday
    ? addDays(day, 7 * (count - 1))
    : nthWeekdayFrom(count, weekday, addDays(day, 1));
}
