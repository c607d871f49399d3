import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {openProjectFiles} from '@dental/content';
import {EDITOR_PATH, NOT_FOUND, PREVIEW_PATHS, REVIEW_PATH} from '@dental/practice';

/** A built site, read from its folder. */
export interface BuiltSite {
  folder: string;
  /** The HTML of the pages that patients get, by path. */
  pages: ReadonlyMap<string, string>;
  /** The names of the style sheets that load with the scripts; a name changes with its content. */
  styles: string;
  /** The target of each redirect, by old path. */
  redirects: ReadonlyMap<string, string>;
  /** A digest of a file, or of one element for `/icons.svg#phone`; undefined if there is none. */
  hashOf(this: void, address: string): string | undefined;
}

/** Reads the pages of a built site that patients can open, including the 404 page. */
export function readBuiltSite(folder: string): BuiltSite {
  const pages = new Map<string, string>();
  const redirects = new Map<string, string>();
  const files = listFiles(folder);
  for (const file of files) {
    if (!file.endsWith('.html') || file.startsWith('/assets/')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    const target = /<meta http-equiv="?refresh"? content="[^"]*url=([^"]+)"/i.exec(html)?.[1];
    const path = toPath(file);
    if (target !== undefined) redirects.set(path.replace(/\/index$/, ''), removeOrigin(target));
    else if (![REVIEW_PATH, EDITOR_PATH, ...PREVIEW_PATHS].includes(path)) pages.set(path, html);
  }
  const hashes = new Map<string, string | undefined>();
  const hashOf = (address: string) => {
    if (!hashes.has(address)) hashes.set(address, hashFile(folder, address));
    return hashes.get(address);
  };
  const styles = files.filter((file) => /^\/assets\/.*\.css$/.test(file)).join();
  return {folder, pages, styles, redirects, hashOf};
}

function toPath(file: string): string {
  if (file === NOT_FOUND) return file;
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** Files that are compared as pages, words, or pictures. */
const COMPARED_ELSEWHERE = /\.html$|^\/(img\/made|img\/og)\//;

/** Files that differ in each build, or that only previews and tools use. */
const GENERATED = /\.(br|gz|zst)$|^\/(admin|assets|fonts|pagefind)\//;
const GENERATED_AT_ROOT =
  /^\/(_headers|_redirects|sitemap\.xml|build-id\.txt|preview[\w-]*\.json)$/;

/** Lists the other files that changed, such as forms and videos, in sentences. */
export function listFileChanges(before: BuiltSite, after: BuiltSite): string[] {
  const isIgnored = (file: string) =>
    COMPARED_ELSEWHERE.test(file) || GENERATED.test(file) || GENERATED_AT_ROOT.test(file);
  // The pages that show a picture are compared with its content.
  const isOnPage = (file: string) =>
    file.startsWith('/img/') &&
    [before, after].some(({pages}) => [...pages.values()].some((html) => html.includes(file)));
  const files = [...listFiles(before.folder), ...listFiles(after.folder)];
  return [...new Set(files)]
    .filter((file) => !isIgnored(file))
    .sort()
    .flatMap((file) => {
      const oldHash = before.hashOf(file);
      const newHash = after.hashOf(file);
      if (oldHash === newHash || isOnPage(file)) return [];
      if (oldHash === undefined) return [`${file} is new`];
      return [newHash === undefined ? `${file} was removed` : `${file} has changed`];
    });
}

/** The paths of all files below a folder that are not hidden. */
function listFiles(folder: string): string[] {
  return openProjectFiles(folder)
    .list('.')
    .map((file) => `/${file}`);
}

function removeOrigin(target: string): string {
  return target.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+(?=\/)/, '');
}

function hashFile(folder: string, address: string): string | undefined {
  try {
    const [path = '', id] = address.replace(/\?[^#]*/, '').split('#');
    const content = readFileSync(join(folder, decodeURIComponent(path)));
    const isIcon = id && path.endsWith('.svg');
    const hashed = isIcon ? readElement(content.toString('utf8'), id) : content;
    return createHash('sha256').update(hashed).digest('hex').slice(0, 16);
  } catch {
    return undefined;
  }
}

/** Icons share one file, and a page changes only with the icons that it shows. */
function readElement(svg: string, id: string): string {
  const $ = load(svg, {xml: true});
  return $.xml($(`[id="${id}"]`));
}
