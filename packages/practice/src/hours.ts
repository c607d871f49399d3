import {interpolate} from './text';

/** The labels of the hours: `pages-content/_practice/labels.yml`. */
export type HoursWords = Readonly<
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

/** A day of the week, open from and to a time such as `9:00 am`, perhaps with a break, or closed. */
export interface DayHours {
  day: string;
  opens?: string;
  closes?: string;
  break?: {from: string; to: string};
  closed?: true;
}

/** The days of the week in their order. */
export interface WeekHours {
  week: readonly DayHours[];
}

/** A stretch of a day without a break, such as from `9:00 am` to `12:00 pm`. */
export type Span = Record<'opens' | 'closes', string>;

/** A line of the opening hours as visitors read it. */
export interface HoursRow {
  day: string;
  /** `9:00 am to 2:00 pm`, one for each span, or `Closed`. */
  times: string[];
}

/** When the office is open on a day: once, twice if there is a break, or never. */
export function spansOf({opens, closes, break: pause}: Omit<DayHours, 'day'>): Span[] {
  if (!opens || !closes) return [];
  if (!pause) return [{opens, closes}];
  return [
    {opens, closes: pause.from},
    {opens: pause.to, closes},
  ];
}

/** The week as visitors read it, one line a day. */
export function hoursRows(
  {week}: WeekHours,
  words: Pick<HoursWords, 'between' | 'closed'>,
): HoursRow[] {
  return week.map((entry) => {
    const times = spansOf(entry).map((span) => interpolate(words.between, {...span}));
    return {day: entry.day, times: times.length > 0 ? times : [words.closed]};
  });
}

/** The week in short: following days with the same hours share a line, such as `Wednesday and Thursday`. */
export function hoursInShort(
  hours: WeekHours,
  words: Pick<HoursWords, 'between' | 'closed'>,
): HoursRow[] {
  const groups: {days: string[]; times: string[]}[] = [];
  for (const {day, times} of hoursRows(hours, words)) {
    const last = groups.at(-1);
    if (last?.times.join() === times.join()) last.days.push(day);
    else groups.push({days: [day], times});
  }
  return groups.map(({days, times}) => ({
    day: days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(' and '),
    times,
  }));
}

/** Minutes from midnight of a time such as `7:30 pm`. */
export function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+) (am|pm)$/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0);
}

/** `7:30 pm` as `19:30`, the form of structured data. */
export function clockTime(time: string): string {
  return new Date(minutesOf(time) * 60_000).toISOString().slice(11, 16);
}
