/* A day is a text such as `2026-11-21`, in the practice's time zone. */

/** Whether a calendar has a day of this name. */
export function isDay(text: string): boolean {
  const date = midnight(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}

/** How many days lie between two days, such as 1 from 2027-08-10 to 2027-08-11; negative if the second comes first. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}

/** The day that is some days after a day, or before it. */
export function addDays(day: string, count: number): string {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The day of the week of a day. */
export function weekdayOf(day: string): string {
  return WEEKDAY.format(midnight(day));
}

/** `2003-04-14` as `April 14, 2003`; what is no day stays as it is. */
export function longDate(day: string): string {
  return Number.isNaN(midnight(day).valueOf()) ? day : LONG.format(midnight(day));
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', weekday: 'long'});
const LONG = new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric'});

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
