import {addDays, weekdayOf} from './days';
import {interpolate} from './interpolate';
import {minutesOf, spansOf, type HoursWords, type Span, type WeekHours} from './hours';

/** Days on which the office stays closed, the first and the last included. */
export interface Closure {
  name: string;
  from: string;
  to: string;
}

/** What is special about some days. */
export interface SpecialDays {
  closures: readonly Closure[];
  /** Holidays for which nobody has decided whether the office is open. */
  undecided: readonly string[];
}

/** What the office's state follows from. */
export interface OfficeHours extends WeekHours, SpecialDays {}

/** A day and a time of day in Gilbert. */
export interface LocalTime {
  /** Such as `2026-11-21`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/** How far ahead the next opening is looked for, in days: past the longest closure one would believe. */
const HORIZON = 21;

/**
 * What is special about the hours of a day: a closure, or that nobody has decided about a holiday.
 * @returns such as `Closed today: Thanksgiving`; undefined for a day with the hours of its weekday
 */
export function specialHours(
  {closures, undecided}: SpecialDays,
  day: string,
  words: Pick<HoursWords, 'closedToday' | 'askUs'>,
): string | undefined {
  const closure = closureOn(closures, day);
  if (closure) return interpolate(words.closedToday, {name: closure.name});
  return undecided.includes(day) ? words.askUs : undefined;
}

/**
 * Says whether the office is open, or when it opens next, across weekends and closures.
 * @returns a short sentence part such as `Open now, until 5:00 pm` or `Opens Monday at 9:00 am`; undefined when no
 *   opening is in sight, or a day comes first about which nobody has decided, because then it is better to say nothing
 */
export function officeState(hours: OfficeHours, now: LocalTime, words: HoursWords): string | undefined {
  for (let ahead = 0; ahead < HORIZON; ahead += 1) {
    const day = addDays(now.day, ahead);
    if (hours.undecided.includes(day)) return undefined;
    const spans = spansOn(hours, day);
    const next = spans.find(({closes}) => ahead > 0 || now.minutes < minutesOf(closes));
    if (!next) continue;
    const {opens, closes} = next;
    if (ahead > 0)
      return interpolate(words.opens, {day: ahead === 1 ? words.tomorrow : dayName(day, ahead), time: opens});
    if (now.minutes >= minutesOf(opens)) return interpolate(words.openNow, {time: closes});
    return interpolate(next === spans[0] ? words.opensToday : words.reopens, {time: opens});
  }
  return undefined;
}

/** Whether the office is open; undefined on a day about which nobody has decided. */
export function isOpenAt(hours: OfficeHours, {day, minutes}: LocalTime): boolean | undefined {
  if (hours.undecided.includes(day)) return undefined;
  return spansOn(hours, day).some(({opens, closes}) => minutesOf(opens) <= minutes && minutes < minutesOf(closes));
}

/** Whether the office is closed for the whole of a day; false as long as nobody has decided about it. */
export function isClosedAllDay(hours: OfficeHours, day: string): boolean {
  return !hours.undecided.includes(day) && spansOn(hours, day).length === 0;
}

function closureOn(closures: readonly Closure[], day: string): Closure | undefined {
  return closures.find(({from, to}) => from <= day && day <= to);
}

const PHOENIX = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Phoenix',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and time that it is in Gilbert at a moment, wherever the clock stands that was asked. */
export function timeInPhoenix(moment: Date): LocalTime {
  const parts = Object.fromEntries(PHOENIX.formatToParts(moment).map(({type, value}) => [type, value]));
  return {day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute)};
}

function spansOn({week, closures}: OfficeHours, day: string): Span[] {
  if (closureOn(closures, day)) return [];
  return spansOf(week.find((entry) => entry.day === weekdayOf(day)) ?? {});
}

function dayName(day: string, ahead: number): string {
  if (ahead < 7) return weekdayOf(day);
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}
