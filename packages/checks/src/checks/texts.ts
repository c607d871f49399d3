import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import {componentRules, type Document, IMAGE_ENDINGS, linesOf} from '@dental/content';
import {eachDocument, type Finding} from '../each';

/** The front matter's heading is the page's only h1; the headings below it go down one level at a time. */
export const checkHeadings = eachDocument(({kind, body}): Finding[] => {
  let above = 1;
  const levels = kind === 'page' ? levelsOf(body) : [];
  return levels.flatMap(({depth, text, line}): Finding[] => {
    const last = above;
    if (depth > 1) above = depth;
    if (depth === 1) {
      const message =
        'A heading of the first level is in the text, but the page has its heading from the field "heading".';
      return [{line, message, remedy: 'Write ## instead of #.'}];
    }
    if (text.trim() === '')
      return [
        {
          line,
          message: 'This heading is empty.',
          remedy: 'Write its words behind the #, or delete it.',
        },
      ];
    if (depth <= last + 1) return [];
    const remedy = `Write ${'#'.repeat(last + 1)} instead of ${'#'.repeat(depth)}.`;
    return [
      {line, message: `The heading "${text}" is two levels below the one before it.`, remedy},
    ];
  });
});

/** Cards have headings of the third level (WCAG 2.2, 1.3.1; axe's rule heading-order). */
export const checkHeadingsOfCards = eachDocument(({kind, body}): Finding[] => {
  const first = levelsOf(body).find(({depth}) => depth === 2)?.line ?? Infinity;
  return body.components
    .filter(({name, line}) => kind === 'page' && componentRules(name)?.cards && line < first)
    .map(({name, line}) => ({
      line,
      message: `The cards of <${name} /> have headings of the third level, and no heading of the second is above them.`,
      remedy: 'Write one above this line, such as ## Our team.',
    }));
});

/** The headings in their order; a block with a heading of its own has one of the second level. */
function levelsOf({headings, components}: Document['body']) {
  const ofBlocks = components
    .filter(
      ({name, attributes}) =>
        attributes.heading !== undefined && componentRules(name) !== undefined,
    )
    .map(({attributes, line}) => ({depth: 2, text: attributes.heading ?? '', line}));
  return [...headings, ...ofBlocks].sort((a, b) => a.line - b.line);
}

/** A line in bold that stands alone looks like a heading, and is none to whoever has the page read aloud (WCAG 2.2, 1.3.1). */
export const checkBoldLines = eachDocument(({kind, text}): Finding[] => {
  if (kind !== 'page' || !text.includes('\n**')) return [];
  const lines = linesOf(text);
  const isEmpty = (line = '') => line.trim() === '';
  return lines.flatMap((written, index): Finding[] => {
    const [, words = ''] =
      /^(?:\*\*|__)([^*_]{3,80}[^.:;,!?*_])(?:\*\*|__)\s*$/.exec(written) ?? [];
    if (words === '' || !isEmpty(lines[index - 1]) || !isEmpty(lines[index + 1])) return [];
    const message = `"${words}" looks like a heading, and is only bold.`;
    const suggestion = {line: index + 1, newText: `## ${words}`};
    return [
      {line: index + 1, severity: 'warning', message, remedy: `Write ## ${words}.`, suggestion},
    ];
  });
});

/** A paragraph of a page ends with a sign: one that ends with a small word was cut off. */
export const checkEnds = eachDocument(({kind, body}): Finding[] =>
  (kind === 'page' ? body.nodes : []).flatMap(({node, line}): Finding[] => {
    if (node.type !== 'paragraph' || node.position?.start.column !== 1) return [];
    const last = node.children.at(-1);
    const [quote = ''] =
      /(?:\S+\s+){5}\p{Ll}+$/u.exec(last?.type === 'text' ? last.value.trimEnd() : '') ?? [];
    const message = `The sentence is cut off: "${quote.replaceAll(/\s+/g, ' ')}".`;
    return quote
      ? [
          {
            line,
            severity: 'warning',
            message,
            remedy: 'Write its end.',
            finding: 'leftovers/cut-off',
          },
        ]
      : [];
  }),
);

/** Ways of writing that Markdown takes for something that no page needs. */
export const checkLayout = eachDocument(({kind, body, text}): Finding[] => {
  const lines = linesOf(text);
  return (kind === 'page' ? body.nodes : []).flatMap(({node, line}) => {
    const [message, remedy] = misread(node, (offset) => lines[line - 1 + offset] ?? '') ?? [];
    return message === undefined || remedy === undefined ? [] : [{line, message, remedy}];
  });
});

