import {fromDom} from 'hast-util-from-dom';
import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/* What is pasted from Word, Excel, Google Docs or a website comes in as the text of a page: words, headings, lists, tables. */

/** Signs that nobody sees, and those that fonts of office programs have in places of their own. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffc\ue000-\uf8ff]/g;
const SPACES = /[\u00a0\u2007\u202f\t]/g;

/** What starts an entry of a list that was made by hand. */
const BULLET = /^\s*(?:[•·●▪‣◦§–—\uf0b7\uf0a7]|o(?=\s{2}))\s*/;
const NUMBER = /^\s*(?:\d+|[a-z])[.)]\s*/;

/** The entries of Word's lists, which it writes as paragraphs. */
const WORD_ENTRY = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';

const NO_WORDS = 'style, script, meta, link, title, iframe, object, img, svg, template';

/** Google Docs makes words bold by a style, and puts a <b> around everything, which a style calls off. */
const BOLD = 'span[style*="font-weight:700"], span[style*="font-weight:bold"]';
const NO_FRAME =
  'b[style*="font-weight:normal"], blockquote, a:not([href^="http"], [href^="mailto:"], [href^="tel:"], [href^="/"])';

/**
 * The text of what is pasted.
 * @param html as the clipboard has it; empty if there is none
 * @param plain the same as plain text, which is taken as it is written if there is no HTML
 * @returns text of MDX, in which nothing is a tag that was not one
 */
export function pastedText(html: string, plain: string): string {
  const {body} = new DOMParser().parseFromString(
    html.replaceAll(/&nbsp;|\u00a0/g, ' '),
    'text/html',
  );
  if (!body.querySelector('p, li, table, h1, h2, h3, h4, b, strong, a, div, br'))
    return visible(plain.replaceAll(/\r\n?/g, '\n').replaceAll(new RegExp(BULLET, 'gm'), '- '));
  for (const part of body.querySelectorAll(NO_WORDS)) part.remove();
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  for (const part of body.querySelectorAll(NO_FRAME)) part.replaceWith(...part.childNodes);
  for (const part of body.querySelectorAll(BOLD)) renamed(part, 'strong');
  for (const cell of body.querySelectorAll('tr:first-child > td')) renamed(cell, 'th');
  for (const paragraph of body.querySelectorAll('p')) makeEntry(paragraph);
  const tree = toMdast(fromDom(body), {nodeHandlers: {comment: () => undefined}});
  visit(tree, 'heading', (heading) => {
    heading.depth = heading.depth < 3 ? 2 : 3;
    heading.children = [{type: 'text', value: toString(heading)}];
  });
  visit(tree, 'link', (link) => void (link.url = link.url.replaceAll(' ', '%20')));
  const extensions = [
    gfmTableToMarkdown({tablePipeAlign: false}),
    mdxToMarkdown(),
    {unsafe: [{character: '}', inConstruct: 'phrasing' as const}]},
  ];
  const text = toMarkdown(tree, {extensions, bullet: '-', listItemIndent: 'one', rule: '-'});
  // Spaces at the ends of bold words come as codes.
  return visible(text.replaceAll(/&#x20;(\*+)/g, '$1 ').replaceAll(/(\*+)&#x20;/g, ' $1'));
}

function visible(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').trimEnd();
}

function renamed(part: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...part.childNodes);
  part.replaceWith(other);
}

/** Makes an entry of a list of a paragraph that only looks like one. */
function makeEntry(paragraph: Element): void {
  const bullet = paragraph.querySelector('[style*="mso-list"]');
  const sign = bullet?.textContent ?? paragraph.textContent;
  const isInWord = paragraph.matches(WORD_ENTRY);
  if (!isInWord && !BULLET.test(sign)) return;
  bullet?.remove();
  const kind = isInWord && NUMBER.test(sign) ? 'OL' : 'UL';
  const start = firstText(paragraph);
  if (!bullet)
    start.textContent = (start.textContent ?? '').replace(kind === 'OL' ? NUMBER : BULLET, '');
  const before = paragraph.previousElementSibling;
  const list = before?.tagName === kind ? before : document.createElement(kind);
  const entry = document.createElement('li');
  entry.append(...paragraph.childNodes);
  list.append(entry);
  if (list === before) paragraph.remove();
  else paragraph.replaceWith(list);
}

function firstText(node: Node): Node {
  return node.firstChild ? firstText(node.firstChild) : node;
}
