import {type PracticeFacts, practiceFile, practiceSchemas, type Site} from '@dental/content';

/** The facts of each file of `_practice`, with the file's path. */
export function factFiles(site: Site): {file: string; facts: unknown}[] {
  const names = Object.keys(practiceSchemas) as (keyof PracticeFacts)[];
  return names.map((name) => ({file: practiceFile(name), facts: site[name]}));
}
