import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import type {OfficeHours} from '../src/closures';
import {isClosedAllDay, isOpenAt, describeOfficeState} from '../src/officeState';

const labels = makeExampleSite().labels.hours;

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

function parseMoment(moment: string) {
  return {
    day: moment.slice(0, 10),
    minutes: Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)),
  };
}

function getState(moment: string, office = hours) {
  return describeOfficeState(office, parseMoment(moment), labels);
}

describe('officeState', () => {
  it.each([
    {moment: '2026-11-23T08:59', text: 'Opens today at 9:00 am'},
    {moment: '2026-11-23T09:00', text: 'Open now, until 2:00 pm'},
    {moment: '2026-11-23T13:59', text: 'Open now, until 2:00 pm'},
    {moment: '2026-11-23T14:00', text: 'Opens tomorrow at 9:00 am'},
    {moment: '2026-11-20T23:30', text: 'Opens Monday at 9:00 am'},
    {moment: '2026-11-21T00:30', text: 'Opens Monday at 9:00 am'},
    {moment: '2026-11-22T12:00', text: 'Opens tomorrow at 9:00 am'},
  ])('returns $text at $moment', ({moment, text}) => {
    expect(getState(moment)).toBe(text);
  });

  it.each([
    {time: '08:00', text: 'Opens today at 9:00 am'},
    {time: '11:59', text: 'Open now, until 12:00 pm'},
    {time: '12:00', text: 'Opens again at 1:15 pm'},
    {time: '13:14', text: 'Opens again at 1:15 pm'},
    {time: '13:15', text: 'Open now, until 5:00 pm'},
    {time: '17:00', text: 'Opens tomorrow at 9:00 am'},
  ])('returns $text at $time on a day with a lunch break', ({time, text}) => {
    const week = hours.week.map((day) =>
      day.day === 'Wednesday' ? {...day, break: {from: '12:00 pm', to: '1:15 pm'}} : day,
    );
    expect(getState(`2026-12-02T${time}`, {...hours, week})).toBe(text);
  });

  it.each([
    {moment: '2026-11-25T16:59', text: 'Open now, until 5:00 pm'},
    {moment: '2026-11-25T17:00', text: 'Closed until Monday: Thanksgiving'},
    {moment: '2026-11-26T10:00', text: 'Closed until Monday: Thanksgiving'},
    {moment: '2026-11-27T10:00', text: 'Closed until Monday: Thanksgiving'},
    {moment: '2026-11-28T10:00', text: 'Opens Monday at 9:00 am'},
  ])('returns $text around a holiday, at $moment', ({moment, text}) => {
    expect(getState(moment)).toBe(text);
  });

  it('returns undefined on or across a holiday that is not decided yet', () => {
    expect(getState('2027-01-18T10:00')).toBeUndefined();
    expect(getState('2027-01-17T10:00')).toBeUndefined();
    expect(getState('2027-01-19T10:00')).toBe('Open now, until 7:00 pm');
  });

  it('names the date of an opening more than a week ahead', () => {
    expect(getState('2026-12-24T10:00')).toBe('Closed until Monday, January 4: Winter holidays');
  });

  it.each([
    {from: '2026-12-01', text: 'Closed until Monday: Training'},
    {from: '2026-11-30', text: 'Closed until Monday, December 7: Training'},
  ])('returns $text in a closure from $from to December 6', ({from, text}) => {
    const training = {name: 'Training', from, to: '2026-12-06'};
    expect(getState(`${from}T10:00`, {...hours, closures: [training]})).toBe(text);
  });

  it.each(['2026-12-04T14:00', '2026-12-06T12:00', '2026-12-07T09:00'])(
    'names the end of a closure of five weeks at %s',
    (moment) => {
      const renovation = {name: 'Renovation', from: '2026-12-07', to: '2027-01-08'};
      const text = 'Closed until Monday, January 11: Renovation';
      expect(getState(moment, {...hours, closures: [renovation]})).toBe(text);
    },
  );

  it('returns undefined when the office opens only in the far future', () => {
    const away = {name: 'Away', from: '2026-11-01', to: '2027-12-31'};
    expect(getState('2026-11-23T10:00', {...hours, closures: [away]})).toBeUndefined();
    const never = {week: [], closures: [], undecided: []};
    expect(getState('2026-11-23T10:00', never)).toBeUndefined();
  });
});

describe('isOpenAt', () => {
  it.each([
    {moment: '2026-11-23T08:59', isOpen: false},
    {moment: '2026-11-23T09:00', isOpen: true},
    {moment: '2026-11-23T13:59', isOpen: true},
    {moment: '2026-11-23T14:00', isOpen: false},
    {moment: '2026-11-21T12:00', isOpen: false},
    {moment: '2026-11-26T10:00', isOpen: false},
    {moment: '2026-11-27T10:00', isOpen: false},
    {moment: '2027-01-18T10:00', isOpen: undefined},
  ])('returns $isOpen at $moment', ({moment, isOpen}) => {
    expect(isOpenAt(hours, parseMoment(moment))).toBe(isOpen);
  });
});

describe('isClosedAllDay', () => {
  it.each([
    {kind: 'the day before a holiday', day: '2026-11-25', isClosed: false},
    {kind: 'the first day of a closure', day: '2026-11-26', isClosed: true},
    {kind: 'the last day of a closure', day: '2026-11-27', isClosed: true},
    {kind: 'a Saturday', day: '2026-11-28', isClosed: true},
    {kind: 'a Monday', day: '2026-11-30', isClosed: false},
    {kind: 'a holiday that is not decided yet', day: '2027-01-18', isClosed: false},
  ])('returns $isClosed for $kind, $day', ({day, isClosed}) => {
    expect(isClosedAllDay(hours, day)).toBe(isClosed);
  });
});
