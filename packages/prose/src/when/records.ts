import {problemAt, type Check, type Content, practiceFile, type Problem} from '@dental/content';
import {daysFrom, isClosedAllDay, longDate, minutesOf, weekdayOf} from '@dental/practice';
import {daysOf, daysOfHoliday, HOLIDAYS, MONTH, MONTHS} from './calendar';

/* What hours.yml and promotions.yml say of days that can hardly be meant. */

/** No office is open for more hours than these, or fewer. */
const [LEAST_HOURS, MOST_HOURS] = [2, 14];
/** Whoever opens earlier has written am for pm. */
const EARLY = 5 * 60;

/** A day is open for as long as a day of work can be. */
export const checkLengthOfDays: Check = (content) => {
  const week = content.hours?.week ?? [];
  return week.flatMap(({day, opens, closes, break: pause}, index): Problem[] => {
    if (!opens || !closes) return [];
    const away = pause ? minutesOf(pause.to) - minutesOf(pause.from) : 0;
    const hours = (minutesOf(closes) - minutesOf(opens) - away) / 60;
    if (away < 0 || hours <= 0 || (hours <= MOST_HOURS && hours >= LEAST_HOURS)) return [];
    const message = `${day} is open for ${Number(hours.toFixed(1))} hours, from ${opens} to ${closes}.`;
    const at = ['week', index, minutesOf(opens) < EARLY ? 'opens' : 'closes'];
    const remedy = 'Check am and pm of both times.';
    return [
      problemAt(content, practiceFile('hours'), at, {message, remedy, finding: 'facts/length-of-day', quote: closes}),
    ];
  });
};

/** Closed for longer than this, an office has another reason than a holiday, or than one with a name, but for those at the end of a year. */
const [LONG_CLOSURE, LONG_HOLIDAY] = [16, 5];

/** A closure is on a day on which we would be open, is not long over, and is the holiday that it is called. */
export const checkClosureDays: Check = (content) =>
  (content.hours?.closures ?? []).flatMap((closure, index): Problem[] => {
    const [, field = '', message = '', remedy = ''] = oddities(closure, content).find(([isOdd]) => isOdd) ?? [];
    const more = {severity: 'warning', finding: 'facts/closure', quote: closure.name} as const;
    const at = ['closures', index, field];
    return field === '' ? [] : [problemAt(content, practiceFile('hours'), at, {message, remedy, ...more})];
  });

/** What may be odd about a closure, the field, and what to do; the first that is counts. */
function oddities(
  {name, from, to}: {name: string; from: string; to: string},
  {hours, today}: Content,
): (readonly [isOdd: boolean, field: 'from' | 'to', message: string, remedy: string])[] {
  const days = daysOf({from, to});
  const isBeside = /\b(?:\w*day|eve)s? (?:after|before)\b|\beve\b|\bholidays\b|\bweek\b/i.test(name);
  const holiday = HOLIDAYS.find(
    ({words}) => !isBeside && new RegExp(String.raw`\b(?:${words})`, 'i').test(`${name} day`),
  );
  const year = Number(from.slice(0, 4));
  const right = [year, year + 1].flatMap((one) => (holiday ? daysOfHoliday(holiday, one) : []));
  const next = right.find((day) => day >= today);
  const isOther = next !== undefined && !right.some((day) => day >= today && days.includes(day));
  const most = holiday && !/christmas|new year/i.test(name) ? LONG_HOLIDAY : LONG_CLOSURE;
  const week = {week: hours?.week ?? [], closures: [], undecided: []};
  const isIdle = days.length <= 2 && days.every((day) => isClosedAllDay(week, day));
  const [first, last, is] = [longDate(from), longDate(to), `The closure "${name}"`];
  return to < from
    ? []
    : [
        [to < today, 'from', `${is} is over since ${last}.`, 'Delete it, or write the dates of the next one.'],
        [daysFrom(today, from) > 560, 'from', `${is} is more than a year and a half away.`, 'Check the year.'],
        [isOther, 'from', `${is} is not on ${first}, but on ${longDate(next ?? from)}.`, 'Correct the date.'],
        [
          days.length > most,
          'to',
          `${is} lasts ${daysFrom(from, to) + 1} days.`,
          'Check both dates; leave them if they are meant.',
        ],
        [
          isIdle,
          'from',
          `The office is closed on ${weekdayOf(from)}s anyway.`,
          'Check the date; leave it if the day is meant.',
        ],
      ];
}

const IN_MONTH = new RegExp(
  String.raw`(?<!\b(?:since|last) )\b(?!May (?:we|I|you)\b)(${MONTH})\b(?: (\d{1,2})\b(?!:|,? ?\d{0,2}%))?`,
  'g',
);
const LAST_DAY = new RegExp(String.raw`\b(?:[Bb]y|[Uu]ntil|[Tt]ill|[Tt]hrough|[Ee]nds(?: on)?) (${MONTH} \d{1,2})\b`);
/** An offer that lasts longer than this has a wrong year. */
const LONGEST_OFFER = 186;

/** The words of a promotion name the days of its record, and it lasts as long as an offer does. */
export const checkPromotionWords: Check = (content) =>
  (content.promotions?.promotions ?? []).flatMap(({starts, ends, ...words}, index): Problem[] => {
    if (ends < starts) return [];
    const say = (field: string, quote: string, says: string, more: Partial<Problem>): Problem => {
      const message = `The promotion "${words.heading}" ${says}.`;
      const remedy = 'Correct the words, or the dates under starts and ends.';
      const all = {message, remedy, quote, finding: 'facts/promotion-dates', ...more};
      return problemAt(content, practiceFile('promotions'), ['promotions', index, field], all);
    };
    const days = daysOf({from: starts, to: ends});
    const wrong = (['heading', 'text', 'ticker'] as const).flatMap((field) => {
      const odd = [...(words[field] ?? '').matchAll(IN_MONTH)].find(
        ([, month = '', day]) => !days.some((one) => isIn(one, month, day)),
      );
      const says = `speaks of ${odd?.[0]}, and is on from ${longDate(starts)} to ${longDate(ends)}`;
      return odd ? [say(field, odd[0], says, {})] : [];
    });
    const last = (['text', 'ticker'] as const).flatMap((field) => {
      const [quote = '', date = ''] = LAST_DAY.exec(words[field] ?? '') ?? [];
      const more = {remedy: 'Let both say the same day.', severity: 'warning'} as const;
      if (longDate(ends).startsWith(date === '' ? '' : `${date},`)) return [];
      return [say(field, quote, `says ${quote}, and ends on ${longDate(ends)}`, more)];
    });
    const length = daysFrom(starts, ends) + 1;
    const long = {remedy: 'Check the years.', severity: 'warning', finding: 'facts/promotion-length'} as const;
    return [
      ...(wrong.length > 0 ? wrong : last.slice(0, 1)),
      ...(length > LONGEST_OFFER ? [say('ends', ends, `lasts ${length} days`, long)] : []),
    ];
  });

function isIn(day: string, month: string, date?: string): boolean {
  return MONTHS[Number(day.slice(5, 7)) - 1] === month && (date === undefined || Number(date) === Number(day.slice(8)));
}
