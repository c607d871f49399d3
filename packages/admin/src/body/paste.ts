/* What is pasted from Word, Excel, Google Docs or a website comes in as the text of a page: words, headings, lists, tables. */

/** Signs that nobody sees, and those that fonts of office programs have in places of their own. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffc\ue000-\uf8ff]/g;

/** What starts an entry of a list that was made by hand. */
const BULLET = /^[ \t]*(?:[•·●▪‣◦§–—\uf0b7\uf0a7]|o(?=\s{2}))[ \t\u00a0]*/;

/**
 * The text of what is pasted.
 * @param html as the clipboard has it; empty if there is none
 * @param plain the same as plain text, which is taken as it is written if there is no HTML
 * @returns text of MDX, in which nothing is a tag that was not one
 */
export function pastedText(html: string, plain: string): string {
  const document = html === '' ? undefined : new DOMParser().parseFromString(html, 'text/html');
  return document?.body.querySelector('p, li, table, h1, h2, h3, h4, b, strong, a, div, br')
    ? blocksOf(document.body).join('\n\n')
    : fromPlain(plain);
}

function fromPlain(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const rows = lines.filter((line) => line.trim() !== '');
  const isTable = rows.length > 1 && rows.every((row) => row.includes('\t') && !BULLET.test(row));
  if (isTable) return tableOf(rows.map((row) => row.split('\t').map((cell) => escaped(clean(cell)).trim())));
  return lines.map((line) => visible(line.replace(BULLET, '- ')).replaceAll('\t', ' ').trimEnd()).join('\n');
}

function visible(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(/[\u00a0\u2007\u202f]/g, ' ');
}

function clean(text: string): string {
  return visible(text).replaceAll(/\s+/g, ' ');
}

/** Signs that would start a tag, an expression or an emphasis stand for themselves. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*{}<]|\[(?=[^\]]*\]\()/g, '\\$&');
}

const HEADINGS: Readonly<Record<string, string>> = {
  H1: '## ',
  H2: '## ',
  H3: '### ',
  H4: '### ',
  H5: '### ',
  H6: '### ',
};

/** What holds other blocks. */
const CONTAINERS = new Set([
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'BODY',
  'BLOCKQUOTE',
  'CENTER',
  'FONT',
  'HEADER',
  'FOOTER',
  'FORM',
]);
const BLOCKS = 'p, div, section, article, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote';
const LEFT_OUT = new Set(['STYLE', 'SCRIPT', 'META', 'LINK', 'TITLE', 'XML', 'TEMPLATE', 'IFRAME', 'OBJECT']);

/** The blocks of an element, each as the text of a page; entries of one list are one block. */
function blocksOf(parent: Element): string[] {
  const blocks: {text: string; isEntry: boolean}[] = [];
  let inline: Node[] = [];
  const add = (text: string, isEntry = false) => {
    const last = blocks.at(-1);
    if (isEntry && last?.isEntry) last.text += `\n${text}`;
    else if (text !== '') blocks.push({text, isEntry});
  };
  const endLine = () => {
    add(atStart(wordsOf(inline)));
    inline = [];
  };
  for (const node of parent.childNodes) {
    if (!isElement(node) || !isBlock(node)) {
      inline.push(node);
      continue;
    }
    endLine();
    if (node.tagName === 'TABLE') add(tableOf(rowsOf(node)));
    else if (node.tagName === 'UL' || node.tagName === 'OL') add(listOf(node, ''));
    else if (HEADINGS[node.tagName]) add(headingOf(node));
    else if (node.querySelector(BLOCKS)) for (const text of blocksOf(node)) add(text);
    else if (isWordEntry(node)) add(wordEntryOf(node), true);
    else add(atStart(wordsOf([...node.childNodes])));
  }
  endLine();
  return blocks.map(({text}) => text);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function isBlock(element: Element): boolean {
  // Google Docs puts a <b> around everything.
  return element.matches(BLOCKS) || CONTAINERS.has(element.tagName) || element.querySelector(BLOCKS) !== null;
}

function headingOf(element: Element): string {
  const words = wordsOf([...element.childNodes]).replaceAll('**', '');
  return words === '' ? '' : (HEADINGS[element.tagName] ?? '') + words;
}

/** Word writes the entries of a list as paragraphs, each with its bullet. */
function isWordEntry(element: Element): boolean {
  return (element.getAttribute('style') ?? '').includes('mso-list') || element.className.includes('MsoListParagraph');
}

function wordEntryOf(element: Element): string {
  const bullet = [...element.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const isNumber = /\d+[.)]|^\s*[a-z][.)]/.test(bullet?.textContent ?? '');
  bullet?.remove();
  const words = wordsOf([...element.childNodes]);
  const number = /^(\d+)[.)]\s*/.exec(words);
  return isNumber || number ? `1. ${words.slice(number?.[0].length ?? 0)}` : `- ${words.replace(BULLET, '')}`;
}

