import {appendingEach, type BadEdit} from '../edit';

/** Sentences that contradict our records, by what is said of them. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
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
  ['neither a page of ours nor', 'about-us.mdx', 'Dr. Marquez now smooths wrinkles too.', 'We also fit metal braces.'],
  ['among the languages', 'about-us.mdx', 'We speak Korean and Polish.', 'Kayla explains it all in Vietnamese.'],
  ['children react to it', 'about-us.mdx', 'For nervous kids there is a calming pill as well.'],
  ['a knocked-out tooth treated so', 'about-us.mdx', 'Wash the tooth in milk, then keep it in tap water.'],
  [
    'is no hygienist',
    'about-us.mdx',
    'Rosa (our hygienist) keeps a garden.',
    'Our oldest hygienist, Rosa, can tell you before you ask.',
  ],
  ['has another dentist at its head', 'about-us.mdx', 'The practice is led by Dr. Okafor.'],
];

/** What contradicts the records of _practice and of people's pages. */
export const records: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...texts]) => appendingEach(file, says, texts, {warns: true})),
];
