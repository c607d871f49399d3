import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Check, Document, Problem} from '@dental/content';

/** A case or review is shown as plain paragraphs, so it has nothing else in it, and at least one of them. */
export const checkRecords: Check = ({documents}) =>
  documents
    .filter(({kind}) => kind !== 'page')
    .flatMap((document) => [...nothingWritten(document), ...others(document)]);

function nothingWritten({file, kind, body, fields}: Document): Problem[] {
  if (fields === undefined || body.nodes.some(({node}) => node.type !== 'root')) return [];
  return [
    {
      file,
      line: 1,
      what: `This ${kind} says nothing.`,
      fix: `Write its words below the second line of dashes, or delete the file.`,
    },
  ];
}

const NAMES: Partial<Record<Nodes['type'], string>> = {
  heading: 'A heading',
  list: 'A list',
  table: 'A table',
  blockquote: 'A quotation with >',
  thematicBreak: 'A line of dashes',
  code: 'A block of code',
  link: 'A link',
  linkReference: 'A link',
  image: 'A picture',
  mdxJsxFlowElement: 'A tag',
  mdxJsxTextElement: 'A tag',
};

function others({file, kind, body}: Document): Problem[] {
  const imports = body.imports.map(({line}) => ({line, name: 'An import'}));
  const nodes = body.nodes.flatMap(({node, line}) => {
    const name = NAMES[node.type];
    return name && !isBareAddress(node) ? [{line, name}] : [];
  });
  return [...imports, ...nodes].map(({line, name}) => ({
    file,
    line,
    what: `${name} is not shown in a ${kind}, which is made of plain paragraphs.`,
    fix: 'Write it as a sentence.',
  }));
}

/** A web or mail address that stands among the words becomes a link by itself, and is shown as it is. */
function isBareAddress(node: Nodes): boolean {
  return node.type === 'link' && node.url.endsWith(toString(node));
}
