import * as z from 'zod';
import {AGES, CATEGORIES, GENDERS} from '../options';
import {id, image, rule, sample, text} from './fields';

/** A before and after case of the smile gallery; the body holds its paragraphs (`descriptions`). */
export const caseSchema = z.strictObject({
  /** The number of the case, the same as at the start of the file's name. */
  id,
  /** What the case shows, in a few words. */
  heading: text,
  /** The patient's age group. */
  age: z.enum(AGES),
  /** The patient's gender. */
  gender: z.enum(GENDERS),
  /** The treatment, in a few words. */
  treatment: text,
  /** The reason for the treatment, as the gallery's filter names it. */
  category: z.enum(Object.keys(CATEGORIES) as [keyof typeof CATEGORIES]),
  /** The picture before the treatment (`beforeTreatmentImg`). */
  beforeImage: image,
  /** The picture after the treatment (`afterTreatmentImg`). */
  afterImage: image,
  /** Shows the case in the wide layout. */
  galleryNewDesign: z.boolean().optional(),
  sample,
});

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** A review; the body holds its text (`desc`). */
export const reviewSchema = z.strictObject({
  /** The number of the review, the same as at the start of the file's name. */
  id,
  /** The reviewer's initials. */
  name: text,
  /** Where the review was written. */
  source: z.enum(['Google', 'Yelp']),
  /** The day, in words. */
  date: text.check(
    rule(
      (value) =>
        new RegExp(`^(${MONTHS}) \\d{1,2}, \\d{4}$`).test(value) &&
        new Date(`${value} 12:00 UTC`).getUTCDate() === Number(/ (\d+),/.exec(value)?.[1]),
      'This is not a date that exists.',
      'Write it like October 3, 2026.',
    ),
  ),
  sample,
});
