import type {ParsedResult} from 'chrono-node';
import {strict} from 'chrono-node/en';
import {joinPatterns} from '@dental/content';
import type {Finding} from '../engine/types';
import {addDays, countDaysBetween, getWeekday} from '@dental/practice';
import {
  ANY_MONTH,
  formatDay,
  listHolidayDays,
  HOLIDAYS,
  MONTHS,
  findNextDay,
  WEEKDAY,
} from './calendar';

/** A date without a year may be up to this many days ago. */
const MAX_DAYS_AGO = 45;

/** Days of the calendar in a sentence, by a date or by a holiday. */
export interface DateMention {
  kind: 'date' | 'holiday';
  at: number;
  text: string;
  /** The first and the last day, such as `2026-12-28`. */
  from: string;
  to: string;
  /** The sentence names the year. */
  hasYear: boolean;
  /** The wrong weekday that the sentence gives the date, and the right one. */
  weekday?: {written: string; right: string} | undefined;
}

const ANY_MONTH_PATTERN = new RegExp(ANY_MONTH);

/** Most sentences name no date: a quick test before they are parsed. */
const DATE_HINT = new RegExp(String.raw`${ANY_MONTH}[^]*\d|\d[^]*${ANY_MONTH}|\d[/-]\d+[/-]\d`);
const HOLIDAY_HINT = new RegExp(HOLIDAYS.map(({words}) => words).join('|'), 'i');

/**
 * The days that a sentence mentions, in order.
 * @param today such as `2026-11-21`: a date without a year is the next one from today
 */
export function findDates(text: string, today: string): DateMention[] {
  const holidays = HOLIDAY_HINT.test(text) ? findHolidays(text, today) : [];
  const dates = DATE_HINT.test(text) ? findCalendarDates(text, today) : [];
  if (dates.length === 0) dates.push(...findDaysOfMonth(text, today));
  return [...holidays, ...dates.filter(({at}) => !holidays.some((day) => day.at === at))].sort(
    (a, b) => a.at - b.at,
  );
}

function findCalendarDates(text: string, today: string): DateMention[] {
  return strict
    .parse(text, new Date(`${today}T12:00:00`))
    .flatMap((result) => toDateMention(result, text, today) ?? []);
}

const MONTH_ALONE = new RegExp(
  String.raw`\b(?:[Ii]n|[Dd]uring|[Tt]his) (${MONTHS.join('|')})\b`,
  'g',
);
const DAY_ALONE = /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?!at\b|and\b|from\b|until\b|we\b)\p{L})/gu;

/** The days of a month that a sentence names first: "In December we are open until the 24th". */
function findDaysOfMonth(text: string, today: string): DateMention[] {
  const [month, ...others] = [...text.matchAll(MONTH_ALONE)];
  if (!month || others.length > 0) return [];
  return [...text.matchAll(DAY_ALONE)].flatMap(({0: words, 1: day, index}): DateMention[] => {
    const getDay = (year: number) =>
      formatDay(year, MONTHS.indexOf(month[1] ?? '') + 1, Number(day));
    const from = findNextDay(today, getDay);
    const isDate = index > month.index && from.endsWith(getDay(0).slice(-5));
    return isDate ? [{kind: 'date', at: index, text: words, from, to: from, hasYear: false}] : [];
  });
}

function toDateMention(
  {index, text: match, start, end}: ParsedResult,
  text: string,
  today: string,
): DateMention | undefined {
  const hasYear = start.isCertain('year');
  const isDate = start.isCertain('day') && (hasYear || ANY_MONTH_PATTERN.test(match));
  if (!isDate || start.tags().has('result/relativeDate')) return undefined;
  const words = match.replace(/^on /i, '');
  const at = index + match.length - words.length;
  const rest = text.slice(index + match.length);
  const month = start.get('month') ?? 0;
  const day = start.get('day') ?? 0;
  const from = hasYear
    ? formatDay(start.get('year') ?? 0, month, day)
    : findNextDay(today, (year) => formatDay(year, month, day));
  const lastDay = end?.isCertain('day') ? end.get('day') : getSecondDay(rest);
  const to = lastDay
    ? findNextDay(from, (year) => formatDay(year, end?.get('month') ?? month, lastDay))
    : from;
  const [after = '', weekdayAfter] = WEEKDAY_AFTER.exec(rest) ?? [];
  const weekdayWord = start.isCertain('weekday') ? /^\p{L}+/u.exec(words)?.[0] : weekdayAfter;
  const isRight = listPossibleDays(from, hasYear, today).some((one) =>
    getWeekday(one).startsWith(weekdayWord?.slice(0, 3) ?? ''),
  );
  const weekday =
    weekdayWord && !isRight && !isOneOfSeveral(text, at, words)
      ? {written: weekdayWord, right: getWeekday(from)}
      : undefined;
  return {kind: 'date', at, text: words + after, from, to, hasYear, weekday};
}

