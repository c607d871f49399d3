import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import type {OfficeHours} from '../src/closures';
import {isClosedAllDay, describeOfficeState} from '../src/officeState';

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
