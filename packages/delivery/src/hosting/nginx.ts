import {FILE_FOLDERS, REVALIDATE} from './headers';
import type {HostRules} from './rules';
import {EDITOR_PATH, UserError} from '@dental/practice';

/** Longer addresses do not fit the buckets that `hosting/nginx/http.conf` sets. */
const LONGEST_PATH = 400;

/**
 * The data that the nginx site of `hosting/nginx` includes, by file name. The rules are there, in nginx's own language.
 * Strings are compared without regard to the letter case, through a hash: their number costs nothing.
 * @throws for a path that nginx could take for anything but a plain string
 */
export function nginxFiles({book, headers}: HostRules): Record<string, string> {
  const {byPath} = headers.policies;
  // The editor of a preview is no page of the site, and is served as one.
  const pages = new Set([...book.pages, ...(EDITOR_PATH in byPath ? [EDITOR_PATH] : [])]);
  const addresses = [...[...pages].map((path) => [path, path] as const), ...book.redirects];
  for (const [path] of addresses) {
    if (!/^\/[a-z0-9_.~/-]*$/.test(path) || path.length > LONGEST_PATH)
      throw new UserError(
        `The address ${path} cannot be given to nginx.`,
        `Use lower-case letters, digits, dashes and slashes, ${LONGEST_PATH} at most.`,
      );
  }
  const policyLines = (isWanted: (path: string) => boolean) =>
    Object.entries(byPath)
      .filter(([path]) => isWanted(path))
      .map(([path, policy]) => `${quoted(path)} ${quoted(policy)};`);
  return {
    'addresses.conf': lines(
      [['', '/'], ...addresses].map(([path = '', to = '']) => `${quoted(path)} ${quoted(to)};`),
    ),
    'policies.conf': lines(policyLines((path) => pages.has(path))),
    'other-policies.conf': lines([
      `default ${quoted(headers.policies.standard)};`,
      ...policyLines((path) => !pages.has(path)),
      ...FILE_FOLDERS.map(({below}) => `"~^${below}" ${quoted(headers.policies.files)};`),
    ]),
    'caching.conf': lines([
      `default ${quoted(REVALIDATE)};`,
      ...FILE_FOLDERS.map(({below, caching}) => `"~^(?:200|206|304) ${below}" ${quoted(caching)};`),
    ]),
    'common.conf': lines(
      Object.entries(headers.common).map(
        ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
      ),
    ),
  };
}

function lines(texts: readonly string[]): string {
  return `# Made by npm run build.\n${texts.join('\n')}\n`;
}

function quoted(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  if (/[\\$\n]/.test(text) || text.includes(mark))
    throw new Error(`This text cannot be given to nginx: ${text}`);
  return mark + text + mark;
}
