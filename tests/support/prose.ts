import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A paragraph, heading or table cell as a visitor reads it. */
export interface Block {
  text: string;
  /** The components around it, from the outside in, such as `StepList`. */
  within: string[];
  /** Whether it stands in a numbered list. */
  numbered: boolean;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const READ = new Set(['paragraph', 'heading', 'tableCell']);

/** Reads the blocks of an MDX body; a fact reads as its name in brackets. */
export function proseOf(body: string): Block[] {
  const blocks: Block[] = [];
  const walk = (node: Nodes, within: string[], numbered: boolean): void => {
    if (READ.has(node.type)) blocks.push({text: textOf(node).replaceAll(/\s+/g, ' ').trim(), within, numbered});
    else if ('children' in node) {
      const inside = node.type === 'mdxJsxFlowElement' ? [...within, node.name ?? ''] : within;
      const inNumbers = numbered || (node.type === 'list' && node.ordered === true);
      for (const child of node.children) walk(child, inside, inNumbers);
    }
  };
  walk(parser.parse(body), [], false);
  return blocks.filter(({text}) => text !== '');
}

function textOf(block: Nodes): string {
  let text = '';
  visit(block, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
    if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
      const name = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'name')?.value;
      text += typeof name === 'string' ? `[${name}]` : `[${node.name ?? ''}]`;
    }
  });
  return text;
}

/** The sentences of a block. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?])["”]?\s+(?=["“]?[A-Z[])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
