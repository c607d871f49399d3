import {adding, putting, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const ANIKA = 'our-staff/anika.mdx';
const POLICIES = '_practice/policies.yml';
const CLAIMS = '_practice/claims.yml';
const PRACTICE = '_practice/practice.yml';
const PROMOTIONS = '_practice/promotions.yml';

/** Amounts that contradict our records, or cannot be. */
export const amounts: BadEdit[] = [
  ...adding([
    ['discount of more than half', ABOUT, 'All implants are 75% off this month.', 'Whitening is now 80% off.'],
    ['without its unit', ABOUT, 'Whitening costs 149.', 'Crowns start at 1,150 per tooth.'],
    ['behind the price', ABOUT, 'Consultation: 95$.'],
    ['as prices are here', ABOUT, 'Clear aligners from $ 3.500.', 'A crown costs $1.150 with us.'],
    ['more than all', ABOUT, 'About 120% of adults have had a cavity.'],
    ['number for emergencies', ABOUT, 'In an emergency call 912.'],
    ['in letters', ABOUT, 'Call 480-555-FINCH today.'],
    ['no such time', ABOUT, 'Lunch is at 13:30 pm.'],
    ['from the larger to the smaller', ABOUT, 'It takes 30 to 15 minutes.'],
    ['more than there is', ABOUT, 'Somebody answers 25 hours a day.'],
    ['so old', ABOUT, 'Our patients are 2 to 190 years old.'],
    ['*so large', ABOUT, 'A healthy pocket is about three centimeters deep.'],
    [
      '*says of "Crown"',
      ABOUT,
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
      ABOUT,
      'Our aligner special runs until Christmas.',
      'Join our whitening club in March.',
    ],
    ['*on this site', 'smile-gallery.mdx', 'Our gallery shows more than 900 cases.'],
    ['*on this site', ABOUT, 'Our team of twenty looks after you.'],
    [
      'on this site',
      ABOUT,
      'Our seven dentists are all parents.',
      'We are a team of 9 doctors.',
      'All five of our dentists speak Spanish.',
    ],
    [
      'Write <Fact name="cancellation.fee"',
      ABOUT,
      'If you miss a visit, we charge a fee of $75.',
      'There is a seventy-five dollar charge for missed visits.',
      'Missed appointments cost 75 dollars.',
      'The cancellation fee is $85.',
      'A missed visit costs $200.',
      'If you do not come, we bill you $120.',
    ],
    [
      'Write <Fact name="cancellation.notice"',
      ABOUT,
      "Please give us 48 hours' notice.",
      'Cancel at least two days ahead.',
      'Appointments cost nothing if you cancel 24 hours before.',
      'Please cancel one day ahead.',
      "We ask for one day's notice.",
      'Please tell us a day ahead if you cannot come, and nothing is charged.',
    ],
    [
      'Write <Fact name="discount.',
      ABOUT,
      'Pay cash and save 5 percent.',
      'You get 10% off when you pay in full before treatment.',
      'Pay the whole amount ahead and we take off 15%.',
      'Pay ahead in cash and both discounts add up to 15%.',
    ],
    ['Write <Fact name="arrival.early"', ABOUT, 'Arrive 15-30 minutes before your appointment.'],
    [
      'Write <Fact name="financing.down"',
      'payment-plans.mdx',
      'We put half down and take the rest later.',
      'A down payment of 40% is due.',
    ],
    [
      'such as "since 2006"',
      ANIKA,
      'Anika has 20 years of experience.',
      'For over 20 years, Dr. Marquez has cared for families.',
    ],
    ['such as "since 2018"', ANIKA, 'She has been with us for over eight years.'],
    [
      'such as "since 2016"',
      ABOUT,
      'She has more than one decade of experience.',
      'He is celebrating his 10th year with us.',
    ],
    ['such as "since 2012"', ABOUT, "We've been in Gilbert for 14 years."],
    ['from the larger', ABOUT, 'A crown is $1,600 to $1,100.'],
  ]),
  ...putting([
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
    ['change places', POLICIES, 'fromMinutes: 15\n  toMinutes: 30', 'fromMinutes: 30\n  toMinutes: 15'],
    [
      '*"$480" is not what _practice/costs.yml says',
      PROMOTIONS,
      'clear aligners are on sale',
      'a cleaning, usually $480, is on sale',
    ],
  ]),
];
