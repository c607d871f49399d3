import {describe, expect, it} from 'vitest';
import {
  discounted,
  dollars,
  parseDollars,
  paymentPlans,
  type PaymentPlan,
} from '../../../src/components/PaymentHelper/plans';
import {table} from '@dental/testing/table';

const PLANS = [
  {months: 3, interestPercent: 12},
  {months: 6, interestPercent: 18},
  {months: 12, interestPercent: 28},
];

function plansFor(cost: number, plans = PLANS, downPaymentPercent = 25): PaymentPlan[] {
  return paymentPlans({downPaymentPercent, plans}, cost);
}

const COSTS = [
  0, 1, 2, 3, 7, 9, 11, 99, 100, 101, 333, 4_999, 10_000, 123_457, 250_000, 1_000_001, 8_675_309,
  99_999_999,
];

describe.each(COSTS)('a treatment of %i cents', (cost) => {
  it.each(PLANS)('paid over $months months adds up to the cent', ({months, interestPercent}) => {
    const plan = plansFor(cost).find((candidate) => candidate.months === months);
    expect(plan).toBeDefined();
    const {down, payments, total, interest} = plan!;
    expect(payments).toHaveLength(months);
    expect(plan?.interestPercent).toBe(interestPercent);
    expect(payments.reduce((sum, payment) => sum + payment, down)).toBe(total);
    expect(total).toBe(cost + interest);
    for (const amount of [down, total, interest, ...payments]) {
      expect(Number.isInteger(amount) && amount >= 0, `${amount} cents cannot be paid.`).toBe(true);
    }
  });

  it('needs a quarter of it at the start, to the nearest cent', () => {
    for (const {down} of plansFor(cost)) expect(Math.abs(down - cost / 4)).toBeLessThanOrEqual(0.5);
  });

  it.each(PLANS)(
    'over $months months costs what a bank would ask, within a cent a month',
    ({months, interestPercent}) => {
      const plan = plansFor(cost).find((candidate) => candidate.months === months)!;
      expect(
        Math.abs(plan.interest - independentInterest(cost - plan.down, months, interestPercent)),
      ).toBeLessThanOrEqual(months);
    },
  );

  it('is paid in equal parts, but for the last', () => {
    for (const {payments, months} of plansFor(cost)) {
      const [first = 0] = payments;
      expect(new Set(payments.slice(0, -1)).size).toBeLessThanOrEqual(cost < 100 ? 2 : 1);
      expect(Math.abs((payments.at(-1) ?? 0) - first)).toBeLessThanOrEqual(months);
    }
  });
});

/** Finds the equal payment by trying: the one after which nothing is owed. Knows no formula. */
function independentInterest(owed: number, months: number, yearlyPercent: number): number {
  let [low, high] = [0, owed + (owed * yearlyPercent) / 100];
  for (let round = 0; round < 200; round += 1) {
    const payment = (low + high) / 2;
    let left = owed;
    for (let month = 0; month < months; month += 1) left += (left * yearlyPercent) / 1200 - payment;
    if (left > 0) low = payment;
    else high = payment;
  }
  return high * months - owed;
}

describe('a plan', () => {
  it('of $1,000 over three months at 12% a year costs $15.05', () => {
    // 750 owed; 255.02 a month: 757.50 - 255.02 = 502.48, 507.50 - 255.02 = 252.48, 255.01 to end.
    expect(plansFor(100_000, PLANS.slice(0, 1))).toEqual([
      {
        months: 3,
        interestPercent: 12,
        down: 25_000,
        payments: [25_502, 25_502, 25_500],
        total: 101_504,
        interest: 1_504,
      },
    ]);
  });

  it('without interest is the cost in equal parts', () => {
    const [plan] = plansFor(10_000, [{months: 3, interestPercent: 0}], 0);
    expect(plan).toMatchObject({
      down: 0,
      payments: [3_333, 3_333, 3_334],
      total: 10_000,
      interest: 0,
    });
  });
});

describe('a discount', () => {
  it.each(table<[number, number, number]>(import.meta.url, 'discounts'))(
    'leaves of %i cents less %i%% to pay %i',
    (cost, percent, left) => {
      expect(discounted(cost, percent)).toBe(left);
    },
  );
});

describe('an amount', () => {
  it.each(table<[number, string]>(import.meta.url, 'in words'))(
    'of %i cents reads %s',
    (cents, text) => {
      expect(dollars(cents)).toBe(text);
    },
  );
});

describe('an amount that a visitor types', () => {
  it.each(table<[string, number]>(import.meta.url, 'amounts'))(
    'as %j is %i cents',
    (typed, cents) => {
      expect(parseDollars(typed)).toBe(cents);
    },
  );

  it.each(table<[string, string]>(import.meta.url, 'refused'))(
    'as %j is refused as %s',
    (typed, fault) => {
      expect(parseDollars(typed)).toBe(fault);
    },
  );

  it.each(['', ' ', '$', ','])('as %j is nothing yet', (typed) => {
    expect(parseDollars(typed)).toBeUndefined();
  });
});
