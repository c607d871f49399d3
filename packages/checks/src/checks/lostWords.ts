import type {Nodes} from 'mdast';
import {type Check, type Document, memoize, type Problem} from '@dental/content';

/** Nothing that is written in a page is left out of it in silence. */
export const checkLostWords: Check = ({documents}) => documents.flatMap((document) => lostIn(document));

const lostIn = memoize((document: Document) => [...unusedDefinitions(document), ...cellsTooMany(document)]);

/** A note or an address that stands apart is shown only where the text refers to it. */
function unusedDefinitions({file, body}: Document): Problem[] {
  const used = new Set(
    body.nodes.flatMap(({node}) =>
      node.type === 'footnoteReference' || node.type === 'linkReference' || node.type === 'imageReference'
        ? [node.identifier]
        : [],
    ),
  );
  return body.nodes.flatMap(({node, line}) => {
    if ((node.type !== 'definition' && node.type !== 'footnoteDefinition') || used.has(node.identifier)) return [];
    return [
      {
        file,
        line,
        what: `What stands behind [${node.label ?? node.identifier}]: is not shown, because no text refers to it.`,
        fix: 'Start the line with another sign, or delete it.',
      },
    ];
  });
}

/** Cells beyond the last column of a table's first line are left out. */
function cellsTooMany({file, body}: Document): Problem[] {
  return body.nodes.flatMap(({node, line}) => {
    if (node.type !== 'table') return [];
    const columns = node.children[0]?.children.length ?? 0;
    const first = node.position?.start.line ?? 0;
    return node.children.flatMap((row) =>
      row.children.slice(columns).some(hasWords)
        ? [
            {
              file,
              line: line + (row.position?.start.line ?? first) - first,
              what: 'This line of the table has more cells than its first line, so the last ones are left out.',
              fix: 'Take out a |, or add a cell to the first two lines.',
            },
          ]
        : [],
    );
  });
}

function hasWords(node: Nodes): boolean {
  return 'children' in node && node.children.length > 0;
}
