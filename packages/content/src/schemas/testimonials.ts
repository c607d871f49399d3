import * as z from 'zod';
import {addRule, consent, id, sample, text} from './fields';

/** `testimonials.yml`: the quotations of the home page. */
export const testimonials = z
  .array(
    z.strictObject({
      id,
      name: text.describe("The patient's initials."),
      subTitle: text
        .meta({title: 'Date'})
        .describe('The date under the initials, such as September 14, 2026.'),
      // The patient's words, not ours.
      reviews: text.meta({title: 'Quotation', input: 'long-text'}),
      consent,
      sample,
    }),
  )
  .check(
    addRule(
      (value) => value.length !== 1,
      'The home page has only one testimonial.',
      'Add another one, so that visitors can page through them.',
    ),
  );
