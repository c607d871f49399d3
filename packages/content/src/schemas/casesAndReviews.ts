import * as z from 'zod';
import {AGES, CATEGORIES, GENDERS, REVIEW_TOPICS, formatLongDate} from '@dental/practice';
import {parseDateInWords} from '../textHelpers';
import {
  consent,
  image,
  longText,
  addRule,
  sample,
  sitePath,
  text,
  makeWholeNumber,
  words,
} from './fields';

const alt = longText
  .optional()
  .meta({title: 'Alternative text'})
  .describe("A description of the image for people who can't see it.");

const percent = makeWholeNumber(
  0,
  100,
  "This isn't a percentage.",
  'Enter a number from 0 to 100 without %, such as 50.',
);

/**
 * A before-and-after case of the smile gallery. In the specification (section 3), the body is
 * `descriptions`, the images are `beforeTreatmentImg` and `afterTreatmentImg`, and the id is the
 * position by file name.
 */
export const caseSchema = z.strictObject({
  heading: words.describe('A few words about the case, such as "A chipped front tooth".'),
  age: z.enum(AGES).describe("The patient's age group."),
  gender: z.enum(GENDERS).describe("The patient's gender."),
  treatment: words.describe('The treatment in a few words, such as "Dental bonding".'),
  service: sitePath
    .optional()
    .meta({names: 'treatment', title: 'Page of the treatment'})
    .describe('The gallery can be filtered by this page.'),
  category: z
    .enum(Object.keys(CATEGORIES) as [keyof typeof CATEGORIES])
    .meta({choices: CATEGORIES})
    .describe("The reason for the treatment, from the gallery's filter."),
  beforeImage: image.describe('The image before the treatment.'),
  afterImage: image.describe('The image after the treatment.'),
  changeAt: percent
    .optional()
    .describe('The position of the change, in percent from the left. The handle starts there.'),
  beforeAlt: alt,
  afterAlt: alt,
  galleryNewDesign: z
    .boolean()
    .optional()
    .meta({title: 'Wide layout'})
    .describe('Shows the case in the wide layout.'),
  consent,
  sample,
});

/** A review. The body is its text (`desc`), and the id is its position, newest first. */
export const reviewSchema = z.strictObject({
  name: text.describe("The reviewer's initials."),
  source: z.enum(['Google', 'Yelp']).describe('The site where the review was posted.'),
  date: text
    .check(
      addRule(
        (value) =>
          parseDateInWords(value) !== '' && formatLongDate(parseDateInWords(value)) === value,
        "This date doesn't exist.",
        'Use this format: October 3, 2026.',
      ),
    )
    .meta({input: 'date-in-words'})
    .describe('The date of the review, such as October 3, 2026.'),
  topics: z
    .array(z.enum(Object.keys(REVIEW_TOPICS) as [keyof typeof REVIEW_TOPICS]))
    .optional()
    .meta({choices: REVIEW_TOPICS})
    .describe('The topics that the review is about. Visitors filter the reviews by them.'),
  sample,
});
