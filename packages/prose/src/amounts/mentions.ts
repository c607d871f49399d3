import {memoizeTexts} from '@dental/content';
import {NUMBER, numberOf} from '../numbers';

/** An amount that a sentence mentions. */
export interface Mention {
  kind: 'money' | 'percent' | 'duration' | 'age' | 'measure' | 'year' | 'count';
  /** In dollars or percent; of a duration and an age in minutes. The first of a range. */
  value: number;
  /** The last of a range; the same as `value` where there is none. */
  to: number;
  /** The unit of a measure, such as `mg`. */
  unit?: string;
  at: number;
  text: string;
}

export const [HOUR, DAY, MONTH, YEAR] = [60, 1440, 43_800, 525_600] as const;
const MINUTES: Readonly<Record<string, number>> = {
  ...{
    second: 1 / 60,
    minute: 1,
    hour: HOUR,
    day: DAY,
    night: DAY,
    week: 7 * DAY,
    month: MONTH,
    year: YEAR,
  },
  ...{decade: 10 * YEAR, century: 100 * YEAR, centurie: 100 * YEAR},
};
const TIME = Object.keys(MINUTES).join('|');
/** How many of it make a whole. */
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
};
/** What a fraction of a price stands before. */
const SHARED = String.raw`down\b|off\b|up front\b|as an? (?:down payment|deposit)|(?:the|your|its) (?:cost|price|total|bill|fee|balance|amount|treatment)\b`;

const AMOUNT = new RegExp(
  [
    String.raw`(?<![\w.,/])(?<!\D-)(?<sign>\$ ?)?`,
    String.raw`(?:(?:an? |one |(?<times>two |three ))?(?<fraction>${Object.keys(FRACTIONS).join('|')})s?(?: of)?(?= (?:an? (?:${TIME})\b|${SHARED}))|(?<number>${NUMBER})\+?|(?<one>an?|every|per|each)(?= (?:(?:full|whole|good|business|single) )?(?:${TIME})\b)|(?<before>the)(?= (?:day|night) (?:before|ahead)\b))`,
    String.raw`(?:(?<percent> ?%|[ -]percent\b)|(?<dollars>[ -](?:dollars?|bucks)\b| ?\$(?!\d))|(?<age>[ -]years?(?:[ -]olds?| of age)\b)|(?: of)?(?: an?)?(?: full| whole| short| good| business| single| more)?[ -](?<time>${TIME})s?\b(?:['’]s?\b|['’])?|[ -]?(?<measure>mg|ml|mm|cm|milligram|milliliter|millimeter|centimeter|inch(?:es)?|feet|foot|yard|meter)s?\b)?`,
  ].join(''),
  'giu',
);

/** Times of the day, dates, phone numbers and what else is written in figures and is no amount. */
const NO_AMOUNT =
  /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b|:\d\d\b)|\b\d{1,2}:\d\d\b|\b(?:Jan|Febr)uary \d[\d, ]*|\b(?:March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber) \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4}\b)?|\b\d+[/-]\d+[/-]\d+\b|\b\d+\/\d+\b|\b\d+(?:st|nd|rd|th)\b/gi;

/** What stands between the two amounts of a range. */
const RANGE = /^ ?(?:to|or|and|[-\u2013\u2014]) ?$/;

/** The amounts of a sentence in their order; a range, such as "15 to 30 minutes", is one. */
export const mentionsIn = memoizeTexts((sentence): readonly Mention[] => {
  const text = sentence.replaceAll(NO_AMOUNT, (found) => '#'.repeat(found.length));
  const mentions: Mention[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const mention = mentionOf(match, text);
    const last = mentions.at(-1);
    const range = last && mention && rangeOf(last, mention, text);
    if (range) mentions.splice(-1, 1, range);
    else if (mention) mentions.push(mention);
  }
  return mentions;
});

function mentionOf(
  {0: found, index: at, groups = {}}: RegExpExecArray,
  sentence: string,
): Mention | undefined {
  const {sign, number = '', times = 'one', fraction, percent, dollars, age, time, measure} = groups;
  const share = (numberOf(times) ?? 1) / (FRACTIONS[fraction?.toLowerCase() ?? ''] ?? 1);
  const amount = fraction ? share : number ? (numberOf(number) ?? 0) : 1;
  const mention = (kind: Mention['kind'], value: number, unit?: string): Mention => ({
    ...{kind, value, to: value, at, text: found, ...(unit && {unit})},
  });
  if (sign ?? dollars) return mention('money', amount);
  if (percent) return mention('percent', amount);
  if (age) return mention('age', amount * YEAR);
  if (time) return mention('duration', amount * (MINUTES[time.toLowerCase()] ?? 1));
  if (measure) return mention('measure', amount, measure.toLowerCase());
  if (fraction) return mention('percent', amount * 100);
  if (/\bage[sd]? (?:of |at |about |from |between )?$/i.test(sentence.slice(0, at)))
    return mention('age', amount * YEAR);
  return number === ''
    ? undefined
    : mention(/^(?:19|20)\d\d$/.test(number) ? 'year' : 'count', amount);
}

/** Two amounts as one range: of the same kind, or the first or the last without its unit. */
function rangeOf(first: Mention, last: Mention, sentence: string): Mention | undefined {
  const end = first.at + first.text.length;
  if (first.to !== first.value || !RANGE.test(sentence.slice(end, last.at))) return undefined;
  const text = sentence.slice(first.at, last.at + last.text.length);
  if (first.kind === last.kind && first.unit === last.unit) return {...first, to: last.to, text};
  if (first.kind === 'count' && last.kind !== 'year') {
    const factor =
      last.value / (numberOf(new RegExp(NUMBER, 'iu').exec(last.text)?.[0] ?? '') ?? last.value);
    return {...last, value: first.value * factor, at: first.at, text};
  }
  const isBare = last.kind === 'count' && (first.kind === 'money' || first.kind === 'age');
  return isBare
    ? {...first, to: first.kind === 'age' ? last.value * YEAR : last.value, text}
    : undefined;
}

/** A sentence with a # in the place of an amount, so that a pattern can say what stands before and behind it. */
export function around(sentence: string, {at, text}: Mention): string {
  return `${sentence.slice(0, at)}#${sentence.slice(at + text.length)}`;
}
