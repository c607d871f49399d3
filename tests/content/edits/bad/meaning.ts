import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const HOURS = '_practice/hours.yml';
const PRACTICE = '_practice/practice.yml';
const PROMOTIONS = '_practice/promotions.yml';
const VIDEOS = '_practice/videos.yml';
const CASE = '_cases/01-a-case.mdx';

const types = (does: string, append: string, says: string, more?: Partial<BadEdit>): BadEdit =>
  appending(ABOUT, does, append, says, more);
const puts = (
  does: string,
  file: string,
  from: string | RegExp,
  to: string,
  says: string,
  more: Partial<BadEdit> = {},
): BadEdit => ({does, file, replace: [from, to], at: to.trim(), says, ...more});

/** Facts that cannot be, in the practice's files and in words. */
export const impossible: BadEdit[] = [
  puts(
    'misspells our own mail host',
    PRACTICE,
    'email: hello@copperfinchdental.example',
    'email: hello@coperfinchdental.example',
    'does not arrive',
  ),
  puts(
    'stays open for sixteen hours',
    HOURS,
    'opens: 7:00 am\n    closes: 2:00 pm',
    'opens: 6:00 am\n    closes: 10:00 pm',
    'open for 16 hours',
    {at: 'closes: 10:00 pm'},
  ),
  puts(
    'opens for an hour',
    HOURS,
    'opens: 7:00 am\n    closes: 2:00 pm',
    'opens: 7:00 am\n    closes: 8:00 am',
    'open for 1 hours',
    {at: 'closes: 8:00 am'},
  ),
  puts(
    'takes a break after closing time',
    HOURS,
    'closes: 7:00 pm',
    'closes: 7:00 pm\n    break:\n      from: 7:00 pm\n      to: 8:00 pm',
    'The break on Tuesday, from 7:00 pm to 8:00 pm, is not between 9:00 am and 7:00 pm',
    {at: 'from: 7:00 pm'},
  ),
  puts(
    'ends a break before it starts',
    HOURS,
    'closes: 7:00 pm',
    'closes: 7:00 pm\n    break:\n      from: 12:10 pm\n      to: 1:00 am',
    'The break on Tuesday ends at 1:00 am, before it starts at 12:10 pm',
    {at: 'from: 12:10 pm'},
  ),
  puts(
    'leaves a closure that is over',
    HOURS,
    'from: 2026-11-26\n    to: 2026-11-27',
    'from: 2026-10-12\n    to: 2026-10-12',
    'is over since',
    {at: 'from: 2026-10-12', warns: true, others: 1},
  ),
  puts(
    'closes on a day on which we are closed',
    HOURS,
    'closures:\n',
    'closures:\n  - name: Training\n    from: 2027-03-06\n    to: 2027-03-06\n',
    'closed on Saturdays anyway',
    {at: 'from: 2027-03-06', warns: true},
  ),
  puts(
    'puts Labor Day into June',
    HOURS,
    'from: 2027-09-06\n    to: 2027-09-06',
    'from: 2027-06-09\n    to: 2027-06-09',
    'is not on June 9',
    {at: 'from: 2027-06-09', warns: true, others: 1},
  ),
  puts(
    'runs a promotion in May with the words of August',
    PROMOTIONS,
    'starts: 2027-08-01\n    ends: 2027-08-31',
    'starts: 2027-05-01\n    ends: 2027-05-31',
    'speaks of August',
    {at: 'text: All of August', others: 2},
  ),
  puts(
    'pastes the address of a video',
    VIDEOS,
    'provider: file\n  source: doctor-intro',
    'provider: youtube\n  source: https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'Write source: dQw4w9WgXcQ',
    {at: 'source: https'},
  ),
  puts(
    'names a film that is not there',
    VIDEOS,
    'source: doctor-intro',
    'source: doctor-intro-2027',
    'There is no film',
  ),
  puts(
    'calls the forms of new patients something else than a PDF',
    PRACTICE,
    'newPatientForms: /forms/new-patient-forms.pdf',
    'newPatientForms: /forms/new-patient-forms.doc',
    'not the address of a PDF',
  ),
  puts(
    'shows the same picture before and after',
    CASE,
    'afterImage: cases/01-after',
    'afterImage: cases/01-before',
    'are the same',
  ),
  {
    does: 'lets the pictures change places',
    file: CASE,
    replace: [
      'beforeImage: cases/01-before\nafterImage: cases/01-after',
      'beforeImage: cases/01-after\nafterImage: cases/01-before',
    ],
    at: 'beforeImage:',
    says: "each other's place",
  },
  types('spells a card in another way', 'We accept Care Credit here.', 'Write CareCredit'),
  types('mistypes our number', 'You can reach us at (480) 555-0143.', 'not ours'),
  types('loses a digit of a number', 'The number is (480) 555-014.', 'does not have ten digits'),
];

/** What was left over, and links that are not for visitors. */
export const leftOver: BadEdit[] = [
  types('leaves a note to oneself', 'TODO: ask Rosa about the photos.', 'still to be written'),
  types('pastes the words of a writing program', 'Here is the revised version of your text:', 'writing program'),
  types('asks a colleague', 'Can you please put this on the website before Friday?', 'note to a colleague'),
  types('doubles a word', 'We look forward to to seeing you.', 'A word stands twice'),
  types('doubles a longer word', 'We are so happy happy for you.', 'A word stands twice', {warns: true}),
  types(
    'links with a tracking code',
    'See [our album](https://www.facebook.example/album?utm_source=newsletter&id=3).',
    'Write https://www.facebook.example/album?id=3',
  ),
  types(
    'links with a safelink',
    'See [the report](https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.ada.org%2Freport&data=05).',
    'Write https://www.ada.org/report',
  ),
  types(
    'links to Google Docs',
    'See [the price list](https://docs.google.com/document/d/abc/view).',
    'leads to Google Docs',
  ),
  types(
    'links to a preview',
    'See [the new page](https://deploy-preview-12--finch.netlify.app/about-us).',
    'a preview',
  ),
  types(
    'links to GitHub',
    'See [the old text](https://github.com/copper-finch-dental/website/edit/main/x.mdx).',
    'workshop of this website',
  ),
  types('shortens an address', 'See [our offer](https://bit.ly/3finch).', 'shortened address'),
  types('misspells our own host', 'Book on [our portal](https://portal.coperfinchdental.example/book).', 'nearly ours'),
  types('pastes a sign that nobody sees', 'A ze\u200Bro hides here.', 'zero-width space'),
  types('pastes a sign of Word', 'A bullet \uF0B7 of Word.', 'private sign of Word'),
  types('pastes a table from Excel', 'Crown\tTwo visits\t$1,150', 'copied from Excel'),
  {
    does: 'uploads a page that was downloaded twice',
    file: 'contact-us (1).mdx',
    copyOf: 'contact-us.mdx',
    at: 1,
    says: 'Delete it',
  },
];
