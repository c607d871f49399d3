import {describe, expect, it} from 'vitest';
import {clockTime, hoursInShort, hoursRows, minutesOf} from '../src/hours';
import {exampleSite} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';

const {hours, labels} = exampleSite();

describe('the opening hours', () => {
  it('say each day with its times', () => {
    expect(hoursRows(hours, labels.hours)).toEqual(table(import.meta.url, 'each day'));
  });

  it('in short put days that follow each other and are alike on one line', () => {
    expect(hoursInShort(hours, labels.hours)).toEqual(table(import.meta.url, 'in short'));
  });

  it('of a day with a break say both of its parts', () => {
    const week = hours.week.map((day) =>
      day.day === 'Monday' ? {...day, break: {from: '4:00 pm', to: '4:45 pm'}} : day,
    );
    expect(hoursRows({week}, labels.hours)[0]).toEqual({
      day: 'Monday',
      times: ['12:00 pm to 4:00 pm', '4:45 pm to 8:30 pm'],
    });
  });

  it('in short do not join days that differ in their break', () => {
    const week = hours.week.map((day) =>
      day.day === 'Wednesday' ? {...day, break: {from: '10:00 am', to: '10:30 am'}} : day,
    );
    expect(hoursInShort({week}, labels.hours).map(({day}) => day)).not.toContain(
      'Tuesday to Thursday',
    );
    expect(hoursInShort({week}, labels.hours)).toHaveLength(6);
  });

  it('in short do not join days that are alike but apart', () => {
    const [monday, tuesday] = hours.week;
    const week = [monday, tuesday, monday].flatMap((day) => day ?? []);
    expect(hoursInShort({...hours, week}, labels.hours).map(({day}) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Monday',
    ]);
  });
});

describe('a time of day', () => {
  it.each(table<[string, number, string]>(import.meta.url, 'times'))(
    '%s is %i minutes after midnight, and %s for machines',
    (time, minutes, clock) => {
      expect(minutesOf(time)).toBe(minutes);
      expect(clockTime(time)).toBe(clock);
    },
  );
});
