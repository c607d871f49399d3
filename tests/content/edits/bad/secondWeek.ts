import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const ROSA = 'our-staff/rosa.mdx';

/** Sentences that somebody adds, by what is said of them. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [
    ABOUT,
    'pays for patients',
    'Send us a friend and we pay you $50.',
    'Refer a neighbor and get a $25 gift card for every visit.',
    'Earn $20 for each friend you bring along.',
    'Our referral bonus starts in May.',
  ],
  [
    ABOUT,
    "waives the patient's share",
    'We waive your copay if you come on a Monday.',
    'We never collect coinsurance.',
    'We will absorb your deductible in December.',
  ],
  [
    ABOUT,
    'more than any practice can hold',
    'We are in network with every insurance.',
    'All insurances accepted.',
    'We take any dental plan you bring.',
  ],
  [
    ABOUT,
    'asks only for good reviews',
    'Not happy? Write to us instead.',
    'Unhappy? Talk to us before you post.',
    'Please call us before leaving a bad review.',
  ],
  [
    ABOUT,
    'promises a visit',
    'We see every emergency the same day, no exceptions.',
    'Same-day visits every time, for everyone.',
  ],
  [
    ABOUT,
    'gives medical advice',
    'Take 1000 mg of ibuprofen every two hours until the pain stops.',
    'Swallow two aspirins and wait.',
    'Put an aspirin on the tooth until we open.',
    'Give your child 5 ml twice a day.',
  ],
  [
    ABOUT,
    'not private',
    'Text us your insurance card before you come.',
    'Send a photo of your teeth by WhatsApp.',
    'You can e-mail your medical history to our Gmail.',
  ],
  [ABOUT, 'a password or a code', 'The wifi password is Finch2026.', 'The door code is 4471.'],
  [ABOUT, 'gives a title', 'Dr. Raman is a certified implantologist.', 'Our implantologist is here on Mondays.'],
  [ABOUT, 'pays for a review', 'Leave us five stars on Google and get $20 off your next visit.'],
  [ABOUT, 'pays for patients', 'Tell your friends about us, and each of you gets a $30 credit.'],
  [ABOUT, "waives the patient's share", 'Your deductible is on us in December.'],
  [
    ABOUT,
    'gives medical advice',
    'Stop your blood thinner three days before the visit.',
    'Whitening is safe during pregnancy.',
    'You can drive yourself home after sedation.',
    'For a small child, 7.5 ml of Tylenol works.',
    'We prescribe antibiotics without a visit.',
  ],
  [ABOUT, 'without the terms', 'Enjoy 0% interest for 24 months.', 'Braces from $99 a month.'],
  [ABOUT, 'compares us', 'Our crowns are the lowest priced in town.'],
  [ABOUT, 'promises a cure', 'Oil pulling heals cavities.'],
  [ABOUT, 'nothing hurts', 'We drill, and nobody feels it.'],
  [ABOUT, 'our name is', 'Welcome to Cooper Finch Dental.'],
  [ABOUT, 'We are in suite', 'Look for Suite 152 near the stairs.'],
  [ABOUT, 'Our zip code', 'We are in Gilbert, AZ 85324.'],
  [ABOUT, 'from the higher price', 'A crown is $1,600 to $1,100.'],
  [ABOUT, 'is spelled', 'We offer Invisaline trays.', 'Ask us about the Waterpick.', 'Brush with a Soniccare.'],
];

/** The same, of which a person decides. */
const WARNED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [ABOUT, 'without its conditions', 'Whitening is free for our friends.'],
  [ABOUT, 'presses people', 'Only 3 spots left this week.', 'Hurry, this will not last.', 'Act now and smile.'],
  [ABOUT, 'only bold', '**Our new rooms**', '**HOW TO FIND US**'],
  [ABOUT, 'you will lose', 'Wait, and you will lose all your teeth.'],
  [ABOUT, 'needs a proof', 'It is clinically proven.'],
  [ROSA, 'presses people', 'Book before it is too late.'],
];

const CHANGES: readonly BadEdit[] = [
  {
    does: "takes a preview's address for ours",
    file: '_practice/practice.yml',
    replace: [/^site: .*$/m, 'site: https://copper-finch.pages.dev'],
    at: 'site: https://copper-finch.pages.dev',
    says: 'a preview, which comes down again',
  },
  {
    does: 'gives a dentist a title',
    file: 'our-dentist/dr-hannah-lindqvist.mdx',
    replace: [/^expertise: .*$/m, 'expertise: Pediatric Dentist, Dentist'],
    at: 'expertise: Pediatric',
    says: 'gives a title',
  },
];

/** A second week, of another front desk. */
export const secondWeek: BadEdit[] = [
  ...[
    ...REFUSED.map((row) => ({row, more: {}})),
    ...WARNED.map((row) => ({row, more: {warns: true as const}})),
  ].flatMap(({row: [file, says, ...sentences], more}) =>
    sentences.map((sentence) => appending(file, `writes "${sentence}"`, sentence, says, more)),
  ),
  ...CHANGES,
];
