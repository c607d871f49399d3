import {PurgeCSS} from 'purgecss';
import {groupBy} from '../../site/groupBy';
import {elementsOf} from '../pages/html';

/** What scripts of the browser or the loader change while a page is as it was built. */
const CHANGING = ['open', 'data-replay', 'aria-busy'];

/** The names in a page that a style sheet may be about. */
interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: {names: Set<string>; values: Set<string>};
}

/** Up to this many characters styles stand in the page itself; more are better kept by the browser. */
const MOST_IN_PAGE = 60_000;

/** A page as it was built. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** A style sheet without the fonts that have to be fetched, and those. */
export function withoutFonts(css: string): {rest: string; fonts: string} {
  const faces = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  return {rest: css.replace(faces, ''), fonts: (css.match(faces) ?? []).join('')};
}

/**
 * The styles that stand in each page. Pages that are drawn alike have the same ones, so that there are as many texts as
 * kinds of page, and a policy can name them all.
 * @param css the whole style sheet
 * @param kindOf what pages that are drawn alike have in common
 * @returns the styles by the path of a page; undefined if they are too many to stand in it
 */
export async function stylesInPages(
  css: string,
  pages: readonly BuiltPage[],
  kindOf: (path: string) => string,
): Promise<Map<string, string | undefined>> {
  const styles = new Map<string, string | undefined>();
  for (const alike of groupBy(pages, ({path}) => kindOf(path)).values()) {
    const used = await usedStyles(
      css,
      alike.map(({html}) => html),
    );
    for (const {path} of alike) styles.set(path, used.length > MOST_IN_PAGE ? undefined : used);
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
  return result?.css ?? '';
}

function namesIn(html: string): Names {
  const names: Names = {
    tags: new Set(['html', 'head', 'body']),
    classes: new Set(),
    ids: new Set(),
    attributes: {names: new Set(), values: new Set()},
  };
  for (const {tagName, attrs} of elementsOf(html)) {
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
