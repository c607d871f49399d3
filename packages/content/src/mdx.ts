import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readBody, type Body} from './body/body';
import type {Message, Problem} from './problem';
import type {MdxSource} from './source';
import {extractImports} from './syntax/imports';
import {maskFaults} from './syntax/textFaults';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Parses the body of an MDX file; never throws. Syntax errors are reported and masked, so that one
 * doesn't hide another.
 * @returns the contents, the syntax errors, and `isReadable: false` if nothing could be parsed
 */
export function parseBody(
  file: string,
  {body, bodyLine}: Pick<MdxSource, 'body' | 'bodyLine'>,
): {body: Body; problems: Problem[]; isReadable: boolean} {
  const toFileLine = <At extends {line: number}>(at: At): At => ({
    ...at,
    line: at.line + bodyLine - 1,
  });
  const {imports, text, findings} = extractImports(body);
  const masked = maskFaults(text);
  const {tree, error} = parse(masked.text);
  const faults = [...findings, ...masked.findings].sort((a, b) => a.line - b.line);
  const errors = error && faults.length === 0 ? [error] : faults;
  const getLine = (node: Nodes) => (node.position?.start.line ?? 1) + bodyLine - 1;
  return {
    body: readBody(tree, error ? [] : imports.map(toFileLine), getLine),
    problems: errors.map((fault) => ({file, ...toFileLine(fault)})),
    isReadable: error === undefined,
  };
}

/**
 * Parses MDX without imports.
 * @throws if the text isn't MDX
 */
export function parseMdx(text: string): Root {
  return parser.parse(text);
}

/** Parses MDX. If none of our rules explains an error, only its line is known. */
function parse(text: string): {tree: Root; error?: Message & {line: number}} {
  try {
    return {tree: parseMdx(text)};
  } catch (error) {
    const {line = 1} = error as {line?: number};
    return {
      tree: {type: 'root', children: []},
      error: {
        line,
        message: "The text can't be read from this line on: a tag and text are mixed up.",
        remedy:
          'Put the opening tag and the closing tag on lines of their own, such as <Question …> ' +
          'and </Question>, with an empty line before and after each.',
      },
    };
  }
}
