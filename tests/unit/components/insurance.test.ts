import {describe, expect, it} from 'vitest';
import {addDays} from '@dental/practice';
import {
  getConfirmedDay,
  findPlans,
  getPlanStanding,
} from '../../../src/components/InsurancePlans/plans';
import {table} from '@dental/testing/table';

const PLANS = table<{name: string; alsoCalled?: string[]}>(import.meta.url, 'plans');

const found = (typed: string) => findPlans(PLANS, typed).map(({name}) => name);
const all = PLANS.map(({name}) => name);

describe('plan search', () => {
  it.each(['', ' ', 'd', ' D ', '-', '…', '\u0301', '(.*', '\\d'])(
    'shows all plans for "…"',
    (typed) => {
      expect(found(typed)).toEqual(all);
    },
  );

  it.each(table<[string, string[]]>(import.meta.url, 'found'))(
    'finds plans by the start "…"',
    (typed, names) => {
      expect(found(typed)).toEqual(names);
    },
  );

  it.each(['elta', 'zz', 'delta humana'])('finds nothing for "…"', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});

describe('plan status', () => {
  const list = {confirmed: '2026-05-01'};
  const plan = (confirmed?: string) => ({
    name: 'Delta',
    standing: 'in-network' as const,
    confirmed,
  });

  it("uses the later of its own and the list's confirmation", () => {
    const days = ['2026-06-01', '2026-04-01', undefined].map((day) =>
      getConfirmedDay(plan(day), list),
    );
    expect(days).toEqual(['2026-06-01', list.confirmed, list.confirmed]);
  });

  it('asks patients to call when the confirmation is too old', () => {
    expect(getPlanStanding(plan(), list, addDays(list.confirmed, 180))).toBe('in-network');
    expect(getPlanStanding(plan(), list, addDays(list.confirmed, 181))).toBe('confirm');
    expect(getPlanStanding(plan('2026-06-01'), list, addDays(list.confirmed, 181))).toBe(
      'in-network',
    );
  });
});
