import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isReadAttribute} from '../tagRules';
import type {Import} from '../syntax/imports';
import {toPassage, type Passage} from './passages';
import {isTextBlock, type Tag, getTextAttributes, readTextPieces} from './pieces';

/** One use of a component in a body, such as `<VideoEmbed id="office-tour" />`. */
export interface ComponentUse {
  name: string;
  /** The attributes with a plain text value. */
  attributes: Record<string, string>;
  line: number;
  /** The names of all attributes in order, repeats included. */
  names: string[];
  /** True if there is anything between `<Tag>` and `</Tag>`. */
  hasWords: boolean;
  /** The content between `<Tag>` and `</Tag>` as plain text. */
  words: string;
}

/** The parts of a body that the checks and the pages need. Lines are lines of the whole file. */
export interface Body {
  imports: Import[];
  components: ComponentUse[];
  headings: {depth: number; text: string; line: number}[];
  links: {url: string; text: string; line: number}[];
  images: {url: string; alt: string; line: number}[];
  /** The plain text of each paragraph at the top level. */
  paragraphs: string[];
  /** The whole text, piece by piece (see `readTextPieces`). */
  words: string[];
  /** The texts of the cells in each row of a table, as in `words`. */
  rows: string[][];
  /** Everything a visitor reads, in order: blocks of text and texts in attributes. */
  passages: Passage[];
  /** Each node with its line, and whether it is at the top level. Style checks read these. */
  nodes: {node: Nodes; line: number; isTopLevel: boolean}[];
}

/**
 * Collects the contents of a body.
 * @param findLine returns the line of a node in the whole file
 */
export function readBody(tree: Root, imports: Import[], findLine: (node: Nodes) => number): Body {
  const body: Body = {
    imports,
    components: [],
    headings: [],
    links: [],
    images: [],
    paragraphs: tree.children
      .filter((node) => node.type === 'paragraph')
      .map((node) => toString(node)),
    words: readTextPieces(tree),
    rows: [],
    passages: [],
    nodes: [],
  };
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => void definitions.set(identifier, url));
  visit(tree, (node, _, parent) => {
    const line = findLine(node);
    body.nodes.push({node, line, isTopLevel: parent?.type === 'root'});
    switch (node.type) {
      case 'heading':
        body.headings.push({depth: node.depth, text: toString(node), line});
        break;
      case 'link':
        body.links.push({url: node.url, text: toString(node), line});
        break;
      case 'linkReference':
        body.links.push({url: definitions.get(node.identifier) ?? '', text: toString(node), line});
        break;
      case 'tableRow':
        body.rows.push(readTextPieces(node));
        break;
      case 'image':
        body.images.push({url: node.url, alt: node.alt ?? '', line});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        body.components.push(toComponentUse(node, line));
        body.passages.push(...toAttributePassages(node, line));
        break;
    }
    if (isTextBlock(node)) body.passages.push(toPassage(node, findLine));
  });
  return body;
}

function toComponentUse(tag: Tag, line: number): ComponentUse {
  return {
    name: tag.name ?? '',
    attributes: Object.fromEntries(getTextAttributes(tag)),
    line,
    names: tag.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? attribute.name : [],
    ),
    hasWords: tag.children.length > 0,
    words: toString(tag.children),
  };
}

function toAttributePassages(tag: Tag, line: number): Passage[] {
  return getTextAttributes(tag)
    .filter(([field]) => isReadAttribute(tag.name ?? '', field))
    .map(([field, text]) => ({text, getLine: () => line, field}));
}
