import {hasChildren, isTag, isText, type AnyNode, type Element} from 'domhandler';

/** What begins a piece of its own, and what that piece is. */
const ELEMENTS = {
  heading: 'h1 h2 h3 h4 h5 h6',
  item: 'li',
  row: 'tr dt',
  caption: 'caption figcaption',
  quote: 'blockquote',
  control: 'summary button label legend option',
};

export type BlockKind = keyof typeof ELEMENTS | 'paragraph' | 'picture';

/** Where on a page something stands: in its main part, its header, its footer, or beside them. */
export type Area = 'main' | 'header' | 'footer' | 'body';

/** A piece of a page that is read in one go, such as a paragraph or the row of a table. */
export interface Block {
  kind: BlockKind;
  area: Area;
  /** Of a heading: 1 to 6. */
  level?: number;
  /** Its words; of a picture, what is read out instead of it. */
  text: string;
  links: {text: string; to: string}[];
  /** Of a picture: what the file holds, or its address if there is none. */
  source?: string;
}

const KINDS = new Map(
  Object.entries(ELEMENTS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as BlockKind]),
  ),
);

/** What ends a piece without giving the next one a kind; within a row it stays on the row's line. */
const BREAKS = new Set(
  'p div section article aside nav header footer main ul ol dl table thead tbody figure details form fieldset address hr dialog body'.split(
    ' ',
  ),
);

const UNREAD = 'script style template noscript svg iframe video source'.split(' ');

/** Reads a page's words and pictures as blocks, in their order. What is only read out loud is left out. */
export function blocksIn(body: AnyNode, hashOf: (address: string) => string | undefined): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  let area: Area = 'body';

  const end = () => {
    const text = plain(current?.text ?? '');
    if (current && text !== '') blocks.push({...current, text});
    current = undefined;
  };
  const write = (text: string, kind: BlockKind) => {
    if (!current && text.trim() === '') return;
    current ??= {kind, area, text: '', links: []};
    current.text += text;
  };

  const visit = (node: AnyNode, kind: BlockKind): void => {
    if (isText(node)) return write(node.data, kind);
    if (!hasChildren(node)) return;
    if (!isTag(node)) return node.children.forEach((child) => visit(child, kind));
    const {name, attribs} = node;
    if (isUnread(node)) return;
    if (name === 'br') return write(' ', kind);
    if (name === 'img') {
      const source = hashOf(attribs.src ?? '') ?? attribs.src;
      blocks.push({kind: 'picture', area, text: plain(attribs.alt ?? ''), links: [], source});
      return;
    }
    const own = KINDS.get(name);
    const breaks = own !== undefined || (BREAKS.has(name) && kind !== 'row');
    if (breaks) end();
    if (own === 'heading') current = {kind: own, area, level: Number(name[1]), text: '', links: []};
    // The first cell of a row is the name of the others.
    if (/^(td|th|dd)$/.test(name) && current && plain(current.text) !== '')
      current.text += current.text.includes(': ') ? ' | ' : ': ';
    const outer = area;
    if (area === 'body' && /^(main|header|footer)$/.test(name)) area = name as Area;
    for (const child of node.children) visit(child, own ?? (name === 'dd' ? 'row' : kind));
    if (name === 'a' && attribs.href !== undefined)
      (current ?? blocks.at(-1))?.links.push({text: textOf(node), to: attribs.href});
    if ((breaks && name !== 'dt') || name === 'dd') end();
    area = outer;
  };

  visit(body, 'paragraph');
  return blocks;
}

function isUnread({name, attribs}: Element): boolean {
  return (
    UNREAD.includes(name) ||
    'hidden' in attribs ||
    /(^|\s)visually-hidden(\s|$)/.test(attribs.class ?? '')
  );
}

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && isUnread(node))) return '';
  return plain(node.children.map(textOf).join(''));
}

/** A text with single spaces, as browsers show it. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
