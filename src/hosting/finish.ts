import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join, posix, relative} from 'node:path';
import {addressBook, packBook} from '../addresses/book';
import type {AddressBook} from '../addresses/resolve';
import type {SiteMode} from '../config/mode';
import {furtherPaths} from '../config/paths';
import {navTitleOf, type Site} from '../content/site';
import {compressFolder, filesIn} from './compress';
import {headersFile, redirectsFile, type FilesHost} from './filesHosts';
import {commonHeaders} from './headers';
import {inlineCodeOf, withInHead, withIntegrity, withoutUnusedSprites, type InlineCode} from './html';
import {nginxFiles} from './nginx';
import {notFoundScript} from './notFoundScript';
import {servicesEverywhere, servicesOn} from './outsideServices';
import {OWN_ADDRESS_SCRIPT} from './ownAddress';
import {fileOfPage, NGINX_FOLDER, RULES_FILE, RULES_FOLDER, SITE_FOLDER} from './paths';
import {policiesOf} from './policy';
import {redirectPage} from './redirectPage';
import type {HostRules} from './rules';
import {rulesText} from './rulesFile';
import {vercelFile} from './vercel';

/** What the finishing of a build needs to know. */
export interface Build {
  /** The project folder. */
  root: string;
  site: Site;
  mode: SiteMode;
  /** The host whose dialect `_redirects` and `_headers` are to be in. */
  host: FilesHost;
}

/**
 * Makes what Docusaurus has built ready for its hosts, step by step. It comes after `docusaurus build` and not in a
 * plugin of it, because the plugins finish at the same time, and the hashes are of what all of them have written.
 * @throws in two sentences if something cannot be served as it is
 */
export async function finishBuild(build: Build): Promise<void> {
  const folder = join(build.root, SITE_FOLDER);
  const book = addressBook(build.site.pages, furtherPaths(build.site, build.mode));
  await checkPages(folder, book);
  await writeRedirectPages(folder, book, build.site);
  const code = await finishPages(build, folder, book);
  const rules: HostRules = {book, headers: headersOf(build, book, code)};
  await writeHostFiles(folder, rules, build.host);
  await writeRules(build, rules);
  await compressFolder(folder, join(build.root, '.cache/compressed'));
}

const NOT_FOUND = '/404.html';

/** The list of addresses and the pages that were built are the same, or an address would lead nowhere. */
async function checkPages(folder: string, book: AddressBook): Promise<void> {
  const files = (await filesIn(folder)).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`);
  const redirects = new Set([...book.redirects.keys()].map(redirectFile));
  const listed = new Set([...book.pages].map(fileOfPage));
  const extra = files.find((file) => file.endsWith('.html') && ![NOT_FOUND].includes(file) && !listed.has(file) && !redirects.has(file));
  const missing = [...listed, ...redirects, NOT_FOUND].find((file) => !files.includes(file));
  if (extra !== undefined)
    throw new Error(`The page ${extra} was built, but no list of addresses has it.\nAdd its address to src/config/paths.ts.`);
  if (missing !== undefined)
    throw new Error(`The file ${missing} should have been built.\nTake its address out of src/config/paths.ts, or look for what went wrong in the build above.`);
}

async function writeRedirectPages(folder: string, {redirects}: AddressBook, {practice}: Site): Promise<void> {
  const site = {name: practice.name, address: practice.site};
  for (const [from, to] of redirects) await writeFile(join(folder, redirectFile(from)), redirectPage(to, site));
}

/** Where plugin-client-redirects puts the page of an old address. */
function redirectFile(from: string): string {
  return from.endsWith('.html') ? `${from}.html` : `${from}/index.html`;
}
