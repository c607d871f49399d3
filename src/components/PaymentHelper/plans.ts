/** A payment plan. All amounts are in whole cents. */
export interface PaymentPlan {
  months: number;
  /** The yearly rate, in percent. */
  interestPercent: number;
  /** Due when treatment starts. */
  down: number;
  /** The payments in order. All are equal except for rounding in the last one. */
  payments: number[];
  /** The down payment and all payments. */
  total: number;
  /** The difference between the total and the cost. */
  interest: number;
}

interface Financing {
  downPaymentPercent: number;
  plans: readonly Pick<PaymentPlan, 'months' | 'interestPercent'>[];
}

/**
 * Calculates every short-term plan for a treatment (specification, section 9). The interest follows
 * `interestRule` in `policies.yml`: a yearly rate, charged monthly on the remaining balance, with
 * equal payments (an annuity).
 * @param cost the price of the treatment in whole cents
 */
export function calculatePlans(
  {downPaymentPercent, plans}: Financing,
  cost: number,
): PaymentPlan[] {
  const down = Math.round((cost * downPaymentPercent) / 100);
  return plans.map(({months, interestPercent}) => {
    const payments = calculatePayments(cost - down, months, interestPercent / 100 / 12);
    const total = payments.reduce((sum, payment) => sum + payment, down);
    return {months, interestPercent, down, payments, total, interest: total - cost};
  });
}

/** Subtracts a discount in percent from a cost in whole cents. */
export function applyDiscount(cost: number, percent: number): number {
  return cost - Math.round((cost * percent) / 100);
}

export const MIN_COST_CENTS = 100;
export const MAX_COST_CENTS = 10_000_000;

/** The reason why an amount can't be used; also the key of its message in the labels. */
export type AmountProblem = 'notAnAmount' | 'tooSmall' | 'tooLarge';

/**
 * Parses an amount that a visitor typed or pasted, such as `1,850`, `$2000.50`, or `850,50 USD`.
 * @returns whole cents, the problem with the amount, or undefined if nothing was typed
 */
export function parseDollars(typed: string): number | AmountProblem | undefined {
  const normalized = typed
    .replaceAll(/[\s$]|usd$/gi, '')
    .replace(/(?<=\d),(?=\d\d?$)/, '.')
    .replaceAll(',', '')
    .replace(/^\u2212/, '-');
  if (normalized === '') return undefined;
  if (!/^-?\d+(\.\d{0,2})?$/.test(normalized)) return 'notAnAmount';
  const cents = Math.round(Number(normalized) * 100);
  if (cents < MIN_COST_CENTS) return 'tooSmall';
  return cents > MAX_COST_CENTS ? 'tooLarge' : cents;
}

/** Formats cents as dollars, such as `$1,234.50`. */
export function formatCents(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {style: 'currency', currency: 'USD'});
}

/** Calculates equal payments. The last one pays the exact rest. */
function calculatePayments(loan: number, months: number, monthlyRate: number): number[] {
  const equalPayment = Math.round(
    monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months),
  );
  const payments: number[] = [];
  let balance = loan;
  for (let month = 1; month <= months; month += 1) {
    const withInterest = balance + Math.round(balance * monthlyRate);
    const payment = month === months ? withInterest : Math.min(equalPayment, withInterest);
    payments.push(payment);
    balance = withInterest - payment;
  }
  return payments;
}
