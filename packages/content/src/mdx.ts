import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readBody, type Body} from './body/body';
import type {Message, Problem} from './problem';
import type {MdxSource} from './source';
import {takeImports} from './syntax/imports';
import {maskFaults} from './syntax/textFaults';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Reads the body of an MDX file. What cannot be read is reported and taken out, so that one fault does not hide others.
 * @returns what is in it, with the problems that would keep it from being shown as it is meant, and whether anything could be
 *   read of it; never throws
 */
export function parseBody(
  file: string,
  {body, bodyLine}: Pick<MdxSource, 'body' | 'bodyLine'>,
): {body: Body; problems: Problem[]; isReadable: boolean} {
  const inFile = <At extends {line: number}>(at: At): At => ({...at, line: at.line + bodyLine - 1});
  const {imports, text, findings} = takeImports(body);
  const rest = maskFaults(text);
  const {tree, error} = parse(rest.text);
  const found = [...findings, ...rest.findings].sort((a, b) => a.line - b.line);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + bodyLine - 1;
  return {
    body: readBody(tree, error ? [] : imports.map(inFile), lineOf),
    problems: (error && found.length === 0 ? [error] : found).map((finding) => ({
      file,
      ...inFile(finding),
    })),
    isReadable: error === undefined,
  };
}

/** Of what MDX cannot read, though no fault was found in it, the line is known and no more. */
function parse(text: string): {tree: Root; error?: Message & {line: number}} {
  try {
    return {tree: parser.parse(text)};
  } catch (error) {
    const {line = 1} = error as {line?: number};
    return {
      tree: {type: 'root', children: []},
      error: {
        line,
        message:
          'The text cannot be read from this line on: a tag is mixed up with the words next to it.',
        remedy:
          'Put both parts of a tag that stands around several lines on lines of their own, with an empty line before and after each.',
      },
    };
  }
}
