import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {UserError} from '@dental/practice';
import type {HostRules} from '../hosting/rules';
import {readRules} from '../hosting/rulesFile';

/** A built site: its files, and the file with the rules for serving them. */
export interface ServedSite {
  folder: string;
  rules: string;
}

/**
 * Follows the rules of a site that may be built anew while it is served.
 * @returns a function that answers with the newest rules that could be read
 * @throws {UserError} if the site cannot be served as it is
 */
export function followRules({folder, rules: file}: ServedSite): () => HostRules {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError('The site has not been built yet.', 'Run npm run build first.');
  const timeOf = () => statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  let readAt = timeOf();
  const first = readRules(file);
  if (!first)
    throw new UserError(
      `The rules for serving the built site cannot be read (${file}).`,
      'Run npm run build again.',
    );
  let rules = first;
  return () => {
    const changedAt = timeOf();
    const newer = changedAt === readAt ? undefined : readRules(file);
    if (newer) [rules, readAt] = [newer, changedAt];
    return rules;
  };
}
