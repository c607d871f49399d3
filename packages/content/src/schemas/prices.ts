import * as z from 'zod';
import {UNITS} from '@dental/practice';
import {day, longText, sample, sitePath, text, wholeNumber, words} from './fields';

const confirmed = day.describe('The day on which somebody last made sure that this is so.');

/** A dental plan, as patients look for it. */
export const planSchema = z.strictObject({
  name: text.describe('The name on the card.'),
  alsoCalled: z
    .array(text)
    .optional()
    .meta({title: 'Other names'})
    .describe('Other names under which patients look for it.'),
  standing: z
    .enum(['in-network', 'out-of-network', 'ask'])
    .describe(
      'Whether we are in its network, file for patients from outside of it, or have to be asked.',
    ),
  confirmed: confirmed
    .optional()
    .describe('The day on which this plan was confirmed, if it is later than the list.'),
});

/** `insurance.yml`: the dental plans by name. */
export const insuranceSchema = z.strictObject({confirmed, plans: z.array(planSchema), sample});

const dollars = wholeNumber(
  1,
  Infinity,
  'This is not an amount in whole dollars.',
  'Write digits only, without $, comma and cents.',
);

/** A treatment and what it costs. */
export const costSchema = z.strictObject({
  name: words.describe('The treatment, as patients ask for it.'),
  from: dollars.describe('What it costs at the least, in whole dollars.'),
  to: dollars.describe('What it costs at the most, in whole dollars.'),
  unit: z.enum(UNITS).describe('For what that is asked.'),
  depends: longText.describe('What moves the price, in a sentence.'),
  page: sitePath.meta({names: 'treatment'}).describe('The page of the treatment.'),
});

/** A yearly plan of the practice's own for patients without insurance. */
const membership = z.strictObject({
  name: words.describe('The name of the plan.'),
  dollarsPerYear: dollars.describe('What a year costs, in whole dollars.'),
  includes: z
    .array(words)
    .meta({title: 'Parts of the plan'})
    .describe('What is part of it, a line each.'),
  terms: longText.describe('For whom it is, how it ends and what it is not, in sentences.'),
});

/** `costs.yml`: ranges of prices, and the membership plan if there is one. */
export const costsSchema = z.strictObject({
  confirmed,
  groups: z.array(z.strictObject({name: words, treatments: z.array(costSchema)})),
  membership: membership.optional(),
  sample,
});
