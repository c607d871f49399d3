import MagicString from 'magic-string';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';

/** An element of a page, with its place in the HTML. */
export type Element = DefaultTreeAdapterTypes.Element;

/** What a Content-Security-Policy has to know of a page's HTML. */
export interface InlineCode {
  /** The texts of inline scripts. Data such as JSON-LD is not among them. */
  scripts: string[];
  /** The texts of the `<style>` elements. */
  styles: string[];
  /** The values of `style` attributes. */
  styleAttributes: string[];
  /** Attributes such as `onclick`, which no CSP of ours allows. */
  handlers: string[];
  /** Whether there is an inline picture, a `data:` address. */
  hasDataPictures: boolean;
}

/** Changes a page at the places that are found from its elements. */
export type Change = (page: MagicString, elements: readonly Element[]) => void;

const IS_DATA = /^(?!.*(?:java|ecma)script)\w+\/\S+$/i;

/** Finds the inline code of a page's HTML, in templates and noscript too. */
export function inlineCodeOf(html: string): InlineCode {
  const code: InlineCode = {
    scripts: [],
    styles: [],
    styleAttributes: [],
    handlers: [],
    hasDataPictures: false,
  };
  for (const element of elementsOf(html, {places: false})) {
    const {tagName, attrs} = element;
    if (tagName === 'script' && attribute(element, 'src') === undefined) {
      if (!IS_DATA.test(attribute(element, 'type') ?? '')) code.scripts.push(textOf(element));
    }
    if (tagName === 'style') code.styles.push(textOf(element));
    for (const {name, value} of attrs) {
      if (name === 'style') code.styleAttributes.push(value);
      if (/^on[a-z]/.test(name)) code.handlers.push(`<${tagName} ${name}="${value}">`);
      if (value.includes('data:image/')) code.hasDataPictures = true;
    }
  }
  return code;
}

/**
 * Makes changes to a page, which is parsed once for all of them: the elements are those from before.
 * @returns the page, byte for byte as it was but for the changes, in the order in which they are given where two insert
 * something at the same place
 */
export function changed(html: string, ...changes: readonly Change[]): string {
  const page = new MagicString(html);
  const elements = elementsOf(html);
  for (const change of changes) change(page, elements);
  return page.toString();
}

/** Takes out elements with all that is in them. */
export function removes(isUnwanted: (element: Element) => boolean): Change {
  return (page, elements) => {
    for (const {sourceCodeLocation: place} of elements.filter(isUnwanted))
      if (place) page.remove(place.startOffset, place.endOffset);
  };
}

/**
 * Adds `integrity` to the scripts and style sheets that a page takes from its own host.
 * @param digestOf the digest of a file by its address; undefined if it is not one of ours
 */
export function addIntegrity(digestOf: (address: string) => string | undefined): Change {
  return (page, elements) => {
    for (const element of elements) {
      const address = loadedBy(element);
      const digest = address === undefined ? undefined : digestOf(address);
      const at = element.sourceCodeLocation?.startOffset;
      if (digest === undefined || at === undefined || attribute(element, 'integrity') !== undefined)
        continue;
      page.appendLeft(at + 1 + element.tagName.length, ` integrity="${digest}"`);
    }
  };
}

/**
 * Takes out what the theme puts at the top of every page and nothing of ours uses: a hidden drawing, its icon of a link that
 * leads elsewhere, and the script that chooses between its light and its dark colours, of which the site has one set.
 */
export const dropThemeParts = removes(
  (element) =>
    (element.tagName === 'svg' &&
      descendants(element).some((part) => attribute(part, 'id') === 'theme-svg-external-link')) ||
    (element.tagName === 'script' && textOf(element).includes('data-theme-choice')),
);

/** Takes out what names an address of the page's own: the 404 page is shown at any address. */
export const dropOwnAddress = removes(
  (element) =>
    (element.tagName === 'link' &&
      ['canonical', 'alternate'].includes(attribute(element, 'rel') ?? '')) ||
    (element.tagName === 'meta' && attribute(element, 'property') === 'og:url'),
);

/**
 * Puts HTML into the head or the body: first or last in it.
 * @throws if the page has no such tag of its own
 */
export function addTo(tag: 'head' | 'body', where: 'first' | 'last', insert: string): Change {
  return (page, elements) => {
    const place = elements.find(({tagName}) => tagName === tag)?.sourceCodeLocation;
    const at = where === 'first' ? place?.startTag?.endOffset : place?.endTag?.startOffset;
    if (at === undefined) throw new Error(`This page has no ${tag} to put something into.`);
    // It goes with the tag itself: beside it may stand what another change takes out.
    if (where === 'first') page.appendLeft(at, insert);
    else page.appendRight(at, insert);
  };
}

/** The address of the script or style sheet that an element makes the browser run or apply, if it does. */
function loadedBy(element: Element): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const isCode = ['script', 'style'].includes(attribute(element, 'as') ?? '');
  const counts = (attribute(element, 'rel') ?? '')
    .split(/\s+/)
    .some(
      (kind) => kind === 'stylesheet' || kind === 'modulepreload' || (kind === 'preload' && isCode),
    );
  return counts ? attribute(element, 'href') : undefined;
}

/**
 * All elements of a page in the order in which they stand, those in templates and noscript too.
 * @param places whether their places in the HTML are of interest; without, it takes half the time
 */
export function elementsOf(html: string, {places = true} = {}): Element[] {
  return descendants(parse(html, {sourceCodeLocationInfo: places, scriptingEnabled: false}));
}

function descendants(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const inside =
    'content' in node ? [...node.childNodes, ...node.content.childNodes] : node.childNodes;
  return inside.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...descendants(child)] : [],
  );
}

/** The value of an element's attribute; undefined if it has none of that name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
}
