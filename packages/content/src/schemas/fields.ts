import * as z from 'zod';
import {isDay} from '@dental/practice';
import {written} from '@dental/vendors';

declare module 'zod' {
  /** What a form needs to know of a field beside its description, which is its hint. */
  interface GlobalMeta {
    /** Its name in forms, where the field's own name is not one, such as "Opening hours" for `week`. */
    title?: string;
    /** How it is entered, where its type does not say it. */
    input?: 'date' | 'date-in-words' | 'time' | 'picture' | 'long-text';
    /** What it names, so that it is chosen from a list. */
    names?: 'dentist' | 'person' | 'film' | 'page' | 'treatment' | 'paymentPartner';
    /** The names of its choices, by what is written. */
    choices?: Readonly<Record<string, string>>;
    /** Whether forms keep it as it is without showing it. */
    hidden?: boolean;
    /** Whether forms fold it at their end, behind what patients read. */
    folded?: boolean;
    /** What a list in a form says of an entry that is closed, as a template of Decap CMS; its first field if left out. */
    summary?: string;
    /** Whether visitors read it as a sentence or a heading, so that every check of prose looks at it. Each text says so. */
    prose?: boolean;
  }
}

/**
 * A rule on a field in plain words: `message` is said when it does not hold, and `remedy` says what to do.
 * Both are sentences; they reach staff as they stand. `at` leads to the field below that is to blame.
 */
export function rule<T>(
  holds: (value: T) => boolean,
  message: string,
  remedy: string,
  at: string[] = [],
) {
  return z.refine<T>(holds, {error: message, params: {remedy}, path: at});
}

/** A text that is no sentence: a number, an address, a key. */
export const code = z.string().meta({prose: false});

/** A whole number between two limits. */
export function wholeNumber(least: number, most: number, message: string, remedy: string) {
  return z
    .number()
    .check(
      rule((value) => Number.isInteger(value) && value >= least && value <= most, message, remedy),
    );
}

/** A name or another text that is no sentence, and not empty. */
export const text = code.check(
  rule(
    (value) => value.trim() !== '',
    'This field is empty.',
    'Write its text, or delete the line if the field is optional.',
  ),
);

/** Words that visitors read as a sentence or a heading. */
export const words = text.meta({prose: true});

/** A text of a sentence or more. */
export const longText = words.meta({input: 'long-text'});

/** A whole number from 1 that identifies a record among its kind. */
export const id = wholeNumber(
  1,
  Infinity,
  'The id is not a whole number from 1.',
  'Write the next free number, such as 50.',
);

/** A picture under `static/img`, named without its extension, such as `team/rosa`. */
export const image = written(
  /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
  'This is not the name of a picture.',
  'Write its folder and name in lower case without the ending, such as team/rosa for static/img/team/rosa.svg.',
).meta({input: 'picture'});

/** An address on another website. */
export const outsideUrl = code.check(
  rule(
    (value) => URL.canParse(value) && value.startsWith('https://'),
    'This is not a secure web address.',
    'Write the whole address, starting with https://.',
  ),
);

/** A path on this site: lower case, starting with a slash, without one at the end. */
export const sitePath = written(
  /^\/([a-z0-9_.~-]+(\/[a-z0-9_.~-]+)*)?$/,
  'This is not an address on this site.',
  'Write it like /old-page: it starts with a slash, has no slash at the end, and uses lower-case letters, digits and dashes.',
);

/** A page of this site, or with # one of its sections. */
export const sitePlace = written(
  /^\/([a-z0-9_.~-]+(\/[a-z0-9_.~-]+)*)?(#[^#\s]+)?$/,
  'This is not a page of this site.',
  'Write its address like /contact-us, or with a section of it like /contact-us#working-hours.',
);

/** The name of an account on GitHub. */
export const githubAccount = written(
  /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
  'This is not the name of a GitHub account.',
  'Write it as it stands behind github.com/ in the address of their profile, without @.',
);

/** A day, such as 2027-08-31; days that no calendar has are refused. */
export const day = code
  .check(
    rule(isDay, 'This is not a date that exists.', 'Write year, month and day like 2027-08-31.'),
  )
  .meta({input: 'date'});

/** A time of day, such as 9:00 am. */
export const timeOfDay = written(
  /^(1[0-2]|[1-9]):[0-5]\d (am|pm)$/,
  'This is not a time of day.',
  'Write it like 9:00 am or 2:30 pm.',
).meta({input: 'time'});

/** A placeholder for a real record. The production build refuses to start while any is left. */
export const sample = z.literal(true).meta({hidden: true}).optional();

/**
 * A patient's written permission to publish a case or a testimonial (45 CFR 164.508). It is never published: `readFiles`
 * takes it out of what the pages are made from.
 */
export const consent = z
  .strictObject({
    by: z
      .enum(['patient', 'parent', 'guardian'])
      .meta({title: 'Signed by'})
      .describe('Who signed. Never a name: the signed paper has it.'),
    on: day.meta({title: 'Signed on'}).describe('The day of the signature.'),
    filed: text.describe(
      'Where the signed paper is, such as "Consent binder 2026, page 12"; no name, no chart number.',
    ),
    until: day.describe('The last day on which it holds.'),
  })
  .check(
    rule(
      (value) => value.on <= value.until,
      'The permission ends before it was signed.',
      'Correct one of the two dates.',
      ['until'],
    ),
  )
  .describe("The patient's written permission to publish this; it is never published itself.");

/** The values of a permission to publish. */
export type Consent = z.infer<typeof consent>;
