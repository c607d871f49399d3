import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {compressFolder} from '../../src/build/compression';
import {addTo, applyChanges, removeElements} from '../../src/build/html';
import {getPageFile, NOT_FOUND} from '@dental/practice';
import {type Element, findInlineCode, getAttribute, hashSources} from '@dental/delivery';
import {FONT_STYLES_ID} from '../../src/css/lateFonts';
import {DEFERRED_TEMPLATE_ID} from '../../src/build/loader/loader';
import {findUsedStyles} from '../../src/build/styles';
import {COPIES, type BuiltSite} from './bench';

/** Links that only load scripts, or style sheets that the baseline has inline. */
const CODE_LINKS = ['stylesheet', 'modulepreload', 'prefetch'];

const ASSET_FOLDERS = ['img', 'fonts', 'videos', 'forms', 'assets'];

/**
 * Makes the baseline: our own HTML without scripts, with only the style rules that the page uses.
 * @param paths the pages to make
 */
export async function makeBaseline(site: BuiltSite, paths: readonly string[]): Promise<BuiltSite> {
  const folder = resolve(COPIES, 'baseline');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  linkAssets(site.folder, folder);
  const css = readStyleSheets(site.folder);
  const {policies} = site.rules.headers;
  const byPath: Record<string, string> = {};
  let standard = policies.standard;
  for (const path of paths) {
    const isPage = site.rules.book.pages.has(path);
    const file = getPageFile(isPage ? path : NOT_FOUND);
    const html = await makeBaselinePage(readFileSync(join(site.folder, file), 'utf8'), css);
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), html);
    const policy = makePolicy(html, policies.byPath[path] ?? policies.standard);
    if (isPage) byPath[path] = policy;
    else standard = policy;
  }
  const headers = {...site.rules.headers, policies: {...policies, standard, byPath}};
  await compressFolder(folder, resolve(COPIES, 'baseline-compressed'), 'production');
  return {folder, rules: {...site.rules, headers}};
}

/** The policy of the real page, but with its inline styles allowed, and no scripts. */
function makePolicy(html: string, policy: string): string {
  const styleHashes = hashSources(findInlineCode(html).styles);
  return policy
    .replaceAll(/ 'sha256-[^']*'/g, '')
    .replace("style-src 'self'", ['$&', ...styleHashes].join(' '));
}

/** A page without scripts, and with only the style rules that it uses. */
export async function makeBaselinePage(built: string, css: string): Promise<string> {
  const html = applyChanges(built, removeElements(isCode));
  return applyChanges(
    html,
    addTo('head', 'last', `<style>${await findUsedStyles(css, [html])}</style>`),
  );
}

/** The style sheets of a built site as one text. */
export function readStyleSheets(folder: string): string {
  const styles = join(folder, 'assets/css');
  return readdirSync(styles)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(styles, name), 'utf8'))
    .join('\n');
}

/** Returns true for scripts and styles; structured data is for search engines, so it stays. */
function isCode(element: Element): boolean {
  const {tagName, parentNode} = element;
  // The content of the loader's template is removed with it.
  if (parentNode?.nodeName === '#document-fragment') return false;
  if (tagName === 'script') return getAttribute(element, 'type') !== 'application/ld+json';
  if (tagName === 'link') {
    const isCodeLink = CODE_LINKS.includes(getAttribute(element, 'rel') ?? '');
    return isCodeLink || ['script', 'style', 'fetch'].includes(getAttribute(element, 'as') ?? '');
  }
  const id = getAttribute(element, 'id');
  return (
    (tagName === 'style' && id !== FONT_STYLES_ID) ||
    (tagName === 'template' && id === DEFERRED_TEMPLATE_ID)
  );
}

/** Links the pictures, fonts, and files, which are the same. */
function linkAssets(from: string, to: string): void {
  for (const name of ASSET_FOLDERS)
    if (existsSync(join(from, name))) symlinkSync(join(from, name), join(to, name), 'junction');
  const isAsset = (name: string) => /\.(?:ico|svg|png|webmanifest|txt)(?:\.gz|\.br)?$/.test(name);
  for (const name of readdirSync(from).filter(isAsset)) cpSync(join(from, name), join(to, name));
}
