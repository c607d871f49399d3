import {describe, expect, it} from 'vitest';
import {isClosedAllDay, isOpenAt, officeState, type OfficeHours} from '../src/officeState';
import {exampleSite} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';

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

  it('and nothing of being open on a holiday about which nobody has decided, or across one', () => {
    expect(at('2027-01-18T10:00')).toBeUndefined();
    expect(at('2027-01-17T10:00')).toBeUndefined();
    expect(at('2027-01-19T10:00')).toBe('Open now, until 7:00 pm');
  });

  it('in a closure of more than a week, with the date of the day it opens', () => {
    expect(at('2026-12-24T10:00')).toBe('Closed until Monday, January 4: Winter holidays');
  });

  it('not at all when no opening is in sight', () => {
    expect(
      at('2026-11-23T10:00', {
        ...hours,
        closures: [{name: 'Away', from: '2026-11-01', to: '2027-12-31'}],
      }),
    ).toBeUndefined();
    expect(at('2026-11-23T10:00', {week: [], closures: [], undecided: []})).toBeUndefined();
  });
});

describe('who needs urgent help', () => {
  it.each(table<[string, boolean?]>(import.meta.url, 'open'))(
    'is told at %s what holds then',
    (moment, isOpen) => {
      expect(isOpenAt(hours, timeAt(moment))).toBe(isOpen);
    },
  );
});

describe('a page that knows the day and not the time', () => {
  it.each(table<[string, boolean, string]>(import.meta.url, 'closed all day'))(
    'on %s knows whether the office is closed all day: %s (%s)',
    (day, closed) => {
      expect(isClosedAllDay(hours, day)).toBe(closed);
    },
  );
});
