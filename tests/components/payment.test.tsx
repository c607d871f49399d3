import {fireEvent, screen} from '@testing-library/react';
import {interpolate} from '@dental/practice';
import {describe, expect, it} from 'vitest';
import PaymentHelper from '../../src/components/PaymentHelper';
import {applyDiscount, calculatePlans, formatCents} from '../../src/components/PaymentHelper/plans';
import {site} from './support/data';
import {show} from './support/show';

const {discounts, financing} = site.policies;
const labels = site.labels.payment;
const EXAMPLE_COST_CENTS = 200_000;

const findField = () => screen.getByLabelText<HTMLInputElement>(labels.cost);
const type = (value: string) => fireEvent.input(findField(), {target: {value}});
const readRows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({textContent}) => textContent),
  );

/** The expected rows of the table for a cost. The calculation has its own tests. */
function makeExpectedRows(costCents: number): string[][] {
  const {paidInFullPercent} = discounts;
  const paidInFull = formatCents(applyDiscount(costCents, paidInFullPercent));
  const inFullRow = [
    interpolate(labels.inFull, {percent: paidInFullPercent}),
    paidInFull,
    labels.nothing,
    paidInFull,
  ];
  const planRows = calculatePlans(financing, costCents).map((plan) => [
    interpolate(labels.plan, {months: plan.months, percent: plan.interestPercent}),
    formatCents(plan.down),
    formatCents(plan.payments[0] ?? 0),
    formatCents(plan.total),
  ]);
  return [inFullRow, ...planRows];
}

describe('PaymentHelper', () => {
  it.each([
    {typed: '1850', cents: 185_000},
    {typed: '$2,000.50', cents: 200_050},
  ])('shows the cost of each payment option for $typed', ({typed, cents}) => {
    show(<PaymentHelper />);
    type(typed);
    expect(document.querySelector('caption')?.textContent).toBe(
      interpolate(labels.treatmentOf, {amount: formatCents(cents)}),
    );
    expect(readRows()).toEqual(makeExpectedRows(cents));
    expect(findField().getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    {typed: 'a lot', message: labels.notAnAmount},
    {typed: '0', message: labels.tooSmall},
    {typed: '100000.01', message: labels.tooLarge},
  ])('reports the unusable amount $typed and keeps the example', ({typed, message}) => {
    show(<PaymentHelper />);
    type(typed);
    expect(findField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain(message.split('{')[0]);
    expect(readRows()).toEqual(makeExpectedRows(EXAMPLE_COST_CENTS));
    type('');
    expect(findField().getAttribute('aria-invalid')).toBe('false');
  });
});
