import * as z from 'zod';
import {formatLongDate, formatTime, isDay, isNoticeTime, normalizeOldUrl} from '@dental/practice';
import {makePatternField} from '@dental/practice/patternField';
import {parseDateInWords} from '../textHelpers';

declare module 'zod' {
  /** Settings of a field in forms. Its description is its hint. */
  interface GlobalMeta {
    /** Its name in forms, if the field's own name isn't readable: "Opening hours" for `week`. */
    title?: string;
    /** Its input, if the type doesn't decide it. */
    input?: 'date' | 'date-in-words' | 'date-time' | 'time' | 'picture' | 'long-text' | 'link';
    /** The kind of record it names, so that staff choose it from a list. */
    names?: 'dentist' | 'person' | 'video' | 'page' | 'treatment' | 'paymentPartner';
    /** The labels of its choices, by value. */
    choices?: Readonly<Record<string, string>>;
    /** True if forms keep its value without showing it. */
    hidden?: boolean;
    /** True if forms collapse it at the end, after the fields that patients read. */
    folded?: boolean;
    /**
     * The title of a collapsed list entry; by default its first field. `{name}` is the value of a
     * field, and `{closed?We are closed}` are words for a field that has a value.
     */
    summary?: string;
    /** The fixes for fields that belong to another record, by name. */
    misplaced?: Readonly<Record<string, string>>;
    /** True if visitors read it as a sentence or a heading. Prose checks read these fields only. */
    prose?: boolean;
  }
}

/**
 * Creates a check of a field. Staff see `message` and `remedy` unchanged, so both are sentences.
 * @param isValid returns true if the value is valid
 * @param message the problem
 * @param remedy the fix, or a function that returns it for the value
 * @param at the path of the nested field that causes the problem
 */
export function addRule<T>(
  isValid: (value: T) => boolean,
  message: string,
  remedy: string | ((value: unknown) => string),
  at: string[] = [],
) {
  return z.refine<T>(isValid, {
    error: message,
    params: {remedy},
    path: at,
    // An unknown field may be the one that the rule misses. Zod's own `when` skips aborted values.
    when: ({issues}) =>
      issues.every(
        ({code, path = [], continue: goesOn}) =>
          goesOn === true && (code !== 'unrecognized_keys' || path.length > 0),
      ),
  });
}

/** A text that isn't a sentence: a number, a URL, a key. */
export const code = z.string().meta({prose: false});

/** A whole number between two limits, both included. */
export function makeWholeNumber(min: number, max: number, message: string, remedy: string) {
  return z
    .number()
    .check(
      addRule((value) => Number.isInteger(value) && value >= min && value <= max, message, remedy),
    );
}

/** A name or another text that isn't a sentence. It can't be empty. */
export const text = code.check(
  addRule(
    (value) => value.trim() !== '',
    'The value is empty.',
    'Add its text, or delete the line if the field is optional.',
  ),
);

/** Text that visitors read as a sentence or a heading. */
export const words = text.meta({prose: true});

/** A text of one or more sentences. */
export const longText = words.meta({input: 'long-text'});

/** A count, an amount, or a percentage in whole numbers. */
export const count = makeWholeNumber(
  0,
  Infinity,
  "This isn't a whole number.",
  'Use digits only, without % or $, such as 50.',
);

/** A whole number from 1 that identifies a record. */
export const id = makeWholeNumber(
  1,
  Infinity,
  "The id isn't a whole number from 1.",
  'Use the next free number, such as 50.',
);

/** The name of an image under `static/img` without its extension, such as `team/rosa`. */
export const image = makePatternField(
  /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
  "This isn't the name of an image.",
  'Use its folder and name in lowercase without the extension, ' +
    'such as team/rosa for static/img/team/rosa.svg.',
).meta({input: 'picture'});

const isOutsideUrl = (value: string) => URL.canParse(value) && value.startsWith('https://');

/** The URL of another website. */
export const outsideUrl = code.check(
  addRule(
    isOutsideUrl,
    "This isn't a secure web address.",
    'Copy the whole address from your browser, such as https://example.com.',
  ),
);

/** A path on this site: lowercase, with a slash at the start and none at the end. */
export const sitePath = makePatternField(
  /^\/([a-z0-9_.~-]+(\/[a-z0-9_.~-]+)*)?$/,
  "This isn't an address on this site.",
  'Use a slash, then lowercase letters, digits, and hyphens, such as /old-page.',
);

/** A step that stands for many in the rules of web servers: `/blog/*`, `/:year`. */
const WILDCARD = /\/(?:\*|:\w+)(?=\/|$)/;

/** A URL of the old website, in any spelling; read in the form of the address book. */
export const oldUrl = code
  .check(
    addRule(
      (value) => normalizeOldUrl(value) !== undefined,
      "This isn't an old address that can redirect.",
      'Use the part after the domain without #, such as /old-page or /?page_id=5.',
    ),
  )
  .check(
    addRule(
      (value) => !WILDCARD.test(value),
      'An old address is that of one page, not a pattern for several.',
      'Write each old address on a line of its own, such as /blog/our-new-office.',
    ),
  )
  .check(
    addRule(
      (value) => !value.includes('&amp;'),
      'This old address has &amp;, as in the source of a web page.',
      'Write & in place of &amp;.',
    ),
  )
  .overwrite((value) => normalizeOldUrl(value) ?? value);

