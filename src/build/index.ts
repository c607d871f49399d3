import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addressBook} from '../site/addresses/book';
import type {SiteMode} from '../site/mode';
import {furtherPaths} from '../site/furtherPaths';
import {withoutPageNumber} from '../site/galleryPath';
import {navTitleOf, pageAt, type Site} from '../content/site';
import {structuredData} from '../content/structuredData';
import {readChunks} from './loader/chunks';
import {browserScript} from './browserScript';
import {checkPages, finishPages, writeRedirectPages, type BuiltSite} from './pages/builtPages';
import {compressFolder} from './compression/compress';
import {commonHeaders} from './hosts/headers';
import {hostFiles, type Host} from './hosts/hostFiles';
import type {InlineCode} from './pages/html';
import {nginxFiles} from './hosts/nginx';
import {notFoundScript} from './not-found/script';
import {servicesEverywhere, servicesOn} from '../third-parties/services';
import {NGINX_FOLDER, NOT_FOUND, RULES_FILE, SITE_FOLDER} from './outputPaths';
import {NO_CODE, policiesOf, type Policies} from './policy/policy';
import type {HostRules} from './hosts/rules';
import {rulesText} from './hosts/rulesFile';

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
 * @throws {UserError} if something cannot be served as it is
 */
export async function finishBuild({root, site, mode, host}: FinishOptions): Promise<void> {
  const book = addressBook(site.pages, furtherPaths(site, mode));
  const built: BuiltSite = {folder: join(root, SITE_FOLDER), book};

  await checkPages(built);
  await writeRedirectPages(built, {name: site.practice.name, address: site.practice.site});
  const code = await finishPages(built, {
    notFound: await notFoundScript(root, book, (path) => nameOf(site, path)),
    loader: await browserScript("import './start';", join(root, 'src/build/loader')),
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
