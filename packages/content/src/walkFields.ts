import type {Site} from './site';
import type {Message, Problem} from './problem';
import type {FieldPath} from './source';
import {memoize} from './memoize';

/** A value and its path. */
interface Leaf {
  at: FieldPath;
  value: unknown;
}

/** Returns every value of some fields, nested ones included. */
export function walkFields(fields: unknown): readonly Leaf[] {
  return typeof fields === 'object' && fields !== null
    ? listLeaves(fields)
    : [{at: [], value: fields}];
}

const listLeaves = memoize((fields: object) => listLeavesBelow(fields, []));

function listLeavesBelow(value: unknown, at: FieldPath): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{at, value}];
  return Object.entries(value).flatMap(([key, entry]) =>
    listLeavesBelow(entry, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

type ProblemDetails = Message & Partial<Problem>;

/** Creates a problem for a field of a file. */
export function createFieldProblem(
  {findLine}: Pick<Site, 'findLine'>,
  file: string,
  at: FieldPath,
  details: ProblemDetails,
): Problem {
  return {file, line: findLine(file, at), field: at.join('.'), ...details};
}

/** Applies a function to each text of some fields, nested ones included. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => mapTexts(entry, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]),
  ) as Value;
}
