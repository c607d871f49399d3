import {
  COUNT_FOLDER,
  FIRST_FONTS,
  getPageFile,
  SPANISH_HOME,
  SPANISH_NOT_FOUND,
  TAP_KINDS,
  UserError,
} from '@dental/practice';
import {FILE_FOLDERS, REVALIDATE, type Headers} from './headers';
import {addVariants, listQueryRedirects, type HostRules} from './rules';

/** The hosts that read `_redirects` and `_headers`, in slightly different dialects. */
export type FilesHost = 'cloudflare' | 'netlify';

/** The documented limits of the hosts, which silently drop the rest. */
const LIMITS = {
  cloudflare: {
    name: 'Cloudflare Pages',
    redirects: 2_000,
    headerRules: 100,
    lineLength: {_redirects: 1_000, _headers: 2_000},
    endings: ['/', '.html', '/index.html'],
  },
  netlify: {
    name: 'Netlify',
    redirects: 10_000,
    headerRules: 10_000,
    lineLength: {_redirects: 10_000, _headers: 10_000},
    // A path with a slash equals the one without: a redirect between them would be a loop.
    endings: ['.html', '/index.html'],
  },
} as const;

/**
 * The preloads that Cloudflare Pages sends before the page (103 Early Hints). It finds those in the
 * pages, but not those with `crossorigin`, which fonts must have.
 */
