import type {Nodes, PhrasingContent} from 'mdast';
import {formatTag} from './pieces';

/** Text that a visitor reads in one piece: a paragraph, heading, table cell, or field value. */
export interface Passage {
  text: string;
  /** The tags that the placeholders stand for, such as `<Fact name="care.crown-life">`. */
  tags?: readonly string[];
  /** The links with the positions of their texts. */
  links?: readonly {at: number; url: string}[];
  /** Returns the line of the file at a position of the text. */
  getLine(this: void, position: number): number;
  /** The field or attribute, if it is one. */
  field?: string;
}

/** Stands in for a tag such as `<Phone />` in the text: neither a word nor a space. */
export const TAG_PLACEHOLDER = '\u2060';

/** Converts a block with inline content to a passage. */
export function toPassage(
  block: {children: PhrasingContent[]},
  findLine: (node: Nodes) => number,
): Passage {
  let text = '';
  const tags: string[] = [];
  const links: {at: number; url: string}[] = [];
  const starts: {at: number; line: number}[] = [];
  const read = (node: PhrasingContent): void => {
    if (node.type === 'text') {
      starts.push({at: text.length, line: findLine(node)});
      text += node.value;
    } else if (node.type === 'break') {
      text += '\n';
    } else if ('children' in node && node.children.length > 0) {
      if (node.type === 'link') links.push({at: text.length, url: node.url});
      node.children.forEach((child) => read(child));
    } else {
      starts.push({at: text.length, line: findLine(node)});
      text += TAG_PLACEHOLDER;
      tags.push(node.type === 'mdxJsxTextElement' ? formatTag(node) : '');
    }
  };
  block.children.forEach(read);
  const getLine = (position: number) => {
    const start = starts.filter(({at}) => at <= position).at(-1) ?? starts[0];
    if (!start) return 1;
    return start.line + text.slice(start.at, position).split('\n').length - 1;
  };
  return {text, tags, links, getLine};
}
