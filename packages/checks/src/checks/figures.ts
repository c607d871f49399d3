import {
  isZipInState,
  type Check,
  type Content,
  type FieldPath,
  walkFields,
  type PracticeFacts,
  practiceNames,
  type Problem,
  STATES,
} from '@dental/content';
import {findAmounts, groupSentencesByFile, TOLL_FREE_AREA_CODE} from '@dental/prose';
import {type Finding, reportFacts} from '../each';
import {FIGURE_RANGES} from './figureRanges';

/** The practice's own numbers are plausible: a discount isn't 500 %. */
export const checkFigures: Check = (content) => [
  ...practiceNames.flatMap((name) => checkNumbersIn(name, content)),
  ...checkAfterHours(content),
  ...checkAddress(content),
];

function checkNumbersIn(name: keyof PracticeFacts, content: Content): Problem[] {
  return walkFields(content[name]).flatMap(({at, value}): Problem[] => {
    if (typeof value !== 'number') return [];
    const range = FIGURE_RANGES.find(({field}) => field.test(`${name}.${at.join('.')}`));
    if (!range || (value >= range.min && value <= range.max)) return [];
    const field = String(at.at(-1));
    return reportFacts(content, name, at, {
      message:
        `${range.noun ?? `The field "${field}"`} is ${formatNumber(value, field)}, ` +
        'which looks wrong.',
      remedy:
        `Enter a number from ${range.min} to ${range.max}. ` +
        'If your number is right, ask the manager.',
      finding: 'facts/figure',
      quote: String(value),
    });
  });
}

/** Units that the last word of a field's name doesn't give. */
const UNITS: Record<string, string> = {age: 'years', score: 'points'};

/** Formats a number with the unit at the end of its field's name: `72 hours` for `noticeHours`. */
function formatNumber(value: number, field: string): string {
  const word = /[A-Z]?[a-z]+$/.exec(field)?.[0].toLowerCase() ?? '';
  if (word === 'dollars') return `$${value.toLocaleString('en-US')}`;
  return word === 'percent' ? `${value}%` : `${value} ${UNITS[word] ?? word}`;
}

/** The number for emergencies is not the office number. */
function checkAfterHours(content: Content): Problem[] {
  const {phone, afterHours = []} = content.practice ?? {};
  const index = afterHours.findIndex((one) => one.phone === phone);
  if (index < 0) return [];
  return reportFacts(content, 'practice', ['afterHours', index, 'phone'], {
    message: 'This is our own office number, which no one answers after hours.',
    remedy: 'Enter the phone number of the person who answers.',
    quote: phone,
  });
}

/** A part of our address that may not be in the address's state. */
interface StatePart {
  isInState: boolean;
  at: FieldPath;
  /** Such as `The area code 212`. */
  subject: string;
  remedy: string;
  finding?: string;
  quote?: string;
}

/** If more parts than this are in another state, the state itself is wrong. */
const MAX_PARTS_ELSEWHERE = 3;

const COPY_FROM_MAP =
  'Copy latitude and longitude from a map again. In the US, longitude has a minus sign.';

/** Area code, zip code, time zone, and map location are in the state of our address. */
function checkAddress(content: Content): Problem[] {
  const {address, geo, timeZone = '', phone = ''} = content.practice ?? {};
  const state = STATES[address?.state ?? ''];
  if (!state || !address || !geo) return [];
  const [south = 0, north = 0, west = 0, east = 0] = state.corners;
  const areaCode = /\d{3}/.exec(phone)?.[0] ?? '';
  const parts: StatePart[] = [
    {
      isInState: state.areaCodes.includes(areaCode) || TOLL_FREE_AREA_CODE.test(areaCode),
      at: ['phone'],
      subject: `The area code ${areaCode}`,
      remedy: 'Check the phone number.',
      finding: 'facts/phone',
      quote: phone,
    },
    {
      isInState: isZipInState(state, address.zip),
      at: ['address', 'zip'],
      subject: `The ZIP code ${address.zip}`,
      remedy: 'Check the ZIP code.',
      finding: 'facts/zip',
      quote: address.zip,
    },
    {
      isInState: state.zones.includes(timeZone),
      at: ['timeZone'],
      subject: `The time zone ${timeZone}`,
      remedy: `Change it to one of these: ${state.zones.join(', ')}.`,
    },
    {
      isInState: geo.latitude >= south && geo.latitude <= north,
      at: ['geo', 'latitude'],
      subject: 'This location on the map',
      remedy: COPY_FROM_MAP,
    },
    {
      isInState: geo.longitude >= west && geo.longitude <= east,
      at: ['geo', 'longitude'],
      subject: 'This location on the map',
      remedy: COPY_FROM_MAP,
    },
  ];
  const report = (at: FieldPath, finding: Finding) => reportFacts(content, 'practice', at, finding);
  const elsewhere = parts.filter(({isInState}) => !isInState);
  if (elsewhere.length > MAX_PARTS_ELSEWHERE)
    return report(['address', 'state'], {
      message: `The phone number, ZIP code, and map location aren't in ${state.name}.`,
      remedy: 'Correct the state.',
    });
  return elsewhere.flatMap(({at, subject, remedy, finding, quote}) =>
    report(at, {
      message: `${subject} isn't in ${state.name}.`,
      remedy,
      ...(finding && {finding, quote}),
    }),
  );
}

/** A duration in a table of a page is within the durations in the fields at the top of the page. */
export const checkTimesOfVisits: Check = (content) =>
  [...groupSentencesByFile(content)].flatMap(([file, sentences]) => {
    const ranges = sentences
      .filter(({field}) => field === 'time')
      .flatMap(({text}) => findAmounts(text));
    if (ranges.length === 0) return [];
    const isInRange = (minutes: number) =>
      ranges.some(({value, to}) => minutes >= value && minutes <= to);
    return sentences
      .filter(({text, field}) => field === undefined && /^\d+ minutes$/.test(text))
      .filter(({text}) => !isInRange(Number.parseInt(text, 10)))
      .map(({text, getLine}): Problem => ({
        file,
        line: getLine(0),
        severity: 'warning',
        finding: 'facts/amount',
        quote: text,
        message: `"${text}" doesn't match the times at the top of this page.`,
        remedy: 'Correct one of the two.',
      }));
  });
