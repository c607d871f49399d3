import {describe, expect, it} from 'vitest';
import {makeStructuredData, type Site} from '@dental/content';
import {
  addDays,
  CALL_STATE,
  describeNextWeekday,
  describeOffice,
  findCurrentNotices,
  getCallState,
  getWeekday,
  type LocalTime,
  type Notice,
  parseTime,
  toLocalTime,
  toMilliseconds,
} from '@dental/practice';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';
import {type ClockRow, makeClockTables} from '../../../src/build/clock';
import {makeHoursData} from '../../../src/data/practiceData';
import {isOpenInData, type OpeningData} from '../../support/openingData';

/*
 * Every view of the hours must agree at each half hour of unusual days: the status line, the table,
 * the call button, the structured data, and the tables that pages carry.
 */

const WEEK: Site['hours']['week'] = [
  {day: 'Monday', opens: '9:00 am', closes: '5:00 pm', break: {from: '12:30 pm', to: '1:30 pm'}},
  {day: 'Tuesday', opens: '9:00 am', closes: '5:00 pm'},
  {day: 'Wednesday', opens: '10:00 am', closes: '7:00 pm'},
  {day: 'Thursday', opens: '9:00 am', closes: '5:00 pm'},
  {day: 'Friday', opens: '8:00 am', closes: '1:00 pm', appointmentOnly: true},
  {day: 'Saturday', appointmentOnly: true},
  {day: 'Sunday', closed: true},
];
const MORNING = {opens: '9:00 am', closes: '12:00 pm'};
const AFTERNOON = {opens: '1:00 pm', closes: '4:30 pm'};
const BREAK = {from: '2:00 pm', to: '3:00 pm'};

const makeNotice = (from: string, until: string, kind: Notice['kind'] = 'closed'): Notice => ({
  kind,
  text: `The notice from ${from}.`,
  from,
  until,
});

interface Variant {
  name: string;
  /** The Monday of the first of two weeks. */
  from: string;
  specialHours?: Site['hours']['specialHours'];
  closures?: Site['hours']['closures'];
  notices?: Notice[];
}

const VARIANTS: Variant[] = [
  {
    name: 'a special day on a Saturday by appointment',
    from: '2027-05-03',
    specialHours: [{name: 'Open house', days: ['2027-05-08'], ...MORNING}],
  },
  {
    name: 'special days by appointment, with and without hours',
    from: '2027-05-03',
    specialHours: [
      {name: 'Short staff', days: ['2027-05-04', '2027-05-16'], appointmentOnly: true},
      {name: 'Long lunch', days: ['2027-05-12'], ...AFTERNOON, appointmentOnly: true},
    ],
  },
  {
    name: 'two notices, one closed and one with a phone',
    from: '2027-05-03',
    notices: [
      makeNotice('2027-05-04 10:00 am', '2027-05-04 2:00 pm'),
      {...makeNotice('2027-05-04 8:00 am', '2027-05-06 6:00 pm', 'phone'), phone: '(555) 010-0188'},
    ],
  },
  {
    name: 'a break on a special day of a weekday without one',
    from: '2027-05-03',
    specialHours: [{name: 'Training', days: ['2027-05-04'], ...AFTERNOON, break: BREAK}],
  },
  {
    name: 'a special day without a break on a weekday with one',
    from: '2027-05-03',
    specialHours: [
      {name: 'Long Monday', days: ['2027-05-10'], opens: '8:00 am', closes: '6:00 pm'},
    ],
  },
  {
    name: 'the end of daylight saving time, open and closed by a notice',
    from: '2027-11-01',
    specialHours: [{name: 'Extra Sunday', days: ['2027-11-07'], ...AFTERNOON}],
    notices: [makeNotice('2027-11-06 11:00 pm', '2027-11-07 1:30 pm')],
  },
  {
    name: 'the start of daylight saving time, with a notice until the skipped hour',
    from: '2027-03-08',
    specialHours: [{name: 'Extra Sunday', days: ['2027-03-14'], ...MORNING}],
    notices: [makeNotice('2027-03-13 9:00 pm', '2027-03-14 2:30 am')],
  },
  {
    name: 'a half day before a closure',
    from: '2027-12-20',
    specialHours: [{name: 'Early holidays', days: ['2027-12-23'], ...MORNING}],
    closures: [{name: 'Winter holidays', from: '2027-12-24', to: '2028-01-02'}],
  },
  {
    name: 'a closure that ends on a Sunday',
    from: '2027-05-03',
    closures: [{name: 'Courtyard repairs', from: '2027-05-07', to: '2027-05-09'}],
  },
  {
    name: 'every second Saturday, one of them closed by a notice',
    from: '2027-05-03',
    specialHours: [{name: 'Saturdays', days: ['2027-05-08', '2027-05-22'], ...AFTERNOON}],
    notices: [makeNotice('2027-05-08 6:00 am', '2027-05-08 11:00 pm')],
  },
  {
    name: 'a notice from yesterday until noon',
    from: '2027-05-03',
    notices: [makeNotice('2027-05-05 6:00 pm', '2027-05-06 12:00 pm')],
  },
  {
    name: 'a notice over the break of a Monday, and one over a day by appointment',
    from: '2027-05-03',
    notices: [
      makeNotice('2027-05-03 12:00 pm', '2027-05-03 2:00 pm'),
      makeNotice('2027-05-07 7:00 am', '2027-05-08 1:00 pm'),
    ],
  },
  {
    name: 'a notice inside a closure',
    from: '2027-05-03',
    closures: [{name: 'Courtyard repairs', from: '2027-05-04', to: '2027-05-05'}],
    notices: [makeNotice('2027-05-04 9:00 am', '2027-05-06 11:00 am')],
  },
];

