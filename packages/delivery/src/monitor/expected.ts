import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {load} from 'cheerio';
import {type AddressBook, BUILD_ID, getPageFile, getNotFoundPage} from '@dental/practice';
import {type Headers, makeHeaders} from '../hosting/headers';
import {HOST_FILES, type HostRules} from '../hosting/rules';

/** The pages that vendors run in. */
export const EMBED_PATH = /^\/embed\/[\w-]+\.html$/;

/** A script-src that allows whole schemes, any host, or unsafe code. */
const OPEN_SCRIPT_SOURCES = /script-src[^;]*(?:\*|https?:(?=[ ;]|$)|'unsafe-)/;

/** The site that should be live. */
export interface Expected {
  book: AddressBook;
  /** The headers of every answer. */
  headers: Headers;
  /** The build that should be live, if there is one here: then every answer must match it. */
  build?: {folder: string; rules: HostRules} | undefined;
  /** The site's other origins, which redirect to it: the bare name, and http. */
  otherOrigins?: readonly string[] | undefined;
  /** The origin that vendors' scripts have, if it isn't the site's. */
  embedSite?: string | undefined;
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

/**
 * Lists the files that visitors can request: all but pages, and pages that only hosts without rules
 * need. Undefined if there is no build here.
 */
export function listBuiltFiles({build}: Expected): string[] | undefined {
  if (!build) return undefined;
  const {folder} = build;
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((path) => !HOST_FILES.test(path))
    .filter((path) => !path.endsWith('.html') || EMBED_PATH.test(path));
}

/** The built page that answers a wrong URL; undefined if there is no build here. */
export function readBuiltNotFound({build}: Expected, path: string): Buffer | undefined {
  return build && readBuilt(build.folder, getPageFile(getNotFoundPage(build.rules.book, path)));
}

/** Returns true if an answer is the built page, except for what Netlify changes in its forms. */
export function isBuiltPage(built: Buffer, body: Buffer): boolean {
  if (built.equals(body)) return true;
  if (!built.includes('data-netlify')) return false;
  return dropNetlifyParts(built) === dropNetlifyParts(body);
}

/** https://docs.netlify.com/manage/forms/setup/#html-forms */
function dropNetlifyParts(page: Buffer): string {
  const $ = load(page.toString('utf8'));
  $('form').removeAttr('data-netlify').removeAttr('data-netlify-honeypot');
  $('input[name="form-name"]').remove();
  return $.html();
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
