import {fireEvent, screen} from '@testing-library/react';
import {interpolate} from '@dental/practice';
import {expect, it} from 'vitest';
import PaymentHelper from '../../src/components/PaymentHelper';
import {applyDiscount, formatDollars, calculatePlans} from '../../src/components/PaymentHelper/plans';
import {site} from './support/data';
import {show} from './support/show';

const {discounts, financing} = site.policies;
const labels = site.labels.payment;

const field = () => screen.getByLabelText<HTMLInputElement>(labels.cost);
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({textContent}) => textContent),
  );
const hint = () => screen.getByRole('status').textContent;

/** What each row of the table must say for a treatment, in whole cents; how that is worked out has its own tests. */
function rowsFor(cost: number): string[][] {
  const atOnce = formatDollars(applyDiscount(cost, discounts.paidInFullPercent));
  return [
    [
      interpolate(labels.inFull, {percent: discounts.paidInFullPercent}),
      atOnce,
      labels.nothing,
      atOnce,
    ],
    ...calculatePlans(financing, cost).map(({months, interestPercent, down, payments, total}) => [
      interpolate(labels.plan, {months, percent: interestPercent}),
      formatDollars(down),
      formatDollars(payments[0] ?? 0),
      formatDollars(total),
    ]),
  ];
}

it.each([
  ['1850', 185_000],
  ['$2,000.50', 200_050],
  ['1', 100],
  ['100000', 10_000_000],
])('a visitor who types %s sees what it costs by each way of paying', (typed, cents) => {
  show(<PaymentHelper />);
  fireEvent.input(field(), {target: {value: typed}});
  expect(document.querySelector('caption')?.textContent).toBe(
    interpolate(labels.treatmentOf, {amount: formatDollars(cents)}),
  );
  expect(rows()).toEqual(rowsFor(cents));
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it.each([
  ['a lot', labels.notAnAmount],
  ['1.234', labels.notAnAmount],
  ['1e3', labels.notAnAmount],
  ['-5', labels.tooSmall],
  ['0', labels.tooSmall],
  ['100000.01', labels.tooLarge],
  ['99,999,999', labels.tooLarge],
])('%s is no amount, which is said, and the table stays with the example', (typed, said) => {
  show(<PaymentHelper />);
  fireEvent.input(field(), {target: {value: typed}});
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(hint()).toContain(said.split('{')[0]);
  expect(rows()).toEqual(rowsFor(200_000));
  fireEvent.input(field(), {target: {value: ''}});
  expect(field().getAttribute('aria-invalid')).toBe('false');
});
