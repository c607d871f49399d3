/* A day is a string such as `2026-11-21`, in the practice's time zone. */

/** The days of the week, in the order of the opening hours. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Staff confirm a list again after this many days. */
const CONFIRM_AFTER_DAYS = 90;

/** Patients can rely on a confirmed list for this many days; then the page asks them to call. */
const RELIABLE_DAYS = 180;

/** Returns true if the text is a day of the calendar. */
export function isDay(text: string): boolean {
  const date = toMidnight(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}

/** Counts the days from one day to another: 1 from 2027-08-10 to 2027-08-11; negative backward. */
export function countDaysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}

/** The day some days after a day; before it, if the count is negative. */
export function addDays(day: string, count: number): string {
  const date = toMidnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  // The years before 1 and after 9999 have more digits and a sign.
  return date.toISOString().split('T')[0]!;
}

/** The weekday of a day. */
export function getWeekday(day: string): Weekday {
  // JavaScript's weeks start on Sunday.
  return WEEKDAYS[(toMidnight(day).getUTCDay() + 6) % 7]!;
}

/** The first, second … day with this weekday, counted from a day on, which may be the first. */
export function findNthWeekday(count: number, weekday: string, day: string): string {
  return getWeekday(day) === weekday
    ? addDays(day, 7 * (count - 1))
    : findNthWeekday(count, weekday, addDays(day, 1));
}

/**
 * Formats `2003-04-14` as `April 14, 2003`, or as `14 de abril de 2003` in Spanish. Any other text
 * stays as it is.
 */
export function formatLongDate(day: string, locale?: string): string {
  const date = toMidnight(day);
  if (Number.isNaN(date.valueOf())) return day;
  return locale ? date.toLocaleDateString(locale, LONG_PARTS) : LONG_FORMAT.format(date);
}

/** Formats a day without its year: `April 14`, or `14 de abril`. */
export function formatDayOfYear(day: string, locale?: string): string {
  return formatLongDate(day, locale).replace(/(?:,| de) \d+$/, '');
}

/** Returns true if staff should confirm a list again. */
export function isConfirmationDue(confirmed: string, today: string): boolean {
  return countDaysBetween(confirmed, today) > CONFIRM_AFTER_DAYS;
}

/** The last day when patients can rely on a list that was confirmed on a day. */
export function getLastReliableDay(confirmed: string): string {
  return addDays(confirmed, RELIABLE_DAYS);
}

/** Returns true if patients can rely on a list that was confirmed on this day. */
export function isConfirmationCurrent(confirmed: string, today: string): boolean {
  return today <= getLastReliableDay(confirmed);
}

/** The offer that is valid on a day, its first and last day included; the first of several. */
export function findPromotion<Offer extends {starts: string; ends: string}>(
  offers: readonly Offer[],
  day: string,
) {
  return offers.find(({starts, ends}) => starts <= day && day <= ends);
}

/** The day that a reviewer previews with `?on=2027-08-10`; undefined without a valid day. */
export function parsePreviewDay(query: string): string | undefined {
  const day = new URLSearchParams(query).get('on') ?? '';
  return isDay(day) ? day : undefined;
}

/** A day and a time of day at the practice. */
export interface LocalTime {
  /** Such as `2026-11-21`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * Converts a moment to the day and time at the practice.
 * @param timeZone an IANA name; by default the time zone of this computer
 */
export function toLocalTime(moment: Date, timeZone?: string): LocalTime {
  const [day = '', time = ''] = formatIso(moment, timeZone).split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {day, minutes: hours * 60 + minutes};
}

/**
 * Converts a day and a time in a time zone to a moment. An hour that daylight saving time skips
 * counts as the hour after it.
 * @param time such as `10:30` or `10:30:59`
 */
export function toMoment(day: string, time: string, timeZone?: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  const getOffset = (moment: number) =>
    Date.parse(`${formatIso(new Date(moment), timeZone)}Z`) - moment;
  const first = asIfUtc - getOffset(asIfUtc);
  const second = asIfUtc - getOffset(first);
  const isSkipped = asIfUtc - getOffset(second) !== second;
  return new Date(isSkipped ? Math.max(first, second) : second);
}

/**
 * The time in a time zone, as `2026-11-21T10:30:00`: the Swedish format, but for its space and its
 * short years. A date that someone is typing starts in the year 2.
 */
function formatIso(moment: Date, timeZone: string | undefined): string {
  const text = getTimeFormat(timeZone).format(moment).replace(' ', 'T');
  return text.padStart('2026-11-21T10:30:00'.length, '0');
}

/** The format of each time zone: a phone takes 2 ms to make one, and every clock needs it. */
const timeFormats = new Map<string | undefined, Intl.DateTimeFormat>();

function getTimeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    timeFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', {timeZone, dateStyle: 'short', timeStyle: 'medium'});
  timeFormats.set(timeZone, format);
  return format;
}

const LONG_PARTS = {timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric'} as const;
const LONG_FORMAT = new Intl.DateTimeFormat('en-US', LONG_PARTS);

function toMidnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
