import type {Weekday} from './days';
import type {DateWords} from './language';
import {interpolate} from './text';

/** The labels of the hours: `pages-content/_practice/labels.yml`. */
export type HoursLabels = Readonly<
  Record<
    | 'between'
    | 'closed'
    | 'closedFor'
    | 'closedToday'
    | 'closedUntil'
    | 'openNow'
    | 'opensToday'
    | 'reopens'
    | 'opens'
    | 'tomorrow'
    | 'weekday'
    | 'closedOn'
    | 'specialFor'
    | 'specialToday'
    | 'specialOn'
    | 'byAppointment'
    | 'appointmentOnly'
    | 'appointmentToday'
    | 'askUs',
    string
  >
> & {
  /** The words of dates in a language other than English. */
  dates?: DateWords;
};

/** Times such as `9:00 am`, perhaps with a break. */
export interface Times {
  opens?: string | undefined;
  closes?: string | undefined;
  break?: {from: string; to: string} | undefined;
}

/** The hours of a weekday. Without times the office is closed, or sees people by appointment. */
export interface DayHours extends Times {
  day: Weekday;
  closed?: true | undefined;
  appointmentOnly?: true | undefined;
}

/** The hours of the seven weekdays, from Monday. */
export interface WeekHours {
  week: readonly DayHours[];
}

/** A time without a break, such as from `9:00 am` to `12:00 pm`, also in minutes since midnight. */
export interface Span {
  opens: string;
  closes: string;
  opensMinutes: number;
  closesMinutes: number;
}

/** A line of the opening hours as visitors read it. */
export interface HoursRow<Day extends string = string> {
  day: Day;
  /** One text for each span, such as `9:00 am to 2:00 pm`, or `Closed`. */
  times: string[];
}

/** The open times of a day: one, two if there is a break, or none. */
export function getOpenSpans({opens, closes, break: pause}: Times): Span[] {
  if (!opens || !closes) return [];
  if (!pause) return [createSpan(opens, closes)];
  return [createSpan(opens, pause.from), createSpan(pause.to, closes)];
}

function createSpan(opens: string, closes: string): Span {
  return {
    opens,
    closes,
    opensMinutes: parseTime(opens),
    closesMinutes: parseTime(closes),
  };
}

/** The week as visitors read it, one line per day. */
export function formatWeek({week}: WeekHours, labels: TimesLabels): HoursRow<Weekday>[] {
  return week.map((entry) => ({day: entry.day, times: formatTimes(entry, labels)}));
}

type TimesLabels = Pick<
  HoursLabels,
  'between' | 'closed' | 'byAppointment' | 'appointmentOnly' | 'dates'
>;

/** One text for each open time of a day, or one that says that there is none. */
export function formatTimes(
  hours: Times & Pick<DayHours, 'appointmentOnly'>,
  labels: TimesLabels,
): string[] {
  return formatSpans(getOpenSpans(hours), hours.appointmentOnly, labels);
}

/** The same for open times that are already known. */
export function formatSpans(
  spans: readonly Span[],
  appointmentOnly: true | undefined,
  labels: TimesLabels,
): string[] {
  const times = spans.map(({opens, closes}) => interpolate(labels.between, {opens, closes}));
  const last = times.pop();
  if (last === undefined) return [appointmentOnly ? labels.appointmentOnly : labels.closed];
  return [...times, appointmentOnly ? interpolate(labels.byAppointment, {hours: last}) : last];
}

/**
 * The week in short: days in a row with the same hours share a line, such as
 * `Wednesday and Thursday`.
 */
export function summarizeWeek(hours: WeekHours, labels: TimesLabels): HoursRow[] {
  const {weekdays, to = ' to ', and = ' and '} = labels.dates ?? {};
  const groups: {days: string[]; times: string[]}[] = [];
  for (const {day, times} of formatWeek(hours, labels)) {
    const last = groups.at(-1);
    const name = weekdays?.[day] ?? day;
    if (last?.times.join() === times.join()) last.days.push(name);
    else groups.push({days: [name], times});
  }
  return groups.map(({days, times}) => ({
    day: days.length > 2 ? days[0] + to + days.at(-1) : days.join(and),
    times,
  }));
}

/** Parses a time such as `7:30 pm`, or `7:30 p. m.` in Spanish, into minutes since midnight. */
export function parseTime(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+) ([ap])/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0);
}

/** Formats minutes since midnight as `7:30 pm`. */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats `7:30 pm` as `19:30`, for structured data. */
export function formatIsoTime(time: string): string {
  return new Date(parseTime(time) * 60_000).toISOString().slice(11, 16);
}
