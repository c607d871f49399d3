import {FIRST_FONTS, UserError} from '@dental/practice';
import {FILE_FOLDERS, REVALIDATE, type Headers} from './headers';
import {spelledOut, type HostRules} from './rules';

/** The hosts that read `_redirects` and `_headers`. Their dialects differ a little. */
export type FilesHost = 'cloudflare' | 'netlify';

/** What a host takes at most, as its documentation has it; more than that it leaves out without a word. */
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
    // It takes a path with a slash for the same as without: a rule from one to the other would go round in a circle.
    endings: ['.html', '/index.html'],
  },
} as const;

/**
 * What Cloudflare Pages tells a browser while it still looks for the page (103 Early Hints). It would find the preloads
 * in the pages by itself, but not those with `crossorigin`, which fonts must have.
 */
const EARLY_HINTS = FIRST_FONTS.map(
  (font) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`,
).join(', ');

/**
 * The file `_redirects`: one line a redirect, old addresses first. Spellings are given as far as the host has room for
 * them; beyond that, the 404 page leads on.
 * @throws if there is no room for the old addresses themselves
 */
export function redirectsFile({book}: HostRules, host: FilesHost): string {
  const {name, redirects: limit, endings} = LIMITS[host];
  if (book.redirects.size > limit)
    throw new UserError(
      `${name} takes ${limit} redirects, and the site has ${book.redirects.size} old addresses.`,
      'Deploy to a host without that limit, such as nginx (docs/hosting.md), or delete old addresses that nobody requests any more.',
    );
  // Netlify gives a file at the old address the right of way, and there is one for hosts without rules.
  const status = host === 'netlify' ? '301!' : '301';
  const lines = [...spelledOut(book, endings)]
    .slice(0, limit)
    .map(([from, to]) => `${from} ${to} ${status}`);
  return checked(host, '_redirects', lines);
}

/**
 * The file `_headers`: what every answer has, then how long files are kept, then the pages with a policy of their own.
 * @throws if that is more than the host takes
 */
export function headersFile({headers: {common, policies}}: HostRules, host: FilesHost): string {
  const {name, headerRules} = LIMITS[host];
  const rules = [
    [
      ...rule(host, '/*', {
        ...common,
        'Content-Security-Policy': policies.few.standard,
        'Cache-Control': REVALIDATE,
        ...(host === 'cloudflare' && {Link: EARLY_HINTS}),
      }),
      // Cloudflare Pages lets every website read every file unless a rule forbids it.
      ...(host === 'cloudflare' ? ['  ! Access-Control-Allow-Origin'] : []),
    ],
    ...FILE_FOLDERS.map(({below, caching}) => [
      ...rule(host, `${below}*`, {'Cache-Control': caching}),
      ...(host === 'cloudflare' ? ['  ! Link'] : []),
    ]).reverse(),
    ...Object.entries(policies.few.byPath).map(([path, policy]) =>
      rule(host, path, {'Content-Security-Policy': policy}),
    ),
  ];
  if (rules.length > headerRules)
    throw new UserError(
      `${name} takes ${headerRules} rules in _headers, and the site needs ${rules.length}: too many pages have a policy of their own.`,
      'Let pages share their inline scripts and styles, or deploy to a host without that limit, such as nginx (docs/hosting.md).',
    );
  return checked(host, '_headers', rules.flat());
}

/** Cloudflare Pages joins the values of all rules that match, unless a rule takes the earlier ones off first. */
function rule(host: FilesHost, path: string, headers: Headers): string[] {
  const overrides = host === 'cloudflare' && path !== '/*';
  return [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(overrides ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ];
}

function checked(
  host: FilesHost,
  file: '_redirects' | '_headers',
  lines: readonly string[],
): string {
  const {name, lineLength} = LIMITS[host];
  const limit = lineLength[file];
  const long = lines.find((line) => line.length > limit);
  if (long !== undefined)
    throw new UserError(
      `${name} takes lines of ${limit} characters in ${file}, and this one has ${long.length}: ${long.slice(0, 100)}…`,
      'Let pages share their inline scripts and styles.',
    );
  return `${lines.join('\n')}\n`;
}
