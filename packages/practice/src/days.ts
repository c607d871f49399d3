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

/** Whether staff should confirm again what was last confirmed on a day: after 90 days. */
export function isDue(confirmed: string, today: string): boolean {
  return daysFrom(confirmed, today) > 90;
}

/** Whether patients may rely on what was last confirmed on a day: for 180 days. From then on they are asked to call. */
export function isReliable(confirmed: string, today: string): boolean {
  return daysFrom(confirmed, today) <= 180;
}

/** The offer that is on, by its first and last day; the first in the list if there are several. */
export function promotionOn<Offer extends {starts: string; ends: string}>(
  offers: readonly Offer[],
  day: string,
) {
  return offers.find(({starts, ends}) => starts <= day && day <= ends);
}

/** The day that a reviewer asks to see with `?on=2027-08-10`; undefined if the query names no such day. */
export function requestedDay(query: string): string | undefined {
  const asked = new URLSearchParams(query).get('on') ?? '';
  return isDay(asked) ? asked : undefined;
}

/** A day and a time of day where a practice is. */
export interface LocalTime {
  /** Such as `2026-11-21`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * The day and time that it is at a moment, wherever the clock stands that was asked.
 * @param timeZone the IANA name of the practice's time zone; the machine's own if it is left out
 */
export function localTime(moment: Date, timeZone?: string): LocalTime {
  const [day = '', time = ''] = isoIn(moment, timeZone).split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {day, minutes: hours * 60 + minutes};
}

/** The moment of a day at which it is a time such as `10:30` in a time zone; an hour that is skipped is the one after it. */
export function momentOf(day: string, time: string, timeZone?: string): Date {
  const asIfGreenwich = Date.parse(`${day}T${time}Z`);
  const ahead = (moment: number) => Date.parse(`${isoIn(new Date(moment), timeZone)}Z`) - moment;
  return new Date(asIfGreenwich - ahead(asIfGreenwich - ahead(asIfGreenwich)));
}

/** The time in a time zone, as `2026-11-21T10:30:00`: Swedes write it so, but for the space. */
function isoIn(moment: Date, timeZone: string | undefined): string {
  return moment.toLocaleString('sv', {timeZone}).replace(' ', 'T');
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', weekday: 'long'});
const LONG = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
