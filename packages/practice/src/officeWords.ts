import {interpolate} from './interpolate';
import type {HoursRow, HoursWords} from './hours';
import {weekdayOf} from './days';
import type {LocalTime} from './localTime';
import {isOpenAt, officeState, type OfficeHours} from './officeState';
import {type DatedClosure, specialHours} from './specialDays';

/** What words that follow the clock say; src/build/clock.ts has those of each for the whole week. */
export type ClockSays = 'state' | 'day' | 'closure' | `${'first' | 'second'}${'Heading' | 'Text'}`;

/** The hours as visitors read them, with what the office's state follows from. */
export interface OfficeTimes extends OfficeHours {
  rows: readonly HoursRow[];
  closures: readonly DatedClosure[];
}

/** What the office does at a moment, or what is special about the day, or else the hours of its weekday. */
export function stateWords(office: OfficeTimes, now: LocalTime, words: HoursWords): string {
  return officeState(office, now, words) ?? specialHours(office, now.day, words) ?? dayWords(office, now.day, words);
}

/** The hours of a day's weekday, such as `Mondays 9:00 am to 2:00 pm`: they hold whenever they are read. */
export function dayWords({rows}: Pick<OfficeTimes, 'rows'>, day: string, words: HoursWords): string {
  const row = rows.find((entry) => entry.day === weekdayOf(day));
  return interpolate(words.weekday, {day: weekdayOf(day), times: row?.times.join(', ').toLowerCase() ?? ''});
}

/** The cases of which the one that holds comes first: on a day about which nobody has decided, that it is open. */
export function inOrder<Case>(office: OfficeHours, now: LocalTime | undefined, open: Case, closed: Case) {
  const isClosed = now && isOpenAt(office, now) === false;
  return isClosed ? {first: closed, second: open} : {first: open, second: closed};
}
