import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';

/** Sentences that somebody adds, by what is said of them. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [ABOUT, 'more than any practice can hold', 'We are in network with every insurance.'],
  [ABOUT, 'a password or a code', 'The door code is 4471.'],
  [ABOUT, 'without the terms', 'Enjoy 0% interest for 24 months.'],
  [ABOUT, 'our name is', 'Welcome to Cooper Finch Dental.'],
  [ABOUT, 'We are in suite', 'Look for Suite 152 near the stairs.'],
  [ABOUT, 'Our zip code', 'We are in Gilbert, AZ 85324.'],
  [ABOUT, 'from the higher price', 'A crown is $1,600 to $1,100.'],
  [ABOUT, 'is spelled', 'We offer Invisaline trays.', 'Ask us about the Waterpick.', 'Brush with a Soniccare.'],
];

/** The same, of which a person decides. */
const WARNED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [ABOUT, 'only bold', '**Our new rooms**', '**HOW TO FIND US**'],
];

const CHANGES: readonly BadEdit[] = [
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
