import type {Nodes} from 'mdast';

/** Returns true if a node has text of its own that is read in one go. */
export function isTextBlock(
  node: Nodes,
): node is Extract<Nodes, {type: 'paragraph' | 'heading' | 'tableCell'}> {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/**
 * Returns the text of a body, or of a part of it, as it was typed, piece by piece: paragraphs,
 * headings, list entries, table cells, and the tag of each block, such as
 * `<Question title="Does it hurt?">`. A quoted fact appears as its tag. Line breaks, emphasis, and
 * link targets make no difference.
 */
export function readTextPieces(root: Nodes): string[] {
  const pieces: string[] = [];
  const walk = (node: Nodes): void => {
    if (isTextBlock(node) || node.type === 'text' || node.type === 'code') {
      pieces.push(readText(node));
      return;
    }
    if (node.type === 'mdxJsxFlowElement') pieces.push(formatTag(node));
    if ('children' in node) node.children.forEach(walk);
  };
  walk(root);
  return pieces.map((piece) => piece.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

function readText(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement')
    return getTagText(node) + node.children.map(readText).join('');
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  // Other emphasis doesn't change what a sentence says.
  if (node.type === 'delete') return `~~${node.children.map(readText).join('')}~~`;
  if ('children' in node) return node.children.map(readText).join('');
  return 'value' in node ? node.value : '';
}

/** A tag without attributes around some words, such as `<BookLink>`, has no text of its own. */
function getTagText(tag: Tag): string {
  return tag.children.length > 0 && tag.attributes.length === 0 ? '' : formatTag(tag);
}

/** A tag in a text. */
export type Tag = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Formats a tag with its attributes that have a plain text value. */
export function formatTag(tag: Tag): string {
  const attributes = getTextAttributes(tag).map(([name, text]) => ` ${name}="${text}"`);
  return `<${tag.name ?? ''}${attributes.join('')}>`;
}

/** Returns the attributes of a tag that have a plain text value. */
export function getTextAttributes({attributes}: Tag): [name: string, text: string][] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
}
