import * as z from 'zod';
import {ANSWER_TYPES} from '@dental/practice';
import {makePatternField} from '@dental/practice/patternField';
import {longText, addRule, text, makeWholeNumber, words} from './fields';

/** The placeholders in the texts of the forms; `forms/sections.ts` fills them in. */
export const FORM_FACTS = [
  'phone',
  'address',
  'insurance',
  'arrival.early',
  'cancellation.notice',
  'cancellation.fee',
] as const;

const name = makePatternField(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  "This isn't the name of an answer.",
  'Use lowercase letters, digits, and hyphens, such as patient-name.',
).describe('A short, unique name for the answer, such as patient-name. Patients never see it.');

/** Creates the schema of a whole number from 1 to a limit. */
const countUpTo = (max: number) =>
  makeWholeNumber(
    1,
    max,
    `This isn't a whole number from 1 to ${max}.`,
    'Use digits only, such as 4.',
  );

const GRID_COLUMNS = 12;
const span = countUpTo(GRID_COLUMNS)
  .meta({title: 'Width'})
  .describe('The width in twelfths of the line, such as 6 for half.');

/** Columns must fit on one line. */
const fitsOnOneLine = addRule<{span: number}[]>(
  (columns) => columns.reduce((sum, column) => sum + column.span, 0) <= GRID_COLUMNS,
  'Together, these are wider than the line.',
  'Make some narrower, so that their widths add up to 12 or less.',
);

const fieldSchema = z.strictObject({
  name,
  label: words.describe('The label above the field.'),
  readAs: words.optional().describe('The text for screen readers, if the label is unclear.'),
  span,
  lines: countUpTo(GRID_COLUMNS)
    .optional()
    .describe('The number of lines. More than one makes it a box.'),
  answer: z
    .enum(ANSWER_TYPES)
    .optional()
    .meta({title: 'Kind of answer'})
    .describe('Phones show the right keyboard, and the page checks the answer.'),
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
    .describe("The HTML autofill name, for the patient's browser. If empty, nothing is filled in."),
});

const fields = z
  .array(fieldSchema)
  .check(fitsOnOneLine)
  .describe('The fields, from left to right.');
const legend = words.describe('The question above the boxes.');
const options = z.array(words).describe('The text next to each box.');

const question = z.strictObject({
  text: words.describe('A question with yes or no as the answer.'),
  name,
  detail: words.describe('The follow-up question after a yes.'),
});

const part = z
  .discriminatedUnion('kind', [
    z.strictObject({kind: z.literal('text'), text: longText.describe('A paragraph.')}),
    z.strictObject({
      kind: z.literal('fields'),
      fields,
      unless: z
        .array(countUpTo(GRID_COLUMNS))
        .optional()
        .meta({title: 'Not asked after'})
        .describe('The answers to the previous choice that hide these fields, counted from 1.'),
    }),
    z.strictObject({kind: z.literal('choice'), name, legend, options}),
    z.strictObject({
      kind: z.literal('checkboxes'),
      name,
      legend,
      columns: countUpTo(4).describe('The number of columns of boxes on paper.'),
      options,
    }),
    z.strictObject({
      kind: z.literal('questions'),
      questions: z.array(question).describe('One line each.'),
    }),
    z.strictObject({
      kind: z.literal('table'),
      name,
      caption: words.describe('The text above the table.'),
      columns: z
        .array(z.strictObject({label: words.describe('The heading of the column.'), span}))
        .check(fitsOnOneLine)
        .describe('The columns, from left to right.'),
      rows: countUpTo(GRID_COLUMNS).describe('The number of empty lines.'),
    }),
    z.strictObject({
      kind: z.literal('statement'),
      name,
      label: words.describe('A few words about the statement, such as "Consent to treatment".'),
      text: longText.describe('The statement in full.'),
    }),
    z.strictObject({
      kind: z.literal('signature'),
      label: words.describe('The text above the line.'),
      fields,
    }),
  ])
  .describe('A part of the form. Parts appear from top to bottom.');

const section = z.strictObject({
  heading: words.describe('The heading of the section.'),
  forOffice: z.literal(true).optional().describe('The office fills it in, so it is only on paper.'),
  parts: z.array(part).describe('The parts of the section, from top to bottom.'),
});

const sheet = z
  .strictObject({sections: z.array(section).describe('The sections, from top to bottom.')})
  .meta({summary: '{sections.0.heading}'});

/** A form on paper: the new-patient forms, or the referral slip. */
export const paperForm = z.strictObject({
  title: words.describe('The title of the PDF and of its first sheet.'),
  subject: text.describe('The subject that PDF readers show next to the title.'),
  intro: longText.describe('Instructions below the title.'),
  repeated: fields
    .optional()
    .describe("The patient's details, repeated at the top of each sheet after the first."),
  sheets: z.array(sheet).describe('The sheets of paper. Each must fit on one page.'),
});

/** The values of a form. */
export type PaperForm = z.infer<typeof paperForm>;

/** A field with its label above. */
export type TextCell = z.infer<typeof fieldSchema>;
