import {describe, expect, it} from 'vitest';
import {formatLongDate, WEEKDAYS} from '../src/days';
import {makeSpanishDates} from '../src/language';

describe('makeSpanishDates', () => {
  const dates = makeSpanishDates();

  it('names each weekday', () => {
    expect(WEEKDAYS.map((day) => dates.weekdays[day])).toEqual(
      'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
    );
  });

  it('has the locale that formats a date in Spanish', () => {
    expect(formatLongDate('2027-12-24', dates.locale)).toBe('24 de diciembre de 2027');
  });
});
