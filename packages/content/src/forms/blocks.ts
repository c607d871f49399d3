import type {PaperForm, TextCell} from '../schemas/paperForms';
import type {PracticeFacts} from '../schemas/practiceFiles';
import {slugify} from '../slugs';
import {interpolate} from '@dental/practice';

type Sheet = PaperForm['sheets'][number];
type Section = Sheet['sections'][number];
type Part = Section['parts'][number];
type PartOfKind<Kind extends Part['kind']> = Extract<Part, {kind: Kind}>;

/** A piece of a form, on paper and on the page: a part of the file with a name for each answer. */
export type Block =
  | {kind: 'title'; text: string}
  | {kind: 'heading'; text: string; forOffice?: true}
  /** The patient's details, at the top of a sheet. */
  | {kind: 'who'; fields: TextCell[]}
  | PartOfKind<'text'>
  | PartOfKind<'fields'>
  | PartOfKind<'choice'>
  | (Omit<PartOfKind<'checkboxes'>, 'name' | 'options'> & {items: {name: string; label: string}[]})
  | {
      kind: 'questions';
      options: string[];
      items: {answer: string; details: string; text: string; detail: string}[];
    }
  | {kind: 'table'; caption: string; lines: TextCell[][]}
  | PartOfKind<'statement'>
  | PartOfKind<'signature'>;

/** Labels that the site adds to forms: answers to a question, and names of cells for readers. */
type FormLabels = Pick<PracticeFacts['labels']['patientForms'], 'yes' | 'no' | 'line'>;

/** Converts a form to blocks, sheet by sheet. */
export function makeBlocks(form: PaperForm, labels: FormLabels): Block[][] {
  return form.sheets.map(({sections}, index) => [
    ...makeSheetHead(form, index === 0),
    ...sections.flatMap((section) => makeSectionBlocks(section, labels)),
  ]);
}

function makeSheetHead({title, intro, repeated = []}: PaperForm, isFirst: boolean): Block[] {
  if (isFirst) {
    return [
      {kind: 'title', text: title},
      {kind: 'text', text: intro},
    ];
  }
  return repeated.length > 0 ? [{kind: 'who', fields: repeated}] : [];
}

function makeSectionBlocks({heading, forOffice, parts}: Section, labels: FormLabels): Block[] {
  return [
    {kind: 'heading', text: heading, ...(forOffice && {forOffice})},
    ...parts.map((part) => makeBlock(part, labels)),
  ];
}

function makeBlock(part: Part, labels: FormLabels): Block {
  switch (part.kind) {
    case 'checkboxes': {
      const {name, options, ...others} = part;
      return {
        ...others,
        items: options.map((label) => ({name: `${name}-${slugify(label)}`, label})),
      };
    }
    case 'questions':
      return {
        kind: 'questions',
        options: [labels.yes, labels.no],
        items: part.questions.map(({name, ...others}) => ({
          answer: `${name}-answer`,
          details: `${name}-details`,
          ...others,
        })),
      };
    case 'table':
      return {kind: 'table', caption: part.caption, lines: makeTableLines(part, labels)};
    default:
      return part;
  }
}

function makeTableLines(
  {name, columns, rows}: PartOfKind<'table'>,
  {line}: FormLabels,
): TextCell[][] {
  return Array.from({length: rows}, (_, index) =>
    columns.map(({label, span}) => ({
      name: `${name}-${index + 1}-${slugify(label)}`,
      label,
      readAs: interpolate(line, {number: index + 1, column: label}),
      span,
    })),
  );
}
