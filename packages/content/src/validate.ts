import type * as z from 'zod';
import {closestMatch} from './closestMatch';
import type {Message, Problem} from './problem';
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
    return issue.keys.map((key) => ({at: [...at, key], ...unknownField(key, knownFields(schema, at, data))}));
  }
  const value = valueAt(data, at);
  if (value === undefined) {
    const misspelled = misspellingOf(at, data, schema);
    if (misspelled !== undefined) {
      return [{at: [...at.slice(0, -1), misspelled], ...unknownField(misspelled, [String(at.at(-1))])}];
    }
  }
  if (value === undefined || value === null) return [{at, ...missing(at, issue)}];
  return [{at, ...wrong(at, issue, value)}];
}

/** The name under which a missing field was written, if it was meant by one that no field has. */
function misspellingOf(at: FieldPath, data: unknown, schema: z.ZodType): string | undefined {
  const name = at.at(-1);
  const written = valueAt(data, at.slice(0, -1));
  if (typeof name !== 'string' || typeof written !== 'object' || written === null) return undefined;
  const known = knownFields(schema, at.slice(0, -1), data);
  const unknown = Object.keys(written).filter((key) => !known.includes(key));
  return unknown.find((key) => key.length > 2 && closestMatch(key, known) === name);
}

function missing(at: FieldPath, issue: Issue): Message {
  if (at.length === 0) return {what: 'The file is empty.', fix: 'Bring its fields back from an earlier version.'};
  const name = at.at(-1);
  const choices = choicesOf(issue);
  if (!choices && typeof name === 'number')
    return {what: `${nameOf(at)} is empty.`, fix: 'Write it behind its dash, or delete the line.'};
  const values = choices ?? (issue.code === 'invalid_value' ? issue.values.map(String) : undefined);
  const value = values ? oneOf(values) : 'its value';
  return {isMissing: true, what: `The field "${name}" is missing.`, fix: `Add a line ${name}: with ${value}.`};
}

/** The names among which a discriminated union lets one choose. */
function choicesOf(issue: Issue): string[] | undefined {
  const {options} = issue as {options?: unknown};
  return issue.code === 'invalid_union' && Array.isArray(options) ? options.map(String) : undefined;
}

function notOneOf(at: FieldPath, options: string[], value: unknown): Message {
  const near = typeof value === 'string' ? closestMatch(value, options) : undefined;
  const choice = `Write ${oneOf(options)}.`;
  return {
    what: `${nameOf(at)} has a value that does not exist.`,
    fix: near && options.length > 1 ? `Did you mean ${near}? ${choice}` : choice,
  };
}

function wrong(at: FieldPath, issue: Issue, value: unknown): Message {
  const choices = choicesOf(issue);
  if (choices) return notOneOf(at, choices, value);
  switch (issue.code) {
    case 'invalid_type':
      if (at.length === 0 && issue.expected === 'object')
        return {
          what: 'Something else stands where the fields belong.',
          fix: 'Write each as name: value on a line of its own, as another file of the folder has them.',
        };
      return {what: `${nameOf(at)} is not ${typeName(issue.expected)}.`, fix: typeHint(issue.expected)};
    case 'invalid_value':
      return notOneOf(at, issue.values.map(String), value);
    case 'custom':
      return {what: withField(issue.message, at.at(-1)), fix: String(issue.params?.fix ?? 'Correct it.')};
    default:
      return {
        what: `${nameOf(at)} has a value that cannot be used.`,
        fix: 'Compare it with the same field in another file.',
      };
  }
}

function nameOf(at: FieldPath): string {
  const last = at.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'string') return `The field "${last}"`;
  const list = at.at(-2);
  return typeof list === 'string' ? `Entry ${last + 1} of "${list}"` : `Entry ${last + 1} of the list`;
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
    what: `There is no field called "${key}" here.`,
    fix: near ? `Did you mean ${near}?` : `Delete the line, or use one of ${known.join(', ')}.`,
  };
}

function valueAt(data: unknown, path: FieldPath): unknown {
  let value = data;
  for (const step of path) value = (value as Record<string | number, unknown> | undefined | null)?.[step];
  return value;
}

/** The fields that a record may have: of the option that the data have chosen, where there are several. */
function knownFields(schema: z.ZodType, path: FieldPath, data: unknown): string[] {
  let current = chosen(schema, data);
  let value = data;
  for (const step of path) {
    const {shape, element} = current as {shape?: Record<string, unknown>; element?: unknown};
    value = (value as Record<string | number, unknown> | undefined | null)?.[step];
    current = chosen(typeof step === 'number' ? element : shape?.[step], value);
  }
  return Object.keys((current as {shape?: object} | undefined)?.shape ?? {});
}

/** A schema without what is around it; of a discriminated union, the option that a value has chosen. */
function chosen(schema: unknown, value: unknown): unknown {
  const inner = unwrap(schema);
  const {options, def} = (inner ?? {}) as {options?: unknown[]; def?: {discriminator?: string}};
  const name = def?.discriminator;
  if (name === undefined) return inner;
  const choice = (value as Record<string, unknown> | undefined)?.[name];
  return options?.find(
    (option) => (option as z.ZodObject<Record<string, z.ZodType>>).shape[name]?.safeParse(choice).success,
  );
}

function unwrap(schema: unknown): unknown {
  const inner = schema as {unwrap?: () => unknown; element?: unknown} | undefined;
  return inner?.unwrap && !inner.element ? inner.unwrap() : schema;
}

const TYPE_WORDS: Record<string, {name: string; hint: string}> = {
  string: {name: 'a text', hint: 'Put the value between double quotes.'},
  number: {name: 'a number', hint: 'Write digits only, without quotes.'},
  boolean: {name: 'true or false', hint: 'Write true or false, without quotes.'},
  array: {name: 'a list', hint: 'Write each entry on its own line, starting with two spaces and a dash.'},
  object: {name: 'a group of fields', hint: 'Write its fields below it, each indented by two spaces.'},
};

function typeName(expected: string): string {
  return TYPE_WORDS[expected]?.name ?? 'of the right type';
}

function typeHint(expected: string): string {
  return TYPE_WORDS[expected]?.hint ?? 'Compare it with the same field in another file.';
}

function oneOf(options: string[]): string {
  return options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;
}