const EARLY_HINTS = FIRST_FONTS.map(
  (font) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`,
).join(', ');

/** Netlify's function that counts taps: hosting/netlify/taps.mjs. */
const NETLIFY_COUNTS = `${COUNT_FOLDER}:kind /.netlify/functions/taps/:kind 200`;

/** Cloudflare Pages needs no rule: it sends the nearest `404.html`. */
const NETLIFY_SPANISH_NOT_FOUND = `${SPANISH_HOME}/* ${getPageFile(SPANISH_NOT_FOUND)} 404`;

/**
 * Makes the file `_redirects`: one line a redirect, old URLs first, then URL variants as far as the
 * host has room. The 404 page redirects the other variants. Only Netlify reads queries here.
 * @throws {UserError} if there is no room for all old URLs
 */
export function makeRedirectsFile({book, countsIn}: HostRules, host: FilesHost): string {
  const {name, redirects: limit, endings} = LIMITS[host];
  if (book.redirects.size > limit)
    throw new UserError(
      `${name} accepts ${limit} redirects, and the site has ${book.redirects.size} old URLs.`,
      'Deploy to a host without that limit, such as nginx (docs/hosting.md), ' +
        'or delete old URLs that no one requests anymore.',
    );
  // Netlify prefers a file at the old URL, and there is one for hosts without rules.
  const status = host === 'netlify' ? '301!' : '301';
  const queries = host === 'netlify' ? listQueryRedirects(book) : [];
  const lines = [
    ...queries.map(({path, parameters, to}) => [encodePath(path), ...parameters, to]),
    ...[...addVariants(book, endings)].map(([from, to]) => [encodePath(from), to]),
  ];
  const counts = host === 'netlify' && countsIn !== undefined ? [NETLIFY_COUNTS] : [];
  const hasSpanish = book.pages.has(SPANISH_HOME);
  const notFound = host === 'netlify' && hasSpanish ? [NETLIFY_SPANISH_NOT_FOUND] : [];
  return joinLines(host, '_redirects', [
    ...counts,
    ...lines
      .slice(0, limit - counts.length - notFound.length)
      .map((line) => [...line, status].join(' ')),
    ...notFound,
  ]);
}

/** As a browser requests it, without the characters that have a meaning in `_redirects`. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('*', '%2A').replaceAll(':', '%3A');
}

/** The maximum number of paths in `_routes.json`, and of characters in each. */
const MAX_ROUTES = 100;
const MAX_ROUTE_CHARS = 100;

/**
 * Makes the function that redirects old URLs with a query and counts taps on Cloudflare Pages, and
 * the list of the paths that it answers. In the local runtime, `_headers` and `_redirects` apply to
 * what it passes on; the smoke test asks the real host. The database has a row for each day and
 * kind, and the number of taps.
 * @returns no files if no old URL has a query, and nothing is counted
 */
export function makeFunction({book, countsIn}: HostRules): Record<string, string> {
  const queries = listQueryRedirects(book);
  const paths = [...new Set(queries.map(({path}) => encodePath(path)))];
  const counted = countsIn === undefined ? [] : TAP_KINDS.map((kind) => COUNT_FOLDER + kind);
  paths.push(...counted);
  if (paths.length === 0) return {};
  const hasRoom =
    paths.length <= MAX_ROUTES && paths.every(({length}) => length <= MAX_ROUTE_CHARS);
  const entries = queries.map(({path, parameters, to}) => [encodeURI(path), parameters, to]);
  return {
    '_routes.json': JSON.stringify({
      version: 1,
      include: hasRoom ? paths : ['/*'],
      exclude: [],
    }),
    '_worker.js': `const OLD_URLS = ${JSON.stringify(entries)};
const COUNTED = ${JSON.stringify(counted)};
async function count(database, kind) {
  const day = new Date().toLocaleDateString('sv-SE', {timeZone: '${countsIn}'});
  await database.batch([
    database.prepare(
      'CREATE TABLE IF NOT EXISTS taps (day TEXT, kind TEXT, times INT, PRIMARY KEY (day, kind))',
    ),
    database.prepare(
      'INSERT INTO taps VALUES (?, ?, 1) ON CONFLICT (day, kind) DO UPDATE SET times = times + 1',
    ).bind(day, kind),
  ]);
  return new Response(null, {status: 204});
}
export default {
  fetch(request, env) {
    const {pathname, search, origin} = new URL(request.url);
    if (request.method === 'POST' && COUNTED.includes(pathname))
      return count(env.TAPS, pathname.split('/')[2]);
    const parameters = search.slice(1).toLowerCase().split('&');
    const match = OLD_URLS.find(
      ([path, all]) => path === pathname && all.every((one) => parameters.includes(one)),
    );
    return match ? Response.redirect(origin + match[2], 301) : env.ASSETS.fetch(request);
  },
};
`,
  };
}

/**
 * Makes the file `_headers`: the headers of every answer, then the caching of files, then the pages
 * with a policy of their own.
 * @throws {UserError} if the host doesn't accept that many rules
 */
export function makeHeadersFile({headers}: HostRules, host: FilesHost): string {
  const {name, headerRules} = LIMITS[host];
  const {few} = headers.policies;
  const rules = [
    makeCommonRule(host, headers.common, few.standard),
    ...FILE_FOLDERS.map((folder) => makeCachingRule(host, folder)).reverse(),
    ...Object.entries(few.byPath).map(([path, policy]) =>
      makeRule(host, path, {'Content-Security-Policy': policy}),
    ),
  ];
  if (rules.length > headerRules)
    throw new UserError(
      `${name} accepts ${headerRules} rules in _headers, and the site needs ${rules.length}: ` +
        'too many pages have a policy of their own.',
      'Let pages share their inline scripts and styles, ' +
        'or deploy to a host without that limit, such as nginx (docs/hosting.md).',
    );
  return joinLines(host, '_headers', rules.flat());
}

function makeCommonRule(host: FilesHost, common: Headers, policy: string): string[] {
  const headers: Headers = {
    ...common,
    'Content-Security-Policy': policy,
    'Cache-Control': REVALIDATE,
  };
  if (host !== 'cloudflare') return makeRule(host, '/*', headers);
  // Without a rule, Cloudflare Pages lets every website read every file.
  return [
    ...makeRule(host, '/*', {...headers, Link: EARLY_HINTS}),
    '  ! Access-Control-Allow-Origin',
  ];
}

function makeCachingRule(
  host: FilesHost,
  {below, caching}: (typeof FILE_FOLDERS)[number],
): string[] {
  const lines = makeRule(host, `${below}*`, {'Cache-Control': caching});
  return host === 'cloudflare' ? [...lines, '  ! Link'] : lines;
}

/** Cloudflare Pages joins the values of all matching rules, unless a rule removes earlier ones. */
function makeRule(host: FilesHost, path: string, headers: Headers): string[] {
  const removesEarlier = host === 'cloudflare' && path !== '/*';
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(removesEarlier ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);
  return [path, ...lines];
}

function joinLines(
  host: FilesHost,
  file: '_redirects' | '_headers',
  lines: readonly string[],
): string {
  const {name, lineLength} = LIMITS[host];
  const limit = lineLength[file];
  const longLine = lines.find((line) => line.length > limit);
  if (longLine !== undefined)
    throw new UserError(
      `${name} accepts ${limit} characters per line in ${file}, ` +
        `and this one has ${longLine.length}: ${longLine.slice(0, 100)}…`,
      'Let pages share their inline scripts and styles.',
    );
  return `${lines.join('\n')}\n`;
}
