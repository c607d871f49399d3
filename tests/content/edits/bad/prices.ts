import type {BadEdit} from '../edit';

const INSURANCE = '_practice/insurance.yml';
const COSTS = '_practice/costs.yml';

/** Plans and costs that cannot be as they are written. */
export const prices: BadEdit[] = [
  {
    does: 'has confirmed the plans 92 days ago',
    file: INSURANCE,
    replace: ['confirmed: 2026-11-02', 'confirmed: 2026-08-21'],
    at: 'confirmed:',
    says: 'last confirmed on August 21, 2026, 92 days ago. Ask each plan again, correct what has changed, and write the day: confirmed: 2026-11-21.',
    warns: true,
  },
  {
    does: 'has confirmed the plans so long ago that patients are told to call',
    file: INSURANCE,
    replace: ['confirmed: 2026-11-02', 'confirmed: 2026-02-01'],
    at: 'confirmed:',
    says: 'days ago, so patients are told to call. Ask each plan again',
    warns: true,
  },
  {
    does: 'confirms the plans ahead of time',
    file: INSURANCE,
    replace: ['confirmed: 2026-11-02', 'confirmed: 2027-11-02'],
    at: 'confirmed:',
    says: 'This day has not come yet',
  },
  {
    does: 'confirms one plan ahead of time',
    file: INSURANCE,
    replace: ['standing: out-of-network', 'standing: out-of-network\n    confirmed: 2027-01-08'],
    at: 'confirmed: 2027-01-08',
    says: 'This day has not come yet',
  },
  {
    does: 'misspells how we stand to a plan',
    file: INSURANCE,
    replace: ['standing: in-network', 'standing: in network'],
    at: 'standing: in network',
    says: 'Did you mean in-network?',
  },
  {
    does: 'forgets how we stand to a plan',
    file: INSURANCE,
    replace: ['    standing: ask\n', ''],
    at: 'TRICARE',
    says: 'The field "standing" is missing',
  },
  {
    does: 'lists a plan twice',
    file: INSURANCE,
    replace: ['name: TRICARE Dental Program', 'name: "Delta Dental: Premier"'],
    at: 'Delta Dental: Premier',
    says: 'is on this list already',
  },
  {
    does: 'writes a cost from the more to the less',
    file: COSTS,
    replace: ['from: 1150', 'from: 1850'],
    at: 'from: 1850',
    says: 'The cost of "Crown" runs from $1,850 to $1,750',
  },
  {
    does: 'writes a digit too many',
    file: COSTS,
    replace: ['to: 155', 'to: 1550'],
    at: 'to: 1550',
    says: '"Cleaning" for $95 to $1,550 per visit can hardly be',
  },
  {
    does: 'writes a digit too many in both',
    file: COSTS,
    replace: [/from: 1150\n(.*)to: 1750/, 'from: 11500\n        to: 17500'],
    at: 'to: 17500',
    says: '"Crown" for $11,500 to $17,500 per tooth can hardly be',
  },
  {
    does: 'writes a digit too few',
    file: COSTS,
    replace: [/from: 95\n(.*)to: 155/, 'from: 9\n        to: 15'],
    at: 'from: 9',
    says: 'can hardly be',
  },
  {
    does: 'leaves out for what a cost is',
    file: COSTS,
    replace: ['        unit: tooth\n', ''],
    at: 'name: Crown',
    says: 'The field "unit" is missing',
  },
  {
    does: 'writes a cost with a sign and a comma',
    file: COSTS,
    replace: ['to: 1750', 'to: $1,750'],
    at: '$1,750',
    says: 'is not a number',
  },
  {
    does: 'writes a cost with cents',
    file: COSTS,
    replace: ['to: 1750', 'to: 1750.50'],
    at: '1750.50',
    says: 'not an amount in whole dollars',
  },
  {
    does: 'lists a treatment twice',
    file: COSTS,
    replace: ['name: Crown', 'name: cleaning'],
    at: 'name: cleaning',
    says: 'is on this list already',
  },
  {
    does: 'leads from a cost to a page that there is not',
    file: COSTS,
    replace: ['dentistry/dental-crowns', 'dentistry/dental-crown'],
    at: 'dental-crown',
    says: 'leads nowhere. Did you mean /services/cosmetic-dentistry/dental-crowns?',
  },
  {
    does: 'leads from a cost to an old address',
    file: COSTS,
    replace: ['page: /services/cosmetic-dentistry/dental-crowns', 'page: /review'],
    at: 'page: /review',
    says: 'leads to an old address. Write /reviews instead',
  },
];
