import {appending, appendingEach, type BadEdit} from '../edit';

const PROMOTIONS = '_practice/promotions.yml';

/** Sentences that contradict our records, by what is said of them. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'is not what _practice/costs.yml says of "Crown"',
    'about-us.mdx',
    'Zirconia is only $720 a tooth with us.',
    'We make crowns for eight hundred dollars a tooth.',
  ],
  [
    'our own plans cost interest',
    'payment-plans.mdx',
    'Twelve installments add up to exactly the price.',
    'Spreading it over the year costs nothing extra.',
  ],
  [
    "we ask for 48 hours' notice",
    'new-patients.mdx',
    'A message the night before is plenty.',
    'Canceling at the last minute is no trouble for us.',
  ],
  [
    'pays $75',
    'new-patients.mdx',
    'We never bill anybody for a missed visit.',
    'If you forgot to come, you owe us no fee.',
  ],
  ['our discounts are', 'financial-policy.mdx', 'Veterans and their families save 15 percent.'],
  ['has no membership', 'costs.mdx', 'Join our membership plan and skip the insurance.'],
  ['patients book at', 'contact-us.mdx', 'We do not take appointments online.'],
  ['patients pay at', 'contact-us.mdx', 'Bills cannot be settled here, and you cannot pay online.'],
  ['a visit by video', 'contact-us.mdx', 'We no longer offer virtual visits.'],
  ['none of the networks', 'contact-us.mdx', 'Follow us on Pinterest for ideas.'],
  ['we work with Lender', 'payment-plans.mdx', 'You can also apply with Sunbit at our desk.'],
  ['is no office manager', 'our-staff/index.mdx', 'Ask for [Kayla](/our-staff/kayla), our office manager.'],
  ['is no manager', 'our-staff/index.mdx', 'Complaints go to Mateo, who runs the office.'],
  ['is no civil rights coordinator', 'our-staff/index.mdx', 'Our civil rights coordinator is Mateo.'],
  ['finished dental school in 2010', 'about-us.mdx', 'Dr. Marquez has cared for families for a quarter of a century.'],
  ['The degree of Elena Marquez', 'about-us.mdx', 'Dr. Marquez finished dental school in 2014.'],
  ['The license of Elena Marquez', 'about-us.mdx', 'Dr. Marquez has been licensed since 2006.'],
  ['is no school of Elena Marquez', 'about-us.mdx', 'Dr. Marquez earned her degree at Pinewood University.'],
  ['and not "DDS"', 'about-us.mdx', 'You may see Dr. Elena Marquez, DDS, at the market.'],
  [
    'we are closed from December 24, 2026',
    'contact-us.mdx',
    'We wish you a quiet Christmas and are back on Tuesday, December 29.',
    'Our winter break runs from December 24 to December 27.',
  ],
  ['neither a page of ours nor', 'about-us.mdx', 'Dr. Marquez now smooths wrinkles too.', 'We also fit metal braces.'],
  ['among the languages', 'about-us.mdx', 'We speak Korean and Polish.', 'Kayla explains it all in Vietnamese.'],
  ['another standing for', 'insurance-plans.mdx', 'All PPOs are in-network for us.', 'HMOs are welcome here.'],
  ['that we take all major PPO', 'insurance-plans.mdx', 'We no longer file claims with plans.'],
  [
    'is no time of an offer',
    'about-us.mdx',
    'Our aligner special runs until Christmas.',
    'Join our whitening club in March.',
  ],
  [
    '_practice/policies.yml says: 15 to 30 minutes',
    'new-patients.mdx',
    'Please be here two hours ahead to fill in the forms.',
  ],
  ['on this site', 'smile-gallery.mdx', 'Our gallery shows more than 900 cases.'],
  ['our own plans cost interest', 'payment-plans.mdx', 'You may pay over a year at no extra cost.'],
  ['pays $75', 'new-patients.mdx', 'You will not be billed if you do not turn up.'],
  ['rate-3-months', 'payment-plans.mdx', 'Our six-month plan has an interest of 4%.'],
  [
    'is no hygienist',
    'about-us.mdx',
    'Rosa (our hygienist) keeps a garden.',
    'Our oldest hygienist, Rosa, can tell you before you ask.',
  ],
  ['has another dentist at its head', 'about-us.mdx', 'The practice is led by Dr. Okafor.'],
  ['we are closed from December 24, 2026', 'contact-us.mdx', 'We still have openings on December 29.'],
  ['we are open then', 'contact-us.mdx', "The office is closed on Veterans Day and on Presidents' Day."],
];

/** What contradicts the records of _practice and of people's pages. */
export const records: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...texts]) => appendingEach(file, says, texts, {warns: true})),
  {
    does: 'invents a former price',
    file: PROMOTIONS,
    replace: ['clear aligners are on sale', 'a cleaning, usually $480, is on sale'],
    at: 'usually $480',
    says: '"$480" is not what _practice/costs.yml says',
    warns: true,
  },
  appending(
    'about-us.mdx',
    'says that there are more on our team',
    'Our team of twenty looks after you.',
    'have a page',
    {
      warns: true,
    },
  ),
];
