import {DOMParser as ModelParser, Slice} from 'prosemirror-model';
import {schema} from './schema';

/*
 * Cleans content pasted from Word, Excel, Google Docs, or a website: text, headings, lists, links,
 * and tables stay.
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

const CELL_PARAGRAPH = ':is(td, th) :is(p, div)';

/** Elements to unwrap. Google Docs wraps everything in a `<b>` that a style makes normal. */
const WRAPPERS = [
  'b[style*="font-weight:normal"]',
  'blockquote',
  CELL_PARAGRAPH,
  'a:not([href^="http"], [href^="mailto:"], [href^="tel:"], [href^="/"])',
].join(', ');

/** Content copied within the editor, which needs no cleaning. */
const OWN = '[data-pm-slice]';

/** Cleans pasted HTML. */
export function cleanHtml(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector(OWN)) return html;
  for (const element of body.querySelectorAll(NON_TEXT)) element.remove();
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ');
  for (const wrapper of body.querySelectorAll(WRAPPERS)) {
    // A cell has one line: its paragraphs stay apart with a space.
    const space = wrapper.matches(CELL_PARAGRAPH) && wrapper.nextSibling ? [' '] : [];
    wrapper.replaceWith(...wrapper.childNodes, ...space);
  }
  for (const element of body.querySelectorAll(BOLD)) renameElement(element, 'strong');
  for (const cell of body.querySelectorAll('tr:first-child > td')) renameElement(cell, 'th');
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    heading.textContent = (heading.textContent ?? '').trim();
  }
  cleanCharacters(body);
  for (const paragraph of body.querySelectorAll('p')) convertToListItem(paragraph);
  return body.innerHTML;
}

/** Converts pasted plain text: each line is a paragraph or, with a bullet, a list item. */
export function parsePlainText(text: string): Slice {
  const body = document.createElement('div');
  for (const line of text.split(/[\r\n]+/).filter((each) => each.trim() !== '')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line.replace(/^\s*[-*]\s+/, '• ');
    body.append(paragraph);
  }
  cleanCharacters(body);
  for (const paragraph of body.querySelectorAll('p')) convertToListItem(paragraph);
  const {content} = ModelParser.fromSchema(schema).parse(body);
  // Open at both ends, so that words go into the paragraph of the cursor.
  return Slice.maxOpen(content);
}

function cleanCharacters(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    walker.currentNode.textContent = text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ');
  }
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
    const firstText = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
    const prefix = listName === 'OL' ? NUMBER : BULLET;
    if (firstText) firstText.textContent = (firstText.textContent ?? '').replace(prefix, '');
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
