import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes} from 'parse5';
import {getAttribute, type Element, parseElements} from '@dental/delivery';
import type {SearchSection} from '../../search/rank';

/** Elements around the text of a page. */
const EXCLUDED_TAGS = new Set([
  'header',
  'nav',
  'aside',
  'form',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'dialog',
]);

/** Elements within a word or line. All others get spaces: components separate words by `span`. */
const INLINE_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'em',
  'i',
  'mark',
  'q',
  'small',
  'strong',
  'sub',
  'sup',
  'wbr',
]);

/** An id that React generated: it may change with the next build. */
const GENERATED_ID = /^_|^:/;

/**
 * Splits the text of a page into sections: one for each heading with an id, and one for each
 * question that can be opened, with the anchor of the heading above it.
 * @param html the whole page; text outside its `main` is on every page, and is left out
 */
export function splitSections(html: string): SearchSection[] {
  // The rest is most of the page, and slow to parse.
  const mainHtml = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const main = parseElements(`<!doctype html>${mainHtml}`, {places: false}).find(
    ({tagName}) => tagName === 'main',
  );
  const sections: SearchSection[] = [{text: ''}];
  if (main) readSections(main, sections);
  return sections
    .map((section) => ({...section, text: tidySpaces(section.text)}))
    .filter(({text, heading}, index) => index === 0 || text !== '' || heading !== undefined);
}

function readSections(element: Element, sections: SearchSection[]): void {
  for (const node of element.childNodes) {
    const last = sections.at(-1);
    if (tree.isTextNode(node) && last) last.text += node.value;
    if (!tree.isElementNode(node) || isExcluded(node)) continue;
    const id = getAttribute(node, 'id');
    if (/^h[2-6]$/.test(node.tagName) && id !== undefined && !GENERATED_ID.test(id)) {
      sections.push({anchor: id, heading: tidySpaces(getText(node)), text: ''});
    } else if (node.tagName === 'summary' && getAttribute(node, 'data-prose') === undefined) {
      const heading = tidySpaces(getText(node));
      sections.push({
        ...(last?.anchor !== undefined && {anchor: last.anchor}),
        heading,
        text: '',
      });
    } else if (node.tagName !== 'h1') {
      addSpace(sections, node);
      if (last && getAttribute(node, 'data-hours') !== undefined) last.hasHours = true;
      readSections(node, sections);
      addMark(sections, node);
      addSpace(sections, node);
    }
  }
}

/**
 * Returns true for an element whose text is not content. Print leaves out what only works on a
 * screen, and a closed `details` is a transcript, which repeats its page.
 */
function isExcluded(element: Element): boolean {
  const classes = (getAttribute(element, 'class') ?? '').split(/\s+/);
  return (
    EXCLUDED_TAGS.has(element.tagName) ||
    (element.tagName === 'details' && getAttribute(element, 'data-print') !== 'open') ||
    getAttribute(element, 'data-print') === 'hide' ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    getAttribute(element, 'hidden') !== undefined ||
    classes.includes('visually-hidden')
  );
}

/** Marks the end of a term, its description, and an item, so that an excerpt of facts is clear. */
function addMark(sections: readonly SearchSection[], {tagName}: Element): void {
  const last = sections.at(-1);
  if (!last || /[.,:;?!]\s*$/.test(last.text)) return;
  if (tagName === 'dt') last.text += ':';
  if (tagName === 'dd' || tagName === 'li') last.text += ';';
}

function addSpace(sections: readonly SearchSection[], {tagName}: Element): void {
  const last = sections.at(-1);
  if (last && !INLINE_TAGS.has(tagName)) last.text += ' ';
}

function getText(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || isExcluded(node)) return '';
  return node.childNodes.map(getText).join('');
}

function tidySpaces(text: string): string {
  return text
    .replaceAll(/[\s\u200B\u00AD]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim();
}
