import {firstFile} from '../../../support/exercise';
import {appendingEach, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');
const HOURS = '_practice/hours.yml';

/** Sentences that somebody adds, by what is said of them; a star stands for a warning. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [ABOUT, '*will not be so before long', 'The offer ends soon.', 'We are closed today.', 'Join us tomorrow only.'],
  [
    ABOUT,
    '*hardly what is meant',
    'Healthy guns do not bleed.',
    'Wear your retailer every night.',
    'Call us if your late.',
  ],
  [
    ABOUT,
    'note to or from a colleague',
    'Rosa, can you add the photo?',
    '(Devon, please look at this.)',
    '@Rosa: is this the right price?',
  ],
];

/** Values that somebody puts in the place of others. */
const PUT: readonly BadEdit[] = [
  {
    does: 'misspells a name in a link to its page',
    file: 'our-staff/index.mdx',
    replace: ['[Kayla](/our-staff/kayla)', '[Kaila](/our-staff/kayla)'],
    says: 'leads to the page of Kayla',
    at: '[Kaila]',
  },
  {
    does: 'leaves a permission unsigned',
    file: CASE,
    replace: [/filed: .*/, 'filed: not signed yet, ask her'],
    says: 'nothing has been signed',
    at: 'filed: not signed',
  },
  {
    does: 'dates a film in another century',
    file: '_practice/videos.yml',
    replace: [/published: .*/, 'published: 1926-11-02'],
    says: 'too long ago',
    at: 'published: 1926-11-02',
    warns: true,
  },
  {
    does: 'lets a film last an hour',
    file: '_practice/videos.yml',
    replace: [/seconds: .*/, 'seconds: 3600'],
    says: 'can hardly be',
    at: 'seconds: 3600',
  },
  {
    does: 'puts a holiday on the wrong Monday',
    file: HOURS,
    replace: ['from: 2027-09-06\n    to: 2027-09-06', 'from: 2027-09-13\n    to: 2027-09-13'],
    says: 'but on September 6, 2027',
    at: 'from: 2027-09-13',
    warns: true,
    others: 1,
  },
];

/** What went through a third week, in other words. */
export const thirdWeek: BadEdit[] = [
  ...REFUSED.flatMap(([file, says, ...sentences]) => appendingEach(file, says, sentences)),
  ...PUT,
];
