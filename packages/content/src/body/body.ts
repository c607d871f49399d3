import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isReadAttribute} from '../tagRules';
import type {Import} from '../syntax/imports';
import {passageOf, type Passage} from './passages';
import {isBlock, type Tag, textsOf, wordsOf} from './pieces';

/** A component as it is used in a body, such as `<VideoEmbed id="office-tour" />`. */
export interface ComponentUse {
  name: string;
  /** Those with a plain text as their value. */
  attributes: Record<string, string>;
  line: number;
  /** The names of all attributes in their order, repeats included. */
  names: string[];
  /** Whether anything stands between `<Tag>` and `</Tag>`. */
  hasWords: boolean;
  /** What stands there, as plain text. */
  words: string;
}

/** What the checks and the pages want to know of a body. Lines are lines of the whole file. */
export interface Body {
  imports: Import[];
  components: ComponentUse[];
  headings: {depth: number; text: string; line: number}[];
  links: {url: string; text: string; line: number}[];
  images: {url: string; alt: string; line: number}[];
  /** The plain text of each paragraph at the top level. */
  paragraphs: string[];
  /** All words, piece by piece (see `wordsOf`). */
  words: string[];
  /** Everything that a visitor reads, in its order: blocks of words and the words in attributes. */
  passages: Passage[];
  /** Each node with its line, and whether it stands at the top; the checks of how a text is written look at these. */
  nodes: {node: Nodes; line: number; isTop: boolean}[];
}

/**
 * Gathers what is in a body.
 * @param lineOf the line of a node in the whole file
 */
export function readBody(tree: Root, imports: Import[], lineOf: (node: Nodes) => number): Body {
  const body: Body = {
    imports,
    components: [],
    headings: [],
    links: [],
    images: [],
    paragraphs: tree.children
      .filter((node) => node.type === 'paragraph')
      .map((node) => toString(node)),
    words: wordsOf(tree),
    passages: [],
    nodes: [],
  };
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => void definitions.set(identifier, url));
  visit(tree, (node, _, parent) => {
    const line = lineOf(node);
    body.nodes.push({node, line, isTop: parent?.type === 'root'});
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
      case 'image':
        body.images.push({url: node.url, alt: node.alt ?? '', line});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        body.components.push(componentUse(node, line));
        body.passages.push(...attributePassages(node, line));
        break;
    }
    if (isBlock(node)) body.passages.push(passageOf(node, lineOf));
  });
  return body;
}

function componentUse(tag: Tag, line: number): ComponentUse {
  return {
    name: tag.name ?? '',
    attributes: Object.fromEntries(textsOf(tag)),
    line,
    names: tag.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? attribute.name : [],
    ),
    hasWords: tag.children.length > 0,
    words: toString(tag.children),
  };
}

function attributePassages(tag: Tag, line: number): Passage[] {
  const read = textsOf(tag).filter(([field]) => isReadAttribute(tag.name ?? '', field));
  return read.map(([field, text]) => ({text, lineAt: () => line, field}));
}
