import {practiceFile} from '../folders';
import {practiceSchemas, type PracticeFacts} from '../schemas/practice';
import type {Site} from '../site';

/** The facts of each file of `_practice`, with the file's path. */
export function factFiles(site: Site): {file: string; facts: unknown}[] {
  const names = Object.keys(practiceSchemas) as (keyof PracticeFacts)[];
  return names.map((name) => ({file: practiceFile(name), facts: site[name]}));
}
