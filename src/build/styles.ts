import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';
import {Cache, listFiles} from '@dental/content/files';
import {findPageAt, type Site} from '@dental/content';
import {type BuiltPage, parseElements} from '@dental/delivery';
import {
  getLanguage,
  groupBy,
  NOT_FOUND,
  SPANISH_NOT_FOUND,
  stripPageNumber,
  toEnglishPath,
} from '@dental/practice';
import type {SiteBuild} from './types';

/** Attributes that scripts change while the rest of the page is still as it was built. */
const DYNAMIC_ATTRIBUTES = ['open', 'hidden', 'slot', 'data-replay', 'data-results', 'aria-busy'];

/** Longer styles stay in the style sheet, which the browser keeps from page to page. */
const MAX_INLINE_CHARACTERS = 50_000;

const SCRIPT_ADDRESS = /\/assets\/js\/[\w.~-]+\.js/g;

/** The styles of the site, once the style sheets are in their final form. */
export interface Styles {
  /** The folder of the site. */
  folder: string;
  /** The text of all style sheets, without the fonts. */
  css: string;
  /** The `@font-face` rules, which every page has inline. */
  fonts: string;
  /** The styles for the first paint of a page; undefined if they are too long to be inline. */
  findInlineStyles(this: void, path: string): string | undefined;
}

/**
 * Finds the styles that the first paint of each page needs, and moves the fonts out of the style
 * sheets. The sheets load with the scripts: if they repeated the fonts, browsers would request
 * fonts again that came too late.
 */
export async function extractStyles(
  {root, folder, site, docusaurus}: SiteBuild,
  pages: readonly BuiltPage[],
): Promise<Styles> {
  const {css, fonts} = await extractFonts(folder);
  const revision = String(docusaurus.siteConfig.customFields?.revision);
  const cache = new Cache(join(root, '.cache/styles'));
  const inlineStyles = new Map<string, string>();
  // Pages with the same template share their styles: one CSP can list the few that remain.
  for (const group of groupBy(pages, ({path}) => getTemplateKey(site, path)).values()) {
    // Script names and the revision change with every build, and no style depends on them.
    const html = group.map((page) =>
      page.html.replaceAll(SCRIPT_ADDRESS, '').replaceAll(revision, ''),
    );
    const key = createHash('sha256')
      .update(JSON.stringify([css, html]))
      .digest('hex');
    const used = String(await cache.get(key, () => findUsedStyles(css, html)));
    if (used.length > MAX_INLINE_CHARACTERS) continue;
    for (const {path} of group) inlineStyles.set(path, used);
  }
  await cache.deleteUnused();
  return {folder, css, fonts, findInlineStyles: (path) => inlineStyles.get(path)};
}

/** Lists the style sheets that Docusaurus built. */
async function listStyleSheets(folder: string): Promise<string[]> {
  const files = await listFiles(join(folder, 'assets'));
  return files.filter((file) => file.endsWith('.css'));
}

async function extractFonts(folder: string): Promise<Pick<Styles, 'css' | 'fonts'>> {
  const sheets: ReturnType<typeof withoutFonts>[] = [];
  for (const file of await listStyleSheets(folder)) {
    const sheet = withoutFonts(await readFile(file, 'utf8'));
    await writeFile(file, sheet.rest);
    sheets.push(sheet);
  }
  return {
    css: sheets.map(({rest}) => rest).join('\n'),
    fonts: sheets.map(({fonts}) => fonts).join(''),
  };
}

/**
 * Pages of a kind share one template; an ordinary page and the 404 page have blocks that only their
 * translations have.
 */
function getTemplateKey(site: Site, path: string): string {
  if (path === SPANISH_NOT_FOUND) return NOT_FOUND;
  const firstPage = stripPageNumber(getLanguage(path) === 'es' ? toEnglishPath(path) : path);
  const kind = findPageAt(site, firstPage)?.kind ?? 'page';
  return kind === 'page' ? firstPage : kind;
}

/** Splits a style sheet into the fonts that have to be fetched, and the rest. */
export function withoutFonts(css: string): {rest: string; fonts: string} {
  const faces = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  return {rest: css.replace(faces, ''), fonts: (css.match(faces) ?? []).join('')};
}

/**
 * The rules of a style sheet that match something in these pages, in any state.
 * @param css the whole style sheet
 * @param pages the HTML of the pages
 */
export async function findUsedStyles(css: string, pages: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({raw, extension: 'html'})),
    css: [{raw: css}],
    extractors: [{extractor: readNames, extensions: ['html']}],
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    keyframes: true,
    variables: true,
    // States name no element, also within others, such as `:is(:hover, :focus)`.
    safelist: [/^:/],
  });
  return withoutEmptyLayers(result?.css ?? '');
}

/** Removes the order of layers that are empty now, such as those of unused theme parts. */
function withoutEmptyLayers(css: string): string {
  return css.replaceAll(/@layer ([^{};]+);/g, (order, names: string) =>
    names.split(',').some((name) => css.includes(`@layer ${name.trim()}{`)) ? order : '',
  );
}

/** The names in a page that a selector can match. */
function readNames(html: string) {
  const elements = parseElements(html, {places: false});
  const attributes = elements.flatMap(({attrs}) => attrs);
  const listValues = (name: string) =>
    attributes
      .filter((attribute) => attribute.name === name)
      .flatMap(({value}) => value.split(/\s+/));
  return {
    tags: ['html', 'head', 'body', ...elements.map(({tagName}) => tagName)],
    classes: listValues('class'),
    ids: listValues('id'),
    attributes: {
      names: attributes.map(({name}) => name),
      values: attributes.map(({value}) => value),
    },
    undetermined: [],
  };
}
