import {memoizeTexts, joinPatterns} from '@dental/content';
import {NUMBER, parseNumber} from '../numbers';

/** An amount in a sentence. */
export interface Amount {
  kind: 'money' | 'percent' | 'duration' | 'age' | 'measure' | 'year' | 'count';
  /** In dollars, percent, or minutes (of a duration and an age). The start of a range. */
  value: number;
  /** The end of a range; the same as `value` if it is none. */
  to: number;
  /** The unit of a measure, such as `mg`. */
  unit?: string;
  at: number;
  text: string;
}

const HOUR = 60;
const DAY = 24 * HOUR;
export const MONTH = 43_800;
export const YEAR = 365 * DAY;

const MINUTES_BY_UNIT: Readonly<Record<string, number>> = {
  second: 1 / 60,
  minute: 1,
  hour: HOUR,
  day: DAY,
  night: DAY,
  week: 7 * DAY,
  month: MONTH,
  year: YEAR,
  decade: 10 * YEAR,
  century: 100 * YEAR,
  centurie: 100 * YEAR,
};
const TIME_UNIT = `(?:${Object.keys(MINUTES_BY_UNIT).join('|')})`;

/** How many of a fraction make a whole. */
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
};

const PRICE_NOUNS = ['cost', 'price', 'total', 'bill', 'fee', 'balance', 'amount', 'treatment'];

/** Words after a fraction of a price. */
const AFTER_SHARE = [
  String.raw`down\b`,
  String.raw`off\b`,
  String.raw`up front\b`,
  String.raw`is due\b`,
  'as an? (?:down payment|deposit)',
  String.raw`(?:the|your|its) ${joinPatterns(PRICE_NOUNS)}\b`,
];

const MEASURES = [
  'mg',
  'ml',
  'mm',
  'cm',
  'milligram',
  'milliliter',
  'millimeter',
  'centimeter',
  'inch(?:es)?',
  'feet',
  'foot',
  'yard',
  'meter',
];

const FRACTION = [
  `(?:an? |one |(?<times>two |three ))?(?<fraction>${Object.keys(FRACTIONS).join('|')})s?(?: of)?`,
  String.raw`(?:(?<=\bin half)|(?= (?:an? ${TIME_UNIT}\b|${AFTER_SHARE.join('|')})))`,
].join('');

/** "an hour", "every full day". */
const ONE_UNIT = [
  '(?<one>an?|every|per|each)',
  String.raw`(?= (?:(?:full|whole|good|business|single) )?${TIME_UNIT}\b)`,
].join('');

/** "the day before". */
const DAY_BEFORE = String.raw`(?<before>the)(?= (?:day|night) (?:before|ahead)\b)`;

const DURATION = [
  '(?: of)?(?: an?)?(?: full| whole| short| good| business| single| more)?',
  String.raw`[ -](?<time>${TIME_UNIT})s?\b(?:['’]s?\b|['’])?`,
].join('');

const UNIT = [
  String.raw`(?<percent> ?%|[ -]percent\b)`,
  String.raw`(?<dollars>[ -](?:dollars?|bucks|grand|USD)\b| ?\$(?!\d))`,
  String.raw`(?<thousands>k\b)`,
  String.raw`(?<age>[ -]years?(?:[ -]olds?| of age)\b)`,
  DURATION,
  String.raw`[ -]?(?<measure>${MEASURES.join('|')})s?\b`,
];

const AMOUNT = new RegExp(
  [
    String.raw`(?<![\w.,/])(?<!\D-)(?<sign>\$ ?)?`,
    String.raw`(?:${FRACTION}|(?<number>${NUMBER})\+?|${ONE_UNIT}|${DAY_BEFORE})`,
    `(?:${UNIT.join('|')})?`,
  ].join(''),
  'giu',
);

const MONTHS_WITH_DAY = [
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  '(?:Septem|Octo|Novem|Decem)ber',
];

