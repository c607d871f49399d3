import {fromDom} from 'hast-util-from-dom';
import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/*
 * Converts content pasted from Word, Excel, Google Docs, or a website to Markdown: text, headings,
 * lists, and tables.
 */

/** Invisible characters, and the private ones that symbol fonts of office programs use. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffc\ue000-\uf8ff]/g;
const SPACES = /[\u00a0\u2007\u202f\t]/g;

/** The start of a list item that was typed by hand. */
const BULLET = /^\s*(?:[•·●▪‣◦§–—\uf0b7\uf0a7]|o(?=\s{2}))\s*/;
const NUMBER = /^\s*(?:\d+|[a-z])[.)]\s*/;

/** Word writes list items as paragraphs. */
const WORD_LIST_ITEM = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';

const NON_TEXT = 'style, script, meta, link, title, iframe, object, img, svg, template';

/** Google Docs makes text bold with a style. */
const BOLD = 'span[style*="font-weight:700"], span[style*="font-weight:bold"]';

/** Elements to unwrap. Google Docs wraps everything in a `<b>` that a style makes normal. */
const WRAPPERS = [
  'b[style*="font-weight:normal"]',
  'blockquote',
  'a:not([href^="http"], [href^="mailto:"], [href^="tel:"], [href^="/"])',
].join(', ');

/** The elements that make a clipboard worth converting from HTML. */
const FORMATTED = 'p, li, table, h1, h2, h3, h4, b, strong, a, div, br';

/**
 * Converts pasted content to MDX. Text that looks like a tag is escaped.
 * @param html from the clipboard; empty if there is none
 * @param plain the plain text, used without escaping if there is no HTML
 */
export function convertPaste(html: string, plain: string): string {
  const source = html.replaceAll(/&nbsp;|\u00a0/g, ' ');
  const {body} = new DOMParser().parseFromString(source, 'text/html');
  if (!body.querySelector(FORMATTED)) return convertPlainText(plain);
  cleanHtml(body);
  return convertHtml(body);
}

function convertPlainText(plain: string): string {
  const bullets = new RegExp(BULLET, 'gm');
  return cleanCharacters(plain.replaceAll(/\r\n?/g, '\n').replaceAll(bullets, '- '));
}

/** Reduces the HTML to elements that Markdown has. */
function cleanHtml(body: HTMLElement): void {
  for (const element of body.querySelectorAll(NON_TEXT)) element.remove();
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ');
  for (const wrapper of body.querySelectorAll(WRAPPERS)) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const element of body.querySelectorAll(BOLD)) renameElement(element, 'strong');
  for (const cell of body.querySelectorAll('tr:first-child > td')) renameElement(cell, 'th');
  for (const paragraph of body.querySelectorAll('p')) convertToListItem(paragraph);
}

function convertHtml(body: HTMLElement): string {
  const tree = toMdast(fromDom(body), {nodeHandlers: {comment: () => undefined}});
  visit(tree, 'heading', (heading) => {
    heading.depth = heading.depth < 3 ? 2 : 3;
    heading.children = [{type: 'text', value: toString(heading)}];
  });
  visit(tree, 'link', (link) => {
    link.url = link.url.replaceAll(' ', '%20');
  });
  const extensions = [
    gfmTableToMarkdown({tablePipeAlign: false}),
    mdxToMarkdown(),
    {unsafe: [{character: '}', inConstruct: 'phrasing' as const}]},
  ];
  const text = toMarkdown(tree, {extensions, bullet: '-', listItemIndent: 'one', rule: '-'});
  // The library encodes spaces at the ends of bold text.
  return cleanCharacters(text.replaceAll(/&#x20;(\*+)/g, '$1 ').replaceAll(/(\*+)&#x20;/g, ' $1'));
}

function cleanCharacters(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trimEnd();
}

function renameElement(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Turns a paragraph that looks like a list item into one. */
function convertToListItem(paragraph: Element): void {
  const wordBullet = paragraph.querySelector('[style*="mso-list"]');
  const bulletText = wordBullet?.textContent ?? paragraph.textContent;
  const isWordItem = paragraph.matches(WORD_LIST_ITEM);
  if (!isWordItem && !BULLET.test(bulletText)) return;
  const listName = isWordItem && NUMBER.test(bulletText) ? 'OL' : 'UL';
  wordBullet?.remove();
  if (!wordBullet) {
    const firstText = findFirstText(paragraph);
    const prefix = listName === 'OL' ? NUMBER : BULLET;
    firstText.textContent = (firstText.textContent ?? '').replace(prefix, '');
  }
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  const previous = paragraph.previousElementSibling;
  if (previous?.tagName === listName) {
    previous.append(item);
    paragraph.remove();
    return;
  }
  const list = document.createElement(listName);
  list.append(item);
  paragraph.replaceWith(list);
}

function findFirstText(node: Node): Node {
  return node.firstChild ? findFirstText(node.firstChild) : node;
}
