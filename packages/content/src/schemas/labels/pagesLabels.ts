import * as z from 'zod';
import {label} from './label';

export const homeLabels = z.strictObject({
  schedule: label('The first button.'),
  howWeWork: label('The second button.'),
  exploreServices: label('The link down to the services.'),
  firstStep: label('The small card on the picture.'),
  dentists: label('The link under the picture, for the number of dentists, with {count}.'),
  dentist: label('The same for a single one.'),
  plans: label('The link under the picture to the insurance plans.'),
  languages: label('The line under the picture, for languages, with {languages}.'),
  bookPerio: label('The button of the gum treatment.'),
  perioMore: label('The second button there.'),
  perioMark: label('What its mark says, for screen readers.'),
  promotionEnds: label('The last day of an offer, with {day}.'),
  firstVisit: label('The button while no offer is on.'),
});

export const servicesLabels = z.strictObject({
  knowMore: label('The link of a card.'),
  aboutService: label('What screen readers add to it, with {service}.'),
  others: label('The heading beside a service.'),
  all: label('The link to all services.'),
  moreIn: label('The heading beside a treatment, with {service}.'),
  overview: label('The link to its service, with {service}.'),
  cases: label('The link from a treatment to cases like it, with {count} and {treatment}.'),
  ready: label('The heading at the end of a service.'),
  readyText: label('The text under it.'),
  ask: label('The heading at the end of a treatment.'),
  askText: label('The text under it.'),
  contactUs: label('The button under it.'),
  timeInChair: label('At a glance: how long a visit takes.'),
  visits: label('At a glance: how many visits.'),
  recovery: label('At a glance: what comes after.'),
  lasts: label('At a glance: how long the result lasts.'),
});

export const peopleLabels = z.strictObject({
  learnMore: label('The link of a large card.'),
  viewProfile: label('The link of a small card.'),
  aboutPerson: label('What screen readers add to it, with {name}.'),
  speciality: label('What a dentist is.'),
  role: label('What a member of the staff is.'),
  languages: label('The languages of a dentist.'),
  days: label('The days on which a dentist sees patients.'),
  goodWith: label('What patients come to a dentist for.'),
  location: label('Where they work.'),
  phone: label('A number of their own.'),
  email: label('An address of their own.'),
  otherDentists: label('The heading of the other dentists.'),
  skills: label('The heading of what a dentist does.'),
  education: label('The heading of where it was learned.'),
  degrees: label('The degrees of a dentist.'),
  degree: label('One of them, with {degree}, {school} and {year}.'),
  license: label('The license of a dentist.'),
  licensed: label('Its number and year, with {number} and {year}.'),
  sedationPermit: label('The permit of a dentist for oral sedation.'),
  permitted: label('Its number, with {number}.'),
  team: label('The heading at the end of a profile.'),
  teamText: label('The text under it.'),
  doctors: label('The button to the dentists.'),
});

export const reviewsLabels = z.strictObject({
  sources: label('The name of the counts, for screen readers.'),
  countFrom: label('How many reviews come from where, with {count} and {source}.'),
  readAll: label('The link to all reviews at a review site, with {source}.'),
  origin: label('When and where a review was written, with {date} and {source}.'),
  previous: label('A button of the moving quotations.'),
  next: label('A button of the moving quotations.'),
  play: label('A button of the moving quotations.'),
  pause: label('A button of the moving quotations.'),
  scroll: label('Under the quotations, where scripts do not run.'),
});

export const emergencyLabels = z.strictObject({
  heading: label('The heading of the box beside every treatment.'),
  text: label('When to call.'),
  call911: label('When to call 911.'),
  sameDay: label('The heading of the signs for which to call on the same day.'),
  call: label('The button under them, with {phone}.'),
  urgentHelp: label('The link to the page for emergencies, on every page.'),
  whileOpen: label('On that page, the heading of what to do while the office is open.'),
  whileOpenText: label('Whom to call then.'),
  whileClosed: label('The heading of what to do while the office is closed.'),
  whileClosedText: label('Whom to call then.'),
});
