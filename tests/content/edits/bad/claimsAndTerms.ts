import {appendingEach, type BadEdit} from '../edit';

/** What says other terms or counts than ours, by what is said of it. */
const REFUSED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  ['on this site', 'our-dentist/index.mdx', 'All five of our dentists speak Spanish.'],
];

export const claimsAndTerms: BadEdit[] = [
  ...REFUSED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences)),
  {
    does: 'calls a day an open holiday that is none',
    file: '_practice/hours.yml',
    replace: [/2027-06-18/, '2027-06-20'],
    says: 'No federal holiday is observed on',
    at: '2027-06-20',
    warns: true,
    // Nobody has decided about the holiday itself.
    others: 1,
  },
];
