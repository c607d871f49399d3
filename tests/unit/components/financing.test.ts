import {describe, expect, it} from 'vitest';
import {
  applyDiscount,
  formatCents,
  parseDollars,
  calculatePlans,
  type PaymentPlan,
} from '../../../src/components/PaymentHelper/plans';

const PLANS = [
  {months: 3, interestPercent: 12},
  {months: 6, interestPercent: 18},
  {months: 12, interestPercent: 28},
];

function findPlans(cost: number, plans = PLANS, downPaymentPercent = 25): PaymentPlan[] {
  return calculatePlans({downPaymentPercent, plans}, cost);
}

const COSTS_IN_CENTS = [
  0, 1, 2, 3, 7, 9, 11, 99, 100, 101, 333, 4_999, 10_000, 123_457, 250_000, 1_000_001, 8_675_309,
  99_999_999,
];

describe.each(COSTS_IN_CENTS)('payment plan for a treatment of %i cents', (cost) => {
  it.each(PLANS)('adds up to the cent over $months months', ({months, interestPercent}) => {
    const plan = findPlans(cost).find((candidate) => candidate.months === months);
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

  it('asks for a quarter at the start, to the nearest cent', () => {
    for (const {down} of findPlans(cost))
      expect(Math.abs(down - cost / 4)).toBeLessThanOrEqual(0.5);
  });

  it.each(PLANS)(
    "costs a bank's interest over $months months, within a cent monthly",
    ({months, interestPercent}) => {
      const plan = findPlans(cost).find((candidate) => candidate.months === months)!;
      expect(
        Math.abs(plan.interest - computeInterest(cost - plan.down, months, interestPercent)),
      ).toBeLessThanOrEqual(months);
    },
  );

  it('has equal payments except the last', () => {
    for (const {payments, months} of findPlans(cost)) {
      const [first = 0] = payments;
      expect(new Set(payments.slice(0, -1)).size).toBeLessThanOrEqual(cost < 100 ? 2 : 1);
      expect(Math.abs((payments.at(-1) ?? 0) - first)).toBeLessThanOrEqual(months);
    }
  });
});

/** Finds the equal payment by trial: the one that leaves no debt. It uses no formula. */
function computeInterest(owed: number, months: number, yearlyPercent: number): number {
  let low = 0;
  let high = owed + (owed * yearlyPercent) / 100;
  for (let round = 0; round < 200; round += 1) {
    const payment = (low + high) / 2;
    let balance = owed;
    for (let month = 0; month < months; month += 1)
      balance += (balance * yearlyPercent) / 1200 - payment;
    if (balance > 0) low = payment;
    else high = payment;
  }
  return high * months - owed;
}

describe('payment plan', () => {
  it('charges $15.05 for $1,000 over three months at 12%', () => {
    // 750 owed; 255.02 a month: 757.50 - 255.02 = 502.48, 507.50 - 255.02 = 252.48, 255.01 to end.
    expect(findPlans(100_000, PLANS.slice(0, 1))).toEqual([
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

  it('splits the cost evenly without interest', () => {
    const [plan] = findPlans(10_000, [{months: 3, interestPercent: 0}], 0);
    expect(plan).toMatchObject({
      down: 0,
      payments: [3_333, 3_333, 3_334],
      total: 10_000,
      interest: 0,
    });
  });
});

describe('applyDiscount', () => {
  it.each([
    {cost: 100_000, percent: 5, rest: 95_000},
    {cost: 99, percent: 5, rest: 94},
    {cost: 1, percent: 5, rest: 1},
    {cost: 0, percent: 5, rest: 0},
    {cost: 10_010, percent: 5, rest: 9_509},
    {cost: 100, percent: 0, rest: 100},
    {cost: 100, percent: 100, rest: 0},
  ])('subtracts $percent% of $cost cents: $rest', ({cost, percent, rest}) => {
    expect(applyDiscount(cost, percent)).toBe(rest);
  });
});

describe('formatCents', () => {
  it.each([
    {cents: 0, text: '$0.00'},
    {cents: 1, text: '$0.01'},
    {cents: 123_450, text: '$1,234.50'},
    {cents: 99_999_999, text: '$999,999.99'},
  ])('formats $cents cents as $text', ({cents, text}) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('parseDollars', () => {
  it.each([
    {typed: '1850', cents: 185_000},
    {typed: '1,850', cents: 185_000},
    {typed: '$2000.50', cents: 200_050},
    {typed: ' $ 1 850 ', cents: 185_000},
    {typed: '1850.', cents: 185_000},
    {typed: '850,50', cents: 85_050},
    {typed: '1,850.00 USD', cents: 185_000},
    {typed: '1.1', cents: 110},
    {typed: '19.99', cents: 1_999},
    {typed: '1', cents: 100},
    {typed: '100000', cents: 10_000_000},
  ])('parses $typed as $cents cents', ({typed, cents}) => {
    expect(parseDollars(typed)).toBe(cents);
  });

  it.each([
    {typed: 'ten', problem: 'notAnAmount'},
    {typed: '$1e3', problem: 'notAnAmount'},
    {typed: '1.234', problem: 'notAnAmount'},
    {typed: '1.2.3', problem: 'notAnAmount'},
    {typed: '٣', problem: 'notAnAmount'},
    {typed: 'NaN', problem: 'notAnAmount'},
    {typed: 'Infinity', problem: 'notAnAmount'},
    {typed: '0x10', problem: 'notAnAmount'},
    {typed: '--5', problem: 'notAnAmount'},
    {typed: '0', problem: 'tooSmall'},
    {typed: '0.99', problem: 'tooSmall'},
    {typed: '-5', problem: 'tooSmall'},
    {typed: '−5', problem: 'tooSmall'},
    {typed: '100000.01', problem: 'tooLarge'},
    {typed: '99,999,999', problem: 'tooLarge'},
  ])('rejects $typed as $problem', ({typed, problem}) => {
    expect(parseDollars(typed)).toBe(problem);
  });

  it.each(['', ' ', '$', ','])('returns undefined for %j', (typed) => {
    expect(parseDollars(typed)).toBeUndefined();
  });
});
