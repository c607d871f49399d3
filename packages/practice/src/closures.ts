import {addDays, findNthWeekday, formatLongDate, getWeekday} from './days';
import {
  type DayHours,
  formatSpans,
  getOpenSpans,
  type HoursLabels,
  type Span,
  type Times,
  type WeekHours,
} from './hours';
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

/** The hours of some days, instead of those of their weekday: a half day, an extra Saturday. */
export interface SpecialHours extends Times {
  name: string;
  days: readonly string[];
  /** Hours are optional then, as on a weekday. */
  appointmentOnly?: true | undefined;
}

/** A time when a notice closes the office, in minutes since 1970, practice time. */
export interface ClosedTime {
  from: number;
  until: number;
  text: string;
}

/** Days without the usual hours of their weekday. */
export interface SpecialDays {
  closures: readonly Closure[];
  specialHours?: readonly SpecialHours[] | undefined;
  /** The days of holidays that are not decided yet: the office may be open or closed. */
  undecided: readonly string[];
  /** The times when notices close the office. */
  closedTimes?: readonly ClosedTime[];
  /** The open times that notices leave of these days. */
  shortDays?: Readonly<Record<string, readonly Span[]>>;
}

/** The hours that decide if the office is open. */
export interface OfficeHours extends WeekHours, SpecialDays {}

/** The hours of a date. Without spans the office is closed. */
export interface DateHours {
  spans: readonly Span[];
  /** The record that replaces the hours of the weekday. */
  closure?: Closure | undefined;
  special?: SpecialHours | undefined;
  appointmentOnly?: true | undefined;
  isUndecided: boolean;
}

/**
 * Decides the hours of a date: a closure, else special hours, else those of its weekday. Notices
 * can close the office for part of any day.
 */
export function getHoursOn(
  {week, closures, specialHours = [], undecided, shortDays = {}}: OfficeHours,
  day: string,
): DateHours {
  const closure = findClosure(closures, day);
  if (closure) return {spans: [], closure, isUndecided: false};
  const special = specialHours.find(({days}) => days.includes(day));
  const weekday = getWeekday(day);
  const usual: Partial<DayHours> = week.find((entry) => entry.day === weekday) ?? {};
  const spans = shortDays[day] ?? getOpenSpans(special ?? usual);
  // If a notice closes the office all day, the name of its special hours says nothing.
  if (shortDays[day] && spans.length === 0) return {spans, isUndecided: false};
  // A weekday without hours of its own opens for the day: no appointment is needed.
  const isExtraDay = special && !usual.opens;
  return {
    spans,
    special,
    appointmentOnly: special?.appointmentOnly ?? (isExtraDay ? undefined : usual.appointmentOnly),
    isUndecided: !special && undecided.includes(day) && spans.length > 0,
  };
}

/**
 * Describes a day without the usual hours, such as `Closed today: Thanksgiving`, or `Closed` if a
 * notice closes the office.
 * @returns undefined for a day with the hours of its weekday
 */
export function describeSpecialDay(
  office: OfficeHours,
  day: string,
  labels: HoursLabels,
): string | undefined {
  const {closure, special, spans, appointmentOnly, isUndecided} = getHoursOn(office, day);
  const record = closure ?? special;
  if (isUndecided) return labels.askUs;
  const times = formatSpans(spans, appointmentOnly, labels).join(', ');
  if (!record) return office.shortDays?.[day] && times;
  const label = spans.length > 0 ? labels.specialToday : labels.specialFor;
  return interpolate(closure ? labels.closedToday : label, {times, name: record.name});
}

/** A closure, or a day with special hours. */
export interface ComingDays extends Closure {
  special?: SpecialHours;
}

/** Lists closures and days with special hours, in order of their first day. */
export function listComingDays({
  closures,
  specialHours = [],
}: Pick<OfficeHours, 'closures' | 'specialHours'>): ComingDays[] {
  const open = specialHours.flatMap((special) =>
    special.days.flatMap((day) =>
      findClosure(closures, day) ? [] : {name: special.name, from: day, to: day, special},
    ),
  );
  return [...closures, ...open].sort((a, b) => a.from.localeCompare(b.from));
}

/** A closure or a day with special hours, in words. */
export interface DatedDays extends Closure {
  /** Its days, with their hours if they are open. */
  text: string;
  /** `Closed`, if a notice cancels the special hours: the name doesn't tell. */
  closed?: string;
  /** Its hours, if it's open. */
  times?: string | undefined;
  /** The result of `describeComingDay` on the day and before, if its labels don't fit. */
  sentences?: {today: string; before: string};
}

