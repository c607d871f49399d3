import {distance} from 'fastest-levenshtein';
import type * as z from 'zod';
import type {Problem} from './problem';
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
  return {problems: result.error.issues.flatMap((issue) => toProblems(file, source, issue, schema))};
}

function toProblems(file: string, source: YamlSource, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as FieldPath;
  const at = (field: FieldPath, message: Pick<Problem, 'what' | 'fix'>): Problem => ({
    file,
    line: source.lineOf(field),
    field: field.join('.') || undefined,
    ...message,
  });
  const name = path.at(-1);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => at([...path, key], unknownField(key, knownFields(schema, path))));
    case 'invalid_type':
      return [
        isMissing(source.data, path)
          ? at(path, {what: `The field "${name}" is missing.`, fix: `Add a line ${name}: with its value.`})
          : at(path, {
              what: `The field "${name ?? 'file'}" is not ${typeName(issue.expected)}.`,
              fix: typeHint(issue.expected),
            }),
      ];
    case 'invalid_value': {
      const options = issue.values.map(String);
      if (isMissing(source.data, path)) {
        return [
          at(path, {what: `The field "${name}" is missing.`, fix: `Add a line ${name}: with ${oneOf(options)}.`}),
        ];
      }
      return [
        at(path, {what: `The field "${name}" has a value that does not exist.`, fix: `Write ${oneOf(options)}.`}),
      ];
    }
    case 'custom':
      return [at(path, {what: withField(issue.message, name), fix: String(issue.params?.fix ?? 'Correct it.')})];
    default:
      return [
        at(path, {
          what: `The field "${name}" has a value that cannot be used.`,
          fix: 'Compare it with the same field in another file.',
        }),
      ];
  }
}

/** "This is not a date." becomes "The field "starts": this is not a date.", so that the message names its field. */
function withField(message: string, name: string | number | symbol | undefined): string {
  if (typeof name !== 'string' || !message.startsWith('This ')) return message;
  return `In the field "${name}", t${message.slice(1)}`;
}

function unknownField(key: string, known: string[]): Pick<Problem, 'what' | 'fix'> {
  const near = nearest(key, known);
  return {
    what: `There is no field called "${key}" here.`,
    fix: near ? `Did you mean ${near}?` : `Delete the line, or use one of ${known.join(', ')}.`,
  };
}

/**
 * The candidate that is most like a word with a typing error.
 * @returns undefined when none is near
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, far: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

function isMissing(data: unknown, path: FieldPath): boolean {
  let value = data;
  for (const step of path) value = (value as Record<string | number, unknown> | undefined | null)?.[step];
  return value === undefined || value === null;
}

function knownFields(schema: z.ZodType, path: FieldPath): string[] {
  let current: unknown = schema;
  for (const step of path) {
    current = unwrap(current);
    const {shape, element} = current as {shape?: Record<string, unknown>; element?: unknown};
    current = typeof step === 'number' ? element : shape?.[step];
  }
  return Object.keys((unwrap(current) as {shape?: object} | undefined)?.shape ?? {});
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
