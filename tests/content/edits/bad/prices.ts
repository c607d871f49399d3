import {putting, type BadEdit} from '../edit';

const COSTS = '_practice/costs.yml';
const INSURANCE = '_practice/insurance.yml';

/** Plans and costs that cannot be as they are written. */
export const prices: BadEdit[] = [
  ...putting([
    [
      '*last confirmed on August 21, 2026, 92 days ago. Ask each plan again, correct what has changed, and write the day: confirmed: 2026-11-21.',
      INSURANCE,
      'confirmed: 2026-11-02',
      'confirmed: 2026-08-21',
    ],
    [
      '*days ago, so patients are told to call. Ask each plan again',
      INSURANCE,
      'confirmed: 2026-11-02',
      'confirmed: 2026-02-01',
    ],
    ['This day has not come yet', INSURANCE, 'confirmed: 2026-11-02', 'confirmed: 2027-11-02'],
    [
      'This day has not come yet',
      INSURANCE,
      'standing: out-of-network',
      'standing: out-of-network\n    confirmed: 2027-01-08',
    ],
    ['Did you mean in-network?', INSURANCE, 'standing: in-network', 'standing: in network'],
    ['The field "standing" is missing', INSURANCE, '    standing: ask\n', '', {at: 'TRICARE'}],
    ['is on this list already', INSURANCE, 'name: TRICARE Dental Program', 'name: "Delta Dental: Premier"'],
    ['The cost of "Crown" runs from $1,850 to $1,750', COSTS, 'from: 1150', 'from: 1850'],
    ['"Cleaning" for $95 to $1,550 per visit can hardly be', COSTS, 'to: 155', 'to: 1550'],
    [
      '"Crown" for $11,500 to $17,500 per tooth can hardly be',
      COSTS,
      /from: 1150\n(.*)to: 1750/,
      'from: 11500\n        to: 17500',
      {at: 'to: 17500'},
    ],
    ['can hardly be', COSTS, /from: 95\n(.*)to: 155/, 'from: 9\n        to: 15'],
    ['The field "unit" is missing', COSTS, '        unit: tooth\n', '', {at: 'name: Crown'}],
    ['is not a number', COSTS, 'to: 1750', 'to: $1,750'],
    ['not an amount in whole dollars', COSTS, 'to: 1750', 'to: 1750.50'],
    ['is on this list already', COSTS, 'name: Crown', 'name: cleaning'],
    [
      'leads nowhere. Did you mean /services/cosmetic-dentistry/dental-crowns?',
      COSTS,
      'dentistry/dental-crowns',
      'dentistry/dental-crown',
    ],
    [
      'leads to an old address. Write /reviews instead',
      COSTS,
      'page: /services/cosmetic-dentistry/dental-crowns',
      'page: /review',
    ],
  ]),
  {
    does: 'gives the membership plan two prices',
    file: COSTS,
    append:
      'membership:\n  name: Our plan\n  dollarsPerYear: 349\n  includes: [Two cleanings]\n  terms: The fee of $399 a year is due at once.',
    at: 'terms:',
    says: 'its terms say $399',
  },
];
