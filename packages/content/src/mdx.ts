import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readBody, type Body} from './body/body';
import type {Message, Problem} from './problem';
import type {MdxSource} from './source';
import {takeImports} from './syntax/imports';
import {takeOut} from './syntax/takeOut';
import {mdxMessage, textFinders} from './syntax/textHints';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Reads the body of an MDX file. What cannot be read is said and taken out, so that one fault does not hide others.
 * @returns what is in it, with the problems that would keep it from being shown as it is meant, and whether anything could be
 *   read of it; never throws
 */
export function parseBody(
  file: string,
  source: Pick<MdxSource, 'body' | 'bodyLine'>,
): {body: Body; problems: Problem[]; isReadable: boolean} {
  const toProblem = ({line, what, fix}: Message & {line: number}): Problem => ({
    file,
    line: line + source.bodyLine - 1,
    what,
    fix,
  });
  const {imports, text, findings} = takeImports(source.body);
  const rest = takeOut(text, textFinders);
  const problems = [...findings, ...rest.findings].sort((a, b) => a.line - b.line).map(toProblem);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + source.bodyLine - 1;
  const ownImports = imports.map((entry) => ({...entry, line: entry.line + source.bodyLine - 1}));
  const {tree, error} = parse(rest.text);
  return {
    body: readBody(tree, error ? [] : ownImports, lineOf),
    problems: error && problems.length === 0 ? [toProblem(error)] : problems,
    isReadable: error === undefined,
  };
}

const EMPTY: Root = {type: 'root', children: []};

function parse(text: string): {tree: Root; error?: Message & {line: number}} {
  try {
    return {tree: parser.parse(text)};
  } catch (error) {
    return {tree: EMPTY, error: explain(error)};
  }
}

function explain(error: unknown): Message & {line: number} {
  const {line, place, ruleId} = error as {
    line?: number;
    ruleId?: string;
    place?: {start?: {line?: number}; line?: number};
  };
  const at = line ?? place?.line ?? place?.start?.line ?? 1;
  return {line: at, ...mdxMessage(ruleId)};
}

export type {Body} from './body/body';
