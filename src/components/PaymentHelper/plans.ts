/** What a payment plan costs, all in whole cents. */
export interface PaymentPlan {
  months: number;
  /** The yearly rate, in percent. */
  interestPercent: number;
  /** Due when treatment starts. */
  down: number;
  /** Each payment in order; they differ by the last one's rounding only. */
  payments: number[];
  /** Down payment and payments together. */
  total: number;
  /** What the plan costs more than paying at once. */
  interest: number;
}

/**
 * Works out every short-term plan for a treatment (specification, section 9). The specification does not
 * say how the interest is applied; `interestRule` in `policies.yml` does: a yearly rate, charged month by
 * month on what is still owed, with equal payments (an annuity).
 * @param cost the price of the treatment in whole cents
 */
export function calculatePlans(
  {
    downPaymentPercent,
    plans,
  }: {
    downPaymentPercent: number;
    plans: readonly Pick<PaymentPlan, 'months' | 'interestPercent'>[];
  },
  cost: number,
): PaymentPlan[] {
  const down = Math.round((cost * downPaymentPercent) / 100);
  return plans.map(({months, interestPercent}) => {
    const payments = calculatePayments(cost - down, months, interestPercent / 100 / 12);
    const total = payments.reduce((sum, payment) => sum + payment, down);
    return {months, interestPercent, down, payments, total, interest: total - cost};
  });
}

/** What is left to pay, in whole cents, after a discount in percent. */
export function applyDiscount(cost: number, percent: number): number {
  return cost - Math.round((cost * percent) / 100);
}

/** The least and the most that is worked out, in whole cents. */
export const MIN_COST_CENTS = 100;
export const MAX_COST_CENTS = 10_000_000;

/** Why an amount is none that can be worked out. */
export type AmountProblem = 'notAnAmount' | 'tooSmall' | 'tooLarge';

/**
 * Reads an amount that a visitor typed, such as `1,850` or `$2000.50`.
 * @returns whole cents; what is wrong with it; undefined where nothing was typed
 */
export function parseDollars(typed: string): number | AmountProblem | undefined {
  const plain = typed.replaceAll(/[\s$,]/g, '').replace(/^\u2212/, '-');
  if (plain === '') return undefined;
  if (!/^-?\d+(\.\d{0,2})?$/.test(plain)) return 'notAnAmount';
  const cents = Math.round(Number(plain) * 100);
  if (cents < MIN_COST_CENTS) return 'tooSmall';
  return cents > MAX_COST_CENTS ? 'tooLarge' : cents;
}

/** Cents as dollars: `$1,234.50`. */
export function formatDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {style: 'currency', currency: 'USD'});
}

/** The last payment settles to the cent what the equal ones before it leave. */
function calculatePayments(owed: number, months: number, monthlyRate: number): number[] {
  const equal = Math.round(
    monthlyRate === 0 ? owed / months : (owed * monthlyRate) / (1 - (1 + monthlyRate) ** -months),
  );
  const payments: number[] = [];
  let left = owed;
  for (let month = 1; month <= months; month += 1) {
    const withInterest = left + Math.round(left * monthlyRate);
    const payment = month === months ? withInterest : Math.min(equal, withInterest);
    payments.push(payment);
    left = withInterest - payment;
  }
  return payments;
}
