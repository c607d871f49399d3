import * as z from 'zod';
import {label} from './label';

export const patientFormsLabels = z.strictObject({
  name: label('The name of the form, for screen readers.'),
  progress: label('Above the heading of each section, with {number} and {count}.'),
  dayHint: label('Under a date field.'),
  day: label("Under a date field, if it isn't a date."),
  birthDay: label('The same for a date of birth.'),
  tel: label('Under a phone number that is too short.'),
  email: label("Under an email address that isn't valid."),
  zip: label("Under a ZIP code that isn't valid."),
  print: label('The button at the end.'),
  clear: label('The button that deletes all answers.'),
  clearQuestion: label('The question before they are deleted.'),
  kept: label('The note on where answers are stored, under the buttons.'),
  yes: label('The first answer to a question.'),
  no: label('The second answer to a question.'),
  line: label('The name of a table cell, for screen readers, with {number} and {column}.'),
  page: label('The number of a sheet, at its foot, with {number} and {count}.'),
});

export const formsLabels = z.strictObject({
  kind: label('The file type of the new-patient forms.'),
  contact: label('The name of the form, for screen readers.'),
  contactInvitation: label('In its place until it loads, above other contact options.'),
  virtual: label('The name of the form, for screen readers.'),
  virtualInvitation: label('In its place until it loads, above other contact options.'),
  newsletter: label('The name of the form, for screen readers.'),
  newsletterInvitation: label('In its place until it loads.'),
  newsletterWays: label("After that, if there's no newsletter form, with {phone} and {booking}."),
  newsletterBooking: label('The words of the link in that sentence.'),
  newsletterMail: label('The button under it.'),
  loading: label('Shown while a form is loading.'),
  unavailable: label("Shown if a form can't be used, above other contact options."),
  required: label('After the label of a required field.'),
  sending: label('Shown while it is being sent.'),
  notSent: label('Shown if sending failed, above other contact options.'),
  leave: label('The question before leaving a page with unsent text.'),
});
