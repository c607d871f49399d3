import * as z from 'zod';
import {day, image, linkTarget, longText, sample, text, words} from './fields';

/** An offer with a first and a last day. */
const promotion = z.strictObject({
  id: text
    .optional()
    .meta({hidden: true})
    .describe('A short, unique name in lowercase with hyphens.'),
  heading: words.describe('The heading of the offer.'),
  text: longText.describe('One or two sentences about it.'),
  ticker: words
    .optional()
    .describe('A short form for the line at the top of every page. If empty, the heading is used.'),
  image: image
    .optional()
    .describe('The image next to it. If empty, the one for new patients is used.'),
  starts: day.describe('The first day.'),
  ends: day.describe('The last day.'),
  links: z
    .array(z.strictObject({label: words, url: linkTarget.meta({title: 'Address', input: 'link'})}))
    .describe('Links to more information: a page such as /contact-us, or a post.'),
  sample,
});

/** `promotions.yml`: the offers. */
export const promotions = z.strictObject({
  /** The line at the top of the page while there is no promotion. */
  standing: words,
  promotions: z.array(promotion),
});
