import {appendingEach, type BadEdit} from '../edit';

/** Sentences that contradict our records, by what is said of them. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  ['has no membership', 'costs.mdx', 'Join our membership plan and skip the insurance.'],
  ['patients book at', 'contact-us.mdx', 'We do not take appointments online.'],
  ['patients pay at', 'contact-us.mdx', 'Bills cannot be settled here, and you cannot pay online.'],
  ['a visit by video', 'contact-us.mdx', 'We no longer offer virtual visits.'],
  ['none of the networks', 'contact-us.mdx', 'Follow us on Pinterest for ideas.'],
  ['we work with Lender', 'payment-plans.mdx', 'You can also apply with Sunbit at our desk.'],
  ['neither a page of ours nor', 'about-us.mdx', 'Dr. Marquez now smooths wrinkles too.', 'We also fit metal braces.'],
];

/** What contradicts the records of _practice and of people's pages. */
export const records: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...texts]) => appendingEach(file, says, texts, {warns: true})),
];
