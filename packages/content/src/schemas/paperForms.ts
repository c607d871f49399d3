import * as z from 'zod';
import {ANSWER_TYPES} from '@dental/practice';
import {written} from '@dental/vendors';
import {longText, rule, text, wholeNumber, words} from './fields';

/** What stands for a fact in the texts of the forms, in braces; `forms/sections.ts` fills it in. */
export const FORM_FACTS = [
  'phone',
  'address',
  'insurance',
  'arrival.early',
  'cancellation.notice',
  'cancellation.fee',
] as const;

const name = written(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  'This is not the name of an answer.',
  'Write lower-case letters, digits and dashes, such as patient-name.',
).describe(
  'A short name of its own for the answer, in lower case with dashes, which patients never see.',
);

/** A whole number from 1 to a limit. */
const upTo = (most: number) =>
  wholeNumber(1, most, `This is not a whole number from 1 to ${most}.`, 'Write digits only.');

const TWELFTHS = 12;
const span = upTo(TWELFTHS).meta({title: 'Width'}).describe('Its width in twelfths of the line.');

/** The columns of one line, which has twelve twelfths. */
const inOneLine = rule<{span: number}[]>(
  (columns) => columns.reduce((sum, column) => sum + column.span, 0) <= TWELFTHS,
  'These are wider than the line together.',
  'Make some narrower, so that their widths add up to 12 at most.',
);

const fieldSchema = z.strictObject({
  name,
  label: words.describe('The words above the place to write in.'),
  readAs: words
    .optional()
    .describe('What a screen reader says, where the label alone is not enough.'),
  span,
  lines: upTo(TWELFTHS).optional().describe('More than one makes it a box of that many lines.'),
  answer: z
    .enum(ANSWER_TYPES)
    .optional()
    .meta({title: 'Kind of answer'})
    .describe(
      'What is written there, by which phones show the right keys and the page notices slips.',
    ),
  autocomplete: z
    .enum([
      'name',
      'nickname',
      'bday',
      'tel',
      'email',
      'address-line1',
      'address-level1',
      'address-level2',
      'postal-code',
    ])
    .optional()
    .meta({hidden: true})
    .describe(
      "What the patient's own browser may fill in (HTML, autofill field name); nothing if left out.",
    ),
});

const fields = z
  .array(fieldSchema)
  .check(inOneLine)
  .describe('The places to write in, from left to right.');
const legend = words.describe('The question above the boxes.');
const options = z.array(words).describe('The words beside each box.');

const question = z.strictObject({
  text: words.describe('The question, to be answered with yes or no.'),
  name,
  detail: words.describe('What is asked after a yes.'),
});

const part = z
  .discriminatedUnion('kind', [
    z.strictObject({kind: z.literal('text'), text: longText.describe('A paragraph.')}),
    z.strictObject({
      kind: z.literal('fields'),
      fields,
      unless: z
        .array(upTo(TWELFTHS))
        .optional()
        .meta({title: 'Not asked after'})
        .describe(
          'The answers to the choice before, counted from 1, after which the page does not ask for these.',
        ),
    }),
    z.strictObject({kind: z.literal('choice'), name, legend, options}),
    z.strictObject({
      kind: z.literal('ticks'),
      name,
      legend,
      columns: upTo(4).describe('In how many columns the boxes stand on paper.'),
      options,
    }),
    z.strictObject({
      kind: z.literal('questions'),
      questions: z.array(question).describe('One line each.'),
    }),
    z.strictObject({
      kind: z.literal('table'),
      name,
      caption: words.describe('The words above the table.'),
      columns: z
        .array(z.strictObject({label: words.describe('The heading of the column.'), span}))
        .check(inOneLine)
        .describe('The columns, from left to right.'),
      rows: upTo(TWELFTHS).describe('The number of empty lines.'),
    }),
    z.strictObject({
      kind: z.literal('statement'),
      name,
      label: words.describe('What the patient agrees to, in a few words.'),
      text: longText.describe('The statement in full.'),
    }),
    z.strictObject({
      kind: z.literal('signature'),
      label: words.describe('The words above the line.'),
      fields,
    }),
  ])
  .describe('A piece of the form; pieces come one below the other.');

const section = z.strictObject({
  heading: words.describe('The heading of the section.'),
  forOffice: z
    .literal(true)
    .optional()
    .describe('Whether the office fills it in, so that it is on paper alone.'),
  parts: z.array(part).describe('What the section asks, from top to bottom.'),
});

const sheet = z
  .strictObject({sections: z.array(section).describe('The sections, from top to bottom.')})
  .meta({summary: '{{fields.sections.0.heading}}'});

/** A form that is filled in on paper: the new-patient forms, the referral slip. */
export const paperForm = z.strictObject({
  title: words.describe('The title of the PDF and of its first sheet.'),
  subject: text.describe('What it is about, which programs show beside the title.'),
  intro: longText.describe('What to do with it, below the title.'),
  repeated: fields
    .optional()
    .describe('Whose form it is, repeated at the top of each sheet after the first.'),
  sheets: z.array(sheet).describe('The sheets of paper; each has to fit on one.'),
});

/** The values of a form. */
export type PaperForm = z.infer<typeof paperForm>;

/** A place to write in, with its label above. */
export type TextCell = z.infer<typeof fieldSchema>;
