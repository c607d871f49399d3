import {addDays, weekdayOf} from './days';
import {interpolate} from './interpolate';
import {minutesOf, spansOf, type HoursWords, type Span, type WeekHours} from './hours';
import type {LocalTime} from './localTime';
import {closureOn, type SpecialDays} from './specialDays';

/** What the office's state follows from. */
export interface OfficeHours extends WeekHours, SpecialDays {}

/** How far ahead the next opening is looked for, in days: past the longest closure one would believe. */
const HORIZON = 21;

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
