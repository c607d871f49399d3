import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {
  getComponentRules,
  type Document,
  IMAGE_EXTENSIONS,
  splitLines,
  type Message,
} from '@dental/content';
import {checkEachDocument, type Finding, type Verdict} from '../each';

interface Heading {
  depth: number;
  text: string;
  line: number;
}

/** The front matter has the page's only h1; the headings below it go down one level at a time. */
export const checkHeadings = checkEachDocument(({kind, body}): Finding[] => {
  if (kind !== 'page') return [];
  let depthAbove = 1;
  return listHeadings(body).flatMap((heading) => {
    const message = judgeHeading(heading, depthAbove);
    if (heading.depth > 1) depthAbove = heading.depth;
    return message ? {line: heading.line, ...message} : [];
  });
});

function judgeHeading({depth, text}: Heading, depthAbove: number): Message | undefined {
  if (depth === 1)
    return {
      message: 'The main heading is the field "heading", so # makes a second one.',
      remedy: 'Change # to ##.',
    };
  if (text.trim() === '')
    return {
      message: 'This heading is empty.',
      remedy: 'Add its text after the #, or delete it.',
    };
  if (depth <= depthAbove + 1) return undefined;
  return {
    message: `The heading "${text}" skips a level after the one before it.`,
    remedy: `Change ${'#'.repeat(depth)} to ${'#'.repeat(depthAbove + 1)}.`,
  };
}

/** Cards have h3 headings, so an h2 is above them (WCAG 2.2, 1.3.1; axe's rule heading-order). */
export const checkHeadingsOfCards = checkEachDocument(({kind, body}): Finding[] => {
  if (kind !== 'page') return [];
  const firstLine = listHeadings(body).find(({depth}) => depth === 2)?.line ?? Infinity;
  return body.components
    .filter(({name, line}) => getComponentRules(name)?.cards && line < firstLine)
    .map(({name, line}) => ({
      line,
      message: `The cards of <${name} /> need a heading above them.`,
      remedy: 'Add one above this line, such as ## Our team.',
    }));
});

/** The headings in their order; the heading of a block is an h2. */
function listHeadings({headings, components}: Document['body']): Heading[] {
  const ofBlocks = components
    .filter(({name, attributes}) => attributes.heading !== undefined && getComponentRules(name))
    .map(({attributes, line}) => ({depth: 2, text: attributes.heading ?? '', line}));
  return [...headings, ...ofBlocks].sort((a, b) => a.line - b.line);
}

/**
 * A bold line on its own looks like a heading, but isn't one for screen readers (WCAG 2.2,
 * 1.3.1).
 */
export const checkBoldLines = checkEachDocument(({kind, text}): Finding[] => {
  if (kind !== 'page' || !text.includes('\n**')) return [];
  const lines = splitLines(text);
  const isEmpty = (line = '') => line.trim() === '';
  return lines.flatMap((line, index): Finding | [] => {
    const [, words = ''] = /^(?:\*\*|__)([^*_]{3,80}[^.:;,!?*_])(?:\*\*|__)\s*$/.exec(line) ?? [];
    if (words === '' || !isEmpty(lines[index - 1]) || !isEmpty(lines[index + 1])) return [];
    return {
      line: index + 1,
      severity: 'warning',
      message: `"${words}" looks like a heading, but is only bold.`,
      remedy: `Change it to ## ${words}.`,
      suggestion: {line: index + 1, newText: `## ${words}`},
    };
  });
});

/** At least five words, the last in lowercase, and no punctuation at the end. */
const CUT_OFF = /(?:\S+\s+){5}\p{Ll}+$/u;

/** Each paragraph of a page ends with punctuation; otherwise its end is missing. */
export const checkEnds = checkEachDocument(({kind, body}): Finding[] => {
  if (kind !== 'page') return [];
  return body.nodes.flatMap(({node, line}): Finding | [] => {
    if (node.type !== 'paragraph' || node.position?.start.column !== 1) return [];
    const last = node.children.at(-1);
    const [quote] = CUT_OFF.exec(last?.type === 'text' ? last.value.trimEnd() : '') ?? [];
    if (quote === undefined) return [];
    return {
      line,
      severity: 'warning',
      message: `The sentence is cut off: "${quote.replaceAll(/\s+/g, ' ')}".`,
      remedy: 'Add the missing words and a period.',
      finding: 'leftovers/cut-off',
    };
  });
});

/** No text is something else in Markdown by accident: code, a heading, or struck through. */
export const checkLayout = checkEachDocument(({kind, body, text}): Finding[] => {
  if (kind !== 'page') return [];
  const lines = splitLines(text);
  return body.nodes.flatMap(({node, line}) => {
    const message = judgeNode(node, (offset) => lines[line - 1 + offset] ?? '');
    return message ? {line, ...message} : [];
  });
});

