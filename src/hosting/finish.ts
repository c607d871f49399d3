import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addressBook} from '../addresses/book';
import type {SiteMode} from '../config/mode';
import {furtherPaths} from '../config/paths';
import {withoutPageNumber} from '../content/galleryPath';
import {navTitleOf, pageAt, type Site} from '../content/site';
import {structuredData} from '../content/structuredData';
import {readChunks} from '../loading/chunks';
import {browserScript} from './browserScript';
import {checkPages, finishPages, writeRedirectPages, type BuiltSite} from './builtPages';
import {compressFolder} from './compress';
import {commonHeaders} from './headers';
import {hostFiles, type Host} from './hostFiles';
import type {InlineCode} from './html';
import {nginxFiles} from './nginx';
import {notFoundScript} from './notFoundScript';
import {servicesEverywhere, servicesOn} from './outsideServices';
import {NGINX_FOLDER, NOT_FOUND, RULES_FILE, SITE_FOLDER} from './paths';
import {NO_CODE, policiesOf, type Policies} from './policy';
import type {HostRules} from './rules';
import {rulesText} from './rulesFile';

/** What the finishing of a build needs to know. */
export interface FinishOptions {
  /** The project folder. */
  root: string;
  site: Site;
  mode: SiteMode;
  /** The host that the build is for, if it is one that finds its rules beside the pages. */
  host: Host | undefined;
}

/**
 * Makes what Docusaurus has built ready for its hosts, step by step. It comes after `docusaurus build` and not in a
 * plugin of it, because the plugins finish at the same time, and hashes are of what all of them have written.
 * @throws {CannotServe} if something cannot be served as it is
 */
export async function finishBuild({root, site, mode, host}: FinishOptions): Promise<void> {
  const book = addressBook(site.pages, furtherPaths(site, mode));
  const built: BuiltSite = {folder: join(root, SITE_FOLDER), book};

  await checkPages(built);
  await writeRedirectPages(built, {name: site.practice.name, address: site.practice.site});
  const code = await finishPages(built, {
    notFound: await notFoundScript(root, book, (path) => nameOf(site, path)),
    loader: await browserScript("import './start';", join(root, 'src/loading')),
    headOf: (path) => structuredDataOf(site, path),
    chunksOf: readChunks(root),
    kindOf: (path) => kindOf(site, path),
  });
  const rules: HostRules = {
    book,
    headers: {common: commonHeaders(mode), policies: policies(site, mode, book.pages, code)},
  };
  await writeFiles(
    built.folder,
    hostFiles(rules, host, ({what, fix}) => console.warn(`warning: ${what} ${fix}`)),
  );
  await writeFiles(root, {[RULES_FILE]: rulesText(book, rules.headers)});
  await rm(join(root, NGINX_FOLDER), {recursive: true, force: true});
  await cp(join(root, 'hosting/nginx'), join(root, NGINX_FOLDER), {recursive: true});
  await writeFiles(join(root, NGINX_FOLDER), nginxFiles(rules));
  await compressFolder(built.folder, join(root, '.cache/compressed'));
}

/** The name of a page; only those with an MDX file of their own have one. */
function nameOf(site: Site, path: string): string {
  const page = pageAt(site, path);
  return page ? navTitleOf(page) : '';
}

/** The structured data of a page as they stand in its HTML; the further pages of the gallery have those of the first. */
function structuredDataOf(site: Site, path: string): string {
  const page = pageAt(site, withoutPageNumber(path));
  const things = page ? structuredData(site, page) : [];
  return things
    .map((thing) => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`))
    .map((thing) => `<script type="application/ld+json">${thing}</script>`)
    .join('');
}

/** Pages of a kind have one template; an ordinary page has blocks that no other has. */
function kindOf(site: Site, path: string): string {
  const first = withoutPageNumber(path);
  const kind = pageAt(site, first)?.kind ?? 'page';
  return kind === 'page' ? first : kind;
}

/** In a preview, stand-ins take the place of the outside services. */
function policies(
  site: Site,
  mode: SiteMode,
  paths: Iterable<string>,
  code: ReadonlyMap<string, InlineCode>,
): Policies {
  const codeOf = (path: string) => code.get(path) ?? NO_CODE;
  const pages = [...paths].map((path) => {
    const page = pageAt(site, path);
    return {path, code: codeOf(path), services: page && mode === 'production' ? servicesOn(site, page) : []};
  });
  return policiesOf(pages, codeOf(NOT_FOUND), mode === 'production' ? servicesEverywhere(site) : []);
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), {recursive: true});
    await writeFile(join(folder, name), text);
  }
}
