import {appending, appendingEach, type BadEdit} from '../edit';

/** What tells of one patient, names somebody who is not here, or was left of the writing, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  ['is not the name of our practice', 'about-us.mdx', 'At Desert Bloom Family Dental, we have time for it.'],
];

const REFUSED: readonly (readonly [says: string, text: string])[] = [
  ['neither ours nor', 'Not sure? [Book online](https://booking.desert-bloom.example/new) and we will call you.'],
];

/** Edits of a fifth week. */
export const fifthWeek: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...texts]) => appendingEach(file, says, texts, {warns: true})),
  ...REFUSED.map(([says, text]) => appending('about-us.mdx', `writes "${text}"`, text, says)),
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
