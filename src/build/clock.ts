import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {getSiteIn, type Site} from '@dental/content';
import type {Data} from '../data';
import {makeHoursData} from '../data/practiceData';
import type {Change} from './html';
import {getAttribute} from '@dental/delivery';
import {
  addDays,
  CALL_STATE,
  type ClockText,
  describeClosing,
  describeComingDay,
  describeNextWeekday,
  describeWeekday,
  getCallState,
  getLanguage,
  type LocalTime,
  type OfficeHours,
  getOpenSpans,
  describeOffice,
  type Weekday,
  WEEKDAYS,
} from '@dental/practice';
import type {PageChanges, SiteBuild} from './types';

/** A page includes closures this far ahead: the practice has decided about holidays until then. */
const DAYS_AHEAD = 365;

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Longer than any site exists: the text applies only once. */
const ONCE_MINUTES = 1e8;

/**
 * A text and the time when it applies, in minutes of practice time: it applies if
 * `(minutes since 1970 + shift) % period < length`. A tuple, because every page has hundreds. It is
 * the element's text, or the value of another property.
 */
export type ClockRow = [
  shift: number,
  period: number,
  length: number,
  value: string | boolean,
  property?: 'hidden' | typeof CALL_STATE,
];

/** The text for a moment, by the office's hours. */
type TextAt = (office: Office, now: LocalTime) => string;

type Office = Data<'hours.json'>;

/** A time with one text, in minutes since 1970 in the practice's time zone. */
interface Run {
  from: number;
  to: number;
  text: string;
  /** Returns true if the text changes during a usual week. */
  isSpecial: boolean;
}

/** Adds the texts for every hour of the year, so that pages are right before React runs. */
export function addClockTables({root, site}: SiteBuild): PageChanges {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, '.docusaurus/site-content/default', name), 'utf8'));
  const practice = read('practice.json') as Data<'practice.json'>;
  const makeChanges = (own: Site, hours: Data<'hours.json'>) => [
    fillTables(makeClockTables(hours, practice.builtOn, own.labels)),
  ];
  const english = makeChanges(site, read('hours.json') as Data<'hours.json'>);
  const translated = getSiteIn(site, 'es');
  const spanish =
    translated === site
      ? english
      : makeChanges(translated, makeHoursData(translated, {today: practice.builtOn}));
  return (path) => (getLanguage(path) === 'es' ? spanish : english);
}

/**
 * Puts its table into every element with `data-says` and into the body. A script at the end of the
 * page reads it.
 */
function fillTables({[CALL_STATE]: callState, ...tables}: Tables): Change {
  const values = new Map(Object.entries(tables).map(([key, rows]) => [key, toAttribute(rows)]));
  // Every page carries this table: in a usual week, what isn't open is closed.
  const isImplied = ([, period, , value]: ClockRow) =>
    period === WEEK_MINUTES && value === 'closed';
  const callRows: ClockRow[] = [...callState.filter((row) => !isImplied(row)), [0, 1, 1, 'closed']];
  const bodyValue = toAttribute(
    callRows.map(([shift, period, length, value]): ClockRow => [
      shift,
      period,
      length,
      value,
      CALL_STATE,
    ]),
  );
  return (page, elements) => {
    for (const element of elements) {
      const key = getAttribute(element, 'data-says') ?? '';
      const [, from, until] = /^(.*)\/(.+)$/.exec(key) ?? [];
      const value = until === undefined ? values.get(key) : toAttribute(listDatedRows(from, until));
      const {startOffset, attrs} = element.sourceCodeLocation ?? {};
      const place = attrs?.['data-says'];
      if (value !== undefined && place) page.overwrite(place.startOffset, place.endOffset, value);
      if (element.tagName === 'body' && startOffset !== undefined)
        page.appendLeft(startOffset + '<body'.length, ` ${bodyValue}`);
    }
  };
}

