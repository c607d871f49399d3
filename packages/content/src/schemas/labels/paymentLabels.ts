import * as z from 'zod';
import {label} from './label';

export const financingLabels = z.strictObject({
  text: label('The text under the calculator.'),
  apply: label('The button under it.'),
  title: label('What the calculator is, for screen readers.'),
  loading: label('While it is on its way.'),
});

export const paymentLabels = z.strictObject({
  label: label('The name of the helper, for screen readers.'),
  cost: label('The field for the amount.'),
  hint: label('Under the field, while it is empty.'),
  notAnAmount: label('Under the field, for what is no number.'),
  tooSmall: label('Under the field, for less than it works out, with {least}.'),
  tooLarge: label('Under the field, for more than it works out, with {most}.'),
  paidAtOnce: label('Under the field, for an amount, with {amount}.'),
  waysToPay: label('The name of the table, for screen readers.'),
  treatmentOf: label('The heading of the table, with {amount}.'),
  howYouPay: label('A column.'),
  atStart: label('A column.'),
  eachMonth: label('A column.'),
  inAll: label('A column.'),
  inFull: label('A row, with {percent}.'),
  nothing: label('A cell.'),
  plan: label('A row, with {months} and {percent}.'),
  note: label('How it is worked out.'),
});

export const insuranceLabels = z.strictObject({
  label: label('The name of the list, for screen readers.'),
  confirmed: label('Above the list, while patients may rely on it, with {day}.'),
  old: label(
    'In its place, before the phone number, once the list was confirmed too long ago, with {day}.',
  ),
  search: label('The field to look for a plan.'),
  hint: label('Under the field, while it is empty.'),
  found: label('Under the field, for several plans, with {count}.'),
  foundOne: label('Under the field, for one plan.'),
  foundNone: label('Under the field, for none.'),
  inNetwork: label('How the office stands to a plan.'),
  outOfNetwork: label('How the office stands to a plan.'),
  ask: label('How the office stands to a plan.'),
  confirm: label('In place of these, once the plan was confirmed too long ago.'),
  notListed: label('The heading below the list.'),
  notFound: label('The same, when no plan is found, with {typed}.'),
  callUs: label('What to do about a plan that is not on the list.'),
});

export const costsLabels = z.strictObject({
  label: label('The name of the table, for screen readers.'),
  confirmed: label('Above the table, while patients may rely on it, with {day}.'),
  old: label(
    'In its place, before the phone number, once the prices were confirmed too long ago, with {day}.',
  ),
  treatment: label('A column.'),
  range: label('A column.'),
  depends: label('A column.'),
  fromTo: label('The cell of a range, with {from} and {to}.'),
  per: label('Under a price, with {unit}.'),
  perYear: label('Beside the price of the membership plan, with {amount}.'),
  asOf: label(
    'Under the price of a treatment on its own page, while patients may rely on it, with {day}.',
  ),
  mayHaveChanged: label('In its place, once the prices were confirmed too long ago.'),
  all: label('The link from there to all prices.'),
});
