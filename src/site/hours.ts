import {fillIn} from './fillIn';

/** The labels of the hours: `pages-content/_practice/labels.yml`. */
export type HoursWords = Readonly<
  Record<'between' | 'closed' | 'closedToday' | 'openNow' | 'opensToday' | 'opens' | 'tomorrow' | 'askUs', string>
>;

/** The days of the week in their order, each open from and to a time such as `9:00 am`, or closed. */
export interface WeekHours {
  week: readonly {day: string; opens?: string; closes?: string; closed?: true}[];
}

/** A line of the opening hours as visitors read it. */
export interface HoursRow {
  day: string;
  /** `9:00 am to 2:00 pm`, or `Closed`. */
  time: string;
}

/** The week as visitors read it, one line a day. */
export function hoursRows({week}: WeekHours, words: Pick<HoursWords, 'between' | 'closed'>): HoursRow[] {
  return week.map(({day, opens, closes}) => ({
    day,
    time: opens && closes ? fillIn(words.between, {opens, closes}) : words.closed,
  }));
}

/** The week in short: following days with the same hours share a line, such as `Wednesday and Thursday`. */
export function hoursInShort(hours: WeekHours, words: Pick<HoursWords, 'between' | 'closed'>): HoursRow[] {
  const groups: {days: string[]; time: string}[] = [];
  for (const {day, time} of hoursRows(hours, words)) {
    const last = groups.at(-1);
    if (last?.time === time) last.days.push(day);
    else groups.push({days: [day], time});
  }
  return groups.map(({days, time}) => ({day: joinDays(days), time}));
}

/** Minutes from midnight of a time such as `7:30 pm`. */
export function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+) (am|pm)$/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0);
}

/** `7:30 pm` as `19:30`, the form of structured data. */
export function clockTime(time: string): string {
  const minutes = minutesOf(time);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function joinDays(days: string[]): string {
  if (days.length <= 2) return days.join(' and ');
  return `${days[0]} to ${days.at(-1)}`;
}
