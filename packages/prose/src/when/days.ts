import {type Weekday, WEEKDAYS} from '@dental/practice';
import {joinPatterns, NUMBER_WORDS} from '@dental/content';
import {parseNumber} from '../numbers';
import {WEEKDAY} from './calendar';
import {CLOSING_VERBS, COUNTED_AFTER_TIME, EVERY_DAY_WORDS, OPENING_VERBS} from './words';

/** Days of the week in a sentence, such as "Mondays and Fridays", "weekends", or "every day". */
export interface DayMention {
  at: number;
  text: string;
  days: readonly string[];
  /** A day of one week, as in "this Friday". */
  isOnce: boolean;
}

/** The time when something opens, closes, or both, in minutes since midnight. */
export interface TimeMention {
  at: number;
  text: string;
  opens?: number | undefined;
  closes?: number | undefined;
  /** Written as hours are: in digits, or as noon or midnight. */
  isTyped: boolean;
}

const NOON_MINUTES = 12 * 60;
export const MIDNIGHT_MINUTES = 24 * 60;

/** "Mon" is a day only next to another day or a number. */
const SHORT_DAY = (() => {
  const short = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
  const before = String.raw`(?=:| ?[-\u2013&/]| (?:to|through|and) ${short}\b| \d)`;
  const after = String.raw`(?<=${short}\.? ?(?:[-\u2013&/]|to|through|and) ?)`;
  return String.raw`(?:${short}\b\.?${before}|${after}${short}\b)`;
})();
const DAY = String.raw`(?:${WEEKDAY}s?\b|${SHORT_DAY}|week(?:day|end)s?\b)`;
const TO = String.raw`(?:,? (?:to|through|thru|until|till) | ?[-\u2013] ?)`;
const DAY_LIST = String.raw`${DAY}(?:(?:${TO}|,? (?:and|or) |, | ?[&/] ?)(?:on |every )?${DAY})*`;

/** "by Friday" is a limit, and "drop by on Friday" a visit. */
const BY = '(?<!(?:come|drop|pass|stop|swing|walk) )by';

/** "until Friday" is a limit, but "until Friday at five" is the end of a day. */
const NOT_LIMITED = [
  String.raw`(?:(?<!\b(?:until|till|before|after|${BY}|since|like) (?:\p{L}+ )?)|`,
  String.raw`(?<=\b(?:until|till) )(?=${DAY} at\b))`,
].join('');

const DAYS = new RegExp(
  [
    String.raw`${NOT_LIMITED}\b`,
    '(?<once>this |next |last |coming )?',
    String.raw`(?:${DAY_LIST}|${joinPatterns(EVERY_DAY_WORDS)}\b)`,
    String.raw`(?: (?:mornings?|afternoons?|evenings?|nights?)\b)?`,
  ].join(''),
  'giu',
);
const DAY_WITH_RANGE = new RegExp(`(${TO})?(${DAY})`, 'giu');

/** The days of the week that a sentence mentions. */
export function findDays(text: string): DayMention[] {
  return [...text.matchAll(DAYS)].map(({0: match, index, groups}) => {
    const days = expandDays(match);
    return {
      at: index,
      text: match,
      days: days.length > 0 ? days : [...WEEKDAYS],
      isOnce: groups?.once !== undefined,
    };
  });
}

/** "Monday to Wednesday" as its three days. */
function expandDays(text: string): Weekday[] {
  const days: Weekday[] = [];
  for (const [, to, name = ''] of text.matchAll(DAY_WITH_RANGE)) {
    const daysOfName = listDaysCalled(name);
    const from = days.at(-1);
    const [until] = daysOfName;
    if (to !== undefined && from !== undefined && until !== undefined) {
      days.push(...WEEKDAYS.slice(WEEKDAYS.indexOf(from) + 1, WEEKDAYS.indexOf(until)));
    }
    days.push(...daysOfName);
  }
  return days;
}

