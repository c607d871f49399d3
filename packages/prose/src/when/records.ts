import {problemAt, type Check, type Content, practiceFile, type Problem} from '@dental/content';
import {addDays, daysFrom, isClosedAllDay, longDate, minutesOf, weekdayOf} from '@dental/practice';
import {daysOf, daysOfHoliday, HOLIDAYS, MONTH, MONTHS} from './calendar';

/* What hours.yml and promotions.yml say of days that can hardly be meant. */

/** No office is open for more hours than these, or fewer. */
const [LEAST_HOURS, MOST_HOURS] = [2, 14];

/** A day is open for as long as a day of work can be. */
export const checkLengthOfDays: Check = (content) => {
  const week = content.hours?.week ?? [];
  const timesAt = (edge: 'opens' | 'closes') =>
    week.flatMap((day) => (day[edge] ? [minutesOf(day[edge])] : [])).sort((a, b) => a - b);
  const usual = (edge: 'opens' | 'closes') => timesAt(edge)[Math.floor(timesAt(edge).length / 2)] ?? 0;
  return week.flatMap(({day, opens, closes, break: pause}, index): Problem[] => {
    if (!opens || !closes) return [];
    const away = pause ? minutesOf(pause.to) - minutesOf(pause.from) : 0;
    const hours = (minutesOf(closes) - minutesOf(opens) - away) / 60;
    if (away < 0 || hours <= 0 || (hours <= MOST_HOURS && hours >= LEAST_HOURS)) return [];
    const [early, late] = [minutesOf(opens) - usual('opens'), minutesOf(closes) - usual('closes')].map(Math.abs);
    const message = `${day} is open for ${Number(hours.toFixed(1))} hours, from ${opens} to ${closes}.`;
    const at = ['week', index, (early ?? 0) > (late ?? 0) ? 'opens' : 'closes'];
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
    const [field, message, remedy] = oddClosure(closure, content) ?? [];
    if (!field || !message || !remedy) return [];
    const more = {severity: 'warning', finding: 'facts/closure', quote: closure.name} as const;
    return [problemAt(content, practiceFile('hours'), ['closures', index, field], {message, remedy, ...more})];
  });

/** What is odd about a closure: the field, what it is, and what to do. */
function oddClosure(
  {name, from, to}: {name: string; from: string; to: string},
  {hours, today}: Content,
): [field: string, message: string, remedy: string] | undefined {
  if (to < from) return undefined;
  if (to < today)
    return [
      'from',
      `The closure "${name}" is over since ${longDate(to)}.`,
      'Delete it, or write the dates of the next one.',
    ];
  if (daysFrom(today, from) > 560)
    return ['from', `The closure "${name}" is more than a year and a half away.`, 'Check the year.'];
  const days = daysOf({from, to});
  const holiday = /\b(?:day|eve)s? (?:after|before)\b|\beve\b|\bholidays\b|\bweek\b/i.test(name)
    ? undefined
    : HOLIDAYS.find(([words]) => new RegExp(String.raw`\b(?:${words})`, 'i').test(`${name} day`));
  const year = Number(from.slice(0, 4));
  const right = holiday && [year, year + 1].flatMap((one) => daysOfHoliday(holiday, one)).filter((day) => day >= today);
  if (right?.some((day) => days.includes(day)) === false) {
    const message = `"${name}" is not on ${longDate(from)}${right[0] ? `, but on ${longDate(right[0])}` : ''}.`;
    return ['from', message, 'Look the day up in a calendar and correct the date.'];
  }
  const most = holiday && !/christmas|new year/i.test(name) ? LONG_HOLIDAY : LONG_CLOSURE;
  if (days.length > most)
    return [
      'to',
      `The closure "${name}" lasts ${daysFrom(from, to) + 1} days.`,
      'Check both dates; leave them if they are meant.',
    ];
  const week = {week: hours?.week ?? [], closures: [], undecided: []};
  if (days.length <= 2 && days.every((day) => isClosedAllDay(week, day)))
    return [
      'from',
      `The office is closed on ${weekdayOf(from)}s anyway.`,
      'Check the date; leave it if the day is meant.',
    ];
  return undefined;
}

const IN_MONTH = new RegExp(
  String.raw`(?<!\b(?:since|last) )\b(?!May (?:we|I|you)\b)(${MONTH})\b(?: (\d{1,2})\b(?!:|,? ?\d{0,2}%))?`,
  'g',
);
const ALL_OF = new RegExp(
  String.raw`\b(?:[Aa]ll (?:of )?|[Aa]ll through |[Tt]hroughout |[Tt]he whole of |[Ee]very day in )(${MONTH})\b`,
);
const LAST_DAY = new RegExp(String.raw`\b(?:[Bb]y|[Uu]ntil|[Tt]ill|[Tt]hrough|[Ee]nds(?: on)?) (${MONTH} \d{1,2})\b`);
/** An offer that lasts longer than this has a wrong year. */
const LONGEST_OFFER = 186;

/** The words of a promotion name the days of its record, and it lasts as long as an offer does. */
export const checkPromotionWords: Check = (content) =>
  (content.promotions?.promotions ?? []).flatMap(({starts, ends, ...words}, index): Problem[] => {
    if (ends < starts) return [];
    const say = (field: string, quote: string, said: string, remedy: string, kind = 'dates'): Problem => {
      const message = `The promotion "${words.heading}" ${said}.`;
      const more = {message, remedy, quote, finding: `facts/promotion-${kind}`};
      return problemAt(content, practiceFile('promotions'), ['promotions', index, field], more);
    };
    const isOn = `is on from ${longDate(starts)} to ${longDate(ends)}`;
    const days = daysOf({from: starts, to: ends});
    const wrong = (['heading', 'text', 'ticker'] as const).flatMap((field) => {
      const odd = [...(words[field] ?? '').matchAll(IN_MONTH)].find(
        ([, month = '', day]) => !days.some((one) => isIn(one, month, day)),
      );
      return odd ? [say(field, odd[0], `speaks of ${odd[0]}, and ${isOn}`, EITHER)] : [];
    });
    const month = ALL_OF.exec(words.text)?.[1];
    const isPart =
      starts.slice(0, 7) === ends.slice(0, 7) && !(starts.endsWith('-01') && addDays(ends, 1).endsWith('-01'));
    const edge = starts.endsWith('-01') ? 'ends' : 'starts';
    const all = month && isPart ? [say(edge, month, `says all of ${month}, and ${isOn}`, EITHER)] : [];
    const last = (['text', 'ticker'] as const).flatMap((field) => {
      const [quote = '', date] = LAST_DAY.exec(words[field] ?? '') ?? [];
      const isOther = date !== undefined && !longDate(ends).startsWith(`${date},`);
      return isOther
        ? [say(field, quote, `says ${quote}, and ends on ${longDate(ends)}`, 'Let both say the same day.')]
        : [];
    });
    const count = daysFrom(starts, ends) + 1;
    const long =
      count > LONGEST_OFFER
        ? [say('ends', ends, `lasts ${count} days`, 'Check the years of starts and ends.', 'length')]
        : [];
    const warnings = [...(wrong.length > 0 ? [] : [...all, ...last].slice(0, 1)), ...long];
    return [...wrong, ...warnings.map((problem) => ({...problem, severity: 'warning' as const}))];
  });

const EITHER = 'Correct the words, or the dates under starts and ends.';

function isIn(day: string, month: string, date?: string): boolean {
  return MONTHS[Number(day.slice(5, 7)) - 1] === month && (date === undefined || Number(date) === Number(day.slice(8)));
}
