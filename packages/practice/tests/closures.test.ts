import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {
  describeComingDay,
  describeComingDays,
  listFederalHolidays,
  describeSpecialDay,
  findUndecidedHolidays,
} from '../src/closures';
import {WEEKDAYS} from '../src/days';
import type {DayHours} from '../src/hours';
import {makeSpanishDates} from '../src/language';

const week = WEEKDAYS.slice(0, 5).map((day): DayHours => ({
  day,
  opens: '9:00 am',
  closes: '5:00 pm',
}));

const labels = makeExampleSite().labels.hours;

const thanksgiving = {
  name: 'Thanksgiving',
  from: '2026-11-26',
  to: '2026-11-27',
};
const winterHolidays = {
  name: 'Winter holidays',
  from: '2026-12-24',
  to: '2027-01-01',
};
const specialDays = {week, closures: [thanksgiving, winterHolidays], undecided: ['2027-01-18']};

const dated = {...specialDays, coming: describeComingDays(specialDays, labels)};

describe('describeComingDay in Spanish', () => {
  it.each([
    {to: '2026-11-26', text: 'Cerrado el jueves, 26 de noviembre de 2026: Acción de Gracias'},
    {
      to: '2026-11-27',
      text:
        'Cerrado del jueves, 26 de noviembre de 2026 al viernes, 27 de noviembre de 2026: ' +
        'Acción de Gracias',
    },
  ])('puts the article before a closure until $to', ({to, text}) => {
    const spanish = {
      ...labels,
      closedOn: 'Cerrado {days}: {name}',
      dates: makeSpanishDates(),
    };
    const office = {
      ...specialDays,
      closures: [{name: 'Acción de Gracias', from: '2026-11-26', to}],
    };
    const coming = describeComingDays(office, spanish);
    expect(describeComingDay({...office, coming}, '2026-11-23', spanish, {isToday: true})).toBe(
      text,
    );
  });
});

describe('listFederalHolidays', () => {
  it('lists holidays on a weekend twice, first as observed', () => {
    expect(listFederalHolidays(2027).map(({day}) => day)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-06-19',
      '2027-07-05',
      '2027-07-04',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
      '2027-12-25',
      // New Year's Day 2028 is a Saturday.
      '2027-12-31',
    ]);
  });
});

describe('findUndecidedHolidays', () => {
  const listDays = (decisions: object, today = '2027-01-02') =>
    findUndecidedHolidays({week, closures: [], ...decisions}, today).map(({day}) => day);
  const listNames = (decisions: object) =>
    findUndecidedHolidays({week, closures: [], ...decisions}, '2027-01-02').map(({name}) => name);

  it('lists all holidays of the coming twelve months when none is decided', () => {
    expect(listNames({})).toHaveLength(11);
  });

  it('skips holidays in a closure, in openHolidays, and on closed weekdays', () => {
    expect(listNames({closures: [{from: '2027-07-01', to: '2027-07-10'}]})).not.toContain(
      'Independence Day',
    );
    expect(listNames({openHolidays: ['2027-11-11']})).not.toContain('Veterans Day');
    expect(listNames({week: week.slice(1)})).not.toContain('Labor Day');
  });

  it('includes Christmas on a Saturday when the office opens on Saturdays', () => {
    const saturday: DayHours = {day: 'Saturday', opens: '9:00 am', closes: '1:00 pm'};
    const closures = [{from: '2027-12-24', to: '2027-12-24'}];
    expect(listDays({closures})).not.toContain('2027-12-25');
    expect(listDays({closures, week: [...week, saturday]})).toContain('2027-12-25');
  });

  it.each([
    {position: 'first', closure: {from: '2027-11-25', to: '2027-11-26'}},
    {position: 'last', closure: {from: '2027-11-24', to: '2027-11-25'}},
    {position: 'only', closure: {from: '2027-11-25', to: '2027-11-25'}},
  ])('skips a holiday that is the $position day of a closure', ({closure}) => {
    expect(listNames({closures: [closure]})).not.toContain('Thanksgiving');
  });

  it('looks one year ahead and no further', () => {
    const days = listDays({}, '2027-01-19');
    expect(days.at(0)).toBe('2027-02-15');
    expect(days.at(-1)).toBe('2028-01-17');
  });

  it('includes today and the day in one year', () => {
    // Veterans Day is on November 11 in both years.
    const days = listDays({}, '2026-11-11');
    expect(days.at(0)).toBe('2026-11-11');
    expect(days.at(-1)).toBe('2027-11-11');
  });

  it('excludes yesterday and the day after one year', () => {
    expect(listDays({}, '2026-11-12').at(0)).toBe('2026-11-26');
    expect(listDays({}, '2026-11-10').at(-1)).toBe('2027-10-11');
  });
});

describe('describeSpecialDay', () => {
  it.each([
    {day: '2026-11-25', text: undefined},
    {day: '2026-11-26', text: 'Closed today: Thanksgiving'},
    {day: '2026-11-27', text: 'Closed today: Thanksgiving'},
    {day: '2026-11-28', text: undefined},
    {day: '2027-01-01', text: 'Closed today: Winter holidays'},
    {day: '2027-01-18', text: 'Please call.'},
  ])('describes $day as $text', ({day, text}) => {
    expect(describeSpecialDay(specialDays, day, labels)).toBe(text);
  });
});

describe('describeComingDay', () => {
  const announcement =
    'Closed Thursday, November 26, 2026 to Friday, November 27, 2026: Thanksgiving';

  it.each([
    {day: '2026-11-18', text: ''},
    {day: '2026-11-19', text: announcement},
    {day: '2026-11-25', text: announcement},
    {day: '2026-11-28', text: ''},
  ])('announces on $day, up to a week ahead: $text', ({day, text}) => {
    expect(describeComingDay(dated, day, labels, {isToday: true})).toBe(text);
    expect(describeComingDay(dated, day, labels, {isToday: false})).toBe(text);
  });

  it.each(['2026-11-26', '2026-11-27'])('describes a closure on its own day %s', (day) => {
    expect(describeComingDay(dated, day, labels, {isToday: true})).toBe(
      'Closed today: Thanksgiving',
    );
    expect(describeComingDay(dated, day, labels, {isToday: false})).toBe(announcement);
  });

  it('asks patients to call when a holiday today is not decided yet', () => {
    expect(describeComingDay(dated, '2027-01-18', labels, {isToday: true})).toBe('Please call.');
    expect(describeComingDay(dated, '2027-01-18', labels, {isToday: false})).toBe('');
  });
});
