import {FILE_FOLDERS, REVALIDATE} from './headers';
import {listQueryRedirects, type HostRules, type QueryRedirect} from './rules';
import {
  EDITOR_PATH,
  getPageFile,
  groupBy,
  NOT_FOUND,
  SPANISH_HOME,
  SPANISH_NOT_FOUND,
  stripEnding,
  UserError,
} from '@dental/practice';

/** Longer paths don't fit the buckets that `hosting/nginx/http.conf` sets. */
const MAX_PATH_CHARS = 400;

const SPANISH_NOT_FOUND_LINE = `"~^${SPANISH_HOME}(?:/|$)" ${getPageFile(SPANISH_NOT_FOUND)};`;

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
  for (const path of pages) assertSafe(path);
  const ownPaths = [...pages].map((path) => [path, path] as const);
  const oldPaths = [...book.redirects].filter(([from]) => !from.includes('?'));

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
    'addresses.conf': formatFile([
      mapLine(['', '/']),
      ...ownPaths.map(mapLine),
      ...oldPaths.flatMap(([from, to]) => listKeys(from).map((key) => `${key} ${quote(to)};`)),
    ]),
    'queries.conf': formatFile(makeQueryMaps(listQueryRedirects(book))),
    'policies.conf': formatFile(pagePolicies.map(mapLine)),
    'other-policies.conf': formatFile([
      `default ${quote(standard)};`,
      ...otherPolicies.map(mapLine),
      ...filePolicies,
    ]),
    'not-found.conf': formatFile([
      `default ${quote(NOT_FOUND)};`,
      ...(book.pages.has(SPANISH_HOME) ? [SPANISH_NOT_FOUND_LINE] : []),
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

/**
 * The keys of an old path in a `map`: its letters as UTF-8, composed and decomposed, and as bytes
 * of Latin-1.
 */
function listKeys(path: string): string[] {
  const forms = new Set([path, path.normalize('NFD')]);
  const keys = [...forms].map(quoteKey);
  if (!/[\u0080-\u00ff]/.test(path) || /[^\0-\u00ff]/.test(path)) return keys;
  const bytes = path
    .replaceAll(/[$()*+.?[\]^{|}"]/g, String.raw`\$&`)
    .replaceAll(/[\u0080-\u00ff]/g, (letter) => String.raw`\x` + letter.charCodeAt(0).toString(16));
  return [...keys, `"~*^${bytes}$"`];
}

/** Makes a `map` for each set of parameters. The last one sets `$moved_by_query`. */
function makeQueryMaps(queries: readonly QueryRedirect[]): string[] {
  const nameOf = (parameter: string) => parameter.replace(/=.*/, '');
  const groups = groupBy(queries, ({parameters}) => parameters.map(nameOf).join('&'));
  const maps = [...groups].map(([names, group], index) => {
    const source = names.split('&').map((name) => `${name}=$arg_${name}`);
    const before = index === 0 ? '""' : `$moved_by_query_${index}`;
    const lines = group.flatMap(({path, parameters, to}) => {
      const shortPath = stripEnding(path);
      const keys = shortPath === '/' ? ['', '/'] : [shortPath];
      return keys.map((key) => `${quoteKey(`${key}?${parameters.join('&')}`)} ${quote(to)};`);
    });
    return [
      `map "$short_path?${source.join('&')}" $moved_by_query_${index + 1} {`,
      `default ${before};`,
      ...lines,
      '}',
    ];
  });
  const last = maps.length === 0 ? '""' : `$moved_by_query_${maps.length}`;
  return [...maps.flat(), `map $uri $moved_by_query { default ${last}; }`];
}

/** A key of a `map`, where nginx replaces no variables. */
function quoteKey(key: string): string {
  return `"${key.replaceAll('"', String.raw`\"`)}"`;
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
