import MagicString from 'magic-string';
import {
  type Element,
  getAttribute,
  getText,
  listDescendants,
  parseElements,
} from '@dental/delivery';

/** A change of a page's HTML, located by its elements. */
export type Change = (page: MagicString, elements: readonly Element[]) => void;

/**
 * Applies changes to a page. The page is parsed once, so each change sees the original elements.
 * @returns the page, byte for byte the same except for the changes; insertions at the same place
 *   keep the order of the arguments
 */
export function applyChanges(html: string, ...changes: readonly Change[]): string {
  const page = new MagicString(html);
  const elements = parseElements(html);
  for (const change of changes) change(page, elements);
  return page.toString();
}

/** Returns a change that removes elements with their content. */
export function removeElements(isUnwanted: (element: Element) => boolean): Change {
  return (page, elements) => {
    for (const {sourceCodeLocation: place} of elements.filter(isUnwanted))
      if (place) page.remove(place.startOffset, place.endOffset);
  };
}

/**
 * Adds `integrity` to the scripts and style sheets that a page loads from its own host.
 * @param digestOf returns the digest of a file by its URL; undefined if it isn't ours
 */
export function addIntegrity(digestOf: (address: string) => string | undefined): Change {
  return (page, elements) => {
    for (const element of elements) {
      const address = getCodeUrl(element);
      const digest = address === undefined ? undefined : digestOf(address);
      const at = element.sourceCodeLocation?.startOffset;
      if (
        digest === undefined ||
        at === undefined ||
        getAttribute(element, 'integrity') !== undefined
      )
        continue;
      page.appendLeft(at + 1 + element.tagName.length, ` integrity="${digest}"`);
    }
  };
}

/**
 * Removes parts of the theme that the site doesn't use: the hidden drawing of the external-link
 * icon, and the script that chooses between light and dark colors.
 */
export const dropThemeParts = removeElements(
  (element) =>
    (element.tagName === 'svg' &&
      listDescendants(element).some(
        (part) => getAttribute(part, 'id') === 'theme-svg-external-link',
      )) ||
    (element.tagName === 'script' && getText(element).includes('data-theme-choice')),
);

/** Removes the page's own URL: a 404 page is shown at any URL. */
export const dropOwnAddress = removeElements(
  (element) =>
    (element.tagName === 'link' &&
      ['canonical', 'alternate'].includes(getAttribute(element, 'rel') ?? '')) ||
    (element.tagName === 'meta' && getAttribute(element, 'property') === 'og:url'),
);

/** Removes the page's encoding, for a page that declares it earlier. */
export const dropCharset = removeElements(
  (element) => element.tagName === 'meta' && getAttribute(element, 'charset') !== undefined,
);

/**
 * Inserts HTML at the start or the end of the head or the body.
 * @throws if the page has no such tag
 */
export function addTo(tag: 'head' | 'body', where: 'first' | 'last', insert: string): Change {
  return (page, elements) => {
    const place = elements.find(({tagName}) => tagName === tag)?.sourceCodeLocation;
    const at = where === 'first' ? place?.startTag?.endOffset : place?.endTag?.startOffset;
    if (at === undefined) throw new Error(`This page has no ${tag} to insert into.`);
    // Attached to the tag itself, because another change may remove the element next to it.
    if (where === 'first') page.appendLeft(at, insert);
    else page.appendRight(at, insert);
  };
}

/** Returns the URL of the script or style sheet that an element loads, if any. */
function getCodeUrl(element: Element): string | undefined {
  if (element.tagName === 'script') return getAttribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const isCode = ['script', 'style'].includes(getAttribute(element, 'as') ?? '');
  const relations = (getAttribute(element, 'rel') ?? '').split(/\s+/);
  const loadsCode =
    relations.includes('stylesheet') ||
    relations.includes('modulepreload') ||
    (relations.includes('preload') && isCode);
  return loadsCode ? getAttribute(element, 'href') : undefined;
}
