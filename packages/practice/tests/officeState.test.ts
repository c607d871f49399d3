import {describe, expect, it} from 'vitest';
import {localTime, momentOf} from '../src/localTime';
import {isClosedAllDay, isOpenAt, officeState, type OfficeHours} from '../src/officeState';
import {specialHours, specialHoursOn} from '../src/specialDays';
import {exampleSite} from '../../../tests/support/exampleSite';
import {table} from '../../../tests/support/table';

const words = exampleSite().labels.hours;

const hours: OfficeHours = {
  week: [
    {day: 'Monday', opens: '9:00 am', closes: '2:00 pm'},
    {day: 'Tuesday', opens: '9:00 am', closes: '7:00 pm'},
    {day: 'Wednesday', opens: '9:00 am', closes: '5:00 pm'},
    {day: 'Thursday', opens: '9:00 am', closes: '5:00 pm'},
    {day: 'Friday', opens: '7:00 am', closes: '2:00 pm'},
    {day: 'Saturday', closed: true},
    {day: 'Sunday', closed: true},
  ],
  closures: [
    {name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27'},
    {name: 'Winter holidays', from: '2026-12-24', to: '2027-01-01'},
  ],
  undecided: ['2027-01-18'],
};

const timeAt = (moment: string) => ({
  day: moment.slice(0, 10),
  minutes: Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)),
});
const at = (moment: string, given = hours) => officeState(given, timeAt(moment), words);

describe('a visitor reads whether the office is open', () => {
  it.each(table<[string, string]>(import.meta.url, 'by the hour'))('at %s: %s', (moment, text) => {
    expect(at(moment)).toBe(text);
  });

  it.each(table<[string, string]>(import.meta.url, 'with a break'))(
    'on a day with a lunch break, at %s: %s',
    (time, text) => {
      const week = hours.week.map((day) =>
        day.day === 'Wednesday' ? {...day, break: {from: '12:00 pm', to: '1:15 pm'}} : day,
      );
      expect(at(`2026-12-02T${time}`, {...hours, week})).toBe(text);
    },
  );

  it.each(table<[string, string]>(import.meta.url, 'around a holiday'))(
    'around a holiday, with its reason, at %s: %s',
    (moment, text) => {
      expect(at(moment)).toBe(text);
    },
  );

  it('in a closure of more than a week, with the date of the day it opens', () => {
    expect(at('2026-12-24T10:00')).toBe('Closed until Monday, January 4: Winter holidays');
  });

  it('not at all when no opening is in sight', () => {
    expect(
      at('2026-11-23T10:00', {...hours, closures: [{name: 'Away', from: '2026-11-01', to: '2027-12-31'}]}),
    ).toBeUndefined();
    expect(at('2026-11-23T10:00', {week: [], closures: [], undecided: []})).toBeUndefined();
  });
});

describe('a visitor reads what is special about a day', () => {
  it.each([
    ['2026-11-25', undefined],
    ['2026-11-26', 'Closed today: Thanksgiving'],
    ['2026-11-27', 'Closed today: Thanksgiving'],
    ['2026-11-28', undefined],
    ['2027-01-01', 'Closed today: Winter holidays'],
    ['2027-01-18', 'Please call.'],
  ])('%s: %s', (day, text) => {
    expect(specialHours(hours, day, words)).toBe(text);
  });

  it('and of the days of the week that comes, by its row', () => {
    const on = (day: string, weekday: string) => specialHoursOn(hours, day, weekday, words);
    expect(on('2026-11-23', 'Thursday')).toBe('Closed: Thanksgiving');
    expect(on('2026-11-26', 'Thursday')).toBe('Closed: Thanksgiving');
    expect(on('2026-11-23', 'Wednesday')).toBeUndefined();
    expect(on('2026-11-28', 'Thursday')).toBeUndefined();
  });

  it('and nothing of being open on a holiday about which nobody has decided, or across one', () => {
    expect(at('2027-01-18T10:00')).toBeUndefined();
    expect(at('2027-01-17T10:00')).toBeUndefined();
    expect(at('2027-01-19T10:00')).toBe('Open now, until 7:00 pm');
  });
});

describe('who needs urgent help', () => {
  it.each([
    ['2026-11-23T08:59', false],
    ['2026-11-23T09:00', true],
    ['2026-11-23T13:59', true],
    ['2026-11-23T14:00', false],
    ['2026-11-21T12:00', false],
    ['2026-11-26T10:00', false],
    ['2027-01-18T10:00', undefined],
  ])('is told at %s what holds then', (moment, isOpen) => {
    expect(isOpenAt(hours, timeAt(moment))).toBe(isOpen);
  });
});

describe('the time where a practice is', () => {
  it.each([
    ['America/Phoenix', '2027-08-10T07:00:00Z', '2027-08-10', 0],
    ['America/Phoenix', '2027-01-10T06:59:00Z', '2027-01-09', 23 * 60 + 59],
    ['America/Chicago', '2027-07-10T22:30:00Z', '2027-07-10', 17 * 60 + 30],
    ['America/Chicago', '2027-01-10T22:30:00Z', '2027-01-10', 16 * 60 + 30],
    ['America/Chicago', '2027-03-14T08:00:00Z', '2027-03-14', 3 * 60],
  ])('in %s at %s is its own, with summer time where there is one', (zone, moment, day, minutes) => {
    expect(localTime(new Date(moment), zone)).toEqual({day, minutes});
  });

  it.each(table<[string, string, string]>(import.meta.url, 'moments'))('has a moment: %s, %s', (day, time, moment) => {
    expect(momentOf(day, time, 'America/Chicago').toISOString()).toBe(moment);
  });
});

describe('a page that knows the day and not the time', () => {
  it.each(table<[string, boolean, string]>(import.meta.url, 'closed all day'))(
    'on %s knows whether the office is closed all day: %s (%s)',
    (day, closed) => {
      expect(isClosedAllDay(hours, day)).toBe(closed);
    },
  );
});