/** Phone numbers, times of day, dates, and other numbers that aren't amounts. */
const NO_AMOUNT = new RegExp(
  [
    String.raw`\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b`,
    String.raw`\b\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b|:\d\d\b)`,
    String.raw`\b\d{1,2}:\d\d\b`,
    String.raw`\b(?:Jan|Febr)uary \d[\d, ]*`,
    String.raw`\b${joinPatterns(MONTHS_WITH_DAY)} \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4}\b)?`,
    String.raw`\b\d+[/-]\d+[/-]\d+\b`,
    String.raw`\b\d+\/\d+\b`,
    String.raw`\b\d+(?:st|nd|rd|th)\b`,
  ].join('|'),
  'gi',
);

/** The text between the two amounts of a range. */
const RANGE = /^ ?(?:to|or|and|[-\u2013\u2014]) ?$/;

/** The amounts of a sentence in order. A range, such as "15 to 30 minutes", is one amount. */
export const findAmounts = memoizeTexts((sentence): readonly Amount[] => {
  const text = sentence.replaceAll(NO_AMOUNT, (match) => '#'.repeat(match.length));
  const mentions: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const mention = mentionOf(match, text);
    const last = mentions.at(-1);
    const range = last && mention && makeRange(last, mention, text);
    if (range) mentions.splice(-1, 1, range);
    else if (mention) mentions.push(mention);
  }
  return mentions;
});

function mentionOf(
  {0: text, index: at, groups = {}}: RegExpExecArray,
  sentence: string,
): Amount | undefined {
  const {sign, number = '', fraction, percent, dollars, age, time, measure} = groups;
  const isThousands = groups.thousands !== undefined || dollars?.includes('grand');
  const amount = parseAmount(groups) * (isThousands ? 1000 : 1);
  const mention = (kind: Amount['kind'], value: number): Amount => ({
    kind,
    value,
    to: value,
    at,
    text,
  });
  if (sign ?? dollars) return mention('money', amount);
  if (groups.thousands) return COST.test(sentence) ? mention('money', amount) : undefined;
  if (percent) return mention('percent', amount);
  if (age) return mention('age', amount * YEAR);
  if (time) return mention('duration', amount * (MINUTES_BY_UNIT[time.toLowerCase()] ?? 1));
  if (measure) return {...mention('measure', amount), unit: measure.toLowerCase()};
  if (fraction) return mention('percent', amount * 100);
  if (AFTER_AGE.test(sentence.slice(0, at))) return mention('age', amount * YEAR);
  if (number === '') return undefined;
  return mention(/^(?:19|20)\d\d$/.test(number) ? 'year' : 'count', amount);
}

/** Words that make "3k" an amount of money, and not the length of a race. */
const COST = /\b(?:costs?|prices?|priced|pay|fees?|charges?|bill|all[ -]in)\b/i;

/** "between the ages of", in front of a number. */
const AFTER_AGE = /\bage[sd]? (?:of |at |about |from |between )?$/i;

function parseAmount({number = '', times = 'one', fraction}: Record<string, string | undefined>) {
  if (fraction) return (parseNumber(times) ?? 1) / (FRACTIONS[fraction.toLowerCase()] ?? 1);
  return number ? (parseNumber(number) ?? 0) : 1;
}

/** Two amounts as one range: of the same kind, or one of them without its unit. */
function makeRange(first: Amount, last: Amount, sentence: string): Amount | undefined {
  const end = first.at + first.text.length;
  if (first.to !== first.value || !RANGE.test(sentence.slice(end, last.at))) return undefined;
  const text = sentence.slice(first.at, last.at + last.text.length);
  if (first.kind === last.kind && first.unit === last.unit) return {...first, to: last.to, text};
  if (first.kind === 'count' && last.kind !== 'year') {
    const lastNumber =
      parseNumber(new RegExp(NUMBER, 'iu').exec(last.text)?.[0] ?? '') ?? last.value;
    const factor = last.value / lastNumber;
    return {...last, value: first.value * factor, at: first.at, text};
  }
  if (last.kind !== 'count') return undefined;
  if (first.kind === 'age') return {...first, to: last.value * YEAR, text};
  return first.kind === 'money' ? {...first, to: last.value, text} : undefined;
}

/** A sentence with # instead of an amount, for patterns about the words around it. */
export function replaceAmount(sentence: string, {at, text}: Amount): string {
  return `${sentence.slice(0, at)}#${sentence.slice(at + text.length)}`;
}