/** A line of dashes below a paragraph makes a heading of it; a ~ for "about" strikes out everything up to the next. */
function misread(
  node: Nodes,
  lineOf: (offset: number) => string,
): [message: string, remedy: string] | undefined {
  const {start, end} = node.position ?? {};
  if (node.type === 'code')
    return [
      'Three backticks start a block of program code here.',
      'Delete the lines of backticks.',
    ];
  if (
    node.type === 'heading' &&
    /^\s*(-+|=+)\s*$/.test(lineOf((end?.line ?? 0) - (start?.line ?? 0)))
  )
    return [
      'The line of dashes below this text makes a heading of it.',
      'Put an empty line between the two, or delete the dashes.',
    ];
  if (node.type === 'delete' && !lineOf(0).startsWith('~~', (start?.column ?? 1) - 1))
    return ['The words between two ~ would be struck out.', 'Write "about" instead of ~.'];
  return undefined;
}

const ENDING = new RegExp(`\\.(${IMAGE_ENDINGS.join('|')})$`);

/** Pictures are written as a tag, so that they come in the size that a screen needs. */
export const checkMarkdownImages = eachDocument(({body}) =>
  body.images.map(({url, alt, line}): Finding => {
    const name =
      /^(?:\/|\.\.?\/)*(?:static\/)?img\/(.+)$/.exec(url)?.[1]?.replace(ENDING, '') ??
      'folder/name';
    const remedy = `Write <Picture image="${name}" alt="${alt || 'what it shows'}" /> instead.`;
    return {line, message: `The picture ${url} is not written as a tag.`, remedy};
  }),
);

/** A note or an address that stands apart is shown only where the text refers to it. */
export const checkDefinitions = eachDocument(({body}): Finding[] => {
  const used = new Set(
    body.nodes.map(
      ({node}) => 'identifier' in node && node.type.endsWith('Reference') && node.identifier,
    ),
  );
  return body.nodes.flatMap(({node, line}): Finding[] => {
    if (
      (node.type !== 'definition' && node.type !== 'footnoteDefinition') ||
      used.has(node.identifier)
    )
      return [];
    const message = `What stands behind [${node.label ?? node.identifier}]: is not shown, because no text refers to it.`;
    return [{line, message, remedy: 'Start the line with another sign, or delete it.'}];
  });
});

/** Cells beyond the last column of a table's first line are left out. */
export const checkTables = eachDocument(({body}): Finding[] =>
  body.nodes.flatMap(({node, line}): Finding[] => {
    if (node.type !== 'table') return [];
    const columns = node.children[0]?.children.length ?? 0;
    const first = node.position?.start.line ?? 0;
    const tooLong = node.children.filter(({children}) =>
      children.slice(columns).some((cell) => cell.children.length),
    );
    return tooLong.map(({position}) => ({
      line: line + (position?.start.line ?? first) - first,
      message:
        'This line of the table has more cells than its first line, so the last ones are left out.',
      remedy: 'Take out a |, or add a cell to the first two lines.',
    }));
  }),
);

/** What a case or a review is not made of. */
const NOT_IN_RECORDS: Partial<Record<Nodes['type'], string>> = {
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

/** A case or review is shown as plain paragraphs, so it has nothing else in it, and at least one of them. */
export const checkRecords = eachDocument(({kind, body, fields}): Finding[] => {
  if (kind === 'page') return [];
  if (fields !== undefined && body.nodes.every(({node}) => node.type === 'root')) {
    const remedy = 'Write its words below the second line of dashes, or delete the file.';
    return [{field: 'body', isMissing: true, message: `This ${kind} says nothing.`, remedy}];
  }
  const others = [
    ...body.imports.map(({line}) => ({line, name: 'An import'})),
    // A web or mail address that stands among the words becomes a link by itself, and is shown as it is.
    ...body.nodes
      .filter(({node}) => !(node.type === 'link' && node.url.endsWith(toString(node))))
      .map(({node, line}) => ({line, name: NOT_IN_RECORDS[node.type]})),
  ];
  return others.flatMap(({line, name}): Finding[] => {
    const message = `${name} is not shown in a ${kind}, which is made of plain paragraphs.`;
    return name ? [{line, message, remedy: 'Write it as a sentence.'}] : [];
  });
});
