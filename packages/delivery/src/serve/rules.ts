import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {commonHeaders} from '../hosts/headers';
import type {HostRules} from '../hosts/rules';
import {readRules} from '../hosts/rulesFile';

/** A built site: its files, and the file with the rules for serving them. */
export interface ServedSite {
  folder: string;
  rules: string;
}

const NO_POLICY = {standard: "default-src 'none'", byPath: {}};

/** What holds until rules can be read: no page, and nothing allowed. */
const NOTHING: HostRules = {
  book: {pages: new Set(), redirects: new Map()},
  headers: {
    common: commonHeaders('preview'),
    policies: {...NO_POLICY, files: NO_POLICY.standard, few: NO_POLICY},
  },
};

/**
 * Follows the rules of a site that may be built anew while it is served.
 * @returns a function that answers with the newest rules that could be read
 */
export function followRules(file: string): () => HostRules {
  let rules = NOTHING;
  let readAt: number | undefined;
  return () => {
    const changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    const newer = changedAt === readAt ? undefined : readRules(file);
    if (newer) [rules, readAt] = [newer, changedAt];
    return rules;
  };
}

/**
 * Says what keeps a site from being served.
 * @returns one sentence on what is wrong and one on what to do, or nothing
 */
export function siteProblem({folder, rules}: ServedSite): {message: string; remedy: string} | undefined {
  if (!existsSync(join(folder, 'index.html')))
    return {message: 'The site has not been built yet.', remedy: 'Run npm run build first.'};
  if (!readRules(rules))
    return {
      message: `The rules for serving the built site cannot be read (${rules}).`,
      remedy: 'Run npm run build again.',
    };
  return undefined;
}
