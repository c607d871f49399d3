import {firstFile} from '../../../support/exercise';
import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');
const ROSA = 'our-staff/rosa.mdx';

/** Sentences that somebody adds, by what is said of them. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [ABOUT, 'pays for patients'],
  [ABOUT, "waives the patient's share"],
  [ABOUT, 'more than any practice can hold', 'We are in network with every insurance.'],
  [ABOUT, 'asks only for good reviews'],
  [ABOUT, 'promises a visit'],
  [ABOUT, 'gives medical advice'],
  [ABOUT, 'not private'],
  [ABOUT, 'a password or a code', 'The door code is 4471.'],
  [
    ABOUT,
    'An answer to a review',
    'We are so glad your gum disease is under control.',
    'We are sorry to hear your implant failed.',
  ],
  [
    ABOUT,
    'Known people',
    'Several Arizona Cardinals players trust us with their smiles.',
    'Two famous singers are our patients.',
  ],
  [
    CASE,
    'The number of a device',
    'The implant has the serial number 7F3-99120.',
    'His truck, license plate BXK4471, stood outside.',
    'Lot number 22-A8841 was used.',
  ],
  [ABOUT, 'gives a title'],
  [ABOUT, 'pays for a review'],
  [ABOUT, 'is not so', 'Our seven dentists are all parents.', 'We are a team of 9 doctors.'],
  [ABOUT, 'still to be written', 'The new chair arrives in XX weeks.', 'Whitening takes XX minutes.'],
  [ABOUT, 'says that we are open', 'We also see emergencies on Sunday mornings.'],
  [ABOUT, 'pays for patients'],
  [ABOUT, "waives the patient's share"],
  [ABOUT, 'gives medical advice'],
  [ABOUT, 'without the terms', 'Enjoy 0% interest for 24 months.'],
  [ABOUT, 'compares us'],
  [ABOUT, 'promises a cure'],
  [ABOUT, 'nothing hurts'],
  [ABOUT, 'our name is', 'Welcome to Cooper Finch Dental.'],
  [ABOUT, 'We are in suite', 'Look for Suite 152 near the stairs.'],
  [ABOUT, 'Our zip code', 'We are in Gilbert, AZ 85324.'],
  [ABOUT, 'in letters', 'Call 480-555-FINCH today.'],
  [ABOUT, 'no such time', 'Lunch is at 13:30 pm.'],
  [ABOUT, 'not a Mon', 'Join us on Mon, Dec 8, 2026.'],
  [ABOUT, 'We are closed on Thanksgiving', 'We are open on Thanksgiving, in the morning.'],
  [ABOUT, 'from the higher price', 'A crown is $1,600 to $1,100.'],
  [CASE, 'A name or a school', 'She pitches at Highland High School.'],
  [CASE, 'The postal code', 'She drives in from 85142.'],
  [ABOUT, 'is spelled', 'We offer Invisaline trays.', 'Ask us about the Waterpick.', 'Brush with a Soniccare.'],
];

/** The same, of which a person decides. */
const WARNED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [
    ABOUT,
    'without its conditions',
    'Get a free exam and X-rays with your first visit!',
    'Whitening is free for our friends.',
  ],
  [ABOUT, 'presses people'],
  [ABOUT, 'is over', 'We are closed on October 13, 2026.', 'Join us on November 1, 2026 for coffee.'],
  [ABOUT, 'no page among our dentists', 'Dr. Simmons takes new patients on Mondays.'],
  [ABOUT, 'is no hygienist', 'Our hygienist Rosa will clean your teeth.'],
  [ABOUT, 'only bold', '**Our new rooms**', '**HOW TO FIND US**'],
  [ABOUT, 'you will lose'],
  [ABOUT, 'in capitals', 'CALL NOW AND ASK US ABOUT WHITENING'],
  [ABOUT, 'needs a proof'],
  [ROSA, 'presses people'],
];

const CHANGES: readonly BadEdit[] = [
  {
    does: 'lets the two times to arrive change places',
    file: '_practice/policies.yml',
    replace: ['fromMinutes: 15\n  toMinutes: 30', 'fromMinutes: 30\n  toMinutes: 15'],
    at: 'fromMinutes: 30',
    says: 'change places',
  },
  {
    does: "takes a preview's address for ours",
    file: '_practice/practice.yml',
    replace: [/^site: .*$/m, 'site: https://copper-finch.pages.dev'],
    at: 'site: https://copper-finch.pages.dev',
    says: 'a preview, which comes down again',
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
