import {practiceFile} from '../places';
import type {Message, Problem} from '../problem';
import {practiceSchemas, type PracticeFacts} from '../schemas/practice';
import type {Site} from '../site';
import type {FieldPath} from '../source';

/** The facts of each file of `_practice`, with the file's path. */
export function factFiles(site: Site): {file: string; facts: unknown}[] {
  const names = Object.keys(practiceSchemas) as (keyof PracticeFacts)[];
  return names.map((name) => ({file: practiceFile(name), facts: site[name]}));
}

/** Every value in some facts, with the way to it. */
export function leavesOf(value: unknown, at: FieldPath = []): {at: FieldPath; value: unknown}[] {
  if (typeof value !== 'object' || value === null) return [{at, value}];
  return Object.entries(value).flatMap(([key, entry]) =>
    leavesOf(entry, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A problem with a field. */
export function atField(site: Site, file: string, at: FieldPath, message: Message): Problem {
  return {file, line: site.lineOf(file, at), field: at.join('.'), ...message};
}