/** The weekday after a date, as in "December 3, a Thursday". */
const WEEKDAY_AFTER = new RegExp(String.raw`^(?:,? (?:which )?(?:is )?a | \()(${WEEKDAY})\b\)?`);

/** A date without a year is the next one, or was a short time ago. */
function listPossibleDays(day: string, hasYear: boolean, today: string): string[] {
  const last = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return hasYear || countDaysBetween(last, today) > MAX_DAYS_AGO ? [day] : [day, last];
}

/** The second day of "December 24 and 25", which the parser reads as one date. */
function getSecondDay(after: string): number | undefined {
  const [, day] = /^ ?(?:and|through|until) ?(\d{1,2})\b(?!:|\d)/.exec(after) ?? [];
  return day === undefined ? undefined : Number(day);
}

/** In "Thursday and Friday, November 26 and 27" the last weekday is not the first date's. */
function isOneOfSeveral(text: string, at: number, words: string): boolean {
  return (
    new RegExp(String.raw`${WEEKDAY}(?:,? and|,| to| through) $`).test(text.slice(0, at)) &&
    /^,? ?(?:and|to|through|[-\u2013]) ?\d/.test(text.slice(at + words.length))
  );
}

const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const MONTH_DAY = String.raw`\b(?<month>${ANY_MONTH}) ${NTH}\b(?!:\d|%)(?:,? (\d{4})\b)?`;
const DAY_MONTH = [
  String.raw`\b${NTH}(?: of)? (?<after>${ANY_MONTH})\b`,
  String.raw`(?! \d{1,2}\b)(?:,? (\d{4})\b)?`,
].join('');
const DAY_AND_MONTH = new RegExp(`${MONTH_DAY}|${DAY_MONTH}`, 'g');

/** A leap year, for dates without a year. */
const ANY_YEAR = 2024;

/** Days that no calendar has, such as February 30. Dates in digits: rules/ways-of-writing.yml. */
export function findImpossibleDates(text: string): Finding[] {
  return [...text.matchAll(DAY_AND_MONTH)].flatMap((match): Finding[] => {
    const [quote, monthBefore, dayAfter, yearAfter, dayBefore, monthAfter, yearBefore] = match;
    const name = monthBefore ?? monthAfter ?? '';
    const day = Number(dayAfter ?? dayBefore);
    const year = yearAfter ?? yearBefore;
    const month = MONTHS.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
    const days = new Date(Date.UTC(Number(year ?? ANY_YEAR), month, 0)).getUTCDate();
    if (day >= 1 && day <= days) return [];
    return [
      {
        at: match.index,
        quote,
        message: `${name} ${dayAfter ?? dayBefore} doesn't exist${year ? ` in ${year}` : ''}.`,
        remedy: 'Check a calendar, and correct the date.',
        finding: 'facts/weekday',
      },
    ];
  });
}

/** A holiday's name before one of these isn't a day: "Thanksgiving dinner". */
const AFTER_HOLIDAY_NAME = [
  'week',
  'weekend',
  'season',
  'time',
  'table',
  'dinner',
  'turkey',
  'pie',
  'rush',
  'traffic',
];
const HOLIDAY = new RegExp(
  [
    String.raw`\b(?:the (day|morning|${WEEKDAY}) (after|before) )?`,
    `(?:${HOLIDAYS.map(({words}) => `(${words})`).join('|')})`,
    String.raw`(?![\p{L}\d']| ${joinPatterns(AFTER_HOLIDAY_NAME)}\b)(?:,? (\d{4})\b)?`,
  ].join(''),
  'giu',
);

function findHolidays(text: string, today: string): DateMention[] {
  return [...text.matchAll(HOLIDAY)].flatMap((match): DateMention[] => {
    const [words, weekday = '', direction, ...names] = match;
    const year = names.at(-1);
    const holiday = HOLIDAYS.find((_, place) => names[place] !== undefined);
    if (!holiday) return [];
    const getDayInYear = (one: number) => listHolidayDays(holiday, one)[0] ?? '';
    const day = year === undefined ? findNextDay(today, getDayInYear) : getDayInYear(Number(year));
    const from = direction === undefined ? day : getDayNextTo(day, direction, weekday);
    return [
      {
        kind: direction === undefined ? 'holiday' : 'date',
        at: match.index,
        text: words,
        from,
        to: from,
        hasYear: year !== undefined,
      },
    ];
  });
}

/** The day after or before a holiday, or the next such weekday. */
function getDayNextTo(day: string, direction: string, weekday: string): string {
  const step = direction.toLowerCase() === 'after' ? 1 : -1;
  const distances = [1, 2, 3, 4, 5, 6, 7];
  const distance = distances.find((days) => getWeekday(addDays(day, step * days)) === weekday) ?? 1;
  return addDays(day, step * distance);
}
