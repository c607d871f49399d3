import type {PaperForm, TextCell} from '../schemas/paperForms';
import type {PracticeFacts} from '../schemas/practice';
import {slugify} from '../slugs';
import {interpolate} from '@dental/practice';

type Part = PaperForm['sheets'][number]['sections'][number]['parts'][number];
type Of<Kind extends Part['kind']> = Extract<Part, {kind: Kind}>;

/** A piece of a form as it is drawn and shown, from top to bottom: the parts of the file with a name for each answer. */
export type Block =
  | {kind: 'title'; text: string}
  | {kind: 'heading'; text: string; forOffice?: true}
  /** Whose form it is, at the top of a sheet. */
  | {kind: 'who'; fields: TextCell[]}
  | Of<'text'>
  | Of<'fields'>
  | Of<'choice'>
  | (Omit<Of<'ticks'>, 'name' | 'options'> & {items: {name: string; label: string}[]})
  | {
      kind: 'questions';
      options: string[];
      items: {answer: string; details: string; text: string; detail: string}[];
    }
  | {kind: 'table'; caption: string; lines: TextCell[][]}
  | Of<'statement'>
  | Of<'signature'>;

/** The words that the site itself puts into forms: the answers to a question, and what a screen reader says of a cell of a table. */
type FormWords = Pick<PracticeFacts['labels']['patientForms'], 'yes' | 'no' | 'line'>;

/** The pieces of a form, sheet by sheet. */
export function blocksOf(
  {title, intro, repeated = [], sheets}: PaperForm,
  words: FormWords,
): Block[][] {
  return sheets.map(({sections}, index) => [
    ...(index === 0
      ? [{kind: 'title', text: title} as const, {kind: 'text', text: intro} as const]
      : repeated.length > 0
        ? [{kind: 'who', fields: repeated} as const]
        : []),
    ...sections.flatMap(({heading, forOffice, parts}): Block[] => [
      {kind: 'heading', text: heading, ...(forOffice && {forOffice})},
      ...parts.map((part) => blockOf(part, words)),
    ]),
  ]);
}

function blockOf(part: Part, words: FormWords): Block {
  switch (part.kind) {
    case 'ticks': {
      const {name, options, ...others} = part;
      return {
        ...others,
        items: options.map((label) => ({name: `${name}-${slugify(label)}`, label})),
      };
    }
    case 'questions':
      return {
        kind: 'questions',
        options: [words.yes, words.no],
        items: part.questions.map(({name, ...others}) => ({
          answer: `${name}-answer`,
          details: `${name}-details`,
          ...others,
        })),
      };
    case 'table':
      return {kind: 'table', caption: part.caption, lines: linesOf(part, words)};
    default:
      return part;
  }
}

function linesOf({name, columns, rows}: Of<'table'>, {line}: FormWords): TextCell[][] {
  return Array.from({length: rows}, (_, index) =>
    columns.map(({label, span}) => ({
      name: `${name}-${index + 1}-${slugify(label)}`,
      label,
      readAs: interpolate(line, {number: index + 1, column: label}),
      span,
    })),
  );
}