/** Describes the days of `listComingDays`. The build does it, so that pages load less code. */
export function describeComingDays(office: OfficeHours, labels: HoursLabels): DatedDays[] {
  const {dates} = labels;
  const {weekdays, locale, to: until = ' to '} = dates ?? {};
  const formatDay = (day: string) => {
    const weekday = getWeekday(day);
    return `${weekdays?.[weekday] ?? weekday}, ${formatLongDate(day, locale)}`;
  };
  return listComingDays(office).map(({special, ...record}): DatedDays => {
    const {name, from, to} = record;
    const dayNames = (from === to ? [from] : [from, to]).map(formatDay);
    const days = dayNames.join(until);
    const {spans, appointmentOnly} = getHoursOn(office, from);
    const times = formatSpans(spans, appointmentOnly, labels).join(', ');
    if (spans.length > 0) return {...record, times, text: `${days}, ${times}`};
    if (appointmentOnly) {
      const text = `${days}, ${times.toLowerCase()}`;
      const sentences = {today: `${times}: ${name}`, before: `${text}: ${name}`};
      return {...record, times, text, sentences};
    }
    const isClosed = {...record, text: days};
    if (special) {
      const {closed} = labels;
      return {...isClosed, closed, sentences: {today: closed, before: `${days}: ${closed}`}};
    }
    if (!dates) return isClosed;
    // Spanish has an article after "Cerrado".
    const closedDays = (from === to ? dates.on : dates.from) + dayNames.join(dates.until);
    const today = interpolate(labels.closedToday, {name});
    const before = interpolate(labels.closedOn, {days: closedDays, name});
    return {...isClosed, sentences: {today, before}};
  });
}

/**
 * Describes what is special about today or a day of the coming week; empty if nothing is.
 * @param isToday true if the text may depend on the day; otherwise it names the days, and can be
 *   read later
 */
export function describeComingDay(
  office: OfficeHours & {coming: readonly DatedDays[]},
  day: string,
  labels: HoursLabels,
  {isToday}: {isToday: boolean},
): string {
  const lastDay = addDays(day, ANNOUNCE_DAYS);
  const next = office.coming.find(({from, to}) => day <= to && from <= lastDay);
  const isOn = isToday && next !== undefined && next.from <= day;
  if (isToday && getHoursOn(office, day).isUndecided) return labels.askUs;
  if (!next) return '';
  const {name, text: days, times, sentences} = next;
  if (sentences) return isOn ? sentences.today : sentences.before;
  if (times === undefined)
    return interpolate(isOn ? labels.closedToday : labels.closedOn, {days, name});
  return interpolate(isOn ? labels.specialToday : labels.specialOn, {days, times, name});
}

/** The closure that includes a day. */
export function findClosure(closures: readonly Closure[], day: string): Closure | undefined {
  return closures.find(({from, to}) => from <= day && day <= to);
}

/** A day of a federal holiday of the United States. */
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
    specialHours = [],
    openHolidays = [],
  }: Omit<OfficeHours, 'undecided'> & {openHolidays?: string[] | undefined},
  today: string,
): Holiday[] {
  const year = Number(today.slice(0, 4));
  const lastDay = addDays(today, HOLIDAYS_AHEAD_DAYS);
  const holidays = [year, year + 1].flatMap(listFederalHolidays);
  const isDecided = (day: string) =>
    openHolidays.includes(day) ||
    specialHours.some(({days}) => days.includes(day)) ||
    findClosure(closures, day);
  const isUsuallyOpen = (day: string) =>
    week.find((entry) => entry.day === getWeekday(day))?.opens !== undefined;
  return holidays.filter(
    ({day}) => today <= day && day <= lastDay && !isDecided(day) && isUsuallyOpen(day),
  );
}

/**
 * The days of a year that are federal holidays (5 U.S.C. 6103). A holiday on a weekend has two:
 * first the Friday or Monday when it is observed, then its own, when an office may be open on
 * Saturdays. New Year's Day on a Saturday is observed in the year before.
 */
export function listFederalHolidays(year: number): Holiday[] {
  const holidays = [
    ...listObservedDays("New Year's Day", `${year}-01-01`),
    {name: 'Martin Luther King Jr. Day', day: findNthWeekday(3, 'Monday', `${year}-01-01`)},
    {name: "Washington's Birthday", day: findNthWeekday(3, 'Monday', `${year}-02-01`)},
    {name: 'Memorial Day', day: findNthWeekday(1, 'Monday', `${year}-05-25`)},
    ...listObservedDays('Juneteenth', `${year}-06-19`),
    ...listObservedDays('Independence Day', `${year}-07-04`),
    {name: 'Labor Day', day: findNthWeekday(1, 'Monday', `${year}-09-01`)},
    {name: 'Columbus Day', day: findNthWeekday(2, 'Monday', `${year}-10-01`)},
    ...listObservedDays('Veterans Day', `${year}-11-11`),
    {name: 'Thanksgiving', day: findNthWeekday(4, 'Thursday', `${year}-11-01`)},
    ...listObservedDays('Christmas', `${year}-12-25`),
    ...listObservedDays("New Year's Day", `${year + 1}-01-01`),
  ];
  return holidays.filter(({day}) => day.startsWith(`${year}-`));
}

function listObservedDays(name: string, day: string): Holiday[] {
  const holiday = {name, day};
  const weekday = getWeekday(day);
  if (weekday === 'Saturday') return [{name, day: addDays(day, -1)}, holiday];
  if (weekday === 'Sunday') return [{name, day: addDays(day, 1)}, holiday];
  return [holiday];
}
