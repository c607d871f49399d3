import type * as z from 'zod';
import {closestMatch} from './textHelpers';
import type {Message, Problem} from './problem';
import type {SchemaNode} from './schemas/proseFields';
import type {FieldPath, YamlSource} from './source';

type Issue = z.core.$ZodIssue;

/**
 * Checks data that was read from a file against its schema.
 * @returns the typed value, or undefined with every problem, each with its line and field, in plain words
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  source: YamlSource,
  schema: Schema,
): {value?: z.infer<Schema>; problems: Problem[]} {
  if (source.problems.length > 0) return {problems: source.problems};
  const result = schema.safeParse(source.data);
  if (result.success) return {value: result.data, problems: []};
  const problems = result.error.issues.flatMap((issue) =>
    explain(issue, source.data, schema).map(({at, ...message}) => ({
      file,
      line: source.lineOf(at),
      field: at.join('.') || undefined,
      ...message,
    })),
  );
  return {problems};
}

type Explained = Message & {at: FieldPath};

function explain(issue: Issue, data: unknown, schema: z.ZodType): Explained[] {
  const at = issue.path as FieldPath;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      at: [...at, key],
      ...unknownField(key, knownFields(schema, at, data)),
    }));
  }
  const value = at.reduce(inside, data);
  if (value !== undefined && value !== null) return [{at, ...wrong(at, issue, value)}];
  const misspelled = value === undefined ? misspellingOf(at, data, schema) : undefined;
  if (misspelled === undefined) return [{at, ...missing(at, issue)}];
  return [{at: [...at.slice(0, -1), misspelled], ...unknownField(misspelled, [String(at.at(-1))])}];
}

function inside(value: unknown, step: string | number): unknown {
  return (value as Record<string | number, unknown> | undefined | null)?.[step];
}

/** The name under which a missing field was written, if it was meant by one that no field has. */
function misspellingOf(at: FieldPath, data: unknown, schema: z.ZodType): string | undefined {
  const [name, around] = [at.at(-1), at.slice(0, -1)];
  const written = around.reduce(inside, data);
  if (typeof name !== 'string' || typeof written !== 'object' || written === null) return undefined;
  const known = knownFields(schema, around, data);
  const unknown = Object.keys(written).filter((key) => !known.includes(key));
  return unknown.find((key) => key.length > 2 && closestMatch(key, known) === name);
}

function missing(at: FieldPath, issue: Issue): Message {
  if (at.length === 0)
    return {
      message: 'The file is empty.',
      remedy: 'Bring its fields back from an earlier version.',
    };
  const name = at.at(-1);
  const choices = choicesOf(issue);
  if (!choices && typeof name === 'number')
    return {
      message: `${nameOf(at)} is empty.`,
      remedy: 'Write it behind its dash, or delete the line.',
    };
  const value = choices ? oneOf(choices) : 'its value';
  return {
    isMissing: true,
    message: `The field "${name}" is missing.`,
    remedy: `Add a line ${name}: with ${value}.`,
  };
}

/** The values or, of a discriminated union, the names among which one can choose. */
function choicesOf(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const {options} = issue as {options?: unknown};
  return issue.code === 'invalid_union' && Array.isArray(options) ? options.map(String) : undefined;
}

function wrong(at: FieldPath, issue: Issue, value: unknown): Message {
  const choices = choicesOf(issue);
  if (choices) {
    const near =
      choices.length > 1 && typeof value === 'string' ? closestMatch(value, choices) : undefined;
    return {
      message: `${nameOf(at)} has a value that does not exist.`,
      remedy: `${near === undefined ? '' : `Did you mean ${near}? `}Write ${oneOf(choices)}.`,
    };
  }
  if (issue.code === 'custom')
    return {
      message: withField(issue.message, at.at(-1)),
      remedy: String(issue.params?.remedy ?? 'Correct it.'),
    };
  if (at.length === 0)
    return {
      message: 'Something else stands where the fields belong.',
      remedy:
        'Write each as name: value on a line of its own, as another file of the folder has them.',
    };
  const [type, remedy] = TYPES[issue.code === 'invalid_type' ? issue.expected : ''] ?? OTHER_TYPE;
  return {message: `${nameOf(at)} is not ${type}.`, remedy};
}

/** What a type is called, and how its values are written. */
const TYPES: Record<string, readonly [name: string, remedy: string]> = {
  string: ['a text', 'Put the value between double quotes.'],
  number: ['a number', 'Write digits only, without quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  array: ['a list', 'Write each entry on its own line, starting with two spaces and a dash.'],
  object: ['a group of fields', 'Write its fields below it, each indented by two spaces.'],
};
const OTHER_TYPE = ['as it should be', 'Compare it with the same field in another file.'] as const;

function nameOf(at: FieldPath): string {
  const last = at.at(-1);
  if (typeof last === 'string') return `The field "${last}"`;
  const list = at.at(-2);
  return `Entry ${(last ?? 0) + 1} of ${typeof list === 'string' ? `"${list}"` : 'the list'}`;
}

/** "This is not a date." becomes "In the field "starts", this is not a date.", so that the message names its field. */
function withField(message: string, name: string | number | undefined): string {
  return typeof name === 'string'
    ? `In the field "${name}", ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message;
}

function unknownField(key: string, known: string[]): Message {
  const near = closestMatch(key, known);
  return {
    message: `There is no field called "${key}" here.`,
    remedy: near ? `Did you mean ${near}?` : `Delete the line, or use one of ${known.join(', ')}.`,
  };
}

/** The fields that a record may have: of the option that the data have chosen, where there are several. */
function knownFields(schema: z.ZodType | undefined, path: FieldPath, data: unknown): string[] {
  const [step, ...others] = path;
  const {unwrap, element, shape, options = [], def} = (schema ?? {}) as SchemaNode;
  if (unwrap && !element) return knownFields((schema as SchemaNode).unwrap?.(), path, data);
  const name = (def as {discriminator?: string} | undefined)?.discriminator;
  if (name !== undefined) {
    const choice = inside(data, name);
    return knownFields(
      options.find((option) => option.shape?.[name]?.safeParse(choice).success),
      path,
      data,
    );
  }
  if (step === undefined) return Object.keys(shape ?? {});
  return knownFields(
    typeof step === 'number' ? element : shape?.[step],
    others,
    inside(data, step),
  );
}

function oneOf(options: string[]): string {
  return options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;
}
