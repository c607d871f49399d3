import {FILE_FOLDERS, REVALIDATE} from './headers';
import type {HostRules} from './rules';
import {EDITOR_PATH, UserError} from '@dental/practice';

/** Longer paths don't fit the buckets that `hosting/nginx/http.conf` sets. */
const MAX_PATH_CHARS = 400;

const SAFE_PATH = /^\/[a-z0-9_.~/-]*$/;

/**
 * Makes the data that the nginx site in `hosting/nginx` includes, by file name. The logic is there,
 * in nginx's own language. It looks URLs up in a hash, without regard to case, so their number
 * costs nothing.
 * @throws {UserError} if nginx could misread a path
 */
export function makeNginxFiles({book, headers}: HostRules): Record<string, string> {
  const {byPath, standard, files} = headers.policies;
  // The editor of a preview isn't a page of the site, but is served as one.
  const pages = new Set([...book.pages, ...(EDITOR_PATH in byPath ? [EDITOR_PATH] : [])]);
  const redirects = new Map([
    ...[...pages].map((path) => [path, path] as const),
    ...book.redirects,
  ]);
  for (const path of redirects.keys()) assertSafe(path);

  const policies = Object.entries(byPath);
  const pagePolicies = policies.filter(([path]) => pages.has(path));
  const otherPolicies = policies.filter(([path]) => !pages.has(path));
  const filePolicies = FILE_FOLDERS.map(({below}) => `"~^${below}" ${quote(files)};`);
  const fileCaching = FILE_FOLDERS.map(
    ({below, caching}) => `"~^(?:200|206|304) ${below}" ${quote(caching)};`,
  );
  const commonHeaders = Object.entries(headers.common).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  return {
    'addresses.conf': formatFile([mapLine(['', '/']), ...[...redirects].map(mapLine)]),
    'policies.conf': formatFile(pagePolicies.map(mapLine)),
    'other-policies.conf': formatFile([
      `default ${quote(standard)};`,
      ...otherPolicies.map(mapLine),
      ...filePolicies,
    ]),
    'caching.conf': formatFile([`default ${quote(REVALIDATE)};`, ...fileCaching]),
    'common.conf': formatFile(commonHeaders),
  };
}

function assertSafe(path: string): void {
  if (SAFE_PATH.test(path) && path.length <= MAX_PATH_CHARS) return;
  throw new UserError(
    `nginx can't serve the URL ${path}.`,
    `Use lowercase letters, digits, hyphens, and slashes, up to ${MAX_PATH_CHARS} characters.`,
  );
}

/** A line in a `map` of nginx. */
function mapLine([key, value]: readonly [string, string]): string {
  return `${quote(key)} ${quote(value)};`;
}

function formatFile(lines: readonly string[]): string {
  return `# Made by npm run build.\n${lines.join('\n')}\n`;
}

function quote(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  if (/[\\$\n]/.test(text) || text.includes(mark))
    throw new Error(`nginx can't quote this text: ${text}`);
  return mark + text + mark;
}
