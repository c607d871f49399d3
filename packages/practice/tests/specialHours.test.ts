import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {
  describeComingDay,
  describeComingDays,
  describeSpecialDay,
  findUndecidedHolidays,
  getHoursOn,
  listComingDays,
  type OfficeHours,
} from '../src/closures';
import {describeNextWeekday} from '../src/nextWeekday';
import {getWeekday, toLocalTime, toMoment, type Weekday} from '../src/days';
import {describeOfficeState, getCallState, isClosedAllDay} from '../src/officeState';

const labels = makeExampleSite().labels.hours;

const HALF_DAY = 'Day before the winter holidays';
const SATURDAYS = 'Every second Saturday';
const BREAK = {from: '12:00 pm', to: '1:00 pm'};

const office: OfficeHours = {
  week: [
    {day: 'Monday', opens: '9:00 am', closes: '2:00 pm'},
    {day: 'Tuesday', opens: '9:00 am', closes: '7:00 pm'},
    {day: 'Wednesday', opens: '9:00 am', closes: '5:00 pm'},
    {day: 'Thursday', opens: '9:00 am', closes: '5:00 pm', appointmentOnly: true},
    {day: 'Friday', opens: '7:00 am', closes: '2:00 pm'},
    {day: 'Saturday', closed: true},
    {day: 'Sunday', appointmentOnly: true},
  ],
  closures: [{name: 'Winter holidays', from: '2026-12-24', to: '2027-01-01'}],
  specialHours: [
    {name: HALF_DAY, days: ['2026-12-23'], opens: '9:00 am', closes: '12:00 pm'},
    {
      name: SATURDAYS,
      days: ['2026-12-05', '2026-12-19', '2027-01-16'],
      opens: '10:00 am',
      closes: '3:00 pm',
      break: BREAK,
    },
    {name: 'Evening', days: ['2027-03-15'], opens: '9:00 am', closes: '8:00 pm'},
    {name: 'Never', days: ['2026-12-28'], opens: '9:00 am', closes: '8:00 pm'},
  ],
  undecided: ['2027-01-18'],
};

const dated = {...office, coming: describeComingDays(office, labels)};

function parseMoment(moment: string) {
  const [day = '', time = ''] = moment.split(' ');
  return {day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3))};
}

describe.each([
  {at: '2026-12-04 08:00', state: 'Open now, until 2:00 pm', call: 'open'},
  {at: '2026-12-04 14:00', state: 'Opens tomorrow at 10:00 am', call: 'closed'},
  {at: '2026-12-05 00:00', state: 'Opens today at 10:00 am', call: 'closed'},
  {at: '2026-12-05 09:59', state: 'Opens today at 10:00 am', call: 'closed'},
  {at: '2026-12-05 10:00', state: 'Open now, until 12:00 pm', call: 'open'},
  {at: '2026-12-05 11:59', state: 'Open now, until 12:00 pm', call: 'open'},
  {at: '2026-12-05 12:00', state: 'Opens again at 1:00 pm', call: 'closed'},
  {at: '2026-12-05 13:00', state: 'Open now, until 3:00 pm', call: 'open'},
  {at: '2026-12-05 15:00', state: 'Opens Monday at 9:00 am', call: 'closed'},
  {
    at: '2026-12-06 10:00',
    state: 'By appointment only today. Opens tomorrow at 9:00 am',
    call: 'closed',
  },
  {at: '2026-12-12 10:30', state: 'Opens Monday at 9:00 am', call: 'closed'},
  {at: '2026-12-09 17:00', state: 'Opens tomorrow at 9:00 am, by appointment', call: 'closed'},
  {at: '2026-12-10 08:59', state: 'Opens today at 9:00 am, by appointment', call: 'closed'},
  {at: '2026-12-10 09:00', state: 'Open now, until 5:00 pm, by appointment', call: 'open'},
  {at: '2026-12-10 17:00', state: 'Opens tomorrow at 7:00 am', call: 'closed'},
  {at: '2026-12-18 23:59', state: 'Opens tomorrow at 10:00 am', call: 'closed'},
  {at: '2026-12-22 19:00', state: 'Opens tomorrow at 9:00 am', call: 'closed'},
  {at: '2026-12-23 08:59', state: 'Opens today at 9:00 am', call: 'closed'},
  {at: '2026-12-23 09:00', state: 'Open now, until 12:00 pm', call: 'open'},
  {at: '2026-12-23 11:59', state: 'Open now, until 12:00 pm', call: 'open'},
  {
    at: '2026-12-23 12:00',
    state: 'Closed until Monday, January 4: Winter holidays',
    call: 'closed',
  },
  {
    at: '2026-12-28 10:00',
    state: 'Closed until Monday, January 4: Winter holidays',
    call: 'closed',
  },
  {at: '2027-01-02 10:00', state: 'Opens Monday at 9:00 am', call: 'closed'},
  {at: '2027-01-16 14:59', state: 'Open now, until 3:00 pm', call: 'open'},
  {at: '2027-01-18 10:00', state: undefined, call: ''},
  {at: '2027-03-15 19:59', state: 'Open now, until 8:00 pm', call: 'open'},
  {at: '2027-03-15 20:00', state: 'Opens tomorrow at 9:00 am', call: 'closed'},
])('the office at $at', ({at, state, call}) => {
  const now = parseMoment(at);

  it(`is described as ${state}`, () => {
    expect(describeOfficeState(office, now, labels)).toBe(state);
  });

  it(`has the call state ${call || 'unknown'}`, () => {
    expect(getCallState(office, now)).toBe(call);
  });
});

