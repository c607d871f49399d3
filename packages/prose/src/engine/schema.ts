import * as z from 'zod';

/*
 * The schema of the files of rules, which README.md explains. A field at the top of a file applies
 * to each of its rules that doesn't have that field.
 */

/** A list of texts, or a single text. */
const allowOneOrMore = (text: z.ZodString) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(text).min(1));

const sentences = allowOneOrMore(z.string().trim().min(1));

/** Returns true if the grammar can read a phrase. In any order there are no gaps and no options. */
const isPhrase = (line: string) =>
  line.startsWith('/') ||
  !line.includes('&') ||
  line.split('&').every((word) => /^[^\s.~^!?]+$/.test(word.trim()));

/**
 * Joins the lines of a phrase. A word list can go on after `|` on the next line. In a regular
 * expression, the line breaks and the indents after them do not count.
 */
const joinLines = (phrase: string) =>
  phrase.startsWith('/')
    ? phrase.replaceAll(/\n\s*/g, '')
    : phrase.replaceAll(/\s+/g, ' ').replaceAll('| ', '|');

const phrase = z
  .string()
  .trim()
  .min(1)
  .overwrite(joinLines)
  .refine(isPhrase, 'Only single words and lists can be between &.');
const lines = allowOneOrMore(phrase);

/** `error-unless-signed` is for advice: an error until a dentist has signed the page. */
const level = z.enum(['error', 'warning', 'error-unless-signed']);

/** The law or guideline behind a rule: one for all states, or by state with one for `elsewhere`. */
const source = z.union([z.string().min(1), z.object({elsewhere: z.string()}).catchall(z.string())]);

const common = {
  name: z
    .string()
    .regex(/^[a-z]+\/[a-z-]+$/, 'Write a topic and a name, such as claims/comparison.'),
  level,
  source,
  message: z
    .string()
    .regex(/^[^%]*"%s"[^%]*\.$/, 'Quote the words with "%s", and end with a period.'),
  remedy: z.string().regex(/[.?!"]$/, 'End with a period.'),
  remedyInReviews: z.string().min(1),
  voices: z.array(z.enum(['page', 'case', 'facts', 'patient'])).min(1),
  about: lines,
  /** Files that the rule does not apply to. */
  notIn: lines,
  /** The record to compare with, a name in `amounts/records.ts`. Without it the rule is off. */
  record: z.string(),
  /** The right amounts, such as "2 to 14 months" or "{record}": all others are reported. */
  amounts: z.string(),
  usual: z.string(),
  /** The largest factor between an amount and an allowed one, such as for a few minutes. */
  slack: z.number(),
  skipNegated: z.boolean(),
  skipQuestions: z.boolean(),
  skipProhibitions: z.boolean(),
};

const optional = z.strictObject(common).partial();

const rule = z.strictObject({
  ...optional.shape,
  match: lines,
  unless: lines.optional(),
  bad: sentences,
  good: sentences.optional(),
});

/** A rule of a file. With `each` it becomes one rule for each of these words. */
const ruleInFile = z.strictObject({...rule.shape, each: z.array(z.string()).optional()});

export type RuleInFile = z.infer<typeof ruleInFile>;

export const ruleFile = z.strictObject({...optional.shape, rules: z.array(ruleInFile).min(1)});

/** `vocabulary.yml`: lists of words by their names in capitals. */
export const vocabularyFile = z.record(
  z.string().regex(/^[A-Z][A-Z_]+$/, 'Write the name in capitals.'),
  z.string(),
);

/** An entry of `must-say.yml`: a required statement of pages, as a phrase or as facts to quote. */
export const mustSayEntry = z.strictObject({
  on: z.array(z.string().min(1)).min(1),
  says: z.string().optional(),
  words: phrase
    .refine((words) => !words.startsWith('/'), 'Use words, not a regular expression.')
    .optional(),
  quotes: z.array(z.string()).optional(),
});

/** `must-say.yml`: the required statements of pages. */
export const mustSayFile = z.array(mustSayEntry);

export type MustSayList = z.infer<typeof mustSayFile>;

/** A rule with the defaults of its file. */
export const ruleData = z.strictObject({
  ...rule.shape,
  ...z
    .strictObject(common)
    .pick({name: true, level: true, source: true, message: true, remedy: true}).shape,
  /** The name of its file, without the ending. */
  topic: z.string(),
  /** Its line there. */
  line: z.number(),
});

export type RuleData = z.infer<typeof ruleData>;
