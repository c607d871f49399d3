import * as z from 'zod';

/*
 * A file of rules, as README.md explains it. What stands at the top of a file holds for each of its rules that does not say
 * otherwise.
 */

/** Texts, of which a single one needs no list. */
const oneOrMore = (text: z.ZodString) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(text).min(1));

const sentences = oneOrMore(z.string().trim().min(1));

/** Whether the grammar can read a phrase: what stands in any order has no gap, and nothing that may be left out. */
const isPhrase = (line: string) =>
  line.startsWith('/') ||
  !line.includes('&') ||
  line.split('&').every((word) => /^[^\s.~^!?]+$/.test(word.trim()));
const phrase = z
  .string()
  .trim()
  .min(1)
  .refine(isPhrase, 'Between & stand single words and lists only.');
const lines = oneOrMore(phrase);

/** How grave a finding is. Advice is an error until a dentist has signed the page that gives it. */
const level = z.enum(['error', 'warning', 'error-unless-signed']);

/** The law or guideline it follows. One of a state stands behind the letters of that state, beside what holds elsewhere. */
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
  /** Files in which it may stand, such as those that have their days beside them. */
  notIn: lines,
  /** A record of ours with which it compares, by its name in `amounts/records.ts`; off where that says nothing. */
  record: z.string(),
  /** The amounts that are right, such as "2 to 14 months" or "{record}": any other is named, and not the words. */
  amounts: z.string(),
  usual: z.string(),
  /** By which factor an amount may be smaller or larger and still be meant, such as a few minutes. */
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

/** A rule of a file: with `each`, one for each of these words, by which `{each}` is replaced. */
const written = z.strictObject({...rule.shape, each: z.array(z.string()).optional()});

export type WrittenRule = z.infer<typeof written>;

/** A file of rules. */
export const ruleFile = z.strictObject({...optional.shape, rules: z.array(written).min(1)});

/** `vocabulary.yml`: lists of words, by their names in capitals. */
export const vocabularyFile = z.record(
  z.string().regex(/^[A-Z][A-Z_]+$/, 'Write the name in capitals.'),
  z.string(),
);

/** `must-say.yml`: what some pages have to say, with the phrase by which that is known, or the facts that they quote. */
export const mustSayFile = z.array(
  z.strictObject({
    on: z.array(z.string().min(1)).min(1),
    says: z.string().optional(),
    words: phrase
      .refine((words) => !words.startsWith('/'), 'Words stand here, and no pattern.')
      .optional(),
    quotes: z.array(z.string()).optional(),
  }),
);

/** What each rule has, once the top of its file has been added. */
export const ruleData = z.strictObject({
  ...rule.shape,
  ...z
    .strictObject(common)
    .pick({name: true, level: true, source: true, message: true, remedy: true}).shape,
  /** The file it is in, without its ending. */
  topic: z.string(),
  /** Its line there. */
  line: z.number(),
});

/** A rule as it is written. */
export type RuleData = z.infer<typeof ruleData>;
