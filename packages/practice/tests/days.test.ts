import {describe, expect, it} from 'vitest';
import {
  addDays,
  isDue,
  isReliable,
  localTime,
  longDate,
  momentOf,
  promotionOn,
  requestedDay,
} from '../src/days';
import {table} from '@dental/testing/table';

describe('a list that was confirmed', () => {
  it.each(table<[number, boolean, boolean]>(import.meta.url, 'confirmed'))(
    '%i days ago is due again: %s, and relied on by patients: %s',
    (days, due, reliable) => {
      const today = addDays('2027-01-05', days);
      expect([isDue('2027-01-05', today), isReliable('2027-01-05', today)]).toEqual([
        due,
        reliable,
      ]);
    },
  );
});

describe('the offer', () => {
  const august = {id: 'august', starts: '2027-08-01', ends: '2027-08-31'};
  const autumn = {id: 'autumn', starts: '2027-08-31', ends: '2027-11-30'};

  it.each(table<[string, string?]>(import.meta.url, 'offers'))(
    'on %s is the one that is on: %s',
    (day, id) => {
      expect(promotionOn([august, autumn], day)?.id).toBe(id);
    },
  );

  it('is none when there are no offers', () => {
    expect(promotionOn([], '2027-08-10')).toBeUndefined();
  });
});

describe('the day that a reviewer asks for', () => {
  it.each(table<[string, string?]>(import.meta.url, 'requested'))(
    'with "%s" is %s',
    (query, day) => {
      expect(requestedDay(query)).toBe(day);
    },
  );
});

describe('the time where a practice is', () => {
  it.each(table<[string, string, string, number]>(import.meta.url, 'zones'))(
    'in %s at %s is its own, with summer time where there is one',
    (zone, moment, day, minutes) => {
      expect(localTime(new Date(moment), zone)).toEqual({day, minutes});
    },
  );

  it.each(table<[string, string, string]>(import.meta.url, 'moments'))(
    'has a moment: %s, %s',
    (day, time, moment) => {
      expect(momentOf(day, time, 'America/Chicago').toISOString()).toBe(moment);
    },
  );
});

describe('a date', () => {
  it.each(table<[string, string]>(import.meta.url, 'dates'))('%s reads %s', (day, text) => {
    expect(longDate(day)).toBe(text);
  });

  it.each(['Pacific/Kiritimati', 'America/Phoenix', 'Pacific/Pago_Pago'])(
    'is the same for a machine in %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      expect(longDate('2003-04-14')).toBe('April 14, 2003');
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    },
  );
});
