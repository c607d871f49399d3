import {appendingEach, type BadEdit} from '../edit';

/** What speaks for us, advises, and says other terms than ours, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'is far from what dentists say',
    'services/family-dentistry/index.mdx',
    'Children can brush by themselves from the age of three.',
    'We see children from the age of six.',
  ],
  [
    'is not what _practice/claims.yml says',
    'services/cosmetic-dentistry/dental-crowns.mdx',
    'A crown lasts thirty years with us.',
    'Digital X-rays cut radiation by 99%.',
  ],
];

const REFUSED: typeof WARNED = [
  [
    'open on Saturdays',
    'our-dentist/dr-hannah-lindqvist.mdx',
    'She sees children on Saturday mornings.',
    'On Saturdays, come to the side door and ring.',
  ],
  ['have a page', 'our-dentist/index.mdx', 'All five of our dentists speak Spanish.'],
];

export const claimsAndTerms: BadEdit[] = [
  ...REFUSED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences)),
  ...WARNED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences, {warns: true})),
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
