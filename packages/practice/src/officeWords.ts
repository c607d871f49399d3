import {interpolate} from './interpolate';
import type {HoursRow, HoursWords} from './hours';
import {
  addDays,
  type Closure,
  isOpenAt,
  type LocalTime,
  officeState,
  type OfficeHours,
  specialHours,
  weekdayOf,
} from './officeState';

/** What words that follow the clock say; src/build/clock.ts has those of each for the whole week. */
export type ClockSays = 'state' | 'day' | 'closure' | `${'first' | 'second'}${'Heading' | 'Text'}`;

/** The hours as visitors read them, with what the office's state follows from. */
export interface OfficeTimes extends OfficeHours {
  rows: readonly HoursRow[];
  closures: readonly (Closure & {text: string})[];
}

/** How many days ahead a closure is announced. */
const AHEAD = 7;

/** What the office does at a moment, or what is special about the day, or else the hours of its weekday. */
export function stateWords(office: OfficeTimes, now: LocalTime, words: HoursWords): string {
  return officeState(office, now, words) ?? specialHours(office, now.day, words) ?? dayWords(office, now.day, words);
}

/** The hours of a day's weekday, such as `Mondays 9:00 am to 2:00 pm`: they hold whenever they are read. */
export function dayWords({rows}: Pick<OfficeTimes, 'rows'>, day: string, words: HoursWords): string {
  const row = rows.find((entry) => entry.day === weekdayOf(day));
  return interpolate(words.weekday, {day: weekdayOf(day), times: row?.times.join(', ').toLowerCase() ?? ''});
}

/**
 * The closure that is on or comes within days; empty if there is none.
 * @param isToday whether the words are for that day alone; others name the days and can be read later
 */
export function closureWords(
  office: Pick<OfficeTimes, 'closures' | 'undecided'>,
  day: string,
  words: HoursWords,
  isToday: boolean,
): string {
  const special = isToday ? specialHours(office, day, words) : undefined;
  const next = office.closures.find(({from, to}) => day <= to && from <= addDays(day, AHEAD));
  return special ?? (next ? interpolate(words.closedOn, {days: next.text, name: next.name}) : '');
}

/** The cases of which the one that holds comes first: on a day about which nobody has decided, that it is open. */
export function inOrder<Case>(office: OfficeHours, now: LocalTime | undefined, open: Case, closed: Case) {
  const isClosed = now && isOpenAt(office, now) === false;
  return isClosed ? {first: closed, second: open} : {first: open, second: closed};
}
