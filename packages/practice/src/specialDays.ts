import type {HoursWords} from './hours';
import {interpolate} from './interpolate';
import {addDays} from './days';

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

/** How many days ahead a closure is announced. */
const AHEAD = 7;

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
 * The closure that is on or comes within days; empty if there is none.
 * @param isToday whether the words are for that day alone; others name the days and can be read later
 */
export function closureWords(
  office: Pick<SpecialDays, 'undecided'> & {closures: readonly DatedClosure[]},
  day: string,
  words: HoursWords,
  isToday: boolean,
): string {
  const special = isToday ? specialHours(office, day, words) : undefined;
  const next = office.closures.find(({from, to}) => day <= to && from <= addDays(day, AHEAD));
  return special ?? (next ? interpolate(words.closedOn, {days: next.text, name: next.name}) : '');
}

/** The closure in which a day lies. */
export function closureOn(closures: readonly Closure[], day: string): Closure | undefined {
  return closures.find(({from, to}) => from <= day && day <= to);
}
