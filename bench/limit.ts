import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {PurgeCSS} from 'purgecss';
import {compressFolder} from '../src/hosting/compress';
import {inlineCodeOf, withInHead} from '../src/hosting/html';
import {fileOfPage, NOT_FOUND} from '../src/hosting/paths';
import {contentSecurityPolicy} from '../src/hosting/policy';
import {COPIES, type BuiltSite} from './copies';

type Element = DefaultTreeAdapterTypes.Element;

/** Links that only fetch what scripts need, or style sheets that the limit has in the page. */
const FETCHES_CODE = ['stylesheet', 'modulepreload', 'prefetch'];

/**
 * Makes the limit: the pages that somebody could have written by hand with nothing in them that is not needed. It is the
 * HTML of our own output without scripts, with those rules of our style sheets inlined that the page uses.
 * @param paths the pages to make
 */
export async function makeLimit(site: BuiltSite, paths: readonly string[]): Promise<BuiltSite> {
  const folder = resolve(COPIES, 'limit');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  linkAssets(site.folder, folder);
  const css = styleSheetsOf(site.folder);
  const byPath: Record<string, string> = {};
  for (const path of paths) {
    const isPage = site.rules.book.pages.has(path);
    const file = fileOfPage(isPage ? path : NOT_FOUND);
    const html = await limitPage(readFileSync(join(site.folder, file), 'utf8'), css);
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), html);
    if (isPage) byPath[path] = contentSecurityPolicy(inlineCodeOf(html), []);
  }
  const {standard} = site.rules.headers.policies;
  const notFound = join(folder, NOT_FOUND);
  const rules = {
    ...site.rules,
    headers: {
      ...site.rules.headers,
      policies: {
        standard: existsSync(notFound)
          ? contentSecurityPolicy(inlineCodeOf(readFileSync(notFound, 'utf8')), [])
          : standard,
        byPath,
      },
    },
  };
  await compressFolder(folder, resolve(COPIES, 'limit-compressed'));
  return {folder, rules};
}

/** A page without scripts, and with nothing of the style sheets but what it uses. */
export async function limitPage(built: string, css: string): Promise<string> {
  const html = withoutCode(built);
  const [used] = await new PurgeCSS().purge({
    content: [{raw: html, extension: 'html'}],
    css: [{raw: css}],
    variables: true,
    keyframes: true,
    fontFace: true,
  });
  return withInHead(html, 'last', `<style>${used?.css ?? ''}</style>`);
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

function withoutCode(html: string): string {
  const elements = descendants(parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false}));
  return elements
    .filter(isCode)
    .flatMap(({sourceCodeLocation: place}) => place ?? [])
    .sort((a, b) => b.startOffset - a.startOffset)
    .reduce((text, {startOffset, endOffset}) => text.slice(0, startOffset) + text.slice(endOffset), html);
}

/** Structured data is for search engines, and any page has it. */
function isCode({tagName, attrs}: Element): boolean {
  const attribute = (name: string) => attrs.find((candidate) => candidate.name === name)?.value ?? '';
  if (tagName === 'script') return attribute('type') !== 'application/ld+json';
  if (tagName === 'link')
    return FETCHES_CODE.includes(attribute('rel')) || ['script', 'style', 'fetch'].includes(attribute('as'));
  return tagName === 'style';
}

function descendants(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...descendants(child)] : [],
  );
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
