import {type ClosedTime, getHoursOn, type OfficeHours} from './closures';
import {addDays, countDaysBetween, isDay, type LocalTime, toMoment} from './days';
import {formatTime, type HoursLabels, parseTime, type Span} from './hours';

/** The kinds of notices, the most urgent first. */
export const NOTICE_KINDS = ['closed', 'late', 'phone', 'water', 'move', 'other'] as const;

/** A notice lasts at most this long. */
export const MAX_NOTICE_DAYS = 7;

/** A notice that every page shows for a time, at most a week: `notices.yml`. */
export interface Notice {
  kind: (typeof NOTICE_KINDS)[number];
  text: string;
  /** Its start at the practice, such as `2026-12-21 6:00 am`. */
  from: string;
  /** The moment when it's gone. */
  until: string;
  /** Replaces the number of the practice while the notice lasts. */
  phone?: string | undefined;
  /** A page of this site. */
  link?: string | undefined;
}

/** Parses a time such as `2026-12-21 6:00 am`. */
export function parseNoticeTime(moment: string): LocalTime {
  return {day: moment.slice(0, 10), minutes: parseTime(moment.slice(11))};
}

/** Returns true for a time that exists, such as `2026-12-21 6:00 am`. */
export function isNoticeTime(moment: string): boolean {
  return /^\S{10} (1[0-2]|[1-9]):[0-5]\d (am|pm)$/.test(moment) && isDay(moment.slice(0, 10));
}

/** Converts a time at the practice to minutes since 1970 in its time zone. */
export function toClockMinutes({day, minutes}: LocalTime): number {
  return Date.parse(day) / 60_000 + minutes;
}

/** Converts a time at the practice to milliseconds since 1970. */
export function toMilliseconds({day, minutes}: LocalTime, timeZone: string): number {
  const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
  return toMoment(day, time, timeZone).getTime();
}

/** The notices that last at a time, the most urgent first. */
export function findCurrentNotices(notices: readonly Notice[], now: LocalTime): Notice[] {
  const current = toClockMinutes(now);
  return sortNotices(notices).filter(
    ({from, until}) => parseMinutes(from) <= current && current < parseMinutes(until),
  );
}

/** Sorts notices by urgency; of two of a kind, the earlier is first. */
export function sortNotices(notices: readonly Notice[]): Notice[] {
  return [...notices].sort(
    (a, b) =>
      NOTICE_KINDS.indexOf(a.kind) - NOTICE_KINDS.indexOf(b.kind) ||
      parseMinutes(a.from) - parseMinutes(b.from),
  );
}

/** The times when notices close the office. */
export function listClosedTimes(notices: readonly Notice[]): ClosedTime[] {
  return notices
    .filter(({kind}) => kind === 'closed')
    .map(({from, until, text}) => ({from: parseMinutes(from), until: parseMinutes(until), text}));
}

/** The text of the notice that closes the office at a time, if any. */
export function describeClosedTime(
  {closedTimes = []}: Pick<OfficeHours, 'closedTimes'>,
  now: LocalTime,
): string {
  const current = toClockMinutes(now);
  return closedTimes.find(({from, until}) => from <= current && current < until)?.text ?? '';
}

/**
 * The text of the notice that closes the office now, if any. On a holiday that is not decided yet,
 * it also asks to call.
 */
export function describeClosing(office: OfficeHours, now: LocalTime, labels: HoursLabels): string {
  const text = describeClosedTime(office, now);
  return text && getHoursOn(office, now.day).isUndecided ? `${text} ${labels.askUs}` : text;
}

/**
 * The open times that notices leave of the days when they close the office, by day. Days that stay
 * as usual are left out.
 */
export function listShortDays(
  hours: Omit<OfficeHours, 'undecided'>,
  notices: readonly Notice[],
): Record<string, readonly Span[]> {
  const times = listClosedTimes(notices);
  const days = times.flatMap(({from, until}) => listDays(toDay(from), toDay(until)));
  const entries = days.map((day) => {
    const {spans, appointmentOnly} = getHoursOn({...hours, undecided: []}, day);
    // A day by appointment without hours is closed if the office is closed at noon.
    const open = appointmentOnly && spans.length === 0 ? [NOON] : spans;
    return {day, open, left: removeClosedTimes(open, day, times)};
  });
  const isShort = ({open, left}: (typeof entries)[number]) =>
    JSON.stringify(open) !== JSON.stringify(left);
  return Object.fromEntries(entries.filter(isShort).map(({day, left}) => [day, left]));
}

function toDay(clockMinutes: number): string {
  return new Date(clockMinutes * 60_000).toISOString().slice(0, 10);
}

/** Lists the days from one to another, at most those that a notice lasts. */
function listDays(first: string, last: string): string[] {
  const count = Math.min(countDaysBetween(first, last) + 1, MAX_NOTICE_DAYS + 1);
  return Array.from({length: Math.max(count, 0)}, (_, index) => addDays(first, index));
}

/** Takes the times when notices close the office out of the open times of a day. */
function removeClosedTimes(
  spans: readonly Span[],
  day: string,
  times: readonly ClosedTime[],
): readonly Span[] {
  const midnight = Date.parse(day) / 60_000;
  return times.reduce(
    (open, {from, until}) =>
      open
        .flatMap(({opensMinutes, closesMinutes}) => [
          createSpan(opensMinutes, Math.min(closesMinutes, from - midnight)),
          createSpan(Math.max(opensMinutes, until - midnight), closesMinutes),
        ])
        .filter(({opensMinutes, closesMinutes}) => opensMinutes < closesMinutes),
    spans,
  );
}

function createSpan(opensMinutes: number, closesMinutes: number): Span {
  return {
    opens: formatTime(opensMinutes),
    closes: formatTime(closesMinutes),
    opensMinutes,
    closesMinutes,
  };
}

/** A literal, because the bundler keeps a call even if no page needs its result. */
const NOON: Span = {
  opens: '12:00 pm',
  closes: '12:01 pm',
  opensMinutes: 720,
  closesMinutes: 721,
};

function parseMinutes(moment: string): number {
  return toClockMinutes(parseNoticeTime(moment));
}
