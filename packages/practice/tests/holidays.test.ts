import {describe, expect, it} from 'vitest';
import {federalHolidays, undecidedHolidays} from '../src/holidays';

const open = (day: string) => ({day, opens: '9:00 am', closes: '5:00 pm'});
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(open);

describe('federal holidays', () => {
  it('are on the days of the law, or beside the weekend on which they fall', () => {
    expect(federalHolidays(2027).map(({day}) => day)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
    ]);
  });
});

describe('holidays that nobody has decided about', () => {
  const names = (decisions: object, today = '2027-01-02') =>
    undecidedHolidays({week, closures: [], ...decisions}, today).map(({name}) => name);

  it('are all of the coming twelve months, until somebody decides', () => {
    expect(names({})).toHaveLength(11);
  });

  it('are not those in a closure, those on which the office is open, and those on which it never is', () => {
    expect(names({closures: [{from: '2027-07-01', to: '2027-07-10'}]})).not.toContain('Independence Day');
    expect(names({openHolidays: ['2027-11-11']})).not.toContain('Veterans Day');
    expect(names({week: week.slice(1)})).not.toContain('Labor Day');
  });

  it('are looked for a year ahead and no further', () => {
    const days = undecidedHolidays({week, closures: []}, '2027-01-19').map(({day}) => day);
    expect(days.at(0)).toBe('2027-02-15');
    expect(days.at(-1)).toBe('2028-01-17');
  });
});
