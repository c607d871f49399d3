import type {Content} from '../../content';
import {practiceFile} from '../../folders';
import {atField, leavesOf} from '../../leaves';
import type {Message, Problem} from '../../problem';
import {practiceSchemas, type PracticeFacts} from '../../schemas/practice';
import type {FieldPath} from '../../source';
import type {Check} from '../check';

/** What a figure of `_practice` can be. */
interface Range {
  file: keyof PracticeFacts;
  at: FieldPath;
  least: number;
  most: number;
  /** The figure in words, with its unit. */
  noun: string;
  unit: string;
}

const range = (at: string, least: number, most: number, noun: string, unit: string): Range => ({
  file: 'policies',
  at: at.split('.'),
  least,
  most,
  noun,
  unit,
});

const RANGES: readonly Range[] = [
  range('arrival.fromMinutes', 5, 60, 'The time to arrive early', 'minutes'),
  range('arrival.toMinutes', 5, 90, 'The time to arrive early', 'minutes'),
  range('cancellation.noticeHours', 12, 96, 'The notice for a cancellation', 'hours'),
  range('cancellation.feeDollars', 10, 250, 'The fee for a late cancellation', 'dollars'),
  range('discounts.paidInFullPercent', 1, 50, 'The discount', '%'),
  range('discounts.cashOrCheckPercent', 1, 50, 'The discount', '%'),
  range('financing.downPaymentPercent', 0, 75, 'The down payment', '%'),
  range('financing.partnerMinimumCreditScore', 300, 850, 'The credit score', 'points'),
  range('terms.minimumAge', 13, 21, 'The minimum age', 'years'),
  range('privacy.requestLimitYears', 1, 10, 'The limit of a request', 'years'),
];

/** What a figure can be by the unit in its field's name, wherever the field is. */
const UNITS: readonly [name: RegExp, least: number, most: number, unit: string][] = [
  [/percent$/i, 0, 100, '%'],
  [/dollars$/i, 1, 60_000, 'dollars'],
  [/minutes$/i, 1, 240, 'minutes'],
  [/hours$/i, 1, 168, 'hours'],
  [/days$/i, 1, 366, 'days'],
  [/weeks$/i, 1, 104, 'weeks'],
  [/months$/i, 1, 84, 'months'],
  [/years$/i, 1, 40, 'years'],
  [/age$/i, 0, 110, 'years'],
  [/seconds$/i, 5, 1200, 'seconds'],
];

/** Figures of any record whose name says the unit. */
function byUnit(content: Content): Problem[] {
  const known = new Set(RANGES.map(({file, at}) => `${file}.${at.join('.')}`));
  return (Object.keys(practiceSchemas) as (keyof PracticeFacts)[]).flatMap((file) =>
    leavesOf(content[file]).flatMap(({at, value}): Problem[] => {
      if (typeof value !== 'number') return [];
      const name = at.filter((step) => typeof step === 'string').at(-1);
      const [, least = 0, most = 0, unit = ''] = UNITS.find(([pattern]) => pattern.test(String(name))) ?? [];
      const isRange = known.has(`${file}.${at.join('.')}`) || (file === 'policies' && at.includes('plans'));
      if (unit === '' || isRange || (value >= least && value <= most)) return [];
      return [
        inFile(content, file, at, {
          what: `The field "${name}" is ${value} ${unit}, which can hardly be.`,
          fix: `Write a figure from ${least} to ${most}; ask the manager if it is meant.`,
          finding: 'facts/figure',
          quote: String(value),
        }),
      ];
    }),
  );
}

