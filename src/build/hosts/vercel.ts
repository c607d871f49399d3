import {FILE_FOLDERS, REVALIDATE, type Headers} from './headers';
import {FOR_HOSTS, type HostRules} from './rules';
import {UserError} from '../../userError.mjs';

/** A route of `vercel.json`: a regular expression that is tried in its turn. */
export interface VercelRoute {
  src?: string;
  caseSensitive?: boolean;
  continue?: boolean;
  status?: number;
  dest?: string;
  headers?: Headers;
  handle?: 'filesystem';
}

/** What Vercel takes at most in one deployment. */
const MOST_ROUTES = 2_048;

/**
 * The file `vercel.json`. Its routes are tried from top to bottom and do not mind the letter case unless they say so,
 * which makes the whole resolver: first the pages as they are spelled, then any other spelling of them.
 * @throws if that is more than Vercel takes
 */
export function vercelFile({book, headers: {common, policies}}: HostRules): string {
  const pages = [...book.pages];
  const routes: VercelRoute[] = [
    {
      src: '/.*',
      headers: {...common, 'Content-Security-Policy': policies.few.standard, 'Cache-Control': REVALIDATE},
      continue: true,
    },
    ...[...FILE_FOLDERS].reverse().map(({below, caching}) => ({
      src: `${below}.*`,
      caseSensitive: true,
      headers: {'Cache-Control': caching},
      continue: true,
    })),
    ...Object.entries(policies.few.byPath).map(([path, policy]) => ({
      src: escaped(path),
      caseSensitive: true,
      headers: {'Content-Security-Policy': policy},
      continue: true,
    })),
    ...pages.map((path) => ({
      src: escaped(path),
      caseSensitive: true,
      dest: path === '/' ? '/index.html' : `${path}.html`,
    })),
    ...[...book.redirects].map(([from, to]) => moved(from, to)),
    ...pages.map((path) => moved(path, path)),
    {src: `(?=${FOR_HOSTS.source}).*`, status: 404, dest: '/404.html'},
    {handle: 'filesystem'},
    {src: '/.*', status: 404, dest: '/404.html'},
  ];
  if (routes.length > MOST_ROUTES)
    throw new UserError(
      `Vercel takes ${MOST_ROUTES} routes, and the site needs ${routes.length}.`,
      'Deploy to a host without that limit, such as nginx (docs/hosting.md), or delete old addresses that nobody requests any more.',
    );
  return `${JSON.stringify({$schema: 'https://openapi.vercel.sh/vercel.json', version: 2, routes}, null, 1)}\n`;
}

/** From any spelling of a path: letter case, doubled slashes, `.html`, `/index`, slashes at the end. */
function moved(path: string, to: string): VercelRoute {
  const steps = path === '/' ? '' : escaped(path).replaceAll('/', '/+');
  return {src: String.raw`${steps}(?:/+index)?(?:\.html)?/*`, status: 301, headers: {Location: to}};
}

function escaped(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
