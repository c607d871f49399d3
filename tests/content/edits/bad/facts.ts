import type {BadEdit} from '../edit';

const HOURS = '_practice/hours.yml';
const PROMOTIONS = '_practice/promotions.yml';
const PRACTICE = '_practice/practice.yml';
const CASE = '_cases/01-chipped-front-tooth-rebuilt.mdx';

/** Facts and records whose values cannot be. */
export const facts: BadEdit[] = [
  {does: 'closes before it opens', file: HOURS, replace: ['closes: 7:00 pm', 'closes: 7:00 am'], at: 'closes: 7:00 am', says: 'Tuesday closes at 7:00 am, before it opens'},
  {does: 'writes a time without am or pm', file: HOURS, replace: ['closes: 7:00 pm', 'closes: 19:00'], at: '19:00', says: 'not a time of day'},
  {does: 'forgets when a day closes', file: HOURS, replace: ['    closes: 7:00 pm\n', ''], at: 'Tuesday', says: 'neither open'},
  {does: 'deletes a day of the week', file: HOURS, replace: ['  - day: Sunday\n    closed: true\n', ''], at: 'week:', says: 'each day once'},
  {does: 'misspells a day', file: HOURS, replace: ['day: Friday', 'day: Fryday'], at: 'Fryday', says: 'Did you mean Friday?'},
  {does: 'writes a holiday that no calendar has', file: HOURS, replace: ['2026-11-26', '2026-11-31'], at: '2026-11-31', says: 'not a date that exists'},
  {does: 'ends a holiday before it starts', file: HOURS, replace: ['to: 2026-11-27', 'to: 2026-11-20'], at: '2026-11-20', says: 'ends before it starts'},
  {does: 'closes twice on a day', file: HOURS, replace: ['to: 2026-11-27', 'to: 2026-12-25'], at: '2026-12-24', says: 'overlap'},
  {does: 'opens in the night', file: HOURS, replace: ['opens: 7:00 am', 'opens: 1:00 am'], at: '1:00 am', says: 'Check am and pm', warns: true},
  {does: 'forgets when an offer ends', file: PROMOTIONS, replace: [/ {4}ends:.*\n/, ''], at: '- id:', says: 'The field "ends" is missing'},
  {does: 'leaves an offer that is over', file: PROMOTIONS, replace: [/starts: .*\n {4}ends: .*/, 'starts: 2026-08-01\n    ends: 2026-08-31'], at: 'ends:', says: 'is over since August 31, 2026', warns: true},
  {does: 'ends an offer before it starts', file: PROMOTIONS, replace: ['ends: 2027-08-31', 'ends: 2027-07-31'], at: 'ends:', says: 'ends before it starts'},
  {does: 'writes another form of phone number', file: PRACTICE, replace: ['(480) 555-0142', '480 555 0142'], at: 'phone:', says: 'not a phone number'},
  {does: 'links to an address that is not secure', file: PRACTICE, replace: ['booking: https:', 'booking: http:'], at: 'booking:', says: 'not a secure web address'},
  {does: 'names a host that the privacy page does not', file: PRACTICE, replace: ['https://blog.copperfinchdental.example', 'https://blog.example.org'], at: 'blog:', says: 'register of third parties'},
  {does: 'names a lead dentist who is not there', file: PRACTICE, replace: ['dr-elena-marquez', 'dr-elena-marques'], at: 'leadDentist', says: 'no dentist\'s page called "dr-elena-marques"'},

  {does: 'writes an age outside the list', file: CASE, replace: ['18 - 29', '18-29'], at: 'age:', says: 'Did you mean 18 - 29?'},
  {does: 'writes a gender outside the list', file: CASE, replace: ['gender: Female', 'gender: F'], at: 'gender:', says: 'Write one of Female, Male'},
  {does: 'misspells a category', file: CASE, replace: ['chipped-front-tooth', 'chiped-front-tooth'], at: 'category:', says: 'Did you mean chipped-front-tooth?'},
  {does: 'gives a case the number of another', file: CASE, replace: ['id: 1', 'id: 2'], at: 'id:', says: 'not the number at the start of the file', in: CASE, others: 1},
  {does: 'writes a list into a case', file: CASE, append: '- It broke.\n- We mended it.', at: '- It broke.', says: 'A list is not shown in a case'},
  {does: 'writes a tag into a case', file: CASE, append: 'Call <Phone />.', at: 'Call <Phone />', says: 'A tag is not shown in a case'},
  {does: 'writes a case without words', file: CASE, replace: [/sample: true\n---[^]*/, 'sample: true\n---\n'], at: 1, says: 'This case says nothing'},
  {does: 'names a source that is none', file: '_reviews/02-mk.mdx', replace: ['source: Yelp', 'source: Yellp'], at: 'source:', says: 'Google, Yelp'},
  {does: 'dates a review in the future', file: '_reviews/02-mk.mdx', replace: ['October 3, 2026', 'October 3, 2027'], at: 'date:', says: 'has not come yet'},
  {does: 'dates a review on a day that is none', file: '_reviews/02-mk.mdx', replace: ['October 3, 2026', 'October 32, 2026'], at: 'date:', says: 'not a date that exists'},
];
