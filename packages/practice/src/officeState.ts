import {type Closure, describeSpecialDay, getHoursOn, type OfficeHours} from './closures';
import {addDays, formatDayOfYear, type LocalTime, type Weekday, getWeekday} from './days';
import {type HoursLabels, formatTimes} from './hours';
import {describeClosedTime, describeClosing} from './notices';
import {interpolate} from './text';

/** Longer than any closure: the check takes longer ones for a typo. */
const MAX_DAYS_AHEAD = 65;

/**
 * Describes if the office is open, or when it opens next, across weekends and closures.
 * @returns a phrase such as `Open now, until 5:00 pm`, `Closed. Opens Monday at 9:00 am`, or
 *   `Closed until Monday: Thanksgiving`; undefined if it opens in the far future only, or after a
 *   holiday that is not decided yet, because no answer is better than a wrong one
 */
export function describeOfficeState(
  hours: OfficeHours,
  now: LocalTime,
  labels: HoursLabels,
): string | undefined {
  let closure: Closure | undefined;
  let isByAppointment = false;
  const isClosedByNotice = describeClosedTime(hours, now) !== '';
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const day = addDays(now.day, ahead);
    const {spans, isUndecided, appointmentOnly, ...date} = getHoursOn(hours, day);
    if (isUndecided) return undefined;
    const next = spans.find(({closesMinutes}) => ahead > 0 || now.minutes < closesMinutes);
    closure ??= date.closure;
    isByAppointment ||=
      ahead === 0 && appointmentOnly === true && spans.length === 0 && !isClosedByNotice;
    if (!next) continue;
    const {opens, closes} = next;
    const dayName = ahead === 1 ? labels.tomorrow : nameDay(day, ahead, labels);
    const note = (text: string, values: Record<string, string>) => {
      const state = interpolate(text, values);
      return appointmentOnly ? interpolate(labels.byAppointment, {hours: state}) : state;
    };
    if (isByAppointment) return note(labels.appointmentToday, {day: dayName, time: opens});
    if (closure) return interpolate(labels.closedUntil, {day: dayName, name: closure.name});
    if (ahead > 0) return note(labels.opens, {day: dayName, time: opens});
    if (now.minutes >= next.opensMinutes) return note(labels.openNow, {time: closes});
    return note(next === spans[0] ? labels.opensToday : labels.reopens, {time: opens});
  }
  return undefined;
}

/** Returns true if the office is open; undefined on a holiday that is not decided yet. */
export function isOpenAt(hours: OfficeHours, now: LocalTime): boolean | undefined {
  if (describeClosedTime(hours, now) !== '') return false;
  const {day, minutes} = now;
  const {spans, isUndecided} = getHoursOn(hours, day);
  if (isUndecided) return undefined;
  return spans.some(
    ({opensMinutes, closesMinutes}) => opensMinutes <= minutes && minutes < closesMinutes,
  );
}

/** Returns true if the office is closed all day; false on a holiday that is not decided yet. */
export function isClosedAllDay(hours: OfficeHours, day: string): boolean {
  const {spans, isUndecided, appointmentOnly} = getHoursOn(hours, day);
  return !isUndecided && !appointmentOnly && spans.length === 0;
}

/** `Monday`, or `Monday, January 4` if that is more than a week ahead. */
function nameDay(day: string, ahead: number, {dates}: HoursLabels): string {
  const {weekdays, locale, on = ''} = dates ?? {};
  const weekday = getWeekday(day);
  const name = on + (weekdays?.[weekday] ?? weekday);
  return ahead < 7 ? name : `${name}, ${formatDayOfYear(day, locale)}`;
}

/** The texts that depend on the clock; src/build/clock.ts computes each for a whole year. */
export type ClockText = 'state' | 'day' | 'coming' | Weekday;

/** Describes the office at a time: its state, or what is special about the day, or the hours. */
export function describeOffice(office: OfficeHours, now: LocalTime, labels: HoursLabels): string {
  return (
    describeOfficeState(office, now, labels) ??
    (describeClosing(office, now, labels) ||
      (describeSpecialDay(office, now.day, labels) ?? describeWeekday(office, now.day, labels)))
  );
}

/** The usual hours of a day's weekday, such as `Our usual hours on Mondays: 9:00 am to 2:00 pm`. */
export function describeWeekday(
  {week}: Pick<OfficeHours, 'week'>,
  day: string,
  labels: HoursLabels,
): string {
  const weekday = getWeekday(day);
  const times = formatTimes(week.find((entry) => entry.day === weekday) ?? {}, labels);
  return interpolate(labels.weekday, {
    day: labels.dates?.weekdays[weekday] ?? weekday,
    times: times.join(', ').toLowerCase(),
  });
}

/**
 * The attribute of the root element with `getCallState`, for styles: one that is a text property of
 * every element, so that the script at the end of the page stays short.
 */
export const CALL_STATE = 'slot';

/** Whom to call at a time: the office, or the after-hours help; empty if not known. */
export function getCallState(office: OfficeHours, now: LocalTime): 'open' | 'closed' | '' {
  const isOpen = isOpenAt(office, now);
  if (isOpen === undefined) return '';
  return isOpen ? 'open' : 'closed';
}
