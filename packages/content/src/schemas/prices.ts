import * as z from 'zod';
import {PRICE_UNITS} from '@dental/practice';
import {day, longText, sample, sitePath, text, makeWholeNumber, words} from './fields';

const confirmed = day.describe('The date when this was last confirmed.');

/** A dental insurance plan. */
const plan = z.strictObject({
  name: text.describe('The name on the insurance card.'),
  alsoCalled: z
    .array(text)
    .optional()
    .meta({title: 'Other names'})
    .describe('Other names that patients search for.'),
  standing: z
    .enum(['in-network', 'out-of-network', 'ask'])
    .describe('In network, out of network (we file for patients), or ask us.'),
  confirmed: confirmed
    .optional()
    .describe('The date when this plan was confirmed, if later than the list.'),
});

/** `insurance.yml`: the dental plans. */
export const insuranceSchema = z.strictObject({confirmed, plans: z.array(plan), sample});

const dollars = makeWholeNumber(
  1,
  Infinity,
  "This isn't an amount in whole dollars.",
  'Use digits only, without $, commas, or cents, such as 1200.',
);

/** A treatment and its price range. */
const cost = z.strictObject({
  name: words.describe('The treatment, by the name patients use.'),
  from: dollars.describe('The lowest price in whole dollars, such as 990.'),
  to: dollars.describe('The highest price in whole dollars, such as 1800.'),
  unit: z.enum(PRICE_UNITS).describe('The unit of the price.'),
  depends: longText.describe('One sentence on why the price varies.'),
  page: sitePath.meta({names: 'treatment'}).describe('The page of the treatment.'),
});

/** The practice's own yearly plan for patients without insurance. */
const membership = z.strictObject({
  name: words.describe('The name of the plan.'),
  dollarsPerYear: dollars.describe('The yearly price in whole dollars, such as 349.'),
  includes: z
    .array(words)
    .meta({title: 'Parts of the plan'})
    .describe('The services in the plan, one per line.'),
  terms: longText.describe('Eligibility, cancellation, and limits, in whole sentences.'),
});

/** `costs.yml`: price ranges, and the membership plan if there is one. */
export const costsSchema = z.strictObject({
  confirmed,
  groups: z.array(z.strictObject({name: words, treatments: z.array(cost)})),
  membership: membership.optional(),
  sample,
});
