import {appendingEach, type BadEdit} from '../edit';

/** What a front desk, a hygienist, an agency and a spouse add to a page, by what is said of it; a star stands for a warning. */
const REFUSED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    '*is not the name of our practice',
    'privacy-policy.mdx',
    'If a page gives you trouble, contact Sonoran Sky Dental.',
  ],
];

/** What went through a fourth week: claims about us and others, what contradicts other pages, care, rights and money. */
export const fourthWeek: BadEdit[] = [
  ...REFUSED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences)),
  {
    does: 'asks for a number in a form',
    file: '_practice/forms.yml',
    replace: [/label: .+/, 'label: Your Social Security number'],
    says: 'what it sends is not private',
    at: 'label: Your Social Security number',
  },
  {
    does: 'names another last day than the record',
    file: '_practice/promotions.yml',
    replace: [/text: All of August,/, 'text: Until August 20,'],
    says: 'Let both say the same day',
    at: 'text: Until August 20',
    warns: true,
  },
];
