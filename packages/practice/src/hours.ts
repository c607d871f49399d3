import type {Weekday} from './days';
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
    | 'askUs',
    string
  >
>;

/** The hours of a weekday: times such as `9:00 am`, perhaps with a break, or closed. */
export interface DayHours {
  day: Weekday;
  opens?: string | undefined;
  closes?: string | undefined;
  break?: {from: string; to: string} | undefined;
  closed?: true | undefined;
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
export function getOpenSpans({opens, closes, break: pause}: Omit<DayHours, 'day'>): Span[] {
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
export function formatWeek(
  {week}: WeekHours,
  labels: Pick<HoursLabels, 'between' | 'closed'>,
): HoursRow<Weekday>[] {
  return week.map((entry) => {
    const times = getOpenSpans(entry).map(({opens, closes}) =>
      interpolate(labels.between, {opens, closes}),
    );
    return {day: entry.day, times: times.length > 0 ? times : [labels.closed]};
  });
}

/**
 * The week in short: days in a row with the same hours share a line, such as
 * `Wednesday and Thursday`.
 */
export function summarizeWeek(
  hours: WeekHours,
  labels: Pick<HoursLabels, 'between' | 'closed'>,
): HoursRow[] {
  const groups: {days: string[]; times: string[]}[] = [];
  for (const {day, times} of formatWeek(hours, labels)) {
    const last = groups.at(-1);
    if (last?.times.join() === times.join()) last.days.push(day);
    else groups.push({days: [day], times});
  }
  return groups.map(({days, times}) => ({
    day: days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(' and '),
    times,
  }));
}

/** Parses a time such as `7:30 pm` into minutes since midnight. */
export function parseTime(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+) (am|pm)$/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0);
}

/** Formats `7:30 pm` as `19:30`, for structured data. */
export function formatIsoTime(time: string): string {
  return new Date(parseTime(time) * 60_000).toISOString().slice(11, 16);
}
