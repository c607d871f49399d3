import type {Site} from './site';
import type {Message, Problem} from './problem';
import type {FieldPath} from './source';
import {memoize} from './memoize';

/** A value in some fields, with the way to it. */
interface Leaf {
  at: FieldPath;
  value: unknown;
}

/** Every value in some fields. */
export function walkFields(fields: unknown): readonly Leaf[] {
  return typeof fields === 'object' && fields !== null
    ? leavesIn(fields)
    : [{at: [], value: fields}];
}

const leavesIn = memoize((fields: object) => leavesBelow(fields, []));

function leavesBelow(value: unknown, at: FieldPath): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{at, value}];
  return Object.entries(value).flatMap(([key, entry]) =>
    leavesBelow(entry, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

type Said = Message & Partial<Problem>;

/** A problem with a field of a file. */
export function problemAt(
  {lineOf}: Pick<Site, 'lineOf'>,
  file: string,
  at: FieldPath,
  said: Said,
): Problem {
  return {file, line: lineOf(file, at), field: at.join('.'), ...said};
}

/** Some fields with each text in them as `change` makes it; what is no text stays. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => mapTexts(entry, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]),
  ) as Value;
}
