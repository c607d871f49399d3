import * as z from 'zod';
import {label} from './label';

export const hoursLabels = z.strictObject({
  between: label('The hours of a day, with {opens} and {closes}.'),
  closed: label('A day when the office is closed.'),
  closedToday: label('The hours of today, when it is a holiday, with {name}.'),
  closedFor: label('The hours of a day of this week, when it is a holiday, with {name}.'),
  closedOn: label(
    'A holiday in the next few days, at the foot of every page, with {days} and {name}.',
  ),
  specialFor: label('The hours of a day that has its own this week, with {times} and {name}.'),
  specialToday: label('Today, if it has its own hours, with {times} and {name}.'),
  specialOn: label('A day with its own hours in the next few days, with {days} and {name}.'),
  byAppointment: label('The hours or status of a day by appointment only, with {hours}.'),
  appointmentOnly: label('A day by appointment only that has no hours.'),
  appointmentToday: label('The current status on such a day, with {day} and {time}.'),
  closedUntil: label('The current status before a holiday, with {day} and {name}.'),
  openNow: label('The current status while the office is open, with {time}.'),
  opensToday: label('The current status before the office opens today, with {time}.'),
  reopens: label('The current status during a break, with {time}.'),
  opens: label('The current status until the office opens on another day, with {day} and {time}.'),
  tomorrow: label('The next day, in that status.'),
  weekday: label(
    'The hours of a weekday, on paper and until the page knows the time, with {day} and {times}.',
  ),
  today: label('The mark next to today.'),
  askUs: label("In place of the status, on holidays that aren't decided yet."),
  closures: label('The heading above the coming closures and special hours.'),
  caption: label('The name of the table, for screen readers.'),
});

export const officeLabels = z.strictObject({
  heading: label('The heading of the section.'),
  directions: label('Its button.'),
  drawing: label('The description of the drawing of the streets, for screen readers.'),
  showMap: label('The button that puts the real map in its place.'),
  map: label('The name of the map, for screen readers, with {address}.'),
  mapLoading: label('Shown while it is loading.'),
  mapFailed: label("Shown if it can't be used, above other contact options."),
});

export const chatLabels = z.strictObject({
  short: label('The button in the bar of a phone.'),
  open: label('The button that opens the chat, and the heading over it.'),
  text: label('The button if the practice takes text messages instead.'),
  close: label('The button that closes it, for screen readers.'),
  frame: label('The name of the chat window, for screen readers, with {name}.'),
  loading: label('Shown while it is loading.'),
  failed: label("Shown if it can't be used, above other contact options."),
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
  formsSent: label('A cell, for a form that contacts no one before it is sent.'),
  chatPurpose: label('A cell.'),
  chatPages: label('A cell.'),
  chatContacted: label('A cell.'),
  financingPurpose: label('A cell.'),
  financingPages: label('A cell.'),
  financingContacted: label('A cell.'),
  financingFollowed: label('A cell, for a provider that pages only link to.'),
  mapPurpose: label('A cell.'),
  mapPages: label('A cell.'),
  mapContacted: label('A cell.'),
  videosPurpose: label('A cell.'),
  videosPages: label('A cell.'),
  videosContacted: label('A cell.'),
  signed: label('A cell.'),
  missing: label('A cell.'),
  notNeeded: label('A cell.'),
});