const DAYS = Array.from({length: 14}, (_, ahead) => ahead);
const HALF_HOURS = Array.from({length: 48}, (_, index) => index * 30);

function makeSite({specialHours = [], closures = [], notices = [], from}: Variant): Site {
  const site = makeExampleSite();
  // A holiday that isn't decided has no answer.
  const openHolidays = ['2027-11-11', '2027-11-25', '2027-12-31'];
  const hours = {...site.hours, week: WEEK, specialHours, closures, openHolidays};
  return {
    ...site,
    hours,
    notices: {notices},
    practice: {...site.practice, timeZone: getZone(from)},
  };
}

/** Both change their clocks. */
const getZone = (from: string) => (from < '2027-06' ? 'America/New_York' : 'America/Denver');

/** Returns true if times such as `9:00 am to 12:00 pm, 1:00 pm to 4:00 pm` include a time. */
function isWithin(times: string, minutes: number): boolean {
  return [...times.matchAll(/(\d+:\d\d [ap]m) to (\d+:\d\d [ap]m)/g)].some(
    ([, opens = '', closes = '']) => parseTime(opens) <= minutes && minutes < parseTime(closes),
  );
}

/** The text that the script of a page picks at a moment: src/build/loader/start.ts. */
function readTable(rows: readonly ClockRow[], {day, minutes}: LocalTime): unknown {
  const clock = Date.parse(day) / 60_000 + minutes;
  return rows.find(([shift, period, length]) => (clock + shift) % period < length)?.[3];
}

describe.each(VARIANTS)('views of $name', (variant) => {
  const site = makeSite(variant);
  const office = makeHoursData(site, {today: variant.from});
  const {hours: labels} = site.labels;
  const [data] = makeStructuredData(site, makeExamplePage('page', '/contact-us'));
  const tables = makeClockTables(office, variant.from, site.labels);
  const {notices} = site.notices;
  const moments = DAYS.flatMap((ahead) =>
    HALF_HOURS.map((minutes): LocalTime => ({day: addDays(variant.from, ahead), minutes})),
  );

  it('agrees if the office is open', () => {
    const differences = moments.flatMap((now) => {
      const {day, minutes} = now;
      const weekday = getWeekday(day);
      const row = describeNextWeekday(office, day, weekday, labels);
      const answers = {
        state: describeOffice(office, now, labels).startsWith('Open now'),
        row: isWithin(row, minutes),
        call: getCallState(office, now) === 'open',
        data: isOpenInData(data as unknown as OpeningData, now),
      };
      return new Set(Object.values(answers)).size === 1 ? [] : [{...now, row, answers}];
    });
    expect(differences).toEqual([]);
  });

  it('carries the same texts on its pages', () => {
    const differences = moments.filter((now) => {
      const weekday = getWeekday(now.day);
      return (
        readTable(tables.state, now) !== describeOffice(office, now, labels) ||
        readTable(tables[weekday], now) !== describeNextWeekday(office, now.day, weekday, labels) ||
        readTable(tables[CALL_STATE], now) !== getCallState(office, now)
      );
    });
    expect(differences).toEqual([]);
  });

  it('names the notice in the footer while it closes the office', () => {
    const differences = moments.filter((now) => {
      const closing = findCurrentNotices(notices, now).find(({kind}) => kind === 'closed');
      const text = readTable(tables.coming, now);
      return closing ? text !== closing.text : notices.some((one) => one.text === text);
    });
    expect(differences).toEqual([]);
  });

  it('ends each notice at its minute by the clock of the office', () => {
    for (const {from, until} of notices)
      for (const moment of [from, until]) {
        const local = {day: moment.slice(0, 10), minutes: parseTime(moment.slice(11))};
        const localTime = toLocalTime(
          new Date(toMilliseconds(local, site.practice.timeZone)),
          site.practice.timeZone,
        );
        // 2:30 am is skipped on the day when the clocks change.
        const minutes = moment === '2027-03-14 2:30 am' ? 210 : local.minutes;
        expect(localTime, moment).toEqual({...local, minutes});
      }
  });
});
