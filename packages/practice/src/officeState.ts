import {
  type Closure,
  type DatedClosure,
  findClosure,
  type SpecialDays,
  describeSpecialDay,
} from './closures';
import {addDays, type LocalTime, formatLongDate, type Weekday, getWeekday} from './days';
import {type HoursLabels, type HoursRow, type Span, getOpenSpans, type WeekHours} from './hours';
import {interpolate} from './text';

/** Longer than any closure that a visitor would believe. */
const MAX_DAYS_AHEAD = 21;

/** The hours that decide if the office is open. */
export interface OfficeHours extends WeekHours, SpecialDays {}

/**
 * Describes if the office is open, or when it opens next, across weekends and closures.
 * @returns a phrase such as `Open now, until 5:00 pm`, `Opens Monday at 9:00 am`, or
 *   `Closed until Monday: Thanksgiving`; undefined if it opens in the far future only, or after a
 *   holiday that is not decided yet, because no answer is better than a wrong one
 */
export function describeOfficeState(
  hours: OfficeHours,
  now: LocalTime,
  labels: HoursLabels,
): string | undefined {
  let closure: Closure | undefined;
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const day = addDays(now.day, ahead);
    if (hours.undecided.includes(day)) return undefined;
    const spans = spansOn(hours, day);
    const next = spans.find(({closesMinutes}) => ahead > 0 || now.minutes < closesMinutes);
    closure ??= findClosure(hours.closures, day);
    if (!next) continue;
    const {opens, closes} = next;
    const dayName = ahead === 1 ? labels.tomorrow : nameDay(day, ahead);
    if (closure) return interpolate(labels.closedUntil, {day: dayName, name: closure.name});
    if (ahead > 0) return interpolate(labels.opens, {day: dayName, time: opens});
    if (now.minutes >= next.opensMinutes) return interpolate(labels.openNow, {time: closes});
    return interpolate(next === spans[0] ? labels.opensToday : labels.reopens, {time: opens});
  }
  return undefined;
}

/** Returns true if the office is open; undefined on a holiday that is not decided yet. */
export function isOpenAt(hours: OfficeHours, {day, minutes}: LocalTime): boolean | undefined {
  if (hours.undecided.includes(day)) return undefined;
  return spansOn(hours, day).some(
    ({opensMinutes, closesMinutes}) => opensMinutes <= minutes && minutes < closesMinutes,
  );
}

/** Returns true if the office is closed all day; false on a holiday that is not decided yet. */
export function isClosedAllDay(hours: OfficeHours, day: string): boolean {
  return !hours.undecided.includes(day) && spansOn(hours, day).length === 0;
}

function spansOn({week, closures, shortDays}: OfficeHours, day: string): readonly Span[] {
  if (findClosure(closures, day)) return [];
  const weekday = getWeekday(day);
  return shortDays?.[day] ?? getOpenSpans(week.find((entry) => entry.day === weekday) ?? {});
}

/** `Monday`, or `Monday, January 4` if that is more than a week ahead. */
function nameDay(day: string, ahead: number): string {
  if (ahead < 7) return getWeekday(day);
  return `${getWeekday(day)}, ${formatLongDate(day).replace(/, \d+$/, '')}`;
}

/** The texts that depend on the clock; src/build/clock.ts computes each for a whole year. */
export type ClockText = 'state' | 'day' | 'closure' | `${'first' | 'second'}${'Heading' | 'Text'}`;

/** The hours as visitors read them, together with the hours that decide if the office is open. */
export interface OfficeTimes extends OfficeHours {
  rows: readonly HoursRow<Weekday>[];
  closures: readonly DatedClosure[];
}

/** Describes the office at a moment: its state, or what is special about the day, or the hours. */
export function describeOffice(office: OfficeTimes, now: LocalTime, labels: HoursLabels): string {
  return (
    describeOfficeState(office, now, labels) ??
    describeSpecialDay(office, now.day, labels) ??
    describeWeekday(office, now.day, labels)
  );
}

/** The hours of a day's weekday, such as `Mondays 9:00 am to 2:00 pm`: right on any day. */
export function describeWeekday(
  {rows}: Pick<OfficeTimes, 'rows'>,
  day: string,
  labels: HoursLabels,
): string {
  const weekday = getWeekday(day);
  const row = rows.find((entry) => entry.day === weekday);
  return interpolate(labels.weekday, {
    day: weekday,
    times: row?.times.join(', ').toLowerCase() ?? '',
  });
}

/** Puts the case that applies first. `open` is first if the state isn't known. */
export function putCurrentFirst<Case>(
  office: OfficeHours,
  now: LocalTime | undefined,
  open: Case,
  closed: Case,
) {
  const isClosed = now && isOpenAt(office, now) === false;
  return isClosed ? {first: closed, second: open} : {first: open, second: closed};
}
