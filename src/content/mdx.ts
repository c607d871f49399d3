import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Problem} from './problem';
import type {MdxSource} from './source';
import {wordsOf} from './words';

/** A component as it is used in a body, such as `<VideoEmbed id="office-tour" />`. */
export interface ComponentUse {
  name: string;
  attributes: Record<string, string>;
  line: number;
}

/** What the checks and the pages want to know of a body. Lines are lines of the whole file. */
export interface Body {
  components: ComponentUse[];
  headings: {depth: number; text: string; line: number}[];
  links: {url: string; text: string; line: number}[];
  images: {url: string; alt: string; line: number}[];
  /** The plain text of each paragraph at the top level. */
  paragraphs: string[];
  /** All words, piece by piece (see `wordsOf`). */
  words: string[];
}

const EMPTY: Body = {components: [], headings: [], links: [], images: [], paragraphs: [], words: []};

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Reads the body of an MDX file.
 * @returns what is in it, or the problem that keeps it from being read; never throws
 */
export function parseBody(file: string, source: MdxSource): {body: Body; problems: Problem[]} {
  let tree: Root;
  try {
    tree = parser.parse(source.body);
  } catch (error) {
    return {body: EMPTY, problems: [explainSyntaxError(file, source, error)]};
  }
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + source.bodyLine - 1;
  const body: Body = {components: [], headings: [], links: [], images: [], paragraphs: [], words: wordsOf(tree)};
  visit(tree, (node) => {
    if (node.type === 'heading') body.headings.push({depth: node.depth, text: toString(node), line: lineOf(node)});
    if (node.type === 'link') body.links.push({url: node.url, text: toString(node), line: lineOf(node)});
    if (node.type === 'image') body.images.push({url: node.url, alt: node.alt ?? '', line: lineOf(node)});
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      body.components.push({name: node.name ?? '', attributes: textAttributes(node.attributes), line: lineOf(node)});
    }
  });
  body.paragraphs = tree.children.filter((node) => node.type === 'paragraph').map((node) => toString(node));
  return {body, problems: []};
}

function textAttributes(attributes: readonly {type: string; name?: string; value?: unknown}[]): Record<string, string> {
  return Object.fromEntries(
    attributes
      .filter(({type, value}) => type === 'mdxJsxAttribute' && typeof value === 'string')
      .map(({name, value}) => [String(name), String(value)]),
  );
}

function explainSyntaxError(file: string, source: MdxSource, error: unknown): Problem {
  const {line, place} = error as {line?: number; place?: {start?: {line?: number}; line?: number}};
  const at = line ?? place?.line ?? place?.start?.line ?? 1;
  return {
    file,
    line: at + source.bodyLine - 1,
    what: 'The text cannot be read from this line on: a <, { or tag is not what it seems.',
    fix: 'Write "under 5" instead of <5, leave out { and }, and close every tag that is opened.',
  };
}
