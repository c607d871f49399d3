import {
  type Closure,
  closureOn,
  type DatedClosure,
  type SpecialDays,
  specialHours,
} from './closures';
import {addDays, type LocalTime, longDate, weekdayOf} from './days';
import {
  type HoursRow,
  type HoursWords,
  minutesOf,
  type Span,
  spansOf,
  type WeekHours,
} from './hours';
import {interpolate} from './text';

/** What the office's state follows from. */
export interface OfficeHours extends WeekHours, SpecialDays {}

/**
 * Says whether the office is open, or when it opens next, across weekends and closures.
 * @returns a short sentence part such as `Open now, until 5:00 pm`, `Opens Monday at 9:00 am` or `Closed until Monday:
 *   Thanksgiving`; undefined when no opening is in sight, or a day comes first about which nobody has decided, because then it is better to say nothing
 */
export function officeState(
  hours: OfficeHours,
  now: LocalTime,
  words: HoursWords,
): string | undefined {
  let closure: Closure | undefined;
  // Past the longest closure one would believe.
  for (let ahead = 0; ahead < 21; ahead += 1) {
    const day = addDays(now.day, ahead);
    if (hours.undecided.includes(day)) return undefined;
    const spans = spansOn(hours, day);
    const next = spans.find(({closes}) => ahead > 0 || now.minutes < minutesOf(closes));
    closure ??= closureOn(hours.closures, day);
    if (!next) continue;
    const {opens, closes} = next;
    const name = ahead === 1 ? words.tomorrow : dayName(day, ahead);
    if (closure) return interpolate(words.closedUntil, {day: name, name: closure.name});
    if (ahead > 0) return interpolate(words.opens, {day: name, time: opens});
    if (now.minutes >= minutesOf(opens)) return interpolate(words.openNow, {time: closes});
    return interpolate(next === spans[0] ? words.opensToday : words.reopens, {time: opens});
  }
  return undefined;
}

/** Whether the office is open; undefined on a day about which nobody has decided. */
export function isOpenAt(hours: OfficeHours, {day, minutes}: LocalTime): boolean | undefined {
  if (hours.undecided.includes(day)) return undefined;
  return spansOn(hours, day).some(
    ({opens, closes}) => minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  );
}

/** Whether the office is closed for the whole of a day; false as long as nobody has decided about it. */
export function isClosedAllDay(hours: OfficeHours, day: string): boolean {
  return !hours.undecided.includes(day) && spansOn(hours, day).length === 0;
}

function spansOn({week, closures}: OfficeHours, day: string): Span[] {
  if (closureOn(closures, day)) return [];
  return spansOf(week.find((entry) => entry.day === weekdayOf(day)) ?? {});
}

function dayName(day: string, ahead: number): string {
  if (ahead < 7) return weekdayOf(day);
  return `${weekdayOf(day)}, ${longDate(day).replace(/, \d+$/, '')}`;
}

/** What words that follow the clock say; src/build/clock.ts has those of each for the whole week. */
export type ClockSays = 'state' | 'day' | 'closure' | `${'first' | 'second'}${'Heading' | 'Text'}`;

/** The hours as visitors read them, with what the office's state follows from. */
export interface OfficeTimes extends OfficeHours {
  rows: readonly HoursRow[];
  closures: readonly DatedClosure[];
}

/** What the office does at a moment, or what is special about the day, or else the hours of its weekday. */
export function stateWords(office: OfficeTimes, now: LocalTime, words: HoursWords): string {
  return (
    officeState(office, now, words) ??
    specialHours(office, now.day, words) ??
    dayWords(office, now.day, words)
  );
}

/** The hours of a day's weekday, such as `Mondays 9:00 am to 2:00 pm`: they hold whenever they are read. */
export function dayWords(
  {rows}: Pick<OfficeTimes, 'rows'>,
  day: string,
  words: HoursWords,
): string {
  const row = rows.find((entry) => entry.day === weekdayOf(day));
  return interpolate(words.weekday, {
    day: weekdayOf(day),
    times: row?.times.join(', ').toLowerCase() ?? '',
  });
}

/** The cases of which the one that holds comes first: on a day about which nobody has decided, that it is open. */
export function inOrder<Case>(
  office: OfficeHours,
  now: LocalTime | undefined,
  open: Case,
  closed: Case,
) {
  const isClosed = now && isOpenAt(office, now) === false;
  return isClosed ? {first: closed, second: open} : {first: open, second: closed};
}
