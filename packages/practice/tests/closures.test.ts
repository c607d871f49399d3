import {describe, expect, it} from 'vitest';
import {federalHolidays, specialHours, specialHoursOn, undecidedHolidays} from '../src/closures';
import {exampleSite} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';

const open = (day: string) => ({day, opens: '9:00 am', closes: '5:00 pm'});
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(open);

describe('federal holidays', () => {
  it('are on the days of the law, or beside the weekend on which they fall', () => {
    expect(federalHolidays(2027).map(({day}) => day)).toEqual(
      table(import.meta.url, 'holidays of 2027'),
    );
  });
});

describe('holidays that nobody has decided about', () => {
  const names = (decisions: object, today = '2027-01-02') =>
    undecidedHolidays({week, closures: [], ...decisions}, today).map(({name}) => name);

  it('are all of the coming twelve months, until somebody decides', () => {
    expect(names({})).toHaveLength(11);
  });

  it('are not those in a closure, those on which the office is open, and those on which it never is', () => {
    expect(names({closures: [{from: '2027-07-01', to: '2027-07-10'}]})).not.toContain(
      'Independence Day',
    );
    expect(names({openHolidays: ['2027-11-11']})).not.toContain('Veterans Day');
    expect(names({week: week.slice(1)})).not.toContain('Labor Day');
  });

  it('are looked for a year ahead and no further', () => {
    const days = undecidedHolidays({week, closures: []}, '2027-01-19').map(({day}) => day);
    expect(days.at(0)).toBe('2027-02-15');
    expect(days.at(-1)).toBe('2028-01-17');
  });
});

describe('a visitor reads what is special about a day', () => {
  const words = exampleSite().labels.hours;
  const days = {
    closures: [
      {name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27'},
      {name: 'Winter holidays', from: '2026-12-24', to: '2027-01-01'},
    ],
    undecided: ['2027-01-18'],
  };

  it.each(table<[string, string?]>(import.meta.url, 'special days'))('%s: %s', (day, text) => {
    expect(specialHours(days, day, words)).toBe(text);
  });

  it.each(table<[string, string, string?]>(import.meta.url, 'rows of the week'))(
    'and on %s of the coming %s: %s',
    (today, weekday, text) => {
      expect(specialHoursOn(days, today, weekday, words)).toBe(text);
    },
  );
});
