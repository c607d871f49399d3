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
  /** The level of a heading, from 1 to 6. */
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

/** Reads a page's words and pictures in order, without text for screen readers only. */
export function readBlocks(
  body: AnyNode,
  hashOf: (address: string) => string | undefined,
): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  let area: Area = 'body';

  const endBlock = () => {
    const text = normalizeSpaces(current?.text ?? '');
    if (current && text !== '') blocks.push({...current, text});
    current = undefined;
  };
  const addText = (text: string, kind: BlockKind) => {
    if (!current && text.trim() === '') return;
    current ??= {kind, area, text: '', links: []};
    current.text += text;
  };
  const addPicture = ({attribs}: Element) => {
    const source = hashOf(attribs.src ?? '') ?? attribs.src;
    const text = normalizeSpaces(attribs.alt ?? '');
    blocks.push({kind: 'picture', area, text, links: [], source});
  };

  const visit = (node: AnyNode, kind: BlockKind): void => {
    if (isText(node)) return addText(node.data, kind);
    if (!hasChildren(node)) return;
    if (!isTag(node)) return node.children.forEach((child) => visit(child, kind));
    if (isUnread(node)) return;
    if (node.name === 'br') return addText(' ', kind);
    if (node.name === 'img') return addPicture(node);
    visitElement(node, kind);
  };
  const visitElement = (element: Element, kind: BlockKind): void => {
    const {name, attribs} = element;
    const ownKind = KIND_OF_ELEMENT.get(name);
    const breaks = ownKind !== undefined || (BREAKING_ELEMENTS.has(name) && kind !== 'row');
    if (breaks) endBlock();
    if (ownKind === 'heading')
      current = {kind: ownKind, area, level: Number(name[1]), text: '', links: []};
    // The first cell of a row names the others.
    if (/^(td|th|dd)$/.test(name) && current && normalizeSpaces(current.text) !== '')
      current.text += current.text.includes(': ') ? ' | ' : ': ';

    const outerArea = area;
    if (area === 'body' && /^(main|header|footer)$/.test(name)) area = name as Area;
    if (isLabelAfterLabel(element) && current) current.text += ' ';
    const childKind = ownKind ?? (name === 'dd' ? 'row' : kind);
    for (const child of element.children) visit(child, childKind);
    if (name === 'a' && attribs.href !== undefined) {
      const link = {text: getText(element), to: attribs.href};
      (current ?? blocks.at(-1))?.links.push(link);
    }
    if ((breaks && name !== 'dt') || name === 'dd') endBlock();
    area = outerArea;
  };

  visit(body, 'paragraph');
  return blocks;
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
