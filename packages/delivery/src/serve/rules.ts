import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {UserError} from '@dental/practice';
import type {HostRules} from '../hosting/rules';
import {readRules} from '../hosting/rulesFile';

/** A built site: its folder, and the file with its rules. */
export interface ServedSite {
  folder: string;
  rules: string;
}

/**
 * Follows the rules of a site, which can be built again while it is served.
 * @returns a function that returns the newest readable rules
 * @throws {UserError} if the site can't be served as it is
 */
export function followRules({folder, rules: file}: ServedSite): () => HostRules {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError("The site hasn't been built yet.", 'Run npm run build first.');
  const readChangeTime = () => statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  let readTime = readChangeTime();
  const firstRules = readRules(file);
  if (!firstRules)
    throw new UserError(
      `The rules for serving the site can't be read (${file}).`,
      'Run npm run build again.',
    );
  let rules = firstRules;
  return () => {
    const changeTime = readChangeTime();
    const newRules = changeTime === readTime ? undefined : readRules(file);
    if (newRules) {
      rules = newRules;
      readTime = changeTime;
    }
    return rules;
  };
}
