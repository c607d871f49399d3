import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes} from 'parse5';
import type {SearchSection} from '@dental/practice';
import {attribute, type Element, elementsOf} from '@dental/content/output';

/** What is around the text of a page. What is not printed is there to be used, and a transcript repeats what its page says. */
const LEFT_OUT = new Set([
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

/** Elements within a word or line; between all others there is a space, as components put words apart by `span`. */
const INLINE = new Set([
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
]);

/** An id that React has made up: it is another one tomorrow. */
const MADE_UP = /^_|^:/;

/**
 * Takes the text of a page apart, as visitors read it: a section for each heading with an id, and for each question that
 * can be opened, which has the address of the heading above it.
 * @param html the whole page; what is outside of its `main` is on every page
 */
export function sectionsOf(html: string): SearchSection[] {
  // The rest of a page is most of it, and takes time to parse.
  const inMain = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const main = elementsOf(`<!doctype html>${inMain}`, {places: false}).find(isMain);
  const sections: SearchSection[] = [{text: ''}];
  if (main) read(main, sections);
  return sections
    .map((section) => ({...section, text: tidy(section.text)}))
    .filter(({text, heading}, index) => index === 0 || text !== '' || heading !== undefined);
}

const isMain = ({tagName}: Element) => tagName === 'main';

function read(element: Element, sections: SearchSection[]): void {
  for (const node of element.childNodes) {
    const last = sections.at(-1);
    if (tree.isTextNode(node) && last) last.text += node.value;
    if (!tree.isElementNode(node) || isLeftOut(node)) continue;
    const id = attribute(node, 'id');
    if (/^h[2-6]$/.test(node.tagName) && id !== undefined && !MADE_UP.test(id))
      sections.push({anchor: id, heading: tidy(textOf(node)), text: ''});
    else if (node.tagName === 'summary')
      sections.push({
        ...(last?.anchor !== undefined && {anchor: last.anchor}),
        heading: tidy(textOf(node)),
        text: '',
      });
    else if (node.tagName !== 'h1') {
      space(sections, node);
      read(node, sections);
      space(sections, node);
    }
  }
}

function isLeftOut(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  return (
    LEFT_OUT.has(element.tagName) ||
    (element.tagName === 'details' && attribute(element, 'data-print') !== 'open') ||
    attribute(element, 'data-print') === 'hide' ||
    attribute(element, 'aria-hidden') === 'true' ||
    classes.includes('visually-hidden')
  );
}

function space(sections: readonly SearchSection[], {tagName}: Element): void {
  const last = sections.at(-1);
  if (last && !INLINE.has(tagName)) last.text += ' ';
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || isLeftOut(node)) return '';
  return node.childNodes.map(textOf).join('');
}

function tidy(text: string): string {
  return text
    .replaceAll(/[\s\u200B\u00AD]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim();
}
