import {hasChildren, isTag, isText, type AnyNode, type Element} from 'domhandler';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'caption' | 'quote' | 'control' | 'picture';

/** A piece of a page that is read in one go, such as a paragraph or the row of a table. */
export interface Block {
  kind: BlockKind;
  /** Of a heading: 1 to 6. */
  level?: number;
  /** Its words; of a picture, what is read out instead of it. */
  text: string;
  links: Link[];
  /** Of a picture: its address, and what the file holds. */
  source?: string;
  hash?: string;
}

export interface Link {
  text: string;
  to: string;
}

const KINDS: Record<string, BlockKind> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'item',
  tr: 'row',
  dt: 'row',
  caption: 'caption',
  figcaption: 'caption',
  blockquote: 'quote',
  summary: 'control',
  button: 'control',
  label: 'control',
  legend: 'control',
  option: 'control',
};

const BREAKS = new Set([
  ...Object.keys(KINDS),
  ...['p', 'div', 'section', 'article', 'aside', 'nav', 'header', 'footer', 'main', 'ul', 'ol', 'dl', 'table', 'thead'],
  ...['tbody', 'figure', 'details', 'form', 'fieldset', 'address', 'hr', 'dialog', 'body'],
]);

/** Cells of a row, which are read on one line. */
const CELLS = new Set(['td', 'th', 'dd']);

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'video', 'source']);

/** Reads the words below some elements as blocks, in their order. What is only read out loud is told elsewhere. */
export function blocksIn(roots: readonly AnyNode[], hashOf: (address: string) => string | undefined): Block[] {
  const reader = new Reader(hashOf);
  for (const root of roots) {
    reader.visit(root);
    reader.end();
  }
  return reader.blocks;
}

class Reader {
  readonly blocks: Block[] = [];
  #current: Block | undefined;
  /** Whether what was read last is the name of what comes now. */
  #named = false;

  constructor(private readonly hashOf: (address: string) => string | undefined) {}

  visit(node: AnyNode, kind: BlockKind = 'paragraph'): void {
    if (isText(node)) return this.#write(node.data, kind);
    if (!hasChildren(node)) return;
    if (!isTag(node)) return node.children.forEach((child) => this.visit(child, kind));
    const {name} = node;
    if (UNREAD.has(name) || isUnseen(node)) return;
    if (name === 'br') return this.#write(' ', kind);
    if (name === 'img') return this.#picture(node);
    if (name === 'a') return this.#link(node, kind);
    if (CELLS.has(name)) return this.#cell(node, kind);
    // What is in a cell stays on its line.
    const breaks = BREAKS.has(name) && !(kind === 'row' && !(name in KINDS));
    if (breaks) this.end();
    if (name === 'tr' || name === 'dt') this.#named = name === 'dt';
    const own = KINDS[name] ?? (kind === 'row' && breaks ? 'paragraph' : kind);
    if (own === 'heading') this.#current = {kind: own, level: Number(name[1]) || 1, text: '', links: []};
    for (const child of node.children) this.visit(child, own);
    if (breaks && name !== 'dt') this.end();
  }

  /** Ends the block that is being read. */
  end(): void {
    const block = this.#current;
    this.#current = undefined;
    if (!block) return;
    block.text = plain(block.text);
    if (block.text !== '') this.blocks.push(block);
  }

  #write(text: string, kind: BlockKind): void {
    if (!this.#current && text.trim() === '') return;
    this.#current ??= {kind, text: '', links: []};
    this.#current.text += text;
  }

  #cell(cell: Element, kind: BlockKind): void {
    if (this.#current && plain(this.#current.text) !== '') this.#current.text += this.#named ? ': ' : ' | ';
    this.#named = cell.name === 'th';
    const inRow = cell.name === 'dd' ? 'row' : kind;
    for (const child of cell.children) this.visit(child, inRow);
    if (cell.name === 'dd') this.end();
  }

  #link(link: Element, kind: BlockKind): void {
    for (const child of link.children) this.visit(child, kind);
    const to = link.attribs.href;
    const block = this.#current ?? this.blocks.at(-1);
    if (to !== undefined && block) block.links.push({text: textOf(link), to});
  }

  #picture({attribs: {src = '', alt = ''}}: Element): void {
    const hash = this.hashOf(src);
    this.blocks.push({kind: 'picture', text: plain(alt), links: [], source: src, ...(hash && {hash})});
  }
}

function isUnseen({attribs}: Element): boolean {
  return 'hidden' in attribs || /(^|\s)visually-hidden(\s|$)/.test(attribs.class ?? '');
}

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && isUnseen(node))) return '';
  return plain(node.children.map(textOf).join(''));
}

/** A text with single spaces, as browsers show it. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
