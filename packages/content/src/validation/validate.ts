import type * as z from 'zod';
import type {Problem} from '../problem';
import type {FieldPath, YamlSource} from '../source';
import {explainIssue, type Issue} from './explainIssue';
import {getMember} from './schemaAt';

/**
 * Validates the data of a file against its schema.
 * @param newer the data of a later version of the file: fills in what the schema has added since
 * @returns the typed value, or every problem with its line and field
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  source: YamlSource,
  schema: Schema,
  newer?: unknown,
): {value?: z.infer<Schema>; problems: Problem[]} {
  if (source.problems.length > 0) return {problems: source.problems};
  const result = schema.safeParse(
    newer === undefined ? source.data : adaptToSchema(source.data, schema, newer),
  );
  if (result.success) return {value: result.data, problems: []};
  const problems = result.error.issues.flatMap((issue) =>
    explainIssue(issue, source.data, schema).map(({at, ...message}) => ({
      file,
      line: source.findLine(at),
      field: at.join('.') || undefined,
      ...message,
    })),
  );
  return {problems};
}

/** A new group of fields can require further ones: each round fills in one level. */
const MAX_ROUNDS = 4;

/** Fills in fields that a newer schema requires, and deletes those that it no longer knows. */
function adaptToSchema(data: unknown, schema: z.ZodType, newer: unknown): unknown {
  let adapted = structuredClone(data);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(adapted);
    if (result.success) break;
    for (const issue of result.error.issues) adapted = adaptField(adapted, issue, newer);
  }
  return adapted;
}

function adaptField(data: unknown, issue: Issue, newer: unknown): unknown {
  const path = issue.path as FieldPath;
  if (issue.code === 'unrecognized_keys') {
    const group = path.reduce(getMember, data) as Record<string, unknown>;
    for (const key of issue.keys) delete group[key];
  } else if (path.reduce(getMember, data) === undefined) {
    const value = structuredClone(path.reduce(getMember, newer));
    if (path.length === 0) return value;
    const group = path.slice(0, -1).reduce(getMember, data);
    if (typeof group === 'object' && group !== null)
      (group as Record<string | number, unknown>)[path.at(-1)!] = value;
  }
  return data;
}
