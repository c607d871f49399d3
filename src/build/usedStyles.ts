import {PurgeCSS} from 'purgecss';
import {groupBy} from '@dental/practice';
import {elementsOf} from '@dental/content/output';

/** What scripts of the browser or the loader change while a page is as it was built. */
const CHANGING = ['open', 'data-replay', 'data-results', 'aria-busy'];

/** The names in a page that a style sheet may be about. */
interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: {names: Set<string>; values: Set<string>};
}

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
  const extractor = (html: string) => {
    const {tags, classes, ids, attributes} = namesIn(html);
    return {
      tags: [...tags],
      classes: [...classes],
      ids: [...ids],
      attributes: {names: [...attributes.names], values: [...attributes.values]},
      undetermined: [],
    };
  };
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({raw, extension: 'html'})),
    css: [{raw: css}],
    extractors: [{extractor, extensions: ['html']}],
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

function namesIn(html: string): Names {
  const names: Names = {
    tags: new Set(['html', 'head', 'body']),
    classes: new Set(),
    ids: new Set(),
    attributes: {names: new Set(), values: new Set()},
  };
  for (const {tagName, attrs} of elementsOf(html, {places: false})) {
    names.tags.add(tagName);
    for (const {name, value} of attrs) {
      names.attributes.names.add(name);
      names.attributes.values.add(value);
      if (name === 'class') value.split(/\s+/).forEach((word) => names.classes.add(word));
      if (name === 'id') names.ids.add(value);
    }
  }
  return names;
}
