import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {filesOnDisk} from '@dental/content';
import {EDITOR_PATH, NOT_FOUND, PREVIEW_PATHS} from '@dental/practice';

/** A site as it was built, read from its folder. */
export interface BuiltSite {
  folder: string;
  /** The pages that patients get, by their address, as HTML. */
  pages: ReadonlyMap<string, string>;
  /** The style sheets that come with the scripts, once somebody acts, by names that change with what they hold. */
  styles: string;
  /** Old addresses, and where each leads. */
  redirects: ReadonlyMap<string, string>;
  /** What a file at an address holds, in short; of `/icons.svg#phone`, that element alone. Undefined if there is none. */
  hashOf(this: void, address: string): string | undefined;
}

/** Where the report lies in a preview: it is no page of the site's. */
export const REPORT_PATH = '/review';

/** Reads the pages of a built site: all that patients could open, the one for addresses that lead nowhere included. */
export function readBuiltSite(folder: string): BuiltSite {
  const pages = new Map<string, string>();
  const redirects = new Map<string, string>();
  const files = filesIn(folder);
  for (const file of files) {
    if (!file.endsWith('.html') || file.startsWith('/assets/')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    const target = /<meta http-equiv="?refresh"? content="[^"]*url=([^"]+)"/i.exec(html)?.[1];
    const path =
      file === NOT_FOUND ? file : file === '/index.html' ? '/' : file.replace(/\.html$/, '');
    if (target !== undefined) redirects.set(path.replace(/\/index$/, ''), withoutOrigin(target));
    else if (![REPORT_PATH, EDITOR_PATH, ...PREVIEW_PATHS].includes(path)) pages.set(path, html);
  }
  const hashes = new Map<string, string | undefined>();
  const hashOf = (address: string) => {
    if (!hashes.has(address)) hashes.set(address, hashOfFile(folder, address));
    return hashes.get(address);
  };
  const styles = files.filter((file) => /^\/assets\/.*\.css$/.test(file)).join();
  return {folder, pages, styles, redirects, hashOf};
}

/** What each build makes anew, what only previews have, and what is seen as a page, its words or its pictures. */
const NOT_COMPARED =
  /\.(html|br|gz|zst)$|^\/(admin|assets|fonts|img\/made|img\/og|pagefind)\/|^\/(_headers|_redirects|sitemap\.xml|build-id\.txt|preview[\w-]*\.json)$/;

/** The files beside the pages, such as forms and films, that somebody gets differently, in sentences. */
export function fileChanges(before: BuiltSite, after: BuiltSite): string[] {
  const files = [before, after]
    .flatMap(({folder}) => filesIn(folder))
    .filter((file) => !NOT_COMPARED.test(file));
  return [...new Set(files)].sort().flatMap((address) => {
    const [was, is] = [before.hashOf(address), after.hashOf(address)];
    if (was === is) return [];
    return `${address} ${was === undefined ? 'is new' : is === undefined ? 'is gone' : 'has changed'}`;
  });
}

/** All files below a folder that are not hidden, by their addresses. */
function filesIn(folder: string): string[] {
  return filesOnDisk(folder)
    .list('.')
    .map((file) => `/${file}`);
}

function withoutOrigin(target: string): string {
  return target.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+(?=\/)/, '');
}

function hashOfFile(folder: string, address: string): string | undefined {
  try {
    const [path = '', id] = address.replace(/\?[^#]*/, '').split('#');
    const content = readFileSync(join(folder, decodeURIComponent(path)));
    const own = id && path.endsWith('.svg') ? elementIn(content.toString('utf8'), id) : content;
    return createHash('sha256').update(own).digest('hex').slice(0, 16);
  } catch {
    return undefined;
  }
}

/** Icons are elements of one file: another one of them is no change of a page that does not show it. */
function elementIn(svg: string, id: string): string {
  const $ = load(svg, {xml: true});
  return $.xml($(`[id="${id}"]`));
}
