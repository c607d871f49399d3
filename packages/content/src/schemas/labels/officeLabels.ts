import * as z from 'zod';
import {label} from './label';

export const hoursLabels = z.strictObject({
  between: label('The hours of a day, with {opens} and {closes}.'),
  closed: label('A day on which the office is closed.'),
  closedToday: label('The hours of today, when it is a holiday, with {name}.'),
  closedFor: label('The hours of a day of this week, when it is a holiday, with {name}.'),
  closedOn: label(
    'A holiday that comes within days, at the foot of every page, with {days} and {name}.',
  ),
  closedUntil: label(
    'What the office does now, when a holiday comes before it opens again, with {day} and {name}.',
  ),
  openNow: label('What the office does now, with {time}.'),
  opensToday: label('What the office does now, with {time}.'),
  reopens: label('What the office does in a break, with {time}.'),
  opens: label('What the office does now, with {day} and {time}.'),
  tomorrow: label('The next day, in the line above.'),
  weekday: label(
    'The hours of a weekday, on paper and until the page knows the time, with {day} and {times}.',
  ),
  today: label('The mark at the day of today.'),
  askUs: label('In place of the state, on days for which holidays are not decided.'),
  closures: label('The heading above the coming closures.'),
  caption: label('What the table is, for screen readers.'),
});

export const officeLabels = z.strictObject({
  heading: label('The heading of the section.'),
  directions: label('Its button.'),
  drawing: label('What the drawing of the streets shows, for screen readers.'),
  showMap: label('The button that puts the real map in its place.'),
  map: label('What the map is, for screen readers, with {address}.'),
  mapLoading: label('While it is on its way.'),
  mapFailed: label('When it cannot be used; the other ways to reach us are below.'),
});

export const chatLabels = z.strictObject({
  short: label('The button in the bar of a phone.'),
  open: label('The button that opens the chat, and the heading over it.'),
  text: label('The button, where the practice takes text messages instead.'),
  close: label('The button that closes it, for screen readers.'),
  frame: label('What it is, for screen readers, with {name}.'),
  loading: label('While it is on its way.'),
  failed: label('When it cannot be used; the other ways to reach us are below.'),
});

export const thirdPartiesLabels = z.strictObject({
  table: label('The name of the table, for screen readers.'),
  company: label('A column.'),
  purpose: label('A column.'),
  pages: label('A column.'),
  contacted: label('A column.'),
  agreement: label('A column.'),
  formsPurpose: label('A cell.'),
  formsPages: label('A cell.'),
  formsContacted: label('A cell.'),
  formsSent: label('A cell, for a form that contacts nobody before.'),
  chatPurpose: label('A cell.'),
  chatPages: label('A cell.'),
  chatContacted: label('A cell.'),
  financingPurpose: label('A cell.'),
  financingPages: label('A cell.'),
  financingContacted: label('A cell.'),
  financingFollowed: label('A cell, for a provider to whom only a link leads.'),
  mapPurpose: label('A cell.'),
  mapPages: label('A cell.'),
  mapContacted: label('A cell.'),
  filmsPurpose: label('A cell.'),
  filmsPages: label('A cell.'),
  filmsContacted: label('A cell.'),
  signed: label('A cell.'),
  missing: label('A cell.'),
  notNeeded: label('A cell.'),
});
