import type {Site} from './site';
import type {Message, Problem} from './problem';
import type {FieldPath} from './source';

/** Every value in some fields, with the way to it. */
export function leavesOf(value: unknown, at: FieldPath = []): {at: FieldPath; value: unknown}[] {
  if (typeof value !== 'object' || value === null) return [{at, value}];
  return Object.entries(value).flatMap(([key, entry]) =>
    leavesOf(entry, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A problem with a field of a file. */
export function atField({lineOf}: Pick<Site, 'lineOf'>, file: string, at: FieldPath, message: Message): Problem {
  return {file, line: lineOf(file, at), field: at.join('.'), ...message};
}
