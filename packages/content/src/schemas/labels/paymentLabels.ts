import * as z from 'zod';
import {label} from './label';

export const financingLabels = z.strictObject({
  text: label('The text under the calculator.'),
  apply: label('The button under it.'),
  title: label('The name of the calculator, for screen readers.'),
  loading: label('Shown while it is loading.'),
});

export const paymentLabels = z.strictObject({
  label: label('The name of the helper, for screen readers.'),
  cost: label('The field for the amount.'),
  hint: label('Under the field, while it is empty.'),
  notAnAmount: label("Under the field, if it isn't a number."),
  tooSmall: label('Under the field, if the amount is too small, with {least}.'),
  tooLarge: label('Under the field, if the amount is too large, with {most}.'),
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
  note: label('The note on how payments are calculated.'),
});

export const insuranceLabels = z.strictObject({
  label: label('The name of the list, for screen readers.'),
  confirmed: label('Above the list, while it is up to date, with {day}.'),
  old: label('In its place, before the phone number, if the list is out of date, with {day}.'),
  search: label('The field to look for a plan.'),
  hint: label('Under the field, while it is empty.'),
  found: label('Under the field, for several plans, with {count}.'),
  foundOne: label('Under the field, for one plan.'),
  near: label('Under the field, if no plan has the whole name and the list shows the nearest.'),
  foundNone: label('Under the field, for no plan.'),
  inNetwork: label('The status of a plan in our network.'),
  outOfNetwork: label('The status of a plan outside our network.'),
  ask: label('The status of a plan to ask us about.'),
  confirm: label('In place of the status, if it is out of date.'),
  notListed: label('The heading below the list.'),
  notFound: label('The same, when no plan is found, with {typed}.'),
  callUs: label("The advice for a plan that isn't on the list."),
  noInsurance: label('A link to the prices, when no plan is found.'),
});

export const costsLabels = z.strictObject({
  label: label('The name of the table, for screen readers.'),
  confirmed: label('Above the table, while it is up to date, with {day}.'),
  old: label('In its place, before the phone number, if the prices are out of date, with {day}.'),
  treatment: label('A column.'),
  range: label('A column.'),
  depends: label('A column.'),
  groups: label('The name of the links to the groups, for screen readers.'),
  fromTo: label('The cell of a range, with {from} and {to}.'),
  startsAt: label('The lowest price on the card of a treatment, with {amount} and {unit}.'),
  firstVisit: label('The price of the first-visit offer, until its last day, with {amount}.'),
  firstVisitTerms: label('Its terms, with {day}.'),
  bookFirstVisit: label('The booking link after them.'),
  noMembership: label('The note below the prices, if there is no membership plan.'),
  per: label('Under a price, with {unit}.'),
  perYear: label('Next to the price of the membership plan, with {amount}.'),
  asOf: label(
    'Under the price of a treatment on its own page, while it is up to date, with {day}.',
  ),
  mayHaveChanged: label('In its place, if the price is out of date.'),
  all: label('The link from there to all prices.'),
});
