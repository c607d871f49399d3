import {describe, expect, it} from 'vitest';
import {
  addDays,
  countDaysBetween,
  isDay,
  isConfirmationDue,
  isConfirmationCurrent,
  toLocalTime,
  formatLongDate,
  toMoment,
  findPromotion,
  parsePreviewDay,
  WEEKDAYS,
  getWeekday,
} from '../src/days';

describe('isConfirmationDue and isConfirmationCurrent', () => {
  it.each([
    {days: -2, isDue: false, isReliable: true},
    {days: 0, isDue: false, isReliable: true},
    {days: 89, isDue: false, isReliable: true},
    {days: 90, isDue: false, isReliable: true},
    {days: 91, isDue: true, isReliable: true},
    {days: 180, isDue: true, isReliable: true},
    {days: 181, isDue: true, isReliable: false},
    {days: 400, isDue: true, isReliable: false},
  ])('returns $isDue and $isReliable $days days after a confirmation', (expected) => {
    const today = addDays('2027-01-05', expected.days);
    expect(isConfirmationDue('2027-01-05', today)).toBe(expected.isDue);
    expect(isConfirmationCurrent('2027-01-05', today)).toBe(expected.isReliable);
  });
});

describe('findPromotion', () => {
  const august = {id: 'august', starts: '2027-08-01', ends: '2027-08-31'};
  const autumn = {id: 'autumn', starts: '2027-08-31', ends: '2027-11-30'};

  it.each([
    {day: '2026-08-10', id: undefined},
    {day: '2027-07-31', id: undefined},
    {day: '2027-08-01', id: 'august'},
    {day: '2027-08-10', id: 'august'},
    {day: '2027-08-31', id: 'august'},
    {day: '2027-09-01', id: 'autumn'},
    {day: '2027-11-30', id: 'autumn'},
    {day: '2027-12-01', id: undefined},
  ])('returns the offer $id on $day', ({day, id}) => {
    expect(findPromotion([august, autumn], day)?.id).toBe(id);
  });

  it('returns undefined when there are no offers', () => {
    expect(findPromotion([], '2027-08-10')).toBeUndefined();
  });
});

describe('parsePreviewDay', () => {
  it.each([
    {query: '?on=2027-08-10', day: '2027-08-10'},
    {query: '?utm=x&on=2028-02-29', day: '2028-02-29'},
    {query: '', day: undefined},
    {query: '?on=', day: undefined},
    {query: '?on=2027-02-30', day: undefined},
    {query: '?on=2027-8-1', day: undefined},
    {query: '?on=tomorrow', day: undefined},
  ])('reads $day from the query $query', ({query, day}) => {
    expect(parsePreviewDay(query)).toBe(day);
  });
});

describe('toLocalTime', () => {
  it.each([
    {
      zone: 'America/Phoenix',
      moment: '2027-08-10T07:00:00Z',
      day: '2027-08-10',
      minutes: 0,
    },
    {
      zone: 'America/Phoenix',
      moment: '2027-01-10T06:59:00Z',
      day: '2027-01-09',
      minutes: 1439,
    },
    {
      zone: 'America/Chicago',
      moment: '2027-07-10T22:30:00Z',
      day: '2027-07-10',
      minutes: 1050,
    },
    {
      zone: 'America/Chicago',
      moment: '2027-01-10T22:30:00Z',
      day: '2027-01-10',
      minutes: 990,
    },
    {
      zone: 'America/Chicago',
      moment: '2027-03-14T08:00:00Z',
      day: '2027-03-14',
      minutes: 180,
    },
  ])('converts $moment to $day in $zone, plus $minutes minutes', (expected) => {
    const {zone, moment, day, minutes} = expected;
    expect(toLocalTime(new Date(moment), zone)).toEqual({day, minutes});
  });
});

describe('toMoment', () => {
  it.each([
    {day: '2027-07-10', time: '10:30', moment: '2027-07-10T15:30:00.000Z'},
    {day: '2027-01-10', time: '23:59:59', moment: '2027-01-11T05:59:59.000Z'},
    {day: '2027-03-14', time: '00:00', moment: '2027-03-14T06:00:00.000Z'},
  ])('converts $day $time in Chicago to $moment', ({day, time, moment}) => {
    expect(toMoment(day, time, 'America/Chicago').toISOString()).toBe(moment);
  });

  it.each(['0002-03-05', '0020-03-05', '0202-03-05'])('converts %s and back', (day) => {
    const moment = toMoment(day, '06:00', 'America/Chicago');
    expect(toLocalTime(moment, 'America/Chicago')).toEqual({day, minutes: 360});
  });

  it.each([
    {zone: 'America/New_York', day: '2027-03-14', time: '02:30', moment: '2027-03-14T07:30:00Z'},
    {zone: 'America/Denver', day: '2027-03-14', time: '02:30', moment: '2027-03-14T09:30:00Z'},
    {zone: 'Pacific/Auckland', day: '2027-09-26', time: '02:30', moment: '2027-09-25T14:30:00Z'},
    {zone: 'America/New_York', day: '2027-03-14', time: '03:00', moment: '2027-03-14T07:00:00Z'},
    {zone: 'America/New_York', day: '2027-11-07', time: '01:30', moment: '2027-11-07T05:30:00Z'},
  ])('counts a skipped hour as the next one: $day $time in $zone', (row) => {
    expect(toMoment(row.day, row.time, row.zone)).toEqual(new Date(row.moment));
  });
});

describe('formatLongDate', () => {
  it.each([
    {day: '2003-04-14', text: 'April 14, 2003'},
    {day: '2027-01-01', text: 'January 1, 2027'},
    {day: '2028-02-29', text: 'February 29, 2028'},
    {day: '2027-12-31', text: 'December 31, 2027'},
    {day: 'someday', text: 'someday'},
  ])('formats $day as $text', ({day, text}) => {
    expect(formatLongDate(day)).toBe(text);
  });

  it.each(['Pacific/Kiritimati', 'America/Phoenix', 'Pacific/Pago_Pago'])(
    'formats the same day on a computer in %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      expect(formatLongDate('2003-04-14')).toBe('April 14, 2003');
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    },
  );
});

describe('the calendar', () => {
  it('has the seven weekdays in order', () => {
    const monday = '2027-08-09';
    expect(WEEKDAYS.map((_, index) => getWeekday(addDays(monday, index)))).toEqual(WEEKDAYS);
  });

  it('counts days across months, forward and backward', () => {
    expect(countDaysBetween('2027-08-10', '2027-08-10')).toBe(0);
    expect(countDaysBetween('2027-08-31', '2027-09-01')).toBe(1);
    expect(countDaysBetween('2027-09-01', '2027-08-31')).toBe(-1);
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it.each(['0001-01-01', '0002-03-05', '9999-12-31'])('adds days to %s and back', (day) => {
    expect(addDays(addDays(day, 400), -400)).toBe(day);
    expect(addDays(addDays(day, -400), 400)).toBe(day);
  });

  it('accepts only real days of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('2027-2-9')).toBe(false);
  });
});
