import {claimRules, GUIDES, LIKELY} from '../claims/claim';

/*
 * Makers of the rules about reviews, a kind each: 16 CFR 465 is the Federal Trade Commission's rule on reviews and testimonials,
 * 16 CFR 255 its guides on endorsements, 15 U.S.C. 45b the Consumer Review Fairness Act.
 */

/** A review that is paid for. */
export const paidFor = claimRules(
  'reviews',
  'pays for a review, which the FTC forbids (16 CFR 465.4)',
  'Ask without a reward: "If something went well or badly, we would like to read it."',
);

/** Reviews that are kept back or changed. */
export const keptBack = claimRules(
  'reviews',
  'keeps reviews back or changes them, which the FTC forbids (16 CFR 465.7)',
  'Say how the reviews were chosen, such as "This is a selection, and the critical ones are on Google and Yelp."',
  {deniedPasses: false},
);

/** Only the satisfied are asked. */
export const gated = claimRules(
  'review-gating',
  'asks only for good reviews, which the FTC calls deceptive (16 CFR 465.7)',
  'Ask everybody alike: "Tell us, or tell others on Google or Yelp, how it went."',
  {deniedPasses: false, voices: ['page', 'facts', 'case']},
);

/** Words that no patient wrote. */
export const invented = claimRules(
  'reviews',
  'makes a review that no independent patient wrote, or hides who did, which the FTC forbids (16 CFR 465.2 and 465.5)',
  'Take it out: a review is in the words of somebody who was here and is not of the team.',
  LIKELY,
);

/** A patient who is one of us. */
export const ofOurOwn = claimRules(
  'reviews',
  'comes from the team or its family, and the FTC forbids it where this is not told beside it (16 CFR 465.5)',
  'Take another review, or say who wrote it: "by a relative of our team".',
  {...LIKELY, voices: ['patient']},
);

/** Patients who are kept from saying what they think, or pressed to say more. */
export const silenced = claimRules(
  'reviews',
  "forbids patients' words about us or presses for them, which is void and unlawful (Consumer Review Fairness Act, 15 U.S.C. 45b; 16 CFR 465.7)",
  'Take it out, and ask people to tell you how it went.',
  LIKELY,
);

/** Reviews that are said to show more than they do. */
export const sayMore = claimRules(
  'reviews',
  `says more than reviews can show, and ${GUIDES}`,
  'Write "Read what some of our patients say", and let the reviews speak.',
  {deniedPasses: false},
);

/** A rating. */
export const rated = claimRules(
  'reviews',
  `is a rating, which changes from day to day, and ${GUIDES} once it is wrong`,
  'Write "Read our reviews on Google and Yelp" with a link, where the rating of the day stands.',
);

/** One result that stands for everybody's. */
export const typical = claimRules(
  'reviews',
  `lets one patient's result stand for everybody's, and ${GUIDES}`,
  'Write "Results differ from person to person."',
);

/** Critical reviews that are explained away. */
export const explainedAway = claimRules(
  'reviews',
  'explains critical reviews away, which nobody can prove, and an answer may tell who is a patient (HIPAA)',
  'Write "A critical review stays. We ask what went wrong."',
  LIKELY,
);
