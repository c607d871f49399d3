import * as z from 'zod';
import {label} from './label';

export const homeLabels = z.strictObject({
  schedule: label('The first button.'),
  howWeWork: label('The second button.'),
  exploreServices: label('The link down to the services.'),
  firstStep: label('The small card on the image.'),
  dentists: label('The link under the image, for the number of dentists, with {count}.'),
  dentist: label('The same for one dentist.'),
  plans: label('The link under the image to the insurance plans.'),
  firstVisitOffer: label(
    'The link to the first-visit offer, until its last day, with {amount} and {day}.',
  ),
  languages: label('The line under the image, for languages, with {languages}.'),
  bookPerio: label('The button of the gum treatment.'),
  perioMore: label('The second button there.'),
  perioMark: label('The description of its logo, for screen readers.'),
  promotionEnds: label('The last day of an offer, with {day}.'),
  firstVisit: label('The button while there is no offer.'),
});

export const servicesLabels = z.strictObject({
  knowMore: label('The link of a card.'),
  aboutService: label('Read by screen readers after that link, with {service}.'),
  others: label('The heading next to a service.'),
  all: label('The link to all services.'),
  moreIn: label('The heading next to a treatment, with {service}.'),
  overview: label('The link to its service, with {service}.'),
  cases: label('The link from a treatment to its cases, with {count}.'),
  oneCase: label('The same for one case.'),
  ready: label('The heading at the end of a service.'),
  readyText: label('The text under it.'),
  ask: label('The heading at the end of a treatment.'),
  askText: label('The text under it.'),
  contactUs: label('The button under it.'),
  timeInChair: label('At a glance: how long a visit takes.'),
  visits: label('At a glance: how many visits.'),
  recovery: label('At a glance: the recovery.'),
  lasts: label('At a glance: how long the result lasts.'),
});

export const peopleLabels = z.strictObject({
  learnMore: label('The link of a large card.'),
  aboutPerson: label('Read by screen readers after that link, with {name}.'),
  languages: label("The label of a dentist's languages."),
  days: label('The label of the days when a dentist sees patients.'),
  goodWith: label("The label of a dentist's special interests."),
  location: label('The label of their location.'),
  phone: label('The label of their own phone number.'),
  email: label('The label of their own email address.'),
  emailNote: label('The advice under it.'),
  otherDentists: label('The heading of the other dentists.'),
  skills: label("The heading of a dentist's skills."),
  education: label("The heading of a dentist's education."),
  degrees: label("The label of a dentist's degrees."),
  degree: label('One of them, with {degree}, {school}, and {year}.'),
  license: label("The label of a dentist's license."),
  licensed: label('Its number and year, with {number} and {year}.'),
  sedationPermit: label("The label of a dentist's permit for oral sedation."),
  permitted: label('Its number, with {number}.'),
  team: label('The heading at the end of a profile.'),
  teamText: label('The text under it.'),
  doctors: label('The button to the dentists.'),
});

export const reviewsLabels = z.strictObject({
  sources: label('The name of the counts, for screen readers.'),
  countFrom: label('The number of reviews from each site, with {count} and {source}.'),
  readAll: label('The link to all reviews at a review site, with {source}.'),
  topics: label('The name of the filter, for screen readers.'),
  allTopics: label('The filter for all reviews.'),
  origin: label('The date and the site of a review, with {date} and {source}.'),
  previous: label('A button of the moving quotations.'),
  next: label('A button of the moving quotations.'),
  play: label('A button of the moving quotations.'),
  pause: label('A button of the moving quotations.'),
  scroll: label('Under the quotations, for browsers without scripts.'),
});

export const emergencyLabels = z.strictObject({
  heading: label('The heading of the box next to every treatment.'),
  text: label('The advice on when to call.'),
  call911: label('The advice on when to call 911.'),
  sameDay: label('The heading of the symptoms that need a call on the same day.'),
  call: label('The button under them, with {phone}.'),
  urgentHelp: label('The link to the page for emergencies, on every page.'),
});

export const urgentCallLabels = z.strictObject({
  whileOpen: label(
    'On the page for emergencies, the heading of what to do while the office is open.',
  ),
  whileOpenText: label('Who to call then.'),
  whileClosed: label('The heading of what to do while the office is closed.'),
  whileClosedText: label('Who to call then, with {name}: the first of your after-hours numbers.'),
  noOnCall: label('Who to call then, if you have no after-hours number.'),
  closedAnswers: label('In boxes about emergencies, who answers then, with {name}.'),
  callOffice: label('The link to the office number while the office is closed, with {phone}.'),
  inWriting: label('Help for people who cannot use a phone, with {email}.'),
  anyone: label('Says who may call.'),
});
