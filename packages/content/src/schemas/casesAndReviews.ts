import * as z from 'zod';
import {AGES, CATEGORIES, GENDERS, longDate} from '@dental/practice';
import {dayOf} from '../textHelpers';
import {consent, image, longText, rule, sample, sitePath, text, wholeNumber, words} from './fields';

const alt = longText
  .optional()
  .meta({title: 'Alternative text'})
  .describe('What is seen on it, for those who do not see it.');

const percent = wholeNumber(
  0,
  100,
  'This is no percentage.',
  'Write a number from 0 to 100, without %.',
);

/**
 * A before and after case of the smile gallery. In the specification (section 3) the body is `descriptions`,
 * the pictures are `beforeTreatmentImg` and `afterTreatmentImg`, and the id is the place among the others by file name.
 */
export const caseSchema = z.strictObject({
  heading: words.describe('What the case shows, in a few words.'),
  age: z.enum(AGES).describe("The patient's age group."),
  gender: z.enum(GENDERS).describe("The patient's gender."),
  treatment: words.describe('The treatment, in a few words.'),
  service: sitePath
    .optional()
    .meta({names: 'treatment', title: 'Page of the treatment'})
    .describe('By it the gallery can be filtered.'),
  category: z
    .enum(Object.keys(CATEGORIES) as [keyof typeof CATEGORIES])
    .meta({choices: CATEGORIES})
    .describe("The reason for the treatment, as the gallery's filter names it."),
  beforeImage: image.describe('The picture before the treatment.'),
  afterImage: image.describe('The picture after the treatment.'),
  changeAt: percent
    .optional()
    .describe('Where the change is, in percent from the left: there the handle begins.'),
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

/** A review; the body holds its text (`desc`), and the id is the place among the others, the newest first. */
export const reviewSchema = z.strictObject({
  name: text.describe("The reviewer's initials."),
  source: z.enum(['Google', 'Yelp']).describe('Where the review was written.'),
  date: text
    .check(
      rule(
        (value) => dayOf(value) !== '' && longDate(dayOf(value)) === value,
        'This is not a date that exists.',
        'Write it like October 3, 2026.',
      ),
    )
    .meta({input: 'date-in-words'})
    .describe('The day on which it was written.'),
  sample,
});