describe('describeNextWeekday', () => {
  it.each<{today: string; weekday: Weekday; text: string}>([
    {today: '2026-11-28', weekday: 'Saturday', text: 'Closed'},
    {today: '2026-11-29', weekday: 'Saturday', text: `10:00 am to 12:00 pm, 1:00 pm to 3:00 pm`},
    {today: '2026-12-05', weekday: 'Saturday', text: `10:00 am to 12:00 pm, 1:00 pm to 3:00 pm`},
    {today: '2026-12-06', weekday: 'Saturday', text: 'Closed'},
    {today: '2026-12-16', weekday: 'Wednesday', text: '9:00 am to 5:00 pm'},
    {today: '2026-12-17', weekday: 'Wednesday', text: `9:00 am to 12:00 pm: ${HALF_DAY}`},
    {today: '2026-12-23', weekday: 'Wednesday', text: `9:00 am to 12:00 pm: ${HALF_DAY}`},
    {today: '2026-12-23', weekday: 'Thursday', text: 'Closed: Winter holidays'},
    {today: '2026-12-24', weekday: 'Thursday', text: 'Closed today: Winter holidays'},
    {today: '2026-12-26', weekday: 'Monday', text: 'Closed: Winter holidays'},
    {today: '2026-12-29', weekday: 'Thursday', text: 'Closed: Winter holidays'},
    {today: '2027-01-02', weekday: 'Thursday', text: '9:00 am to 5:00 pm, by appointment'},
    {today: '2027-01-02', weekday: 'Sunday', text: 'By appointment only'},
    {today: '2027-01-18', weekday: 'Monday', text: 'Please call.'},
  ])('describes $weekday from $today as $text', ({today, weekday, text}) => {
    const described = describeNextWeekday(office, today, weekday, labels);
    const isSaturday = text.startsWith('10:00');
    expect(described).toBe(isSaturday ? `${text}: ${SATURDAYS}` : text);
  });
});

it('says of the next day by appointment that it is one', () => {
  const byAppointment: OfficeHours = {
    ...office,
    week: office.week.map((day) =>
      day.day === 'Wednesday' ? {day: 'Wednesday', appointmentOnly: true} : day,
    ),
  };
  const now = parseMoment('2026-12-09 10:00');
  expect(describeOfficeState(byAppointment, now, labels)).toBe(
    'By appointment only today. Opens tomorrow at 9:00 am, by appointment',
  );
});

it('keeps a day by appointment as one on special hours', () => {
  const short = {name: 'Short day', days: ['2027-02-11'], opens: '9:00 am', closes: '12:00 pm'};
  const hours = {...office, specialHours: [short]};
  const coming = describeComingDays(hours, labels);
  const now = parseMoment('2027-02-11 10:00');
  expect([
    describeOfficeState(hours, now, labels),
    describeNextWeekday(hours, now.day, 'Thursday', labels),
    describeSpecialDay(hours, now.day, labels),
    describeComingDay({...hours, coming}, now.day, labels, {isToday: true}),
  ]).toEqual([
    'Open now, until 12:00 pm, by appointment',
    '9:00 am to 12:00 pm, by appointment: Short day',
    'Open today 9:00 am to 12:00 pm, by appointment: Short day',
    'Open today 9:00 am to 12:00 pm, by appointment: Short day',
  ]);
});

