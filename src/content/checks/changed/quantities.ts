/** An amount in words: a time in minutes, a price in dollars, a share in percent, or a count of something. */
export interface Quantity {
  text: string;
  at: number;
  /** What it is an amount of: amounts of different things are not compared. */
  of: string;
  amount: number;
}

const NUMBERS: Record<string, number> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, number) => [word, number]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .flatMap((ten, tens) =>
        'one two three four five six seven eight nine'
          .split(' ')
          .map((one, ones): [string, number] => [`${ten}-${one}`, (tens + 2) * 10 + ones + 1]),
      ),
  ),
  ...{thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000},
  ...{a: 1, an: 1, half: 0.5, once: 1, twice: 2, every: 1, per: 1, each: 1},
};

const MINUTES: Record<string, number> = {
  ...{second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_800, year: 525_600, decade: 5_256_000},
};

/** Of "twenty-five" the whole number is meant. */
const BY_LENGTH = Object.keys(NUMBERS).sort((one, other) => other.length - one.length);

const AMOUNT = new RegExp(
  String.raw`(?<![\w.,(-])(?:(\$) ?)?(\d[\d,]*(?:\.\d+)?|half|${BY_LENGTH.join('|')})(?:(?: an?)?(?: (?:of an?))?(?: full| whole| short| good| business)?[ -](second|minute|hour|day|week|month|year|decade)s?\b| ?(%)| (percent)\b| ?(mg|ml|mm)\b)?(?![\w-]*\d)`,
  'gi',
);

/** The amounts of a text, in their order. Times of the day, dates and numbers of phones are none. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): Quantity[] => {
    const [found, dollar, written = '', time, sign, percent, unit] = match;
    const word = NUMBERS[written.toLowerCase()];
    const number = word ?? Number(written.replaceAll(',', ''));
    const rest = text.slice(match.index + found.length);
    if (Number.isNaN(number) || /^(?::\d|\d|[ap]\.?m\b| [ap]\.?m\b|-\d|\/\d|[ ,]{1,2}\d{4}\b)/i.test(rest)) return [];
    if (time !== undefined)
      return [{text: found, at: match.index, of: 'time', amount: number * (MINUTES[time.toLowerCase()] ?? 1)}];
    if (dollar) return [{text: found, at: match.index, of: 'dollars', amount: number}];
    if (sign ?? percent) return [{text: found, at: match.index, of: 'percent', amount: number}];
    if (unit) return [{text: found, at: match.index, of: unit, amount: number}];
    if (/^(?:a|an|every|per|each|half)$/i.test(written)) return [];
    return [{text: found, at: match.index, of: 'count', amount: number}];
  });
}