/** @param findLine gives the source line at an offset from the first line of the node */
function judgeNode(node: Nodes, findLine: (offset: number) => string): Message | undefined {
  const {start, end} = node.position ?? {};
  if (node.type === 'code')
    return {
      message: 'Three backticks start a block of program code here.',
      remedy: 'Delete each line that has only ```.',
    };
  const lastLine = findLine((end?.line ?? 0) - (start?.line ?? 0));
  if (node.type === 'heading' && /^\s*(-+|=+)\s*$/.test(lastLine))
    return {
      message: 'The line of dashes below this text turns it into a heading.',
      remedy: 'Add an empty line between the two, or delete the dashes.',
    };
  const isDoubleTilde = findLine(0).startsWith('~~', (start?.column ?? 1) - 1);
  if (node.type === 'delete' && !isDoubleTilde)
    return {
      message: 'The words between two ~ would be crossed out.',
      remedy: 'Change ~ to "about".',
    };
  return undefined;
}

const IMAGE_ENDING = new RegExp(`\\.(${IMAGE_EXTENSIONS.join('|')})$`);

/** Images are tags, so that each screen gets the size that it needs. */
export const checkMarkdownImages = checkEachDocument(({body}) =>
  body.images.map(({url, alt, line}): Finding => {
    const [, path] = /^(?:\/|\.\.?\/)*(?:static\/)?img\/(.+)$/.exec(url) ?? [];
    const name = path?.replace(IMAGE_ENDING, '') ?? 'folder/name';
    return {
      line,
      message: `The image ${url} needs a tag.`,
      remedy: `Change it to <Picture image="${name}" alt="${alt || 'what it shows'}" />.`,
    };
  }),
);

/** A footnote or link definition is shown only if the text refers to it. */
export const checkDefinitions = checkEachDocument(({body}): Finding[] => {
  const used = new Set(
    body.nodes.map(
      ({node}) => 'identifier' in node && node.type.endsWith('Reference') && node.identifier,
    ),
  );
  return body.nodes.flatMap(({node, line}): Finding | [] => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return [];
    if (used.has(node.identifier)) return [];
    return {
      line,
      message: `Visitors wouldn't see the text after "[${node.label ?? node.identifier}]:".`,
      remedy: 'Remove the brackets or the colon, or delete the line.',
    };
  });
});

/** No row of a table has more cells than the first: they would be left out. */
export const checkTables = checkEachDocument(({body}): Finding[] =>
  body.nodes.flatMap(({node, line}): Finding[] => {
    if (node.type !== 'table') return [];
    const columns = node.children[0]?.children.length ?? 0;
    const firstLine = node.position?.start.line ?? 0;
    const tooLong = node.children.filter(({children}) =>
      children.slice(columns).some((cell) => cell.children.length),
    );
    return tooLong.map(({position}) => ({
      line: line + (position?.start.line ?? firstLine) - firstLine,
      message: "This row has more cells than the first row; visitors wouldn't see the last ones.",
      remedy: 'Remove a |, or add a cell to the first two lines.',
    }));
  }),
);

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Content that a case or a review can't show. */
const NOT_IN_RECORDS: Partial<Record<Nodes['type'] | Tag['type'], string>> = {
  heading: 'a heading',
  list: 'a list',
  table: 'a table',
  blockquote: 'a quotation with >',
  thematicBreak: 'a line of dashes',
  code: 'a block of code',
  link: 'a link',
  linkReference: 'a link',
  image: 'an image',
  mdxJsxFlowElement: 'a tag',
  mdxJsxTextElement: 'a tag',
};

/** A case or review is plain paragraphs, at least one. */
export const checkRecords = checkEachDocument(({kind, body, fields}): Verdict => {
  if (kind === 'page') return [];
  if (fields !== undefined && body.nodes.every(({node}) => node.type === 'root'))
    return {
      field: 'body',
      isMissing: true,
      message: `This ${kind} has no text.`,
      remedy: 'Add its text below the second line of dashes, or delete the file.',
    };
  const imports = body.imports.map(({line}) => ({line, noun: 'an import'}));
  // A web or email address in the text becomes a link automatically, and is shown unchanged.
  const nodes = body.nodes
    .filter(({node}) => !(node.type === 'link' && node.url.endsWith(toString(node))))
    .map(({node, line}) => ({line, noun: NOT_IN_RECORDS[node.type]}));
  return [...imports, ...nodes].flatMap(({line, noun}): Finding | [] => {
    if (noun === undefined) return [];
    return {
      line,
      message: `A ${kind} can have only paragraphs, not ${noun}.`,
      remedy: 'Change it to a sentence.',
    };
  });
});
