import type {Nodes, PhrasingContent} from 'mdast';

/** Words that a visitor reads in one piece: a paragraph, a heading, a cell of a table, or the value of a field. */
export interface Passage {
  text: string;
  /** The line of the file at a position of the text. */
  lineAt(this: void, position: number): number;
  /** The field or attribute, if it is one. */
  field?: string;
}

/** What stands for a tag in the text, such as `<Phone />`: not a word, not a space. */
export const TAG_SIGN = '\u2060';

/** The words of a block with inline content. */
export function passageOf(
  block: {children: PhrasingContent[]},
  lineOf: (node: Nodes) => number,
): Passage {
  let text = '';
  const starts: {at: number; line: number}[] = [];
  const read = (node: PhrasingContent): void => {
    if (node.type === 'text') {
      starts.push({at: text.length, line: lineOf(node)});
      text += node.value;
    } else if (node.type === 'break') {
      text += '\n';
    } else if ('children' in node && node.children.length > 0) {
      node.children.forEach((child) => read(child));
    } else {
      starts.push({at: text.length, line: lineOf(node)});
      text += TAG_SIGN;
    }
  };
  block.children.forEach(read);
  const lineAt = (position: number) => {
    const start = starts.filter(({at}) => at <= position).at(-1) ?? starts[0];
    return start ? start.line + text.slice(start.at, position).split('\n').length - 1 : 1;
  };
  return {text, lineAt};
}
