import type {Nodes} from 'mdast';
import {type Check, type Document, type LinedNode, memoize, type Message, type Problem} from '@dental/content';

/** Ways of writing that Markdown takes for something that no page needs. */
export const checkLayout: Check = ({documents}) =>
  documents.filter(({kind}) => kind === 'page').flatMap((document) => layoutOf(document));

const layoutOf = memoize(({file, body, text}: Document): Problem[] => {
  const lines = text.split(/\r\n?|\n/);
  return body.nodes.flatMap(({node, line}) => {
    const message = explain(node, (offset) => lines[line - 1 + offset] ?? '');
    return message ? [{file, line, ...message}] : [];
  });
});

type LineOf = (offset: number) => string;

function explain(node: LinedNode['node'], lineOf: LineOf): Message | undefined {
  switch (node.type) {
    case 'code':
      return {
        what: 'Three backticks start a block of program code here.',
        fix: 'Delete the lines of backticks.',
      };
    case 'heading':
      return underlined(node, lineOf);
    case 'delete':
      return struckThrough(node, lineOf);
    default:
      return undefined;
  }
}

/** A line of dashes right below a paragraph makes a heading of it. */
function underlined(node: Nodes, lineOf: LineOf): Message | undefined {
  const {start, end} = node.position ?? {};
  const last = lineOf((end?.line ?? 0) - (start?.line ?? 0));
  if (!/^\s*(-+|=+)\s*$/.test(last)) return undefined;
  return {
    what: 'The line of dashes below this text makes a heading of it.',
    fix: 'Put an empty line between the two, or delete the dashes.',
  };
}

/** A ~ that stands for "about" strikes out everything up to the next one. */
function struckThrough(node: Nodes, lineOf: LineOf): Message | undefined {
  const column = (node.position?.start.column ?? 1) - 1;
  if (lineOf(0).startsWith('~~', column)) return undefined;
  return {
    what: 'The words between two ~ would be struck out.',
    fix: 'Write "about" instead of ~.',
  };
}
