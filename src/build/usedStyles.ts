import {PurgeCSS} from 'purgecss';
import {groupBy} from '@dental/practice';
import {elementsOf} from '@dental/content/output';

/** What scripts of the browser or the loader change while a page is as it was built. */
const CHANGING = ['open', 'data-replay', 'data-results', 'aria-busy'];

/** A style sheet without the fonts that have to be fetched, and those. */
export function withoutFonts(css: string): {rest: string; fonts: string} {
  const faces = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  return {rest: css.replace(faces, ''), fonts: (css.match(faces) ?? []).join('')};
}

/** Up to this many characters styles are inline; more are better kept by the browser. */
const MOST_INLINE = 50_000;

/**
 * The styles that are inline in each page. Pages rendered alike have the same ones, so that there are as many texts as
 * kinds of page, and one CSP can name them all.
 * @param css the whole style sheet
 * @param kindOf what pages rendered alike have in common
 * @param used what finds the part of a style sheet that pages use
 * @returns the styles by the path of a page; undefined if they are too many to be inline
 */
export async function stylesInPages(
  css: string,
  pages: readonly {path: string; html: string}[],
  kindOf: (path: string) => string,
  used = usedStyles,
): Promise<Map<string, string | undefined>> {
  const styles = new Map<string, string | undefined>();
  for (const alike of groupBy(pages, ({path}) => kindOf(path)).values()) {
    const own = await used(
      css,
      alike.map(({html}) => html),
    );
    for (const {path} of alike) styles.set(path, own.length > MOST_INLINE ? undefined : own);
  }
  return styles;
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
    attributes.filter((attribute) => attribute.name === name).flatMap(({value}) => value.split(/\s+/));
  return {
    tags: ['html', 'head', 'body', ...elements.map(({tagName}) => tagName)],
    classes: wordsOf('class'),
    ids: wordsOf('id'),
    attributes: {names: attributes.map(({name}) => name), values: attributes.map(({value}) => value)},
    undetermined: [],
  };
}
