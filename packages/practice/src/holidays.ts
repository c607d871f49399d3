import type {WeekHours} from './hours';
import {addDays, weekdayOf} from './days';

/** A federal holiday of the United States, on the day on which it is observed. */
export interface Holiday {
  name: string;
  /** Such as `2027-07-05`: the Friday before or the Monday after a holiday that falls on a weekend. */
  day: string;
}

/** What the practice has decided about holidays. */
interface Decisions extends WeekHours {
  closures: readonly {from: string; to: string}[];
  openHolidays?: readonly string[] | undefined;
}

/** How far ahead holidays should be decided, in days. */
const AHEAD = 365;

/**
 * The federal holidays of the coming twelve months about which the practice has not decided whether it is open. A day
 * of the week on which it is never open needs no decision.
 * @param today such as `2026-11-22`
 */
export function undecidedHolidays({week, closures, openHolidays = []}: Decisions, today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const last = addDays(today, AHEAD);
  return [...federalHolidays(year), ...federalHolidays(year + 1), ...federalHolidays(year + 2)].filter(
    ({day}) =>
      day >= today &&
      day <= last &&
      !openHolidays.includes(day) &&
      !closures.some(({from, to}) => from <= day && day <= to) &&
      week.find((entry) => entry.day === weekdayOf(day))?.opens !== undefined,
  );
}

/** The eleven federal holidays of a year (5 U.S.C. 6103), as they are observed. */
export function federalHolidays(year: number): Holiday[] {
  return [
    {name: "New Year's Day", day: observed(`${year}-01-01`)},
    {name: 'Martin Luther King Jr. Day', day: nthFrom(3, 'Monday', `${year}-01-01`)},
    {name: "Washington's Birthday", day: nthFrom(3, 'Monday', `${year}-02-01`)},
    {name: 'Memorial Day', day: nthFrom(1, 'Monday', `${year}-05-25`)},
    {name: 'Juneteenth', day: observed(`${year}-06-19`)},
    {name: 'Independence Day', day: observed(`${year}-07-04`)},
    {name: 'Labor Day', day: nthFrom(1, 'Monday', `${year}-09-01`)},
    {name: 'Columbus Day', day: nthFrom(2, 'Monday', `${year}-10-01`)},
    {name: 'Veterans Day', day: observed(`${year}-11-11`)},
    {name: 'Thanksgiving', day: nthFrom(4, 'Thursday', `${year}-11-01`)},
    {name: 'Christmas', day: observed(`${year}-12-25`)},
  ];
}

function observed(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 'Saturday' ? addDays(day, -1) : weekday === 'Sunday' ? addDays(day, 1) : day;
}

/** The first, second … weekday of a name, counted from a day on. */
function nthFrom(count: number, weekday: string, first: string): string {
  let day = first;
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return addDays(day, 7 * (count - 1));
}
