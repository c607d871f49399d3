import {appending, appendingEach, type BadEdit} from '../edit';

const POLICIES = '_practice/policies.yml';
const CLAIMS = '_practice/claims.yml';
const PRACTICE = '_practice/practice.yml';

/** Sentences with an amount that is not so, by what is said of them; a star stands for a warning. */
const SENTENCES: readonly (readonly [says: string, file: string, ...string[]])[] = [
  ['discount of more than half', 'about-us.mdx', 'All implants are 75% off this month.', 'Whitening is now 80% off.'],
  ['without its unit', 'about-us.mdx', 'Whitening costs 149.', 'Crowns start at 1,150 per tooth.'],
  ['behind the price', 'about-us.mdx', 'Consultation: 95$.'],
  ['as prices are here', 'about-us.mdx', 'Clear aligners from $ 3.500.'],
  ['more than all', 'about-us.mdx', 'About 120% of adults have had a cavity.'],
  ['number for emergencies', 'about-us.mdx', 'In an emergency call 912.'],
  ['in letters', 'about-us.mdx', 'Call 480-555-FINCH today.'],
  ['no such time', 'about-us.mdx', 'Lunch is at 13:30 pm.'],
  ['from the larger to the smaller', 'about-us.mdx', 'It takes 30 to 15 minutes.'],
  ['more than there is', 'about-us.mdx', 'Somebody answers 25 hours a day.'],
  ['so old', 'about-us.mdx', 'Our patients are 2 to 190 years old.'],
  ['*so large', 'about-us.mdx', 'A healthy pocket is about three centimeters deep.'],
  [
    '*says of "Crown"',
    'about-us.mdx',
    'Zirconia is only $720 a tooth with us.',
    'We make crowns for eight hundred dollars a tooth.',
  ],
  ['*says of "Cleaning"', 'costs.mdx', 'A cleaning is $59 for everybody.'],
  [
    '*says something else than',
    'insurance-plans.mdx',
    'Delta Dental Premier members pay the network price here.',
    'TRICARE covers your crowns with us.',
  ],
  [
    '*is no time of an offer',
    'about-us.mdx',
    'Our aligner special runs until Christmas.',
    'Join our whitening club in March.',
  ],
  ['*on this site', 'smile-gallery.mdx', 'Our gallery shows more than 900 cases.'],
  ['*on this site', 'about-us.mdx', 'Our team of twenty looks after you.'],
  [
    'on this site',
    'about-us.mdx',
    'Our seven dentists are all parents.',
    'We are a team of 9 doctors.',
    'All five of our dentists speak Spanish.',
  ],
  [
    'Write <Fact name="cancellation.fee"',
    'about-us.mdx',
    'If you miss a visit, we charge a fee of $75.',
    'There is a seventy-five dollar charge for missed visits.',
    'Missed appointments cost 75 dollars.',
    'The cancellation fee is $85.',
    'A missed visit costs $200.',
    'If you do not come, we bill you $120.',
  ],
  [
    'Write <Fact name="cancellation.notice"',
    'about-us.mdx',
    "Please give us 48 hours' notice.",
    'Cancel at least two days ahead.',
    'Appointments cost nothing if you cancel 24 hours before.',
    'Please cancel one day ahead.',
    "We ask for one day's notice.",
    'Please tell us a day ahead if you cannot come, and nothing is charged.',
  ],
  [
    'Write <Fact name="discount.',
    'about-us.mdx',
    'Pay cash and save 5 percent.',
    'You get 10% off when you pay in full before treatment.',
    'Pay the whole amount ahead and we take off 15%.',
    'Pay ahead in cash and both discounts add up to 15%.',
  ],
  ['Write <Fact name="arrival.early"', 'about-us.mdx', 'Arrive 15-30 minutes before your appointment.'],
  [
    'Write <Fact name="financing.down"',
    'payment-plans.mdx',
    'We put half down and take the rest later.',
    'A down payment of 40% is due.',
  ],
  [
    'such as "since 2006"',
    'our-staff/anika.mdx',
    'Anika has 20 years of experience.',
    'For over 20 years, Dr. Marquez has cared for families.',
  ],
  ['such as "since 2018"', 'our-staff/anika.mdx', 'She has been with us for over eight years.'],
  [
    'such as "since 2016"',
    'about-us.mdx',
    'She has more than one decade of experience.',
    'He is celebrating his 10th year with us.',
  ],
  ['such as "since 2012"', 'about-us.mdx', "We've been in Gilbert for 14 years."],
];

/** Figures that somebody puts in the place of others. */
const FIGURES: readonly (readonly [says: string, file: string, from: string, to: string])[] = [
  ['The discount is 500 %', POLICIES, 'paidInFullPercent: 5', 'paidInFullPercent: 500'],
  ['The discount is 55 %', POLICIES, 'cashOrCheckPercent: 5', 'cashOrCheckPercent: 55'],
  ['is 750 dollars', POLICIES, 'feeDollars: 75', 'feeDollars: 750'],
  ['is 2880 hours', POLICIES, 'noticeHours: 48', 'noticeHours: 2880'],
  ['is 4 hours', POLICIES, 'noticeHours: 48', 'noticeHours: 4'],
  ['is 120 %', POLICIES, 'interestPercent: 12', 'interestPercent: 120'],
  ['more than all', CLAIMS, 'xrayReductionLow: 80%', 'xrayReductionLow: 800%'],
  ['from the larger to the smaller', CLAIMS, 'crownLife: 5 to 15 years', 'crownLife: 15 to 5 years'],
  ['not one of Arizona', PRACTICE, '(480) 555-0142', '(212) 555-0142'],
  ['not one of Arizona', PRACTICE, 'zip: "85234"', 'zip: "58234"'],
  ['not one of Arizona', PRACTICE, 'longitude: -111.7896', 'longitude: 111.7896'],
  ['not one of Arizona', PRACTICE, 'latitude: 33.3752', 'latitude: 3.3752'],
];

/** Amounts that contradict our records, or cannot be. */
export const amounts: BadEdit[] = [
  ...SENTENCES.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences)),
  ...FIGURES.map(([says, file, from, to]): BadEdit => ({
    ...{does: `writes "${to}"`, file, replace: [from, to], at: to, says},
  })),
  appending('about-us.mdx', 'writes a price as abroad', 'A crown costs $1.150 with us.', 'as prices are here'),
  {
    does: 'lets the two times to arrive change places',
    file: POLICIES,
    replace: ['fromMinutes: 15\n  toMinutes: 30', 'fromMinutes: 30\n  toMinutes: 15'],
    at: 'fromMinutes: 30',
    says: 'change places',
  },
  {
    does: 'invents a former price',
    file: '_practice/promotions.yml',
    replace: ['clear aligners are on sale', 'a cleaning, usually $480, is on sale'],
    at: 'usually $480',
    says: '"$480" is not what _practice/costs.yml says',
    warns: true,
  },
];
