import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';
import {pageAt, type Site} from '@dental/content';
import {groupBy, withoutPageNumber} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {assets, Cache, elementsOf} from '@dental/content/output';

/** What scripts of the browser or the loader change while a page is as it was built. */
const CHANGING = ['open', 'data-replay', 'data-results', 'aria-busy'];

/** Up to this many characters styles are inline; more are better kept by the browser. */
const MOST_INLINE = 50_000;

const SCRIPT = /\/assets\/js\/[\w.~-]+\.js/g;

/**
 * Finds the styles that the first paint of each page needs. What is said about fonts leaves the style sheets and becomes inline:
 * a style sheet that says it again when it comes with the scripts would have browsers look for fonts that they have given up.
 */
export async function styles(build: Build): Promise<void> {
  const {root, folder, site, pages, docusaurus} = build;
  for (const file of await assets(folder, '.css')) {
    const {rest, fonts} = withoutFonts(await readFile(file, 'utf8'));
    await writeFile(file, rest);
    build.css += build.css === '' ? rest : `\n${rest}`;
    build.fonts += fonts;
  }
  const revision = String(docusaurus.siteConfig.customFields?.revision);
  const cache = new Cache(join(root, '.cache/styles'));
  // Pages rendered alike have the same styles, so that there are as many texts as kinds of page, and one CSP can name all.
  for (const alike of groupBy(pages, ({path}) => kindOf(site, path)).values()) {
    // No style is about the names of scripts or the revision, which change with every build.
    const html = alike.map((page) => page.html.replaceAll(SCRIPT, '').replaceAll(revision, ''));
    const key = createHash('sha256')
      .update(JSON.stringify([build.css, html]))
      .digest('hex');
    const used = String(await cache.get(key, () => usedStyles(build.css, html)));
    for (const page of alike) page.styles = used.length > MOST_INLINE ? undefined : used;
  }
  await cache.dropOthers();
}

/** Pages of a kind have one template; an ordinary page has blocks that no other has. */
function kindOf(site: Site, path: string): string {
  const first = withoutPageNumber(path);
  const kind = pageAt(site, first)?.kind ?? 'page';
  return kind === 'page' ? first : kind;
}

/** A style sheet without the fonts that have to be fetched, and those. */
export function withoutFonts(css: string): {rest: string; fonts: string} {
  const faces = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  return {rest: css.replace(faces, ''), fonts: (css.match(faces) ?? []).join('')};
}

/**
 * The part of a style sheet that is about something in these pages, whatever state it is in.
 * @param css the whole style sheet
 * @param pages the HTML of the pages
 */
export async function usedStyles(css: string, pages: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({raw, extension: 'html'})),
    css: [{raw: css}],
    extractors: [{extractor: namesIn, extensions: ['html']}],
    dynamicAttributes: CHANGING,
    keyframes: true,
    variables: true,
    // What is said of any element that has the focus names none.
    safelist: [/^:focus-visible$/],
  });
  return withoutEmptyLayers(result?.css ?? '');
}

/** Styles without the order of layers in which nothing is left, such as those of a theme that the site does not use. */
function withoutEmptyLayers(css: string): string {
  return css.replaceAll(/@layer ([^{};]+);/g, (order, names: string) =>
    names.split(',').some((name) => css.includes(`@layer ${name.trim()}{`)) ? order : '',
  );
}

/** The names in a page that a style sheet may be about. */
function namesIn(html: string) {
  const elements = elementsOf(html, {places: false});
  const attributes = elements.flatMap(({attrs}) => attrs);
  const wordsOf = (name: string) =>
    attributes
      .filter((attribute) => attribute.name === name)
      .flatMap(({value}) => value.split(/\s+/));
  return {
    tags: ['html', 'head', 'body', ...elements.map(({tagName}) => tagName)],
    classes: wordsOf('class'),
    ids: wordsOf('id'),
    attributes: {
      names: attributes.map(({name}) => name),
      values: attributes.map(({value}) => value),
    },
    undetermined: [],
  };
}
