import type {Nodes, Root} from 'mdast';

/** Whether something has words of its own that are read in one go. */
export function isBlock(
  node: Nodes,
): node is Extract<Nodes, {type: 'paragraph' | 'heading' | 'tableCell'}> {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/**
 * The words of a body, piece by piece, as they were written: paragraphs, headings, entries of lists, cells of
 * tables, and each block with what its tag says, such as `<Question title="Does it hurt?">`. A fact that is
 * quoted stands as its tag. How a piece is wrapped or emphasised, and where its links lead, makes no difference.
 */
export function wordsOf(tree: Root): string[] {
  const pieces: string[] = [];
  const walk = (node: Nodes): void => {
    if (isBlock(node) || node.type === 'text' || node.type === 'code') {
      pieces.push(textOf(node));
      return;
    }
    if (node.type === 'mdxJsxFlowElement') pieces.push(tagOf(node));
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return pieces.map((piece) => piece.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

function textOf(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return tagOf(node);
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** A tag as it stands in a text. */
export type Tag = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function tagOf(tag: Tag): string {
  const said = textsOf(tag).map(([name, text]) => ` ${name}="${text}"`);
  return `<${tag.name ?? ''}${said.join('')}>`;
}

/** The attributes of a tag that have a plain text as their value. */
export function textsOf({attributes}: Tag): [name: string, text: string][] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
}
