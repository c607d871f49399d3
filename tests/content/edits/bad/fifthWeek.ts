import {appending, type BadEdit} from '../edit';

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
    'Maribel answers during working hours.',
    'Dr. Feldman comes in on Thursdays.',
  ],
  [
    'a note about the text',
    'about-us.mdx',
    'Would you like a shorter version, or one with bullet points?',
    'Insert testimonial from the agency.',
  ],
  ['a note in brackets', 'about-us.mdx', '(still to be read by the lawyer, not before Monday)'],
];

const REFUSED: readonly (readonly [says: string, text: string])[] = [
  ['a mark of a program', 'Deleted: We opened in the spring.'],
  ['how somebody signs', 'The flowers are new, hope you like them all - J.'],
];

/** Edits of a fifth week. */
export const fifthWeek: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...texts]) =>
    texts.map((text) => appending(file, `writes "${text}"`, text, says, {warns: true})),
  ),
  ...REFUSED.map(([says, text]) => appending('about-us.mdx', `writes "${text}"`, text, says)),
];
