import {strict} from 'chrono-node/en';
import type {Found} from '../engine/types';
import {addDays, daysFrom, weekdayOf} from '@dental/practice';
import {ANY_MONTH, dayFrom, daysOfHoliday, HOLIDAYS, MONTHS, nextFrom, WEEKDAY} from './calendar';

/** Days of the calendar that a sentence names, by a date or by a holiday. */
export interface DateMention {
  kind: 'date' | 'holiday';
  at: number;
  text: string;
  /** The first and the last day, such as `2026-12-28`. */
  from: string;
  to: string;
  /** Whether the sentence names the year. */
  hasYear: boolean;
  /** The weekday that the sentence gives the date, as it is written there, and the right one. */
  weekday?: {written: string; right: string};
}

/** Most sentences name neither: a quick look, before they are read. */
const DATE_HINT = new RegExp(String.raw`${ANY_MONTH}[^]*\d|\d[^]*${ANY_MONTH}|\d[/-]\d+[/-]\d`);
const HOLIDAY_HINT = new RegExp(HOLIDAYS.map(({words}) => words).join('|'), 'i');

/**
 * The days that a sentence names, in their order.
 * @param today such as `2026-11-21`: a date without a year is the next one from here
 */
export function datesIn(text: string, today: string): DateMention[] {
  const holidays = HOLIDAY_HINT.test(text) ? holidaysIn(text, today) : [];
  const dates = DATE_HINT.test(text) ? datedIn(text, today) : [];
  return [...holidays, ...dates.filter(({at}) => !holidays.some((day) => day.at === at))].sort(
    (a, b) => a.at - b.at,
  );
}

function datedIn(text: string, today: string): DateMention[] {
  return strict
    .parse(text, new Date(`${today}T12:00:00`))
    .flatMap(({index, text: found, start, end}): DateMention[] => {
      const hasYear = start.isCertain('year');
      const isDate = start.isCertain('day') && (hasYear || new RegExp(ANY_MONTH).test(found));
      if (!isDate || start.tags().has('result/relativeDate')) return [];
      const words = found.replace(/^on /i, '');
      const at = index + found.length - words.length;
      const [month, day] = [start.get('month') ?? 0, start.get('day') ?? 0];
      const from = hasYear
        ? dayFrom(start.get('year') ?? 0, month, day)
        : nextFrom(today, (year) => dayFrom(year, month, day));
      const last = end?.isCertain('day')
        ? end.get('day')
        : secondDay(text.slice(index + found.length));
      const to = last
        ? nextFrom(from, (year) => dayFrom(year, end?.get('month') ?? month, last))
        : from;
      const [after = '', name] = AFTER.exec(text.slice(index + found.length)) ?? [];
      const written = start.isCertain('weekday') ? /^\p{L}+/u.exec(words)?.[0] : name;
      const isRight = yearsOf(from, hasYear, today).some((one) =>
        weekdayOf(one).startsWith(written?.slice(0, 3) ?? ''),
      );
      const weekday =
        written && !isRight && !isOfSeveral(text, at, words)
          ? {written, right: weekdayOf(from)}
          : undefined;
      return [{kind: 'date', at, text: words + after, from, to, hasYear, weekday}];
    });
}

/** The weekday behind a date, as in "December 3, a Thursday". */
const AFTER = new RegExp(String.raw`^(?:,? (?:which )?(?:is )?a | \()(${WEEKDAY})\b\)?`);

/** A date without a year is the next one, or has just been. */
function yearsOf(day: string, hasYear: boolean, today: string): string[] {
  const last = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return hasYear || daysFrom(last, today) > 45 ? [day] : [day, last];
}

/** The second day of "December 24 and 25": as one date only a span is read. */
function secondDay(after: string): number | undefined {
  const [, day] = /^ ?(?:and|through|until) ?(\d{1,2})\b(?!:|\d)/.exec(after) ?? [];
  return day === undefined ? undefined : Number(day);
}

/** Of "Thursday and Friday, November 26 and 27" the first weekday is the date's, and the last one is not. */
function isOfSeveral(text: string, at: number, words: string): boolean {
  return (
    new RegExp(String.raw`${WEEKDAY}(?:,? and|,| to| through) $`).test(text.slice(0, at)) &&
    /^,? ?(?:and|to|through|[-\u2013]) ?\d/.test(text.slice(at + words.length))
  );
}

const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const IMPOSSIBLE = new RegExp(
  String.raw`\b(${ANY_MONTH}) ${NTH}\b(?!:\d|%)(?:,? (\d{4})\b)?|\b${NTH}(?: of)? (${ANY_MONTH})\b(?! \d{1,2}\b)(?:,? (\d{4})\b)?`,
  'g',
);

/** Days that no calendar has, such as February 30. Those that are written in figures are in rules/ways-of-writing.yml. */
export function impossibleIn(text: string): Found[] {
  return [...text.matchAll(IMPOSSIBLE)].flatMap((match) => {
    const [quote, before, dayAfter, yearAfter, dayBefore, after, yearBefore] = match;
    const [name = '', day, year] = [
      before ?? after,
      dayAfter ?? dayBefore,
      yearAfter ?? yearBefore,
    ];
    const month = MONTHS.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
    const days = new Date(Date.UTC(Number(year ?? 2024), month, 0)).getUTCDate();
    if (Number(day) >= 1 && Number(day) <= days) return [];
    const message = `There is no ${name} ${day}${year ? ` in ${year}` : ''}.`;
    return [
      {
        at: match.index,
        quote,
        message,
        remedy: 'Look it up in a calendar.',
        finding: 'facts/weekday',
      },
    ];
  });
}

const NAMES = new RegExp(
  String.raw`\b(?:the (day|morning|${WEEKDAY}) (after|before) )?(?:${HOLIDAYS.map(({words}) => `(${words})`).join('|')})(?![\p{L}\d']| (?:week|weekend|season|time|table|dinner|turkey|pie|rush|traffic)\b)(?:,? (\d{4})\b)?`,
  'giu',
);

function holidaysIn(text: string, today: string): DateMention[] {
  return [...text.matchAll(NAMES)].flatMap((match): DateMention[] => {
    const [words, named = '', beside, ...names] = match;
    const year = names.at(-1);
    const holiday = HOLIDAYS.find((_, place) => names[place] !== undefined);
    if (!holiday) return [];
    const dayIn = (one: number) => daysOfHoliday(holiday, one)[0] ?? '';
    const day = year === undefined ? nextFrom(today, dayIn) : dayIn(Number(year));
    const step = beside?.toLowerCase() === 'after' ? 1 : -1;
    const ahead =
      [1, 2, 3, 4, 5, 6, 7].find((days) => weekdayOf(addDays(day, step * days)) === named) ?? 1;
    const from = beside === undefined ? day : addDays(day, step * ahead);
    return [
      {kind: 'holiday', at: match.index, text: words, from, to: from, hasYear: year !== undefined},
    ];
  });
}
