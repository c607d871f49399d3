import {describe, expect, it} from 'vitest';
import {requestedDay, promotionOn} from '../src/promotions';

const august = {id: 'august', starts: '2027-08-01', ends: '2027-08-31'};
const autumn = {id: 'autumn', starts: '2027-08-31', ends: '2027-11-30'};

describe('promotionOn', () => {
  it.each([
    ['2027-07-31', undefined],
    ['2027-08-01', august],
    ['2027-08-10', august],
    ['2027-08-31', august],
    ['2027-09-01', autumn],
    ['2027-11-30', autumn],
    ['2027-12-01', undefined],
    ['2026-08-10', undefined],
  ])('on %s', (day, expected) => {
    expect(promotionOn([august, autumn], day)).toBe(expected);
  });

  it('is nothing when there are no promotions', () => {
    expect(promotionOn([], '2027-08-10')).toBeUndefined();
  });
});

describe('requestedDay', () => {
  it.each([
    ['?on=2027-08-10', '2027-08-10'],
    ['?utm=x&on=2028-02-29', '2028-02-29'],
    ['', undefined],
    ['?on=', undefined],
    ['?on=2027-02-30', undefined],
    ['?on=2027-8-1', undefined],
    ['?on=tomorrow', undefined],
  ])('from "%s"', (query, day) => {
    expect(requestedDay(query)).toBe(day);
  });
});
