import {daysFrom} from '../../../site/days';
import {federalHolidays} from '../../../site/holidays';
import {minutesOf} from '../../../site/hours';
import {longDate} from '../../../site/longDate';
import {practiceFile} from '../../folders';
import {atField} from '../../leaves';
import type {Problem} from '../../problem';
import type {Check} from '../check';

const HOURS = practiceFile('hours');
const PROMOTIONS = practiceFile('promotions');

/** No office is open for more hours than these, or fewer. */
const MOST_HOURS = 14;
const LEAST_HOURS = 2;

/** A day is open for as long as a day of work can be. */
export const checkLengthOfDays: Check = (content) =>
  (content.hours?.week ?? []).flatMap(({day, opens, closes, break: pause}, index): Problem[] => {
    if (!opens || !closes) return [];
    const away = pause ? minutesOf(pause.to) - minutesOf(pause.from) : 0;
    const hours = (minutesOf(closes) - minutesOf(opens) - away) / 60;
    if (away < 0 || hours <= 0 || (hours <= MOST_HOURS && hours >= LEAST_HOURS)) return [];
    return [
      {
        ...atField(content, HOURS, ['week', index, oddOne(content.hours?.week ?? [], opens, closes)], {
          what: `${day} is open for ${Number(hours.toFixed(1))} hours, from ${opens} to ${closes}.`,
          fix: 'Check am and pm of both times.',
        }),
        finding: 'facts/length-of-day',
        quote: closes,
      },
    ];
  });

/** The time of a day that is further from those of the other days. */
function oddOne(week: readonly {opens?: string; closes?: string}[], opens: string, closes: string): 'opens' | 'closes' {
  const farFrom = (edge: 'opens' | 'closes', time: string) => {
    const others = week.flatMap((day) => (day[edge] ? [minutesOf(day[edge])] : [])).sort((a, b) => a - b);
    return Math.abs(minutesOf(time) - (others[Math.floor(others.length / 2)] ?? 0));
  };
  return farFrom('opens', opens) > farFrom('closes', closes) ? 'opens' : 'closes';
}

