import {UserError} from '../../userError.mjs';
import {headersFile, redirectsFile, type FilesHost} from './filesHosts';
import type {HostRules} from './rules';
import {vercelFile} from './vercel';

/** The hosts that find their rules in files beside the pages. */
export type Host = FilesHost | 'vercel';

/** The host that this build is for, if it is one of those: they say so themselves, and so do our workflows. */
export function hostOfBuild(env: NodeJS.ProcessEnv): Host | undefined {
  if (env.CF_PAGES) return 'cloudflare';
  if (env.NETLIFY) return 'netlify';
  return env.VERCEL ? 'vercel' : undefined;
}

/**
 * Makes the files with the rules for these hosts. `_redirects` and `_headers` are in the dialect of Cloudflare Pages, the
 * plainer one, unless the build is for Netlify.
 * @param warn is told of a file that is left out because it is too large for a host that the build is not for
 * @throws {UserError} if the rules are too large for the host that the build is for
 */
export function hostFiles(
  rules: HostRules,
  host: Host | undefined,
  warn: (problem: UserError) => void,
): Record<string, string> {
  const dialect: FilesHost = host === 'netlify' ? 'netlify' : 'cloudflare';
  const makers: [name: string, reader: Host, make: () => string][] = [
    ['_redirects', dialect, () => redirectsFile(rules, dialect)],
    ['_headers', dialect, () => headersFile(rules, dialect)],
    ['vercel.json', 'vercel', () => vercelFile(rules)],
  ];
  const files: Record<string, string> = {};
  for (const [name, reader, make] of makers) {
    try {
      files[name] = make();
    } catch (error) {
      if (!(error instanceof UserError) || reader === host) throw error;
      warn(error);
    }
  }
  return files;
}
