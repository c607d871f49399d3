import {addDays, weekdayOf} from '../../../../site/officeState';
import {federalHolidays} from '../../../../site/holidays';
import {dayOf} from '../../../dayOf';
import {DATED} from '../plausibleDays';

/** Days that a sentence names, by a date or by a holiday. */
export interface NamedDays {
  at: number;
  /** The words that name them. */
  text: string;
  /** The first and the last day, such as `2026-12-28`. */
  from: string;
  to: string;
  /** They are called by a holiday's name. */
  isHoliday: boolean;
}

const fixed = (date: string) => (year: number) => `${year}-${date}`;
const federal = (name: string) => (year: number) =>
  federalHolidays(year).find((holiday) => holiday.name === name)?.day ?? '';

/** Holidays as people call them, with their day of a year. */
const HOLIDAYS: readonly [words: string, day: (year: number) => string][] = [
  ['christmas eve', fixed('12-24')],
  ['boxing day', fixed('12-26')],
  ['christmas(?: day)?', fixed('12-25')],
  ["new year'?s eve", fixed('12-31')],
  ["new year'?s? day|new year's", fixed('01-01')],
  ['(?:martin luther king|mlk)(?:,? jr\\.?)?(?: day)?', federal('Martin Luther King Jr. Day')],
  ["presidents'? day|president's day|washington's birthday", federal("Washington's Birthday")],
  ['memorial day', federal('Memorial Day')],
  ['juneteenth', federal('Juneteenth')],
  ['independence day|(?:the )?(?:fourth|4th) of july', federal('Independence Day')],
  ['labor day', federal('Labor Day')],
  ["columbus day|indigenous peoples'? day", federal('Columbus Day')],
  ["veterans'? day", federal('Veterans Day')],
  ['thanksgiving(?: day)?', federal('Thanksgiving')],
];
const NAMES = new RegExp(
  String.raw`\b(?:(the (?:(?:day|morning|\p{L}+day) )(?:after|before)|the (?:whole )?week (?:of|after|before)) )?(?:${HOLIDAYS.map(([words]) => `(${words})`).join('|')})(?![\p{L}']| (?:week|weekend|season|time|table|dinner|turkey|pie|rush|traffic)\b)`,
  'giu',
);
/** Most sentences have neither the figure of a date nor a holiday: a quick look, before what is around it is looked at. */
const MAY_NAME = new RegExp(String.raw`\d|holidays|${HOLIDAYS.map(([words]) => words).join('|')}`, 'i');
const BETWEEN =
  /\b(?:between (?:christmas|the holidays)(?: (?:day )?and (?:the )?new year\p{L}*)?|between the holidays)/iu;

/**
 * All days that a sentence names.
 * @param today a date without a year is the next one from here
 */
export function daysNamedIn(text: string, today: string): NamedDays[] {
  if (!MAY_NAME.test(text)) return [];
  const between = BETWEEN.exec(text);
  if (between) {
    const year = today.slice(0, 4);
    return [{at: between.index, text: between[0], from: `${year}-12-26`, to: `${year}-12-31`, isHoliday: false}];
  }
  return [...datedIn(text, today), ...holidaysIn(text, today)].sort((a, b) => a.at - b.at);
}

/** Dates, and the second day of "December 24 and 25" or "November 23 to 27". */
function datedIn(text: string, today: string): NamedDays[] {
  return [...text.matchAll(DATED)].flatMap((match): NamedDays[] => {
    const [words, , month = '', day = '', year] = match;
    const [first, ...others] = [day, ...secondDay(text.slice(match.index + words.length))].map((one) =>
      next((in_) => dayOf(`${month} ${one}, ${year ?? in_}`), today),
    );
    const [last] = others;
    if (!first) return [];
    return [
      {at: match.index, text: words, from: first, to: first, isHoliday: false},
      ...(last
        ? [{at: match.index + words.length, text: `${month} ${last.slice(8)}`, from: last, to: last, isHoliday: false}]
        : []),
    ];
  });
}

function secondDay(after: string): string[] {
  const [, day] = /^ ?(?:and|to|through|until|[-\u2013]) ?(\d{1,2})\b(?!:|\d)/.exec(after) ?? [];
  return day === undefined ? [] : [day];
}

function holidaysIn(text: string, today: string): NamedDays[] {
  return [...text.matchAll(NAMES)].flatMap((match): NamedDays[] => {
    const [words, around = '', ...names] = match;
    const holiday = HOLIDAYS[names.findIndex((name) => name !== undefined)]?.[1];
    const day = holiday && next(holiday, today);
    if (!day) return [];
    const span = spanAround(around.toLowerCase(), day);
    return [{at: match.index, text: words, ...span, isHoliday: true}];
  });
}

/** The day itself, or what "the day after", "the Monday after" and "the week of" mean. */
function spanAround(around: string, day: string): {from: string; to: string} {
  if (around === '') return {from: day, to: day};
  if (around.includes('week')) {
    const monday = weekday('monday', addDays(day, -6));
    return {from: monday, to: addDays(monday, 4)};
  }
  const step = around.includes('after') ? 1 : -1;
  const [, name = 'day'] = /^the (\w+)/.exec(around) ?? [];
  const near = /^(?:day|morning)$/.test(name) ? addDays(day, step) : weekday(name, addDays(day, step === 1 ? 1 : -7));
  return {from: near, to: near};
}

/** The first day of a name from a day on. */
function weekday(name: string, from: string): string {
  const week = Array.from({length: 7}, (_, ahead) => addDays(from, ahead));
  return week.find((day) => weekdayOf(day).toLowerCase() === name) ?? from;
}

/** A day of every year: the next one. */
function next(dayIn: (year: number) => string, today: string): string {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map(dayIn).find((day) => day >= today) ?? '';
}