function listOf(list: Element, indent: string): string {
  return [...list.children]
    .flatMap((entry, index) => {
      if (entry.tagName === 'UL' || entry.tagName === 'OL') return listOf(entry, `${indent}  `);
      const mark = list.tagName === 'OL' ? `${index + 1}. ` : '- ';
      const below = [...entry.children].filter(({tagName}) => tagName === 'UL' || tagName === 'OL');
      const words = wordsOf([...entry.childNodes].filter((node) => !below.includes(node as Element)));
      return [
        ...(words === '' ? [] : [`${indent}${mark}${words}`]),
        ...below.map((inner) => listOf(inner, indent + ' '.repeat(mark.length))),
      ];
    })
    .join('\n');
}

function rowsOf(table: Element): string[][] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].flatMap((cell) => [
      wordsOf([...cell.childNodes]),
      ...Array<string>(Math.max(0, Number(cell.getAttribute('colspan') ?? 1) - 1)).fill(''),
    ]),
  );
}

/** A table, whose first row is its heading. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const [first, ...others] = filled.map(
    (row) => `| ${Array.from({length: width}, (_, index) => (row[index] ?? '').replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return first === undefined ? '' : [first, `|${'---|'.repeat(width)}`, ...others].join('\n');
}

/** The words of some nodes in one line, with what is important, stressed, or a link. */
function wordsOf(nodes: readonly Node[]): string {
  return nodes
    .map(rawWordsOf)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\*\*){2}/g, '')
    .trim();
}

function rawWordsOf(node: Node): string {
  if (node.nodeType === 3) return escaped(visible(node.textContent ?? ''));
  if (!isElement(node) || LEFT_OUT.has(node.tagName)) return '';
  if (node.tagName === 'BR') return ' ';
  const inner = [...node.childNodes].map(rawWordsOf).join('');
  const style = node.getAttribute('style') ?? '';
  const isPlain = /font-weight:\s*(?:normal|400)/.test(style);
  const isBold = /^(?:B|STRONG)$/.test(node.tagName) || /font-weight:\s*(?:bold|[6-9]00)/.test(style);
  if (isBold && !isPlain) return around(inner, '**');
  if (/^(?:I|EM)$/.test(node.tagName) && !/font-style:\s*normal/.test(style)) return around(inner, '*');
  const address = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  return /^(?:https?:|mailto:|tel:|\/)/.test(address) ? linkTo(address, inner) : inner;
}

function linkTo(address: string, words: string): string {
  const trimmed = words.trim();
  return trimmed === '' ? '' : words.replace(trimmed, () => `[${trimmed}](${address.replaceAll(' ', '%20')})`);
}

/** Signs around words stand right beside them. */
function around(words: string, sign: string): string {
  const trimmed = words.trim();
  return trimmed === '' || trimmed.includes(sign) ? words : words.replace(trimmed, () => sign + trimmed + sign);
}

/** A paragraph that starts like a heading or an entry of a list. */
function atStart(words: string): string {
  if (BULLET.test(words)) return words.replace(BULLET, '- ');
  return words.replace(/^(?:#{1,6}|[-+]|\d+[.)])(?=\s)/, (mark) => mark.replace(/(?=.$)/, '\\'));
}
