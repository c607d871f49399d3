import {appendingEach, type BadEdit} from '../edit';

/** What speaks for us, advises, and says other terms than ours, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  ['places us above', 'our-dentist/dr-thomas-okafor.mdx', 'Dr. Okafor has the steadiest hands you will ever meet.'],
  ['promises a result', 'services/dental-technologies/index.mdx', 'The scanner never misses a cavity, however small.'],
  ['presses people', 'new-patients.mdx', 'The first hundred people to call get a head start.'],
  ['our financial policy and the law', 'costs.mdx', 'No treatment here costs more than $1,000.'],
  ['turns people away', 'new-patients.mdx', 'We see people in wheelchairs on Thursdays only.'],
  [
    'places us above',
    'about-us.mdx',
    'Ask anyone at the farmers market, and they will all say our name.',
    'The whole town knows that our office is the place.',
  ],
  [
    'needs a proof',
    'about-us.mdx',
    'Over 10,000 smiles transformed and counting!',
    'We have placed more than 4,000 implants.',
    'Her practice is endorsed by the Arizona State Board of Dental Examiners.',
    'We are the official dentist of the high school team.',
    'Our gel works twice as well as what any other dentist in Gilbert uses.',
    'It is five times faster than other methods.',
  ],
  [
    'is a rating',
    'reviews.mdx',
    'Our rating on both sites is a perfect 5.0.',
    'Every single patient of ours gives us five stars.',
    'We keep a flawless score on Google.',
  ],
  [
    'explains critical reviews away',
    'reviews.mdx',
    'The handful of complaints came from people who had never been here.',
    'Bad reviews are written by competitors.',
  ],
  [
    'promises a result',
    'services/cosmetic-dentistry/dental-implants.mdx',
    'In eleven years we have yet to lose a single one.',
    'After one visit your gums will be as healthy as the day you were born.',
  ],
  [
    'nothing can go wrong',
    'services/sedation-dentistry/index.mdx',
    'With him, sedation is as safe as a nap on your own couch.',
    'A tablet is safer than flying.',
  ],
  [
    'can harm whoever',
    'services/sedation-dentistry/index.mdx',
    'Your escort can drop you off and come back when we text.',
  ],
  [
    'can harm whoever',
    'contact-us.mdx',
    'If your face is swollen and you have a fever, use the form below.',
    'A swollen jaw can be reported by e-mail on the next working day.',
  ],
  [
    'can harm whoever',
    'services/general-dentistry/teeth-cleaning.mdx',
    'Once your gums are healthy, every other year is often enough for a cleaning.',
    'If you are pregnant, everything goes on as usual.',
  ],
  [
    'can harm whoever',
    'services/family-dentistry/index.mdx',
    'Fluoride toothpaste tastes of strawberry, so let your child swallow it.',
    'Cover the whole brush with toothpaste.',
  ],
  [
    'changes or shares a medicine',
    'services/cosmetic-dentistry/dental-implants.mdx',
    'If you take a blood thinner, leave it off for three days.',
    'Vitamins and herbal products do not count.',
  ],
  [
    'which is fraud',
    'our-staff/rosa.mdx',
    'Most plans pay half if we describe the veneers as repairs.',
    'Ask her to date your crown in December.',
  ],
  [
    'promises credit',
    'payment-plans.mdx',
    'Make twelve payments and we will not charge a cent of interest.',
    'We never ask for interest.',
  ],
  ["waives the patient's share", 'financial-policy.mdx', 'If your insurer leaves a balance, we tear up the bill.'],
  [
    'nobody but the plan can say',
    'insurance-plans.mdx',
    'With your network you never pay more than with us.',
    'We take every DHMO in Arizona.',
  ],
  ['presses people', 'index.mdx', 'A free electric toothbrush is yours if you book before Friday.'],
  [
    'our financial policy and the law',
    'financial-policy.mdx',
    'Missing a payment goes straight to a collection agency.',
    'The final bill may be higher by any amount.',
    'An estimate is just a guess.',
  ],
  ["forbids patients' words", 'reviews.mdx', 'Reviews that harm our name will be answered by our attorney.'],
  ["gives patients' data away", 'terms-and-conditions.mdx', 'Whatever you send becomes ours to publish.'],
];

const REFUSED: typeof WARNED = [['have a page', 'our-dentist/index.mdx', 'All five of our dentists speak Spanish.']];

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
