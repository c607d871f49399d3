import {firstFile} from '../../../support/exercise';
import {appendingEach, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');
const HOURS = '_practice/hours.yml';

/** Sentences that somebody adds, by what is said of them; a star stands for a warning. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [
    ABOUT,
    '*can harm whoever follows it',
    'After oral sedation an Uber home is fine.',
    'You can drive home an hour after sedation.',
    'Eat a good meal right before your sedation visit.',
    'If your face swells, wait until Monday.',
    'If your cheek is swollen, put a heating pad on it.',
    'Wrap a knocked-out tooth in a tissue.',
    'Smoking is fine the day after an extraction.',
    'Pull the tooth yourself with pliers.',
    'You do not need to floss before a visit.',
    'If you are pregnant, whitening is safe.',
    'Give your baby honey on the pacifier.',
  ],
  [
    ABOUT,
    'turns people away',
    'We are not able to treat anyone who is HIV positive.',
    'We do not see patients in wheelchairs.',
    'We cannot accept people with autism.',
  ],
  [ABOUT, 'prefers some people', 'We prefer patients under sixty.', 'We only see English-speaking patients.'],
  [ABOUT, 'charges people', 'An interpreter costs $60 an hour.', 'Please bring your own interpreter.'],
  [ABOUT, "gives patients' data away", 'We may sell your information to partners.'],
  [ABOUT, 'takes a right', 'You have no right to see your records.', 'We hold your x-rays until your balance is paid.'],
  [ABOUT, 'chooses applicants', 'We are hiring young women for the front desk.'],
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
  [ABOUT, 'compares us', 'Nobody else in Arizona owns one.', 'Other dentists are too quick with the pliers.'],
  [ABOUT, 'promises a result', 'We save every knocked-out tooth.', 'Our crowns never break.'],
  [ABOUT, '*promises a result', 'Implants are a permanent answer.', 'Teeth become at least eight shades lighter.'],
  [ABOUT, 'promises a cure', 'The laser makes gum disease disappear.', 'Trays send gum disease packing.'],
  [ABOUT, 'nothing can go wrong', 'Whitening has no unwanted effects whatsoever.'],
  [ABOUT, '*promises what nobody', 'Your insurance will cover this in full.', 'Your plan pays for everything.'],
  [ABOUT, '*promises credit', 'Everyone is approved.'],
  [ABOUT, '*asks for money', 'You can pay your balance by Zelle.'],
  [ABOUT, 'pays for a review', 'Post a few stars and pick up a $25 coffee card.'],
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