function listDaysCalled(name: string): Weekday[] {
  if (/^weekd/i.test(name)) return WEEKDAYS.slice(0, 5);
  if (/^week/i.test(name)) return WEEKDAYS.slice(5);
  return WEEKDAYS.filter((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
}

const HOUR_WORDS = NUMBER_WORDS.slice(1, 13).join('|');
const CLOCK = [
  '(?:(?:half|quarter) (?:past|to) )?',
  String.raw`\b(?:\d{1,2}(?::\d\d)?|${HOUR_WORDS}|noon|midnight)`,
  String.raw`(?:[- ](?:thirty|fifteen|forty-five))?(?: o'clock)?(?:\s?[ap]\.?\s?m\b\.?|\b)`,
].join('');
/** The day before a closing time: "until Friday at five", "until the 24th at noon". */
const DAY_OF_TIME = String.raw`(?:${DAY}|the \d{1,2}(?:st|nd|rd|th))`;
/** The words between a verb and its time: "opens on Mondays at". */
const AT = String.raw`(?: (?!and\b|or\b)\p{L}+){0,5}? (?:at|by)`;
const OPENS = `from(?: ${DAY_OF_TIME} at)?|between|as early as|${joinPatterns(OPENING_VERBS)}${AT}`;
const UNTIL = `(?:until|till?)(?: ${DAY_OF_TIME} at)?`;
const CLOSES = `${UNTIL}|as late as|${joinPatterns(CLOSING_VERBS)}${AT}`;
const TIME = new RegExp(
  [
    String.raw`(?:\b(?:(?<opens>${OPENS})|(?<closes>${CLOSES}))(?: about| around)? )?`,
    String.raw`(?<![\d$#.:/-])(?<at>${CLOCK})`,
    String.raw`(?:(?<to> (?:to|until|till|through|and) | ?[-\u2013\u2014] ?)(?<end>${CLOCK}))?`,
    `(?!${COUNTED_AFTER_TIME.join('|')})`,
    '(?<isClose> is when (?:we|our doors) close)?',
  ].join(''),
  'giu',
);

/** The opening and closing times in a sentence. Other times are left out. */
export function findTimes(text: string): TimeMention[] {
  return [...text.matchAll(TIME)].flatMap(({0: match, index, groups = {}}): TimeMention[] => {
    const {opens, closes = groups.isClose, at = '', to = '', end} = groups;
    const isSpan = end !== undefined && (to.trim() !== 'and' || /^between$/i.test(opens ?? ''));
    if (!isSpan && opens === undefined && closes === undefined) return [];
    const mention: TimeMention = {
      at: index,
      text: match.replace(/\.$/, ''),
      isTyped: /\d|noon|midnight/i.test(match),
    };
    if (isSpan || closes === undefined) mention.opens = parseMinutes(at, 'opens', text);
    if (isSpan) mention.closes = parseMinutes(end, 'closes', text);
    else if (closes !== undefined) mention.closes = parseMinutes(at, 'closes', text);
    return [mention];
  });
}

/** A time on the clock that begins nothing and ends nothing: "at 4", "4 o'clock". */
const MOMENT = new RegExp(
  [
    String.raw`(?<=\bat )(?<![\d$#.:/-])${CLOCK}(?!${COUNTED_AFTER_TIME.join('|')})`,
    String.raw`|\b(?:\d{1,2}(?::\d\d)?|${HOUR_WORDS})(?: o'clock|\s?[ap]\.?\s?m\b\.?)`,
  ].join(''),
  'iu',
);

/** The first time in a sentence for a visit, in minutes since midnight: morning, or afternoon. */
export function findMoment(
  text: string,
): {at: number; text: string; minutes: number[]} | undefined {
  const match = MOMENT.exec(text);
  if (!match) return undefined;
  const [time] = match;
  const minutes = parseMinutes(time, 'opens', text) ?? NaN;
  const isCertain = /[ap]\.?\s?m\b|noon/i.test(time);
  return {
    at: match.index,
    text: time,
    minutes: isCertain ? [minutes] : [minutes, minutes + NOON_MINUTES],
  };
}

/** The minutes since midnight of a time in words or figures. Without am and pm, office hours. */
function parseMinutes(time: string, edge: 'opens' | 'closes', text: string): number | undefined {
  const words = time.toLowerCase();
  if (words.includes('noon')) return NOON_MINUTES;
  if (words.includes('midnight')) return MIDNIGHT_MINUTES;
  const [, hour = '', minutes] =
    new RegExp(String.raw`(\d{1,2}|\b(?:${HOUR_WORDS})\b)(?::(\d\d))?`).exec(words) ?? [];
  const number = parseNumber(hour) ?? Infinity;
  if (number > 24) return undefined;
  const minutesPast = parseMinutesPastHour(words, minutes);
  if (number > 12) return number * 60 + minutesPast;
  const isMorning =
    edge === 'opens' && (/\bin the morning\b/i.test(text) || (number >= 6 && number < 12));
  const half = /([ap])\.?\s?m\b/.exec(words)?.[1] ?? (isMorning ? 'a' : 'p');
  return ((number % 12) + (half === 'p' ? 12 : 0)) * 60 + minutesPast;
}

/** The minutes after the hour: 30 of "half past five", -15 of "quarter to six". */
function parseMinutesPastHour(words: string, minutes: string | undefined): number {
  const [, part, direction] = /^(half|quarter) (past|to)/.exec(words) ?? [];
  if (part) return (part === 'half' ? 30 : 15) * (direction === 'to' ? -1 : 1);
  const spoken = /thirty|fifteen|forty-five/.exec(words)?.[0] ?? '0';
  return parseNumber(minutes ?? spoken) ?? 0;
}
