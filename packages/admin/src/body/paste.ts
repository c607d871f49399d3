import {fromDom} from 'hast-util-from-dom';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';

/* What is pasted from Word, Excel, Google Docs or a website comes in as the text of a page: words, headings, lists, tables. */

/** Signs that nobody sees, and those that fonts of office programs have in places of their own. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffc\ue000-\uf8ff]/g;
const SPACES = /[\u00a0\u2007\u202f]/g;

/** What starts an entry of a list that was made by hand. */
const BULLET = /^\s*(?:[•·●▪‣◦§–—\uf0b7\uf0a7]|o(?=\s{2}))\s*/;
const NUMBER = /^\s*(?:\d+|[a-z])[.)]\s*/;

/** The entries of Word's lists, which it writes as paragraphs. */
const WORD_ENTRY = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';

/** The looks that are kept, by what HTML calls them and what a style says of them. */
const LOOKS = [
  {tag: 'strong', tags: 'b, strong', on: /font-weight:\s*(?:bold|[6-9]00)/, off: /font-weight:\s*(?:normal|400)/},
  {tag: 'em', tags: 'i, em', on: /font-style:\s*italic/, off: /font-style:\s*normal/},
];

/**
 * The text of what is pasted.
 * @param html as the clipboard has it; empty if there is none
 * @param plain the same as plain text, which is taken as it is written if there is no HTML
 * @returns text of MDX, in which nothing is a tag that was not one
 */
export function pastedText(html: string, plain: string): string {
  const {body} = new DOMParser().parseFromString(html.replaceAll(/&nbsp;|\u00a0/g, ' '), 'text/html');
  if (!body.querySelector('p, li, table, h1, h2, h3, h4, b, strong, a, div, br')) return fromPlain(plain);
  for (const part of body.querySelectorAll('style, script, meta, link, title, iframe, object, img, svg, template'))
    part.remove();
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  for (const paragraph of body.querySelectorAll('p')) makeEntry(paragraph);
  keepLooks(body);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const plainer = document.createElement(/[12]/.test(heading.tagName) ? 'h2' : 'h3');
    plainer.textContent = heading.textContent;
    heading.replaceWith(plainer);
  }
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (/^(?:https?:|mailto:|tel:|\/)/.test(address)) link.href = address.replaceAll(' ', '%20');
    else link.replaceWith(...link.childNodes);
  }
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('tr:first-child > td')) {
    const heading = Object.assign(document.createElement('th'), {colSpan: cell.colSpan});
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
  for (const part of body.querySelectorAll('strong, em, a')) trim(part);
  for (const frame of body.querySelectorAll('blockquote')) frame.replaceWith(...frame.childNodes);
  return written(toMdast(fromDom(body), {nodeHandlers: {comment: () => undefined}}));
}

function fromPlain(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  return lines.map((line) => visible(line.replace(BULLET, '- '))).join('\n');
}

function written(tree: Nodes): string {
  const extensions = [
    gfmTableToMarkdown({tablePipeAlign: false}),
    mdxToMarkdown(),
    {unsafe: [{character: '}', inConstruct: 'phrasing' as const}]},
  ];
  return visible(toMarkdown(tree, {extensions, bullet: '-', listItemIndent: 'one', rule: '-'}));
}

function visible(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').replaceAll('\t', ' ').trimEnd();
}

/** Makes an entry of a list of a paragraph that only looks like one. */
function makeEntry(paragraph: Element): void {
  const bullet = paragraph.querySelector('[style*="mso-list"]');
  const sign = bullet?.textContent ?? paragraph.textContent;
  const isInWord = paragraph.matches(WORD_ENTRY);
  if (!isInWord && !BULLET.test(sign)) return;
  bullet?.remove();
  const kind = isInWord && NUMBER.test(sign) ? 'OL' : 'UL';
  const start = edge(paragraph, 'firstChild');
  if (!bullet) start.textContent = (start.textContent ?? '').replace(kind === 'OL' ? NUMBER : BULLET, '');
  const before = paragraph.previousElementSibling;
  const list = before?.tagName === kind ? before : document.createElement(kind);
  const entry = document.createElement('li');
  entry.append(...paragraph.childNodes);
  list.append(entry);
  if (list === before) paragraph.remove();
  else paragraph.replaceWith(list);
}

/** Makes tags of the looks that styles give, and takes away what a style calls off: Google Docs puts a <b> around everything. */
function keepLooks(body: Element): void {
  for (const {tag, tags, on, off} of LOOKS)
    for (const part of [...body.querySelectorAll(`${tags}, [style]`)].reverse()) {
      const style = part.getAttribute('style') ?? '';
      const isOn = (part.matches(tags) || on.test(style)) && !off.test(style) && !part.querySelector(tag);
      const look = document.createElement(tag);
      look.append(...part.childNodes);
      const inside = isOn ? [look] : [...look.childNodes];
      if (part.matches(tags)) part.replaceWith(...inside);
      else part.append(...inside);
    }
}

/** Puts the spaces at the ends of some words outside of their tag; without words there is no tag. */
function trim(part: Element): void {
  const words = part.textContent;
  if (words.trim() === '') return part.replaceWith(words);
  for (const [side, trimmed] of [
    ['firstChild', 'trimStart'],
    ['lastChild', 'trimEnd'],
  ] as const) {
    const end = edge(part, side);
    const kept = (end.textContent ?? '')[trimmed]();
    if (kept === end.textContent) continue;
    end.textContent = kept;
    if (side === 'firstChild') part.before(' ');
    else part.after(' ');
  }
}

/** The text at one end of an element. */
function edge(node: Node, side: 'firstChild' | 'lastChild'): Node {
  const next = node[side];
  return next ? edge(next, side) : node;
}
