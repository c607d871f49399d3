import ranges from '../../data/figures.json';
import {
  isZipOf,
  problemAt,
  type Check,
  type Content,
  type FieldPath,
  walkFields,
  type PracticeFacts,
  practiceFile,
  practiceNames,
  type Problem,
  STATES,
} from '@dental/content';
import {mentionsIn, sentencesByFile, TOLL_FREE} from '@dental/prose';

/** What a figure of `_practice` can be, by its field; of two rows for a field the first counts. */
const RANGES = ranges.map(({field, ...range}) => ({...range, field: new RegExp(field, 'i')}));

const MAP =
  'Copy latitude and longitude from a map again; in America the longitude has a minus sign.';

/** A figure of the practice that cannot be, such as a discount of 500 %. */
export const checkFigures: Check = (content) => [
  ...practiceNames.flatMap((name) => inRecord(name, content)),
  ...inAfterHours(content),
  ...inAddress(content),
];

function inRecord(name: keyof PracticeFacts, content: Content): Problem[] {
  return walkFields(content[name]).flatMap(({at, value}): Problem[] => {
    if (typeof value !== 'number') return [];
    const {least, most, unit, noun} =
      RANGES.find(({field}) => field.test(`${name}.${at.join('.')}`)) ?? {};
    if (least === undefined || most === undefined || (value >= least && value <= most)) return [];
    const message = `${noun ?? `The field "${at.at(-1)}"`} is ${value} ${unit}, which can hardly be.`;
    const remedy = `Write a figure from ${least} to ${most}; ask the manager if it is meant.`;
    const more = {message, remedy, finding: 'facts/figure', quote: String(value)};
    return [problemAt(content, practiceFile(name), at, more)];
  });
}

/** Whoever helps when we are closed has another number than we have. */
function inAfterHours(content: Content): Problem[] {
  const {phone, afterHours = []} = content.practice ?? {};
  const more = {
    message: 'This is our own number.',
    remedy: 'Write the number of whoever answers.',
    quote: phone,
  };
  const at = afterHours.findIndex((one) => one.phone === phone);
  return at < 0
    ? []
    : [problemAt(content, practiceFile('practice'), ['afterHours', at, 'phone'], more)];
}

/** Where we are and how to reach us are in the state of our address. Where nothing of it is, the state is wrong. */
function inAddress(content: Content): Problem[] {
  const {address, geo, timeZone = '', phone = ''} = content.practice ?? {};
  const state = STATES[address?.state ?? ''];
  if (!state || !address || !geo) return [];
  const [south = 0, north = 0, west = 0, east = 0] = state.corners;
  const {zip} = address;
  const area = /\d{3}/.exec(phone)?.[0] ?? '';
  const isIn = (value: number, least: number, most: number) => value >= least && value <= most;
  const hasArea = state.phones.includes(area) || TOLL_FREE.test(area);
  const zones = `Write one of these: ${state.zones.join(', ')}.`;
  type Row = [
    isRight: boolean,
    at: FieldPath,
    subject: string,
    remedy: string,
    more?: Partial<Problem>,
  ];
  const rows: Row[] = [
    [
      hasArea,
      ['phone'],
      `The area code ${area}`,
      'Check the number.',
      {finding: 'facts/phone', quote: phone},
    ],
    [
      isZipOf(state, zip),
      ['address', 'zip'],
      `The zip code ${zip}`,
      'Check it.',
      {finding: 'facts/zip', quote: zip},
    ],
    [state.zones.includes(timeZone), ['timeZone'], `The time zone ${timeZone}`, zones],
    [isIn(geo.latitude, south, north), ['geo', 'latitude'], 'This place on the map', MAP],
    [isIn(geo.longitude, west, east), ['geo', 'longitude'], 'This place on the map', MAP],
  ];
  const wrong = rows.filter(([isRight]) => !isRight);
  const say = (at: FieldPath, message: string, remedy: string, more: Partial<Problem> = {}) =>
    problemAt(content, practiceFile('practice'), at, {message, remedy, ...more});
  return wrong.length > 3
    ? [
        say(
          ['address', 'state'],
          `Neither phone, zip code nor map is of ${state.name}.`,
          'Correct the state.',
        ),
      ]
    : wrong.map(([, at, subject, remedy, more]) =>
        say(at, `${subject} is not one of ${state.name}.`, remedy, more),
      );
}

/** A time that a cell of a table says alone is one of those that the page says at a glance. */
export const checkTimesOfVisits: Check = (content) =>
  [...sentencesByFile(content)].flatMap(([file, sentences]) => {
    const glance = sentences
      .filter(({field}) => field === 'time')
      .flatMap(({text}) => mentionsIn(text));
    const isSaid = (minutes: number) =>
      glance.some(({value, to}) => minutes >= value && minutes <= to);
    const cells = sentences.filter(
      ({text, field}) => field === undefined && /^\d+ minutes$/.test(text),
    );
    const wrong =
      glance.length === 0 ? [] : cells.filter(({text}) => !isSaid(Number.parseInt(text, 10)));
    return wrong.map(({text: quote, lineAt}): Problem => ({
      ...{file, line: lineAt(0), quote, severity: 'warning', finding: 'facts/amount'},
      message: `"${quote}" is none of the times at the top of this page.`,
      remedy: 'Correct one of the two.',
    }));
  });
