import * as z from 'zod';
import {label} from './label';

export const patientFormsLabels = z.strictObject({
  name: label('What the form is, for screen readers.'),
  progress: label('Above the heading of each section, with {number} and {count}.'),
  dayHint: label('Under a field for a day.'),
  day: label('Under a field for a day, if none can be read there.'),
  birthDay: label('The same for the day on which somebody was born.'),
  tel: label('Under a phone number that is too short.'),
  email: label('Under an e-mail address that is none.'),
  zip: label('Under a zip code that is none.'),
  print: label('The button at the end.'),
  clear: label('The button that deletes all answers.'),
  clearQuestion: label('The question before they are deleted.'),
  kept: label('Where the answers are, under the buttons.'),
  yes: label('The first answer to a question.'),
  no: label('The second answer to a question.'),
  line: label('What a place in a table is, for screen readers, with {number} and {column}.'),
  page: label('The number of a sheet, at its foot, with {number} and {count}.'),
});

export const formsLabels = z.strictObject({
  kind: label('What kind of file the new-patient forms are.'),
  contact: label('What the form is, for screen readers.'),
  contactInvitation: label('In its place until it is loaded, above the other ways to reach us.'),
  virtual: label('What the form is, for screen readers.'),
  virtualInvitation: label('In its place until it is loaded, above the other ways to reach us.'),
  newsletter: label('What the form is, for screen readers.'),
  newsletterInvitation: label('In its place until it is loaded.'),
  newsletterWays: label(
    'What follows where the newsletter form is not there, with {phone} and {booking}.',
  ),
  newsletterBooking: label('The words of the link in that sentence.'),
  newsletterMail: label('The button under it.'),
  loading: label('While a form is on its way.'),
  unavailable: label('When a form cannot be used; the other ways to reach us are below.'),
  required: label('Behind the label of a field that must be filled in.'),
  sending: label('While it is being sent.'),
  notSent: label('When sending has failed; the other ways to reach us are below.'),
  leave: label('The question before a page is left on which something typed has not been sent.'),
});
