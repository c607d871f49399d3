import {
  atField,
  type Check,
  type Content,
  type FieldPath,
  leavesOf,
  type PracticeFacts,
  practiceFile,
  practiceSchemas,
  type Problem,
} from '@dental/content';
import {HOUR, mentionsIn, YEAR} from './mentions';

type Range = readonly [field: RegExp, least: number, most: number, unit: string, noun?: string];

/** What a figure of `_practice` can be, by its field; of two rows for a field the first counts. */
const RANGES: readonly Range[] = [
  [/^policies\.arrival\.\w+Minutes$/, 5, 90, 'minutes', 'The time to arrive early'],
  [/^policies\.cancellation\.noticeHours$/, 12, 96, 'hours', 'The notice for a cancellation'],
  [/^policies\.cancellation\.feeDollars$/, 10, 250, 'dollars', 'The fee for a late cancellation'],
  [/^policies\.discounts\.\w+Percent$/, 1, 50, '%', 'The discount'],
  [/^policies\.financing\.downPaymentPercent$/, 0, 75, '%', 'The down payment'],
  [/^policies\.financing\.plans\.\d+\.interestPercent$/, 0, 36, '%', 'The yearly rate of a payment plan'],
  [/^policies\.financing\.partnerMinimumCreditScore$/, 300, 850, 'points', 'The credit score'],
  [/^policies\.terms\.minimumAge$/, 13, 21, 'years', 'The minimum age'],
  [/^policies\.privacy\.requestLimitYears$/, 1, 10, 'years', 'The limit of a request'],
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

/** Zip codes, area codes and the corners on the map of the states in which a practice has used this. */
const STATES: Readonly<
  Record<string, {name: string; zip: RegExp; phone: RegExp; corners: readonly [number, number, number, number]}>
> = {
  AZ: {name: 'Arizona', zip: /^8[56]/, phone: /^(?:480|520|602|623|928)$/, corners: [31.3, 37.1, -115, -109]},
  NM: {name: 'New Mexico', zip: /^8[78]/, phone: /^(?:505|575)$/, corners: [31.3, 37.1, -109.1, -103]},
  NV: {name: 'Nevada', zip: /^8[89]/, phone: /^(?:702|725|775)$/, corners: [35, 42.1, -120.1, -114]},
  UT: {name: 'Utah', zip: /^84/, phone: /^(?:385|435|801)$/, corners: [36.9, 42.1, -114.1, -109]},
};
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/;
const MAP = 'Copy latitude and longitude from a map again; in America the longitude has a minus sign.';

/** A figure of the practice that cannot be, such as a discount of 500 %. */
export const checkFigures: Check = (content) => [
  ...(Object.keys(practiceSchemas) as (keyof PracticeFacts)[]).flatMap((name) => inRecord(name, content)),
  ...inArrival(content),
  ...inClaims(content),
  ...inAddress(content),
];

function inRecord(name: keyof PracticeFacts, content: Content): Problem[] {
  return leavesOf(content[name]).flatMap(({at, value}): Problem[] => {
    if (typeof value !== 'number') return [];
    const [, least, most, unit, noun] = RANGES.find(([field]) => field.test(`${name}.${at.join('.')}`)) ?? [];
    if (least === undefined || most === undefined || (value >= least && value <= most)) return [];
    return [
      {
        ...atField(content, practiceFile(name), at, {
          what: `${noun ?? `The field "${at.at(-1)}"`} is ${value} ${unit}, which can hardly be.`,
          fix: `Write a figure from ${least} to ${most}; ask the manager if it is meant.`,
        }),
        ...{finding: 'facts/figure', quote: String(value)},
      },
    ];
  });
}

/** Nobody comes from the longer to the shorter time ahead. */
function inArrival(content: Content): Problem[] {
  const {fromMinutes = 0, toMinutes = 0} = content.policies?.arrival ?? {};
  if (fromMinutes <= toMinutes) return [];
  return [
    atField(content, practiceFile('policies'), ['arrival', 'fromMinutes'], {
      what: `The time to arrive early runs from ${fromMinutes} to ${toMinutes} minutes.`,
      fix: 'Let the two figures change places.',
    }),
  ];
}

/** Figures about treatments: no percentage above 100, and no crown that outlives a patient. */
function inClaims(content: Content): Problem[] {
  return Object.entries(content.claims ?? {}).flatMap(([name, text]) => {
    const wrong = mentionsIn(text).flatMap(({kind, value, to, text: said}) => {
      if (kind === 'percent' && Math.max(value, to) > 100) return 'is more than all';
      if (kind !== 'duration') return [];
      if (said.includes('year') && to > 40 * YEAR) return 'is longer than anything lasts in a mouth';
      return said.includes('hour') && to > 2000 * HOUR ? 'is longer than any course' : [];
    });
    return wrong.slice(0, 1).map((what) => ({
      ...atField(content, practiceFile('claims'), [name], {
        what: `"${text}" ${what}.`,
        fix: 'Check the figures with a dentist.',
      }),
      ...{finding: 'facts/figure', quote: text},
    }));
  });
}

/** Where we are and how to reach us are in the state of our address. */
function inAddress(content: Content): Problem[] {
  const {address, geo, phone = ''} = content.practice ?? {};
  const state = STATES[address?.state ?? ''];
  if (!state || !address || !geo) return [];
  const [south, north, west, east] = state.corners;
  const {zip} = address;
  const area = /\d{3}/.exec(phone)?.[0] ?? '';
  const isIn = (value: number, least: number, most: number) => value >= least && value <= most;
  const problem = (at: FieldPath, what: string, fix: string, more: Partial<Problem> = {}): Problem => ({
    ...atField(content, practiceFile('practice'), at, {what: `${what} is not one of ${state.name}.`, fix}),
    ...more,
  });
  const problems: Problem[] = [];
  if (!state.phone.test(area) && !TOLL_FREE.test(area))
    problems.push(
      problem(['phone'], `The area code ${area}`, 'Check the number.', {finding: 'facts/phone', quote: phone}),
    );
  if (!state.zip.test(zip))
    problems.push(problem(['address', 'zip'], `The zip code ${zip}`, 'Check it.', {finding: 'facts/zip', quote: zip}));
  if (!isIn(geo.latitude, south, north)) problems.push(problem(['geo', 'latitude'], 'This place on the map', MAP));
  if (!isIn(geo.longitude, west, east)) problems.push(problem(['geo', 'longitude'], 'This place on the map', MAP));
  return problems;
}
