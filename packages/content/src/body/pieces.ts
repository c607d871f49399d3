import type {Nodes, Root} from 'mdast';

/** What has words of its own that are read in one go. */
const READ = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * The words of a body, piece by piece, as they were written: paragraphs, headings, entries of lists, cells of
 * tables, and each block with what its tag says, such as `<Question title="Does it hurt?">`. A fact that is
 * quoted stands as its tag. How a piece is wrapped or emphasised, and where its links lead, makes no difference.
 */
export function wordsOf(tree: Root): string[] {
  const pieces: string[] = [];
  const walk = (node: Nodes): void => {
    if (READ.has(node.type) || node.type === 'text' || node.type === 'code') {
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

type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function tagOf({name, attributes}: Element): string {
  const said = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? ` ${attribute.name}="${attribute.value}"`
      : [],
  );
  return `<${name ?? ''}${said.join('')}>`;
}