describe.each([
  {name: 'Extra Saturday', day: '2027-02-13', date: 'Saturday, February 13, 2027'},
  {name: 'Short staff', day: '2027-02-10', date: 'Wednesday, February 10, 2027'},
])('a day by appointment without hours: $name', ({name, day, date}) => {
  const hours = {...office, specialHours: [{name, days: [day], appointmentOnly: true as const}]};
  const dated = {...hours, coming: describeComingDays(hours, labels)};

  it('is neither open nor closed', () => {
    const now = parseMoment(`${day} 10:00`);
    const text = `By appointment only: ${name}`;
    expect(isClosedAllDay(hours, day)).toBe(false);
    expect([
      describeOfficeState(hours, now, labels),
      describeNextWeekday(hours, day, getWeekday(day), labels),
      describeSpecialDay(hours, day, labels),
      describeComingDay(dated, day, labels, {isToday: true}),
      describeComingDay(dated, '2027-02-08', labels, {isToday: true}),
    ]).toEqual([
      expect.stringMatching(/^By appointment only today\. Opens (?:Mon|tomo)/),
      text,
      text,
      text,
      `${date}, by appointment only: ${name}`,
    ]);
  });

  it('is closed when a notice closes the office', () => {
    const closed = {...hours, shortDays: {[day]: []}};
    expect(isClosedAllDay(closed, day)).toBe(true);
    expect(describeComingDays(closed, labels).find(({from}) => from === day)?.closed).toBe(
      'Closed',
    );
  });
});

describe('describeComingDay', () => {
  it.each([
    {day: '2026-11-27', text: /^$/},
    {day: '2026-12-05', text: /^Open today 10:00 am to 12:00 pm, 1:00 pm to 3:00 pm: Every/},
    {day: '2026-12-16', text: /^Open Saturday, December 19, 2026, 10:00 am to 12:00 pm, 1:00/},
    {day: '2026-12-22', text: /^Open Wednesday, December 23, 2026, 9:00 am to 12:00 pm: Day/},
    {day: '2026-12-23', text: /^Open today 9:00 am to 12:00 pm: Day before/},
    {day: '2026-12-24', text: /^Closed today: Winter holidays$/},
    {day: '2027-01-02', text: /^$/},
  ])('describes $day', ({day, text}) => {
    expect(describeComingDay(dated, day, labels, {isToday: true})).toMatch(text);
  });
});

describe('getHoursOn', () => {
  it('lets a closure count more than special hours', () => {
    expect(getHoursOn(office, '2026-12-28')).toMatchObject({spans: [], isUndecided: false});
    expect(listComingDays(office).map(({from}) => from)).not.toContain('2026-12-28');
  });

  it('lists coming days in order', () => {
    const days = listComingDays(office).map(({from}) => from);
    expect(days).toEqual([...days].sort());
    expect(days).toHaveLength(6);
  });

  it('decides a holiday by its special hours', () => {
    const holiday = {name: 'Half day', days: ['2027-01-18'], opens: '9:00 am', closes: '1:00 pm'};
    const listDays = (hours: OfficeHours) =>
      findUndecidedHolidays(hours, '2027-01-02').map(({day}) => day);
    expect(listDays(office)).toContain('2027-01-18');
    expect(listDays({...office, specialHours: [holiday]})).not.toContain('2027-01-18');
  });

  it('is not closed all day on days by appointment', () => {
    expect(isClosedAllDay(office, '2026-12-06')).toBe(false);
    expect(isClosedAllDay(office, '2026-12-12')).toBe(true);
  });

  it.each(['America/Phoenix', 'America/Chicago', 'Pacific/Auckland', 'Europe/London'])(
    'changes at the minute in %s, also when clocks change',
    (timeZone) => {
      for (const day of ['2027-03-14', '2027-03-28', '2027-04-04', '2027-10-31', '2027-11-07']) {
        const special = {name: 'Fair', days: [day], opens: '9:00 am', closes: '12:00 pm'};
        const getState = (time: string) => {
          const now = toLocalTime(toMoment(day, time, timeZone), timeZone);
          return getCallState({...office, specialHours: [special]}, now);
        };
        expect(getWeekday(day)).toBe('Sunday');
        expect(['08:59:59', '09:00:00', '11:59:59', '12:00:00'].map(getState)).toEqual([
          'closed',
          'open',
          'open',
          'closed',
        ]);
      }
    },
  );
});
