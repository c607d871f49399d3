import {describe, expect, it} from 'vitest';
import {timeInPhoenix} from '../src/localTime';
import {isClosedAllDay, isOpenAt, officeState, type OfficeHours} from '../src/officeState';
import {specialHours} from '../src/specialDays';
import {exampleSite} from '../../../tests/support/exampleSite';

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

const at = (moment: string, given = hours) => officeState(given, timeInPhoenix(new Date(`${moment}-07:00`)), words);

describe('a visitor reads whether the office is open', () => {
  it.each([
    ['2026-11-23T08:59', 'Opens today at 9:00 am'],
    ['2026-11-23T09:00', 'Open now, until 2:00 pm'],
    ['2026-11-23T13:59', 'Open now, until 2:00 pm'],
    ['2026-11-23T14:00', 'Opens tomorrow at 9:00 am'],
    ['2026-11-20T23:30', 'Opens Monday at 9:00 am'],
    ['2026-11-21T00:30', 'Opens Monday at 9:00 am'],
    ['2026-11-22T12:00', 'Opens tomorrow at 9:00 am'],
  ])('at %s: %s', (moment, text) => {
    expect(at(moment)).toBe(text);
  });

  it.each([
    ['08:00', 'Opens today at 9:00 am'],
    ['11:59', 'Open now, until 12:00 pm'],
    ['12:00', 'Opens again at 1:15 pm'],
    ['13:14', 'Opens again at 1:15 pm'],
    ['13:15', 'Open now, until 5:00 pm'],
    ['17:00', 'Opens tomorrow at 9:00 am'],
  ])('on a day with a lunch break, at %s: %s', (time, text) => {
    const week = hours.week.map((day) =>
      day.day === 'Wednesday' ? {...day, break: {from: '12:00 pm', to: '1:15 pm'}} : day,
    );
    expect(at(`2026-12-02T${time}`, {...hours, week})).toBe(text);
  });

  it('the day before a holiday, with the first day after it', () => {
    expect(at('2026-11-25T17:00')).toBe('Opens Monday at 9:00 am');
  });

  it('in a closure of more than a week, with the date of the day it opens', () => {
    expect(at('2026-12-24T10:00')).toBe('Opens Monday, January 4 at 9:00 am');
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
    expect(isOpenAt(hours, timeInPhoenix(new Date(`${moment}-07:00`)))).toBe(isOpen);
  });
});

describe('the time in Gilbert', () => {
  it('is the same in summer and winter, at midnight too', () => {
    expect(timeInPhoenix(new Date('2027-08-10T07:00:00Z'))).toEqual({day: '2027-08-10', minutes: 0});
    expect(timeInPhoenix(new Date('2027-01-10T06:59:00Z'))).toEqual({day: '2027-01-09', minutes: 23 * 60 + 59});
  });
});

describe('a page that knows the day and not the time', () => {
  it.each([
    ['2026-11-25', false, 'the eve of a holiday'],
    ['2026-11-26', true, 'a holiday'],
    ['2026-11-28', true, 'a Saturday'],
    ['2026-11-30', false, 'a Monday'],
    ['2027-01-18', false, 'a holiday about which nobody has decided'],
  ])('on %s knows whether the office is closed all day: %s (%s)', (day, closed) => {
    expect(isClosedAllDay(hours, day)).toBe(closed);
  });
});
