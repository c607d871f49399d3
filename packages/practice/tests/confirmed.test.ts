import {describe, expect, it} from 'vitest';
import {isDue, isReliable} from '../src/confirmed';
import {addDays} from '../src/days';
import {confirmedOn, standingOn} from '../src/insurance';

const CONFIRMED = '2027-01-05';
const after = (days: number) => addDays(CONFIRMED, days);

describe('a list that was confirmed', () => {
  it('has staff reminded after ninety days, not on the ninetieth', () => {
    expect([0, 89, 90, 91, 400].map((days) => isDue(CONFIRMED, after(days)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is relied on by patients for a hundred and eighty days, and no day longer', () => {
    expect([0, 91, 180, 181, 400].map((days) => isReliable(CONFIRMED, after(days)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is not too old on a day before it, as a clock that runs slow has it', () => {
    expect(isReliable(CONFIRMED, after(-2))).toBe(true);
  });
});

describe('a plan', () => {
  const list = {confirmed: CONFIRMED};
  const plan = {name: 'A plan', standing: 'in-network' as const};

  it('has patients call once the list was confirmed too long ago', () => {
    expect(standingOn(plan, list, after(180))).toBe('in-network');
    expect(standingOn(plan, list, after(181))).toBe('confirm');
  });

  it('that was asked later than the others is relied on for longer', () => {
    expect(standingOn({...plan, confirmed: after(30)}, list, after(200))).toBe('in-network');
  });

  it('whose own day is before that of the list goes by the list', () => {
    expect(confirmedOn({confirmed: after(-30)}, list)).toBe(CONFIRMED);
  });
});
