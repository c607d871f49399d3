import {numberOf, ONES} from '../numbers';
import {WEEKDAY, WEEKDAYS} from './calendar';

/** Days of the week that a sentence names, such as "Mondays and Fridays", "weekends" or "every day". */
export interface DayMention {
  at: number;
  text: string;
  days: readonly string[];
  /** Whether a day of one week is meant, as in "this Friday". */
  isOnce: boolean;
}

/** A time at which something opens or closes, or both, in minutes since midnight. */
export interface TimeMention {
  at: number;
  text: string;
  opens?: number;
  closes?: number;
  /** Whether it is written as hours are: in figures, or as noon or midnight. */
  isTyped: boolean;
}

const ABBREVIATED = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const SHORT = String.raw`(?:${ABBREVIATED}\b\.?(?=:| ?[-\u2013&/]| (?:to|through|and) ${ABBREVIATED}\b| \d)|(?<=${ABBREVIATED}\.? ?(?:[-\u2013&/]|to|through|and) ?)${ABBREVIATED}\b)`;
const ONE = String.raw`(?:${WEEKDAY}s?\b|${SHORT}|week(?:day|end)s?\b)`;
const TO = String.raw`(?:,? (?:to|through|thru|until|till) | ?[-\u2013] ?)`;
const ALWAYS = String.raw`(?:every|any|each) day\b(?! of (?!the week))|daily\b|(?:seven|7) days a week\b|365 days\b|(?<=\bopen )(?:seven|7) days\b|24/7|24[- ]hours?\b|around[- ]the[- ]clock\b|all week\b|year-round\b|day and night\b`;
const DAYS = new RegExp(
  String.raw`(?<!\b(?:until|till|before|after|by|since|like) (?:\p{L}+ )?)\b(this |next |last |coming )?(?:${ONE}(?:(?:${TO}|,? (?:and|or) |, | ?[&/] ?)(?:on |every )?${ONE})*|${ALWAYS})(?: (?:mornings?|afternoons?|evenings?|nights?)\b)?`,
  'giu',
);
const NAMED = new RegExp(`(${TO})?(${ONE})`, 'giu');

/** The days of the week that a sentence names. */
export function daysIn(text: string): DayMention[] {
  return [...text.matchAll(DAYS)].map(({0: found, 1: once, index}) => {
    const days: string[] = [];
    for (const [, to, name = ''] of found.matchAll(NAMED)) {
      const [first = '', ...others] = daysCalled(name);
      const from = to === undefined ? -1 : WEEKDAYS.indexOf(days.at(-1) ?? '');
      days.push(
        ...(from < 0 ? [] : WEEKDAYS.slice(from + 1, WEEKDAYS.indexOf(first))),
        first,
        ...others,
      );
    }
    const named = days.length > 0 ? days : WEEKDAYS;
    return {at: index, text: found, days: named, isOnce: once !== undefined};
  });
}

function daysCalled(name: string): string[] {
  if (/^week/i.test(name)) return /^weekd/i.test(name) ? WEEKDAYS.slice(0, 5) : WEEKDAYS.slice(5);
  return WEEKDAYS.filter((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
}

const HOURS = ONES.slice(1, 13).join('|');
const CLOCK = String.raw`(?:(?:half|quarter) (?:past|to) )?\b(?:\d{1,2}(?::\d\d)?|${HOURS}|noon|midnight)(?:[- ](?:thirty|fifteen|forty-five))?(?: o'clock)?(?:\s?[ap]\.?\s?m\b\.?|\b)`;
/** What is counted is no time: "until two weeks after", "from six to eight weeks", "to one hundred". */
const NO_COUNT = String.raw`(?![\d,-]\d|[/%]| (?:percent|of|per|person|place|side|hundred|more|less|other)\b| to (?:${HOURS}|an?|\d+)\b| on(?=[,.;]|$)|[- ](?:\p{L}+ )?(?:minute|hour|day|week|month|year|visit|time)s?\b| (?!always|${WEEKDAY}s|weekdays|weekends)\p{L}{4,}s\b)`;
/** The words before a time that say what happens then. */
const AT = String.raw`(?: (?!and\b|or\b)\p{L}+){0,5}? (?:at|by)`;
const OPENS = String.raw`from|between|as early as|(?:opens?(?! (?:the|a|an|our) (?!office|practice|doors?))|start(?:s|ing)?|begin(?:s|ning)?|first (?:visit|appointment|patient)s?)${AT}`;
const CLOSES = String.raw`until|till?|as late as|(?:clos(?:es?|ing)|lock up|go home|finish|ends?|leave|last (?:visit|appointment|patient)s?)${AT}`;
const TIME = new RegExp(
  String.raw`(?:\b(?:(?<opens>${OPENS})|(?<closes>${CLOSES}))(?: about| around)? )?(?<![\d$#.:/-])(?<at>${CLOCK})(?:(?<to> (?:to|until|till|through|and) | ?[-\u2013\u2014] ?)(?<end>${CLOCK}))?${NO_COUNT}(?<isClose> is when (?:we|our doors) close)?`,
  'giu',
);

/** The times at which a sentence says that something opens or closes. Of other times it says nothing here. */
export function timesIn(text: string): TimeMention[] {
  return [...text.matchAll(TIME)].flatMap(({0: found, index, groups = {}}): TimeMention[] => {
    const {opens, closes = groups.isClose, at = '', to = '', end} = groups;
    const isSpan = end !== undefined && (to.trim() !== 'and' || /^between$/i.test(opens ?? ''));
    if (!isSpan && opens === undefined && closes === undefined) return [];
    const first = isSpan || closes === undefined ? {opens: minutesOf(at, 'opens', text)} : {};
    const last =
      isSpan || closes !== undefined ? {closes: minutesOf(isSpan ? end : at, 'closes', text)} : {};
    const isTyped = /\d|noon|midnight/i.test(found);
    return [{at: index, text: found.replace(/\.$/, ''), isTyped, ...first, ...last}];
  });
}

/** A time in words or figures; without am and pm, as an office would mean it. */
function minutesOf(written: string, edge: 'opens' | 'closes', text: string): number | undefined {
  const words = written.toLowerCase();
  if (/noon|midnight/.test(words)) return words.includes('noon') ? 720 : 1440;
  const [, around, sign] = /^(half|quarter) (past|to)/.exec(words) ?? [];
  const [, hour = '', past] =
    new RegExp(String.raw`(\d{1,2}|\b(?:${HOURS})\b)(?::(\d\d))?`).exec(words) ?? [];
  const number = numberOf(hour) ?? 25;
  if (number > 24) return undefined;
  const spoken = /thirty|fifteen|forty-five/.exec(words)?.[0] ?? '0';
  const step = around
    ? (around === 'half' ? 30 : 15) * (sign === 'to' ? -1 : 1)
    : (numberOf(past ?? spoken) ?? 0);
  const isMorning =
    edge === 'opens' && (/\bin the morning\b/i.test(text) || (number >= 6 && number < 12));
  const half = /([ap])\.?\s?m\b/.exec(words)?.[1] ?? (isMorning ? 'a' : 'p');
  return (number > 12 ? number : (number % 12) + (half === 'p' ? 12 : 0)) * 60 + step;
}
