import {appending, appendingEach, type BadEdit} from '../edit';

/** What tells of one patient, names somebody who is not here, or was left of the writing, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'neighbors may know',
    '_cases/01-a-case.mdx',
    'You may know her from the bakery stand at the market.',
    'He was the starting quarterback of his school that fall.',
    'She is the widow of the man who built the water tower.',
    'She was driving home from Roosevelt Lake when it happened.',
  ],
  ['pays or owes', '_cases/01-a-case.mdx', 'She paid in installments and still owes the last two.'],
  [
    'one patient',
    'about-us.mdx',
    'Last week we sealed four molars for a boy whose mom teaches second grade.',
    'Our patients include two members of the council.',
  ],
  ['A family is named here', 'about-us.mdx', 'When the Ostrowskis moved here, all six of them came on one afternoon.'],
  ['is not of our team', 'about-us.mdx', 'Thanks to Mr. Hollingshead for telling us that he slept through all of it.'],
  [
    'has no page among our',
    'about-us.mdx',
    'Ask at the desk, or write to Stephanie Kowalski in billing.',
    'Maribel answers during working hours.',
    'Dr. Feldman comes in on Thursdays.',
  ],
  [
    'a note about the text',
    'about-us.mdx',
    'Would you like a shorter version, or one with bullet points?',
    'Insert testimonial from the agency.',
  ],
  [
    'answers one patient in public',
    'reviews.mdx',
    'To W.T., who wrote in August: your account was two payments behind.',
    'You gave us two stars, so here is our side.',
  ],
  ['is not the name of our practice', 'about-us.mdx', 'At Desert Bloom Family Dental, we have time for it.'],
  ['is no hygienist', 'about-us.mdx', 'Our dental hygienists Jasmine and Lucy keep your teeth clean.'],
  ['a note in brackets', 'about-us.mdx', '(still to be read by the lawyer, not before Monday)'],
];

const REFUSED: readonly (readonly [says: string, text: string])[] = [
  ['Maria Esposito', 'A big hello to Maria Esposito from Queen Creek, who has finished her gum disease treatment.'],
  ['a mark of a program', 'Deleted: We opened in the spring.'],
  ['a mark of a program', 'The details are in Error! Reference source not found.'],
  ['small print of a mail', 'CAUTION - EXTERNAL EMAIL - do not open attachments.'],
  ['says that we are open', 'The time you book is kept for you, on Sunday mornings too.'],
  ['account number stands here', 'On your card the member ID (U74 228 1590, for example) is on the front.'],
  [
    'A patient is named here',
    'Even Yolande Prather of the school board, who came in with bleeding gums, is smiling again.',
  ],
  ['says that we are open', 'If you cannot leave work, ask for one of our Saturday mornings.'],
  ['neither ours nor', 'Not sure? [Book online](https://booking.desert-bloom.example/new) and we will call you.'],
  ['leads to the page of', 'Our hygienist [Beth Holloway](/our-staff/beth) has time for you.'],
  ['how somebody signs', 'The flowers are new, hope you like them all - J.'],
];

/** Edits of a fifth week. */
export const fifthWeek: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...texts]) => appendingEach(file, says, texts, {warns: true})),
  ...REFUSED.map(([says, text]) => appending('about-us.mdx', `writes "${text}"`, text, says)),
  appending(
    '_reviews/01-bh.mdx',
    'leaves the signature below a review',
    'Patrice Okonkwo-Bell, Power Ranch',
    'A patient is named here: Patrice Okonkwo-Bell',
  ),
  {
    does: 'names a case by its patient',
    file: '_cases/01-a-case.mdx',
    rename: '_cases/01-mrs-oyelaran-chips.mdx',
    in: '_cases/01-mrs-oyelaran-chips.mdx',
    at: 1,
    says: 'tells who the patient is',
  },
  {
    does: 'names a patient in the description of a picture',
    file: '_practice/facility.yml',
    replace: ['alt: ', 'alt: Ofelia Barraza beside '],
    says: 'A person is named in the description',
    at: 'Ofelia',
    warns: true,
  },
  appending(
    '_practice/costs.yml',
    'gives the membership plan two prices',
    'membership:\n  name: Our plan\n  dollarsPerYear: 349\n  includes: [Two cleanings]\n  terms: The fee of $399 a year is due at once.',
    'its terms say $399',
    {at: 'terms:'},
  ),
];
