import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type AddressBook, BUILD_ID, fileOfPage} from '@dental/practice';
import {type Headers, headersFor} from '../hosting/headers';
import type {HostRules} from '../hosting/rules';

/** What a live site is measured against. */
export interface Expected {
  book: AddressBook;
  /** The headers of every answer. */
  headers: Headers;
  /** The build that should be live, where it is at hand: then every answer must be what was built. */
  build?: {folder: string; rules: HostRules};
}

/** The name of the build that should be live; undefined where none is at hand. */
export function idOf({build}: Expected): string | undefined {
  return build && builtFile(build.folder, BUILD_ID)?.toString('utf8').trim();
}

/** What should be answered at a path: a page, or a file as it lies in the build. */
export function builtAnswer({book, build}: Expected, path: string): Buffer | undefined {
  if (!build) return undefined;
  return builtFile(build.folder, book.pages.has(path) ? fileOfPage(path) : path);
}

function builtFile(folder: string, path: string): Buffer | undefined {
  const file = join(folder, decodeURI(path));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Says whether a Content-Security-Policy is the one that belongs to a path: of the build, on hosts with a policy for each
 * page or with few for all; without a build, one that begins with nothing and opens scripts to no host as a whole.
 */
export function isPolicyOf({build}: Expected, path: string, policy: string): boolean {
  if (!build)
    return (
      policy.startsWith("default-src 'none'") &&
      !/script-src[^;]*(?:\*|https?:(?=[ ;]|$)|'unsafe-)/.test(policy)
    );
  const {few} = build.rules.headers.policies;
  const own = headersFor(build.rules.headers, path)['Content-Security-Policy'];
  return [own, few.byPath[path] ?? few.standard].includes(policy);
}