/** A figure of the practice that cannot be, such as a discount of 500 %. */
export const checkFigures: Check = (content) => [
  ...RANGES.flatMap(({file, at, least, most, noun, unit}) => {
    const value = at.reduce<unknown>(
      (part, step) => (part as Record<string, unknown> | undefined)?.[step],
      content[file],
    );
    if (typeof value !== 'number' || (value >= least && value <= most)) return [];
    return [
      inFile(content, file, at, {
        what: `${noun} is ${value} ${unit}, which can hardly be.`,
        fix: `Write a figure from ${least} to ${most}; ask the manager if it is meant.`,
        finding: 'facts/figure',
        quote: String(value),
      }),
    ];
  }),
  ...(content.policies?.financing.plans ?? []).flatMap(({months, interestPercent}, index) =>
    months >= 1 && months <= 84 && interestPercent <= 36
      ? []
      : [
          inFile(
            content,
            'policies',
            ['financing', 'plans', index, interestPercent > 36 ? 'interestPercent' : 'months'],
            {
              what: `A plan of ${months} months at ${interestPercent}% can hardly be.`,
              fix: 'Check both figures with the manager.',
              finding: 'facts/figure',
              quote: String(interestPercent),
            },
          ),
        ],
  ),
  ...byUnit(content),
  ...arrivalOf(content),
  ...inClaims(content),
  ...inPractice(content),
];

function inFile(
  content: Content,
  file: keyof PracticeFacts,
  at: FieldPath,
  problem: Message & Partial<Problem>,
): Problem {
  return {...atField(content, practiceFile(file), at, problem), ...problem};
}

/** Nobody comes from the longer to the shorter time ahead. */
function arrivalOf(content: Content): Problem[] {
  const {fromMinutes = 0, toMinutes = 0} = content.policies?.arrival ?? {};
  if (fromMinutes <= toMinutes) return [];
  return [
    inFile(content, 'policies', ['arrival', 'fromMinutes'], {
      what: `The time to arrive early runs from ${fromMinutes} to ${toMinutes} minutes.`,
      fix: 'Let the two figures change places.',
    }),
  ];
}

/** Figures about treatments: no percentage above 100, no span that runs backwards, no crown that outlives a patient. */
function inClaims(content: Content): Problem[] {
  return Object.entries(content.claims ?? {}).flatMap(([name, text]) => {
    const [first = 0, last = first] = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    const what =
      text.includes('%') && Math.max(first, last) > 100
        ? `"${text}" is more than all.`
        : last < first
          ? `"${text}" runs from the larger to the smaller.`
          : /\byears?\b/.test(text) && last > 40
            ? `"${text}" is longer than anything lasts in a mouth.`
            : /\bhours?\b/.test(text) && last > 2000
              ? `"${text}" is longer than any course.`
              : undefined;
    if (what === undefined) return [];
    return [
      inFile(content, 'claims', [name], {
        what,
        fix: 'Check the figures with a dentist.',
        finding: 'facts/figure',
        quote: text,
      }),
    ];
  });
}

/** Area codes of Arizona, and numbers that cost the caller nothing. */
const AREA_CODES = /^(?:480|520|602|623|928|800|833|844|855|866|877|888)$/;

/** Where we are and how to reach us. */
function inPractice(content: Content): Problem[] {
  const {practice} = content;
  if (!practice) return [];
  const {geo, phone, address} = practice;
  const problems: Problem[] = [];
  const area = /\d{3}/.exec(phone)?.[0] ?? '';
  if (!AREA_CODES.test(area)) {
    problems.push(
      inFile(content, 'practice', ['phone'], {
        what: `The area code ${area} is not one of Arizona.`,
        fix: 'Check the number; ours starts with (480).',
        finding: 'facts/phone',
        quote: phone,
      }),
    );
  }
  if (!/^8[56]\d{3}$/.test(address.zip)) {
    problems.push(
      inFile(content, 'practice', ['address', 'zip'], {
        what: `The zip code ${address.zip} is not one of Arizona.`,
        fix: 'Check it; they start with 85 or 86.',
        finding: 'facts/zip',
        quote: address.zip,
      }),
    );
  }
  if (geo.latitude < 31 || geo.latitude > 37.1 || geo.longitude > -109 || geo.longitude < -115) {
    const field = geo.latitude < 31 || geo.latitude > 37.1 ? 'latitude' : 'longitude';
    problems.push(
      inFile(content, 'practice', ['geo', field], {
        what: 'This place on the map is not in Arizona.',
        fix: 'Copy latitude and longitude from a map again; the longitude has a minus sign.',
      }),
    );
  }
  return problems;
}