function toAttribute(rows: readonly ClockRow[]): string {
  return `data-says='${JSON.stringify(rows).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}

/** The rows of an element that shows from a day until another one; undefined: from any day. */
function listDatedRows(from = '', until: string): ClockRow[] {
  const start = (Date.parse(from) || 0) / 60_000;
  // A longer time would fill the period, and begin before its first day.
  const end = Math.min(Date.parse(until) / 60_000, start + ONCE_MINUTES / 2);
  const [shift, period, length] = makeClockRow({from: start, to: end}, ONCE_MINUTES);
  return [
    [shift, period, length, false, 'hidden'],
    [0, 1, 1, true, 'hidden'],
  ];
}

type Tables = Record<ClockText | typeof CALL_STATE, ClockRow[]>;

/** The tables of all texts that depend on the clock, from the day of the build on. */
export function makeClockTables(office: Office, today: string, {hours}: Site['labels']): Tables {
  const makeTable = (textAt: TextAt) => makeClockTable(office, today, textAt);
  const rows = WEEKDAYS.map((weekday) => {
    const table = makeTable((times, {day}) => describeNextWeekday(times, day, weekday, hours));
    return [weekday, table] as const;
  });
  return {
    ...(Object.fromEntries(rows) as Record<Weekday, ClockRow[]>),
    state: makeTable((times, now) => describeOffice(times, now, hours)),
    day: makeTable((times, {day}) => describeWeekday(times, day, hours)),
    coming: makeTable(
      (times, now) =>
        describeClosing(times, now, hours) ||
        describeComingDay(times, now.day, hours, {isToday: true}),
    ),
    [CALL_STATE]: makeTable(getCallState),
  };
}

/** The rows of one text: first the days that are not as usual, then a usual week. */
function makeClockTable(office: Office, today: string, textAt: TextAt): ClockRow[] {
  const usual = {
    ...office,
    closures: [],
    specialHours: [],
    coming: [],
    undecided: [],
    closedTimes: [],
    shortDays: {},
  };
  const getUsualText = (now: LocalTime) => textAt(usual, now);
  const special = findRuns(
    listMoments(today, DAYS_AHEAD, office),
    (now) => textAt(office, now),
    getUsualText,
  ).filter(({isSpecial}) => isSpecial);
  const week = findRuns(listMoments(today, 7, office), getUsualText, getUsualText);
  return [
    ...special.map((run) => makeClockRow(run, ONCE_MINUTES)),
    ...week.map((run) => makeClockRow(run, WEEK_MINUTES)),
  ];
}

/** A moment when a text can change, and the time to the next one in minutes. */
interface Moment extends LocalTime {
  length: number;
}

/** All moments of some days when the office opens or closes on any day, or by a notice. */
function listMoments(
  today: string,
  days: number,
  {week, specialHours = [], closedTimes = []}: OfficeHours,
): Moment[] {
  const times = [...week, ...specialHours]
    .flatMap(getOpenSpans)
    .flatMap(({opensMinutes, closesMinutes}) => [opensMinutes, closesMinutes]);
  const notices = closedTimes.flatMap(({from, until}) => [from % DAY_MINUTES, until % DAY_MINUTES]);
  const marks = [...new Set([0, ...times, ...notices])].sort((a, b) => a - b);
  return Array.from({length: days}, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    marks.map((minutes, index) => ({
      day,
      minutes,
      length: (marks[index + 1] ?? DAY_MINUTES) - minutes,
    })),
  );
}

/** Joins the moments that follow each other with the same text. */
function findRuns(
  moments: readonly Moment[],
  getText: (now: LocalTime) => string,
  getUsualText: (now: LocalTime) => string,
): Run[] {
  const runs: Run[] = [];
  for (const {length, ...now} of moments) {
    const text = getText(now);
    const isSpecial = text !== getUsualText(now);
    const from = Date.parse(now.day) / 60_000 + now.minutes;
    const last = runs.at(-1);
    if (last?.text === text) {
      last.to = from + length;
      last.isSpecial ||= isSpecial;
    } else {
      runs.push({from, to: from + length, text, isSpecial});
    }
  }
  return runs;
}

function makeClockRow(
  {from, to, text = ''}: Pick<Run, 'from' | 'to'> & Partial<Run>,
  period: number,
): ClockRow {
  return [period - (from % period), period, to - from, text];
}
