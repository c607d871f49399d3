import {problemAt, type Check, practiceFile, type Problem} from '@dental/content';
import {daysFrom, isClosedAllDay, longDate, weekdayOf} from '@dental/practice';
import {daysOf, daysOfHoliday, HOLIDAYS, MONTH, MONTHS} from './calendar';

/* What hours.yml and promotions.yml say of days that can hardly be meant. */

/** Closed for longer than this, an office has another reason than a holiday. */
const LONG_CLOSURE = 16;

/** What an odd closure may be meant as. */
const CHECK = 'Check both dates; leave them if they are meant.';

/** A closure is on a day on which we would be open, is not long over, and is the holiday that it is called: else the first is said. */
export const checkClosureDays: Check = (content) =>
  (content.hours?.closures ?? []).flatMap(({name, from, to}, index): Problem[] => {
    if (to < from) return [];
    const {hours, today} = content;
    const days = daysOf({from, to});
    const isBeside = /\b(?:\w*day|eve)s? (?:after|before)\b|\beve\b|\bholidays\b|\bweek\b/i.test(
      name,
    );
    const isCalled = (words: string) =>
      new RegExp(String.raw`\b(?:${words})`, 'i').test(`${name} day`);
    const holiday = isBeside ? undefined : HOLIDAYS.find(({words}) => isCalled(words));
    const year = Number(from.slice(0, 4));
    const right = holiday ? [year, year + 1].flatMap((one) => daysOfHoliday(holiday, one)) : [];
    const ahead = right.filter((day) => day >= today);
    const isOther = ahead.length > 0 && !ahead.some((day) => days.includes(day));
    const week = {week: hours?.week ?? [], closures: [], undecided: []};
    const isIdle = days.length <= 2 && days.every((day) => isClosedAllDay(week, day));
    const [first, last, is] = [longDate(from), longDate(to), `The closure "${name}"`];
    const oddities: readonly (readonly [
      isOdd: boolean,
      field: 'from' | 'to',
      message: string,
      remedy: string,
    ])[] = [
      [
        to < today,
        'from',
        `${is} is over since ${last}.`,
        'Delete it, or write the dates of the next one.',
      ],
      [
        daysFrom(today, from) > 560,
        'from',
        `${is} is more than a year and a half away.`,
        'Check the year.',
      ],
      [
        isOther,
        'from',
        `${is} is not on ${first}, but on ${longDate(ahead[0] ?? from)}.`,
        'Correct the date.',
      ],
      [days.length > LONG_CLOSURE, 'to', `${is} lasts ${daysFrom(from, to) + 1} days.`, CHECK],
      [isIdle, 'from', `The office is closed on ${weekdayOf(from)}s anyway.`, CHECK],
    ];
    return oddities
      .filter(([isOdd]) => isOdd)
      .slice(0, 1)
      .map(([, field, message, remedy]) => {
        const more = {
          message,
          remedy,
          severity: 'warning',
          finding: 'facts/closure',
          quote: name,
        } as const;
        return problemAt(content, practiceFile('hours'), ['closures', index, field], more);
      });
  });

const DAY_IN_WORDS = new RegExp(
  String.raw`(?<!\b(?:since|last) )\b((?:[Uu]ntil|[Tt]ill|[Tt]hrough|[Ee]nds(?: on)?) )?(?!May (?:we|I|you)\b)(${MONTH})\b(?: (\d{1,2})\b(?!:|,? ?\d{0,2}%))?`,
  'g',
);
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
      const [odd, until = ''] =
        [...(words[field] ?? '').matchAll(DAY_IN_WORDS)].find(
          ([, last, month = '', day]) =>
            !(last && day ? [ends] : days).some((one) => isIn(one, month, day)),
        ) ?? [];
      if (odd === undefined) return [];
      const says = `speaks of ${odd.slice(until.length)}, and is on from ${longDate(starts)} to ${longDate(ends)}`;
      return [say(field, odd, says, until === '' ? {} : {severity: 'warning'})];
    });
    const length = daysFrom(starts, ends) + 1;
    const long = {
      remedy: 'Check the years.',
      severity: 'warning',
      finding: 'facts/promotion-length',
    } as const;
    return [
      ...wrong,
      ...(length > LONGEST_OFFER ? [say('ends', ends, `lasts ${length} days`, long)] : []),
    ];
  });

function isIn(day: string, month: string, date?: string): boolean {
  return (
    MONTHS[Number(day.slice(5, 7)) - 1] === month &&
    (date === undefined || Number(date) === Number(day.slice(8)))
  );
}
