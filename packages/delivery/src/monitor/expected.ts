import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type AddressBook, BUILD_ID, getPageFile} from '@dental/practice';
import {type Headers, makeHeaders} from '../hosting/headers';
import type {HostRules} from '../hosting/rules';

/** A script-src that allows whole schemes, any host, or unsafe code. */
const OPEN_SCRIPT_SOURCES = /script-src[^;]*(?:\*|https?:(?=[ ;]|$)|'unsafe-)/;

/** The site that should be live. */
export interface Expected {
  book: AddressBook;
  /** The headers of every answer. */
  headers: Headers;
  /** The build that should be live, if there is one here: then every answer must match it. */
  build?: {folder: string; rules: HostRules} | undefined;
}

/** The id of the build that should be live; undefined if there is no build here. */
export function readBuildId({build}: Expected): string | undefined {
  return build && readBuilt(build.folder, BUILD_ID)?.toString('utf8').trim();
}

/** The page or file that should be at a path; undefined if there is no build here. */
export function readBuiltAnswer({book, build}: Expected, path: string): Buffer | undefined {
  if (!build) return undefined;
  return readBuilt(build.folder, book.pages.has(path) ? getPageFile(path) : path);
}

function readBuilt(folder: string, path: string): Buffer | undefined {
  const file = join(folder, decodeURI(path));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Returns true if a Content-Security-Policy is right for a path. With a build it must be its
 * policy, for hosts with a policy for each page or with few for all. Without a build it must allow
 * nothing by default, and scripts from no whole host.
 */
export function isExpectedPolicy({build}: Expected, path: string, policy: string): boolean {
  if (!build) return policy.startsWith("default-src 'none'") && !OPEN_SCRIPT_SOURCES.test(policy);
  const {few} = build.rules.headers.policies;
  const pagePolicy = makeHeaders(build.rules.headers, path)['Content-Security-Policy'];
  return policy === pagePolicy || policy === (few.byPath[path] ?? few.standard);
}
