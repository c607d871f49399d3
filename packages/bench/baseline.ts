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
import {
  addTo,
  attribute,
  changed,
  type Element,
  inlineCodeOf,
  removes,
} from '@dental/content/output';
import {fileOfPage, NOT_FOUND} from '@dental/practice';
import {hashes} from '@dental/delivery';
import {FONTS} from '../../src/css/lateFonts';
import {ON_ACT} from '../../src/build/loader/loader';
import {usedStyles} from '../../src/build/styles';
import {COPIES, type BuiltSite} from './bench';

/** Links that only fetch what scripts need, or style sheets that the baseline has in the page. */
const FETCHES_CODE = ['stylesheet', 'modulepreload', 'prefetch'];

/**
 * Makes the baseline: the pages that somebody could have written by hand with nothing in them that is not needed. It is the
 * HTML of our own output without scripts, with those rules of our style sheets inlined that the page uses.
 * @param paths the pages to make
 */
export async function makeBaseline(site: BuiltSite, paths: readonly string[]): Promise<BuiltSite> {
  const folder = resolve(COPIES, 'baseline');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  linkAssets(site.folder, folder);
  const css = styleSheetsOf(site.folder);
  const {standard, byPath: own} = site.rules.headers.policies;
  const policies: Record<string, string> = {};
  for (const path of paths) {
    const isPage = site.rules.book.pages.has(path);
    const file = fileOfPage(isPage ? path : NOT_FOUND);
    const html = await baselinePage(readFileSync(join(site.folder, file), 'utf8'), css);
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), html);
    policies[isPage ? path : ''] = policyFor(html, own[path] ?? standard);
  }
  const {'': notFound = standard, ...byPath} = policies;
  const rules = {
    ...site.rules,
    headers: {
      ...site.rules.headers,
      policies: {...site.rules.headers.policies, standard: notFound, byPath},
    },
  };
  await compressFolder(folder, resolve(COPIES, 'baseline-compressed'), 'production');
  return {folder, rules};
}

/** The headers are the very same ones, but that they allow the page its inline styles, and no scripts. */
function policyFor(html: string, policy: string): string {
  const own = hashes(inlineCodeOf(html).styles);
  return policy
    .replaceAll(/ 'sha256-[^']*'/g, '')
    .replace("style-src 'self'", ['$&', ...own].join(' '));
}

/** A page without scripts, and with nothing of the style sheets but what it uses. */
export async function baselinePage(built: string, css: string): Promise<string> {
  const html = changed(built, removes(isCode));
  return changed(html, addTo('head', 'last', `<style>${await usedStyles(css, [html])}</style>`));
}

/** The style sheets of a built site, as one text. */
export function styleSheetsOf(folder: string): string {
  const styles = join(folder, 'assets/css');
  return readdirSync(styles)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(styles, name), 'utf8'))
    .join('\n');
}

/** Structured data is for search engines, and any page has it. */
function isCode(element: Element): boolean {
  const {tagName, parentNode} = element;
  // What waits in the loader's template goes with it.
  if (parentNode?.nodeName === '#document-fragment') return false;
  if (tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  if (tagName === 'link')
    return (
      FETCHES_CODE.includes(attribute(element, 'rel') ?? '') ||
      ['script', 'style', 'fetch'].includes(attribute(element, 'as') ?? '')
    );
  const id = attribute(element, 'id');
  return (tagName === 'style' && id !== FONTS) || (tagName === 'template' && id === ON_ACT);
}

/** The pictures, fonts and files are the very same ones. */
function linkAssets(from: string, to: string): void {
  for (const name of ['img', 'fonts', 'videos', 'forms', 'assets'])
    if (existsSync(join(from, name))) symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(from).filter((entry) =>
    /\.(?:ico|svg|png|webmanifest|txt)(?:\.gz|\.br)?$/.test(entry),
  ))
    cpSync(join(from, name), join(to, name));
}
