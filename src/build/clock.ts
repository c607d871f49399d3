import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Data, Site} from '@dental/content';
import {attribute, type Change} from '@dental/content/output';
import type {Build} from '@dental/delivery';
import {
  addDays,
  closureWords,
  dayWords,
  inOrder,
  type ClockSays,
  type LocalTime,
  minutesOf,
  type OfficeTimes,
  spansOf,
  stateWords,
} from '@dental/practice';

/** How many days ahead the closures are in a page, as far as holidays are decided. */
const AHEAD = 365;

const DAY = 1440;
const WEEK = 7 * DAY;
/** So many minutes that they come only once. */
const ONCE = 1e8;

/** When some words hold: minutes to add to those since 1970 by the practice's own clock, after how many they hold again, and for how many. */
export type ClockRow = [shift: number, period: number, length: number, words: string];

/** A time through which the same words hold, in minutes since 1970 by the practice's clock, and whether a usual week has others in it. */
interface Run {
  from: number;
  to: number;
  words: string;
  isSpecial: boolean;
}

/** Has the pages say what holds at the moment, before React knows it. */
export function clock({root, site, pages}: Build): void {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, '.docusaurus/site-content/default', name), 'utf8'));
  const practice = read('practice.json') as Data<'practice.json'>;
  const change = tellTheHour(
    tables(
      {...practice, ...(read('hours.json') as Data<'hours.json'>)},
      practice.builtOn,
      site.labels,
    ),
  );
  for (const page of pages) page.changes.push(change);
}

/** Puts the table of its words into every element that has some; a script at the end of the page reads it. */
function tellTheHour(words: Record<ClockSays, ClockRow[]>): Change {
  const values = new Map(
    Object.entries(words).map(([says, rows]) => [
      says,
      JSON.stringify(rows).replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
    ]),
  );
  return (page, elements) => {
    for (const element of elements) {
      const value = values.get(attribute(element, 'data-says') ?? '');
      const place = element.sourceCodeLocation?.attrs?.['data-says'];
      if (value === undefined || !place) continue;
      page.overwrite(place.startOffset, place.endOffset, `data-says='${value}'`);
    }
  };
}

/** The tables of all words, from the day of the build on. */
function tables(
  office: OfficeTimes,
  today: string,
  {hours, emergency}: Site['labels'],
): Record<ClockSays, ClockRow[]> {
  const tableOf = (says: (given: OfficeTimes, now: LocalTime) => string) =>
    table(office, today, says);
  const ordered = (place: 'first' | 'second', open: string, closed: string) =>
    tableOf((given, now) => inOrder(given, now, open, closed)[place]);
  return {
    state: tableOf((given, now) => stateWords(given, now, hours)),
    day: tableOf((given, {day}) => dayWords(given, day, hours)),
    closure: tableOf((given, {day}) => closureWords(given, day, hours, true)),
    firstHeading: ordered('first', emergency.whileOpen, emergency.whileClosed),
    firstText: ordered('first', emergency.whileOpenText, emergency.whileClosedText),
    secondHeading: ordered('second', emergency.whileOpen, emergency.whileClosed),
    secondText: ordered('second', emergency.whileOpenText, emergency.whileClosedText),
  };
}

/** When which words hold: first where days are not as usual, then in a week without anything special. */
function table(
  office: OfficeTimes,
  today: string,
  says: (given: OfficeTimes, now: LocalTime) => string,
): ClockRow[] {
  const usual: OfficeTimes = {...office, closures: [], undecided: []};
  const spans = office.week
    .flatMap(spansOf)
    .flatMap(({opens, closes}) => [minutesOf(opens), minutesOf(closes)]);
  const marks = [...new Set([0, ...spans])].sort((one, other) => one - other);
  const runs = (given: OfficeTimes, days: number): Run[] => {
    const found: Run[] = [];
    for (let ahead = 0; ahead < days; ahead += 1)
      for (const [index, minutes] of marks.entries()) {
        const now = {day: addDays(today, ahead), minutes};
        const words = says(given, now);
        const isSpecial = words !== says(usual, now);
        const from = Date.parse(now.day) / 60_000 + minutes;
        const to = from - minutes + (marks[index + 1] ?? DAY);
        const last = found.at(-1);
        if (last?.words === words)
          Object.assign(last, {to, isSpecial: last.isSpecial || isSpecial});
        else found.push({from, to, words, isSpecial});
      }
    return found;
  };
  const row = (period: number, {from, to, words}: Run): ClockRow => [
    period - (from % period),
    period,
    to - from,
    words,
  ];
  const special = runs(office, AHEAD).filter(({isSpecial}) => isSpecial);
  return [...special.map((run) => row(ONCE, run)), ...runs(usual, 7).map((run) => row(WEEK, run))];
}
