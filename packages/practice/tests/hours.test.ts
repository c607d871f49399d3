import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {formatIsoTime, summarizeWeek, formatWeek, parseTime, getOpenSpans} from '../src/hours';

const {hours, labels} = makeExampleSite();

describe('formatWeek', () => {
  it('lists each weekday with its times', () => {
    expect(formatWeek(hours, labels.hours)).toEqual([
      {day: 'Monday', times: ['12:00 pm to 8:30 pm']},
      {day: 'Tuesday', times: ['8:05 am to 12:00 pm']},
      {day: 'Wednesday', times: ['8:05 am to 12:00 pm']},
      {day: 'Thursday', times: ['8:05 am to 12:00 pm']},
      {day: 'Friday', times: ['Closed']},
      {day: 'Saturday', times: ['Closed']},
      {day: 'Sunday', times: ['12:00 am to 1:00 am']},
    ]);
  });

  it('lists both parts of a day with a break', () => {
    const week = hours.week.map((day) =>
      day.day === 'Monday' ? {...day, break: {from: '4:00 pm', to: '4:45 pm'}} : day,
    );
    expect(formatWeek({week}, labels.hours)[0]).toEqual({
      day: 'Monday',
      times: ['12:00 pm to 4:00 pm', '4:45 pm to 8:30 pm'],
    });
  });
});

describe('summarizeWeek', () => {
  it('joins days in a row with the same hours', () => {
    expect(summarizeWeek(hours, labels.hours)).toEqual([
      {day: 'Monday', times: ['12:00 pm to 8:30 pm']},
      {day: 'Tuesday to Thursday', times: ['8:05 am to 12:00 pm']},
      {day: 'Friday and Saturday', times: ['Closed']},
      {day: 'Sunday', times: ['12:00 am to 1:00 am']},
    ]);
  });

  it('separates days with different breaks', () => {
    const week = hours.week.map((day) =>
      day.day === 'Wednesday' ? {...day, break: {from: '10:00 am', to: '10:30 am'}} : day,
    );
    expect(summarizeWeek({week}, labels.hours)).toHaveLength(6);
  });

  it('separates days with the same hours when another day is between them', () => {
    const [monday, tuesday] = hours.week;
    const week = [monday, tuesday, monday].flatMap((day) => day ?? []);
    expect(summarizeWeek({...hours, week}, labels.hours).map(({day}) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Monday',
    ]);
  });
});

describe('getOpenSpans', () => {
  it('has each time in words and in minutes', () => {
    const breakTimes = {from: '12:00 pm', to: '1:15 pm'};
    expect(getOpenSpans({opens: '9:00 am', closes: '5:00 pm', break: breakTimes})).toEqual([
      {opens: '9:00 am', closes: '12:00 pm', opensMinutes: 540, closesMinutes: 720},
      {opens: '1:15 pm', closes: '5:00 pm', opensMinutes: 795, closesMinutes: 1020},
    ]);
  });

  it('is empty for a closed day', () => {
    expect(getOpenSpans({})).toEqual([]);
  });
});

describe('parseTime and formatIsoTime', () => {
  it.each([
    {time: '12:00 am', minutes: 0, clock: '00:00'},
    {time: '12:59 am', minutes: 59, clock: '00:59'},
    {time: '1:00 am', minutes: 60, clock: '01:00'},
    {time: '9:05 am', minutes: 545, clock: '09:05'},
    {time: '11:59 am', minutes: 719, clock: '11:59'},
    {time: '12:00 pm', minutes: 720, clock: '12:00'},
    {time: '12:30 pm', minutes: 750, clock: '12:30'},
    {time: '1:00 pm', minutes: 780, clock: '13:00'},
    {time: '11:59 pm', minutes: 1439, clock: '23:59'},
  ])('parses $time as $minutes minutes, and formats it as $clock', ({time, minutes, clock}) => {
    expect(parseTime(time)).toBe(minutes);
    expect(formatIsoTime(time)).toBe(clock);
  });
});