/** Holidays by the words with which a closure is called after them. */
const HOLIDAYS: readonly [words: RegExp, name: string][] = [
  [/\bnew year/i, "New Year's Day"],
  [/\b(?:martin luther king|mlk)\b/i, 'Martin Luther King Jr. Day'],
  [/\b(?:presidents'? day|president's day|washington's birthday)/i, "Washington's Birthday"],
  [/\bmemorial day\b/i, 'Memorial Day'],
  [/\bjuneteenth\b/i, 'Juneteenth'],
  [/\b(?:independence day|(?:fourth|4th) of july|july 4)/i, 'Independence Day'],
  [/\blabor day\b/i, 'Labor Day'],
  [/\b(?:columbus|indigenous peoples'?) day\b/i, 'Columbus Day'],
  [/\bveterans'? day\b/i, 'Veterans Day'],
  [/\bthanksgiving\b/i, 'Thanksgiving'],
  [/\bchristmas\b/i, 'Christmas'],
];

/** Closed by and by for longer than this, an office has another reason than a holiday. */
const LONG_CLOSURE = 16;

/** Days of a holiday around a year, on the calendar and as observed; before and after it people are off as well. */
function daysOfHoliday(name: string, year: number): string[] {
  const fixed: Record<string, string> = {
    "New Year's Day": '01-01',
    Juneteenth: '06-19',
    'Independence Day': '07-04',
    'Veterans Day': '11-11',
    Christmas: '12-25',
  };
  return [year, year + 1].flatMap((one) => [
    ...federalHolidays(one)
      .filter((holiday) => holiday.name === name)
      .map(({day}) => day),
    ...(fixed[name] ? [`${one}-${fixed[name]}`] : []),
  ]);
}

/** A closure is on a day on which we would be open, is not long over, and is the holiday that it is called. */
export const checkClosureDays: Check = (content) => {
  const closed = new Set(
    (content.hours?.week ?? []).flatMap(({day, closed: isClosed}) => (isClosed ? [day as string] : [])),
  );
  return (content.hours?.closures ?? []).flatMap(({name, from, to}, index): Problem[] => {
    if (to < from) return [];
    const say = (field: string, what: string, fix: string): Problem[] => [
      {
        ...atField(content, HOURS, ['closures', index, field], {what, fix}),
        severity: 'warning',
        finding: 'facts/closure',
        quote: name,
      },
    ];
    if (to < content.today)
      return say(
        'from',
        `The closure "${name}" is over since ${longDate(to)}.`,
        'Delete it, or write the dates of the next one.',
      );
    if (daysFrom(content.today, from) > 560)
      return say('from', `The closure "${name}" is more than a year and a half away.`, 'Check the year.');
    const holiday = /\b(?:day|eve)s? (?:after|before)\b|\beve\b|\bholidays\b|\bweek\b/i.test(name)
      ? undefined
      : HOLIDAYS.find(([words]) => words.test(name));
    const right = holiday && daysOfHoliday(holiday[1], Number(from.slice(0, 4))).filter((day) => day >= content.today);
    const days = Array.from(
      {length: Math.min(daysFrom(from, to) + 1, 62)},
      (_, offset) => new Date(Date.parse(from) + offset * 86_400_000),
    );
    if (right?.some((day) => from <= day && day <= to) === false)
      return say(
        'from',
        `"${name}" is not on ${longDate(from)}${right[0] ? `, but on ${longDate(right[0])}` : ''}.`,
        'Look the day up in a calendar and correct the date.',
      );
    if (days.length > LONG_CLOSURE)
      return say(
        'to',
        `The closure "${name}" lasts ${daysFrom(from, to) + 1} days.`,
        'Check both dates; leave them if they are meant.',
      );
    if (days.length <= 2 && days.every((day) => closed.has(weekdayOf(day)))) {
      return say(
        'from',
        `The office is closed on ${weekdayOf(days[0] ?? new Date())}s anyway.`,
        'Check the date; leave it if the day is meant.',
      );
    }
    return [];
  });
};

export function weekdayOf(day: Date): string {
  return WEEKDAY.format(day);
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', {weekday: 'long', timeZone: 'UTC'});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const IN_MONTH = new RegExp(
  String.raw`(?<!\b(?:since|last) )\b(${MONTHS.join('|')})\b(?! I\b)(?: (\d{1,2})\b(?!:|,? ?\d{0,2}%))?`,
  'g',
);

const ALL_OF = new RegExp(
  String.raw`\b(?:[Aa]ll (?:of )?|[Aa]ll through |[Tt]hroughout |[Tt]he whole of |[Ee]very day in )(${MONTHS.join('|')})\b`,
);

/** The words of a promotion name the days of its record, and it lasts as long as an offer does. */
export const checkPromotionWords: Check = (content) =>
  (content.promotions?.promotions ?? []).flatMap(({id, starts, ends, ...words}, index): Problem[] => {
    if (ends < starts) return [];
    const problems = (['heading', 'text', 'ticker'] as const).flatMap((field): Problem[] => {
      const wrong = [...words[field].matchAll(IN_MONTH)].find(([whole, month = '', day], _, all) => {
        if (month === 'May' && /^May (?:we|I|you)\b/.test(words[field].slice(all[0]?.index))) return false;
        return (
          !isWithin(starts, ends, MONTHS.indexOf(month), day === undefined ? undefined : Number(day)) && whole !== ''
        );
      });
      if (!wrong) return [];
      return [
        {
          ...atField(content, PROMOTIONS, ['promotions', index, field], {
            what: `The promotion "${id}" speaks of ${wrong[0]}, and is on from ${longDate(starts)} to ${longDate(ends)}.`,
            fix: 'Correct the words, or the dates under starts and ends.',
          }),
          finding: 'facts/promotion-dates',
          quote: wrong[0],
        },
      ];
    });
    const month = ALL_OF.exec(words.text)?.[1];
    const isWhole = starts.endsWith('-01') && new Date(Date.parse(ends) + 86_400_000).getUTCDate() === 1;
    if (month !== undefined && !isWhole && problems.length === 0 && starts.slice(0, 7) === ends.slice(0, 7))
      problems.push({
        ...atField(content, PROMOTIONS, ['promotions', index, starts.endsWith('-01') ? 'ends' : 'starts'], {
          what: `The promotion "${id}" says all of ${month}, and is on from ${longDate(starts)} to ${longDate(ends)}.`,
          fix: 'Correct the words, or the dates under starts and ends.',
        }),
        severity: 'warning',
        finding: 'facts/promotion-dates',
        quote: month,
      });
    const [last] = (['text', 'ticker'] as const).flatMap((field) => {
      const quote = lastDayIn(words[field], ends);
      return quote === undefined ? [] : [{field, quote}];
    });
    if (last && problems.length === 0)
      problems.push({
        ...atField(content, PROMOTIONS, ['promotions', index, last.field], {
          what: `The promotion "${id}" says ${last.quote}, and ends on ${longDate(ends)}.`,
          fix: 'Let both say the same day.',
        }),
        severity: 'warning',
        finding: 'facts/promotion-dates',
        quote: last.quote,
      });
    const days = daysFrom(starts, ends) + 1;
    if (days > 186) {
      problems.push({
        ...atField(content, PROMOTIONS, ['promotions', index, 'ends'], {
          what: `The promotion "${id}" lasts ${days} days.`,
          fix: 'Check the years of starts and ends.',
        }),
        severity: 'warning',
        finding: 'facts/promotion-length',
        quote: ends,
      });
    }
    return problems;
  });

const LAST_DAY = new RegExp(
  String.raw`\b(?:[Bb]y|[Uu]ntil|[Tt]ill|[Tt]hrough|[Ee]nds(?: on)?) (${MONTHS.join('|')}) (\d{1,2})\b`,
);

/** The last day that an offer's words name, if it is another than that of its record. */
function lastDayIn(words: string, ends: string): string | undefined {
  const [quote, month = '', day] = LAST_DAY.exec(words) ?? [];
  const date = new Date(ends);
  return date.getUTCMonth() === MONTHS.indexOf(month) && date.getUTCDate() === Number(day) ? undefined : quote;
}

/** Whether a day, or any day of a month, is in a span. */
function isWithin(starts: string, ends: string, month: number, day?: number): boolean {
  for (let at = Date.parse(starts); at <= Date.parse(ends); at += 86_400_000) {
    const date = new Date(at);
    if (date.getUTCMonth() === month && (day === undefined || date.getUTCDate() === day)) return true;
  }
  return false;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const DATED = new RegExp(
  String.raw`\b(?:(${WEEKDAYS.join('|')}|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?),? (?:the )?)?(${MONTHS.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?) (\d{1,2})(?:st|nd|rd|th)?\b(?!:\d)(?:,? (\d{4})\b)?`,
  'g',
);

/** A date in words: the weekday that it names, or none, and what is wrong with it. */
export function datesIn(
  text: string,
  today: string,
): {at: number; text: string; what: string; weekday?: [is: string, should: string]}[] {
  return [...text.matchAll(DATED)].flatMap((match) => {
    const [whole, weekday, month = '', day = '', year] = match;
    const number = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)));
    const exists =
      Number(day) >= 1 && Number(day) <= new Date(Date.UTC(Number(year ?? 2024), number + 1, 0)).getUTCDate();
    if (!exists)
      return [{at: match.index, text: whole, what: `There is no ${month} ${day}${year ? ` in ${year}` : ''}.`}];
    if (weekday === undefined || isOfSeveral(text, match)) return [];
    const now = Number(today.slice(0, 4));
    const years = year === undefined ? [now - 1, now, now + 1] : [Number(year)];
    const days = years.map((one) => new Date(Date.UTC(one, number, Number(day))));
    const near = days.filter((date) => year !== undefined || isNear(daysFrom(today, date.toISOString().slice(0, 10))));
    if (near.some((date) => weekdayOf(date).startsWith(weekday.slice(0, 3)))) return [];
    const next = near.find((date) => date.toISOString().slice(0, 10) >= today) ?? near[0] ?? days[0] ?? new Date();
    return [
      {
        at: match.index,
        text: whole,
        what: `${month} ${day}, ${next.getUTCFullYear()} is a ${weekdayOf(next)}, not a ${weekday}.`,
        weekday: [weekday, weekdayOf(next)] as [string, string],
      },
    ];
  });
}

/** Of "Thursday and Friday, November 26 and 27" the first weekday is the date's, and the last one is not. */
function isOfSeveral(text: string, {0: date, index}: RegExpExecArray): boolean {
  return (
    ANOTHER_WEEKDAY.test(text.slice(0, index)) &&
    /^,? ?(?:and|to|through|[-–]) ?\d/.test(text.slice(index + date.length))
  );
}

const ANOTHER_WEEKDAY = new RegExp(String.raw`(?:${WEEKDAYS.join('|')})(?:,? and|,| to| through) $`);

/** A date without a year is the next one, or has just been. */
function isNear(days: number): boolean {
  return days > -45 && days < 366;
}