const SITE_PLACE = /^\/([a-z0-9_.~-]+(\/[a-z0-9_.~-]+)*)?(#[^#\s]+)?$/;

/** A page of this site, or one of its sections with #. */
export const sitePlace = makePatternField(
  SITE_PLACE,
  "This isn't a page of this site.",
  'Use its address, such as /contact-us or /contact-us#working-hours.',
);

/** A page of this site or the URL of another website. */
export const linkTarget = code.check(
  addRule(
    (value) => SITE_PLACE.test(value) || isOutsideUrl(value),
    "This isn't a page of ours or a secure web address.",
    'Use a page such as /contact-us, or a whole address such as https://example.com.',
  ),
);

/** A code with plain spaces, in place of those that Word and websites put into a time or number. */
const spacedCode = code.overwrite((value) => value.replaceAll(/[\u00A0\u2007\u2009\u202F]/g, ' '));

/** Creates a code in one format. Its spaces may be of any kind. */
const makeSpacedField = (pattern: RegExp, message: string, remedy: Parameters<typeof addRule>[2]) =>
  spacedCode.check(addRule((value) => pattern.test(value), message, remedy));

const PHONE = /^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/;

/** Ten digits in any usual form, read as (555) 123-4567. */
export const phone = makeSpacedField(
  PHONE,
  "This isn't a phone number.",
  'Use ten digits, such as (555) 123-4567.',
).overwrite((value) => value.replace(PHONE, '($1) $2-$3'));

/** The name of an account on GitHub. */
export const githubAccount = makePatternField(
  /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
  "This isn't the name of a GitHub account.",
  'Copy it from the profile: first-l for github.com/first-l, without @.',
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const DAY_EXAMPLE = 'Use year, month, and day, such as 2027-08-31.';

/** A date that exists, such as 2027-08-31. */
export const day = code
  .check(
    addRule(
      (value) => DAY.test(value),
      "This isn't written as year, month, and day.",
      (value) => {
        const corrected = toDay(String(value));
        return corrected === undefined ? DAY_EXAMPLE : `Change it to ${corrected}.`;
      },
    ),
    addRule((value) => !DAY.test(value) || isDay(value), "This date doesn't exist.", DAY_EXAMPLE),
  )
  .meta({input: 'date'});

/** Converts 2027-8-31, 8/31/2027, or August 31, 2027; undefined for anything else. */
function toDay(value: string): string | undefined {
  const inWords = parseDateInWords(value);
  if (inWords !== '' && formatLongDate(inWords) === value) return inWords;
  const [year = '', month = '', date = ''] = value
    .replace(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, '$3-$1-$2')
    .split(/[-/]/);
  const corrected = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isDay(corrected) ? corrected : undefined;
}

/** A time of day, such as 9:00 am. */
export const timeOfDay = makeSpacedField(
  /^(1[0-2]|[1-9]):[0-5]\d (am|pm)$/,
  "This isn't a time of day.",
  (value) => {
    const corrected = toTime(String(value));
    return corrected ? `Change it to ${corrected}.` : 'Use a format such as 9:00 am or 2:30 pm.';
  },
).meta({input: 'time'});

/** Converts 9am, 9.00 AM, 1:30 p.m., 13:30, or noon; undefined if it isn't clear. */
function toTime(value: string): string | undefined {
  const text = value.toLowerCase().replace(/^noon$/, '12pm');
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.]([0-5]\d))? ?(?:([ap])\.? ?m\.?)?$/.exec(text) ?? [];
  const isClear = half ? /^(0?[1-9]|1[0-2])$/.test(hour) : /^(1[3-9]|2[0-3])$/.test(hour);
  if (!isClear || (!half && !/[:.]/.test(text))) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return formatTime(hours * 60 + Number(minute));
}

/** A date and a time of day at the practice, such as 2027-08-31 6:00 am. */
export const dateTime = spacedCode
  .check(
    addRule(isNoticeTime, "This isn't a date with a time of day.", (value) => {
      const [, first = '', rest = ''] = /^([\d/-]+)[ T,]+(.+)$/.exec(String(value)) ?? [];
      const date = toDay(first);
      const time = toTime(rest);
      return date && time
        ? `Change it to ${date} ${time}.`
        : 'Use a format such as 2027-08-31 6:00 am.';
    }),
  )
  .meta({input: 'date-time'});

/** Marks a placeholder for a real record. The production build fails while any is left. */
export const sample = z.literal(true).meta({hidden: true}).optional();

/**
 * A patient's written permission to publish a case or a testimonial (45 CFR 164.508). It is never
 * published: `readFiles` removes it from the records that pages are built from.
 */
export const consent = z
  .strictObject({
    by: z
      .enum(['patient', 'parent', 'guardian'])
      .meta({title: 'Signed by'})
      .describe('The person who signed. Never add a name: it is on the signed paper.'),
    on: day.meta({title: 'Signed on'}).describe('The date of the signature.'),
    filed: text.describe(
      'The place of the signed paper, such as "Consent binder 2026, page 12". ' +
        'Never add a name or a chart number.',
    ),
    until: day.describe('The last day of the permission.'),
  })
  .check(
    addRule(
      (value) => value.on <= value.until,
      'The permission ends before it was signed.',
      'Correct one of the two dates.',
      ['until'],
    ),
  )
  .describe(
    "The patient's written permission to publish this. The permission itself is never published.",
  );

/** A patient's permission to publish. */
export type Consent = z.infer<typeof consent>;
