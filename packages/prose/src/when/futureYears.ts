import {
  type Check,
  collectProseByFile,
  collectSpanishProse,
  memoize,
  type Problem,
  type Prose,
} from '@dental/content';

/** Verbs about what has happened, in English and Spanish. */
const PAST_VERBS = [
  'became',
  'began',
  'bought',
  'completed',
  'earned',
  'founded',
  'graduated',
  'joined',
  'moved',
  'opened',
  'renovated',
  'started',
  'abrimos',
  'abrió',
  'empezó',
  'fundad[oa]',
  'fundó',
  'graduó',
  'llegó',
  'recibió',
  'unió',
];

const HAPPENED_IN = String.raw`(?:${PAST_VERBS.join('|')})(?!\p{L})[^.,;:?]{0,40}? (?:in|en)`;

/** A month, with or without a day: "March 3, 2019", "marzo de 2019". */
const MONTH = String.raw`(?:\p{L}+ (?:de |of )?(?:\d{1,2},? )?)?`;

/** A year of something that has happened: "since 2019", "joined us in March 2019". */
const PAST_YEAR = new RegExp(
  String.raw`(?<!\p{L})(?:since|desde|${HAPPENED_IN}) ${MONTH}(20\d\d)\b`,
  'giu',
);

/** Reports years in the future of what has already happened, in both languages. */
export const checkFutureYears: Check = (content) =>
  [...collectProseByFile(content), ...collectSpanishProse(content)]
    .flatMap(findPastYears)
    .filter(({year}) => year > Number(content.today.slice(0, 4)))
    .map(({year, ...place}): Problem => ({
      ...place,
      severity: 'warning',
      finding: 'facts/future-year',
      message: `The year ${year} is in the future.`,
      remedy: 'Correct the year.',
    }));

const findPastYears = memoize((texts: readonly Prose[]) =>
  texts.flatMap(({file, field, text, getLine}) =>
    [...text.matchAll(PAST_YEAR)].map(({0: quote, 1: year, index}) => ({
      file,
      field,
      line: getLine(index),
      quote,
      year: Number(year),
    })),
  ),
);
