import {UserError} from '@dental/practice';
import {headersFile, redirectsFile, type FilesHost} from './filesHosts';
import type {HostRules} from './rules';

/** The host that this build is for, if it is one of those: they say so themselves, and so do our workflows. */
export function hostOfBuild(env: NodeJS.ProcessEnv): FilesHost | undefined {
  if (env.CF_PAGES) return 'cloudflare';
  return env.NETLIFY ? 'netlify' : undefined;
}

/**
 * Makes the files with the rules for these hosts. `_redirects` and `_headers` are in the dialect of Cloudflare Pages, the
 * plainer one, unless the build is for Netlify.
 * @param warn gets a message for each file that is left out because it is too large for a host that the build is not for
 * @throws {UserError} if the rules are too large for the host that the build is for
 */
export function hostFiles(
  rules: HostRules,
  host: FilesHost | undefined,
  warn: (problem: UserError) => void,
): Record<string, string> {
  const dialect: FilesHost = host === 'netlify' ? 'netlify' : 'cloudflare';
  const makers = {_redirects: redirectsFile, _headers: headersFile};
  const files: Record<string, string> = {};
  for (const [name, make] of Object.entries(makers)) {
    try {
      files[name] = make(rules, dialect);
    } catch (error) {
      if (!(error instanceof UserError) || host !== undefined) throw error;
      warn(error);
    }
  }
  return files;
}
