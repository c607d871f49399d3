import type {Site} from '@dental/content';
import {type SiteMode, UserError} from '@dental/practice';
import {makeHeadersFile, makeFunction, makeRedirectsFile, type FilesHost} from './filesHosts';
import type {HostRules} from './rules';

/** The host that this build is for, from the variable that it or our workflow sets. */
export function detectHost(env: NodeJS.ProcessEnv): FilesHost | undefined {
  if (env.CF_PAGES) return 'cloudflare';
  return env.NETLIFY ? 'netlify' : undefined;
}

/**
 * Refuses Netlify's forms for another host: that could answer a sent form with our thank-you page,
 * and the message would be lost.
 * @throws {UserError} if the site for patients has them
 */
export function assertFormsHost(
  {integrations}: Pick<Site, 'integrations'>,
  mode: SiteMode,
  host: FilesHost | undefined,
): void {
  if (integrations.forms?.vendor !== 'netlify' || mode !== 'production' || host === 'netlify')
    return;
  throw new UserError(
    "Netlify's forms work only at Netlify, and this build isn't for it.",
    'Build with NETLIFY=1 if you deploy there. Otherwise, choose another vendor for forms: in ' +
      'integrations.yml (docs/vendors.md).',
  );
}

/**
 * Makes `_redirects` and `_headers`, in the dialect of the host, and the function for old URLs with
 * a query and for taps. Without a host it is the plainer dialect, of Cloudflare Pages.
 * @param warn gets a message for each file that is left out: too large for a host that the build
 *   isn't for
 * @throws {UserError} if a file is too large for the host that the build is for
 */
export function makeHostFiles(
  rules: HostRules,
  host: FilesHost | undefined,
  warn: (problem: UserError) => void,
): Record<string, string> {
  const dialect = host ?? 'cloudflare';
  const makers = {_redirects: makeRedirectsFile, _headers: makeHeadersFile};
  const files = dialect === 'cloudflare' ? makeFunction(rules) : {};
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
