import {hasChildren, isTag, isText, type AnyNode, type Element} from 'domhandler';

/** The elements that start a block, by the kind of the block. */
const ELEMENTS = {
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  item: ['li'],
  row: ['tr', 'dt'],
  caption: ['caption', 'figcaption'],
  quote: ['blockquote'],
  control: ['summary', 'button', 'label', 'legend', 'option'],
};

export type BlockKind = keyof typeof ELEMENTS | 'paragraph' | 'picture';

/** The part of the page that contains a block; `body` for everything outside the others. */
export type Area = 'main' | 'header' | 'footer' | 'body';

/** A piece of a page that is read at once, such as a paragraph or a table row. */
export interface Block {
  kind: BlockKind;
  area: Area;
  level?: number;
  /** The words, or the description of a picture. */
  text: string;
  links: {text: string; to: string}[];
  /** The digest of a picture's file, or its address if there is no file. */
  source?: string | undefined;
}

const KIND_OF_ELEMENT = new Map(
  Object.entries(ELEMENTS).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as BlockKind] as const),
  ),
);

/** Elements that end a block without starting one of a kind; within a row they don't. */
const BREAKING_ELEMENTS = new Set(
  (
    'p div section article aside nav header footer main body ul ol dl table thead tbody figure ' +
    'details dialog form fieldset address hr'
  ).split(' '),
);

const UNREAD_ELEMENTS = [
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'video',
  'source',
];

/** Elements whose text belongs to the row that they are in. */
const CELLS = ['td', 'th', 'dd'];

const AREAS: readonly string[] = ['main', 'header', 'footer'] satisfies Area[];

/**
 * Reads a page's words and pictures in order, without text for screen readers only.
 * @param hashOf the digest of a picture's file; undefined if there is none
 */
export function readBlocks(
  body: AnyNode,
  hashOf: (address: string) => string | undefined,
): Block[] {
  const reader = new BlockReader(hashOf);
  reader.visit(body, 'paragraph');
  return reader.blocks;
}

class BlockReader {
  readonly blocks: Block[] = [];
  private current: Block | undefined;
  private area: Area = 'body';

  constructor(private readonly hashOf: (address: string) => string | undefined) {}

  /** @param kind the kind of the block that a text in this node belongs to */
  visit(node: AnyNode, kind: BlockKind): void {
    if (isText(node)) return this.addText(node.data, kind);
    if (!hasChildren(node)) return;
    if (!isTag(node)) return node.children.forEach((child) => this.visit(child, kind));
    if (isUnread(node)) return;
    if (node.name === 'br') return this.addText(' ', kind);
    if (node.name === 'img') return this.addPicture(node);
    this.visitElement(node, kind);
  }

  private visitElement(element: Element, kind: BlockKind): void {
    const {name, children} = element;
    const ownKind = KIND_OF_ELEMENT.get(name);
    const breaks = ownKind !== undefined || (BREAKING_ELEMENTS.has(name) && kind !== 'row');
    if (breaks) this.endBlock();
    if (ownKind === 'heading') this.startHeading(Number(name[1]));
    if (CELLS.includes(name)) this.separateCell();
    if (isLabelAfterLabel(element) && this.current) this.current.text += ' ';

    const outerArea = this.area;
    if (outerArea === 'body' && AREAS.includes(name)) this.area = name as Area;
    const childKind = ownKind ?? (name === 'dd' ? 'row' : kind);
    for (const child of children) this.visit(child, childKind);
    this.area = outerArea;

    if (name === 'a') this.addLink(element);
    // The description of a term is in the same row.
    if ((breaks && name !== 'dt') || name === 'dd') this.endBlock();
  }

  private startHeading(level: number): void {
    this.current = {kind: 'heading', area: this.area, level, text: '', links: []};
  }

  private endBlock(): void {
    const text = normalizeSpaces(this.current?.text ?? '');
    if (this.current && text !== '') this.blocks.push({...this.current, text});
    this.current = undefined;
  }

  private addText(text: string, kind: BlockKind): void {
    if (!this.current && text.trim() === '') return;
    this.current ??= {kind, area: this.area, text: '', links: []};
    this.current.text += text;
  }

  /** Separates a cell from those before it in the row. The first one names the others. */
  private separateCell(): void {
    if (!this.current || normalizeSpaces(this.current.text) === '') return;
    this.current.text += this.current.text.includes(': ') ? ' | ' : ': ';
  }

  private addPicture({attribs}: Element): void {
    const source = this.hashOf(attribs.src ?? '') ?? attribs.src;
    const text = normalizeSpaces(attribs.alt ?? '');
    this.blocks.push({kind: 'picture', area: this.area, text, links: [], source});
  }

  private addLink(element: Element): void {
    const to = element.attribs.href;
    if (to === undefined) return;
    (this.current ?? this.blocks.at(-1))?.links.push({text: getText(element), to});
  }
}

function isUnread({name, attribs}: Element): boolean {
  return (
    UNREAD_ELEMENTS.includes(name) ||
    'hidden' in attribs ||
    /(^|\s)visually-hidden(\s|$)/.test(attribs.class ?? '')
  );
}

function getText(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && isUnread(node))) return '';
  const texts = node.children.map((child) => {
    const space = isTag(child) && isLabelAfterLabel(child) ? ' ' : '';
    return space + getText(child);
  });
  return normalizeSpaces(texts.join(''));
}

/**
 * Two spans or links without a space between them are separate labels, such as a name and a role,
 * or a phone number and an email address.
 */
function isLabelAfterLabel({name, previousSibling}: Element): boolean {
  if (!['a', 'span'].includes(name) || previousSibling === null) return false;
  return isTag(previousSibling) && previousSibling.name === name;
}

/** A text with single spaces, as browsers show it. */
export function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
