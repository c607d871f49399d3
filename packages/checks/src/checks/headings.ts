import {type Check, componentRules, type Document, memoize, type Message, type Problem} from '@dental/content';

/** The front matter's heading is the page's only h1; the headings below it go down one level at a time. */
export const checkHeadings: Check = ({documents}) =>
  documents.filter(({kind}) => kind === 'page').flatMap((document) => headingsOf(document));

const headingsOf = memoize((document: Document) => [
  ...headingProblems(document),
  ...cardProblems(document),
  ...boldLines(document),
]);

function headingProblems({file, body}: Document): Problem[] {
  let above = 1;
  return levelsOf(body).flatMap(({depth, text, line}) => {
    const message = explain(depth, text, above);
    above = depth === 1 ? above : depth;
    return message ? [{file, line, ...message}] : [];
  });
}

/** A line in bold that stands alone looks like a heading, and is none to whoever has the page read aloud (WCAG 2.2, 1.3.1). */
function boldLines({file, text}: Document): Problem[] {
  if (!text.includes('\n**')) return [];
  const lines = text.split(/\r\n?|\n/);
  const isEmpty = (line = '') => line.trim() === '';
  return lines.flatMap((line, index): Problem[] => {
    const [, words = ''] = /^(?:\*\*|__)([^*_]{3,80}[^.:;,!?*_])(?:\*\*|__)\s*$/.exec(line) ?? [];
    if (words === '' || !isEmpty(lines[index - 1]) || !isEmpty(lines[index + 1])) return [];
    return [
      {
        file,
        line: index + 1,
        severity: 'warning',
        what: `"${words}" looks like a heading, and is only bold.`,
        fix: `Write ## ${words}.`,
        suggestion: {line: index + 1, newText: `## ${words}`},
      },
    ];
  });
}

/** Cards have headings of the third level (WCAG 2.2, 1.3.1; axe's rule heading-order). */
function cardProblems({file, body}: Document): Problem[] {
  const headings = levelsOf(body);
  return body.components
    .filter(({name}) => componentRules(name)?.cards)
    .filter(({line}) => !headings.some((heading) => heading.depth === 2 && heading.line <= line))
    .map(({name, line}) => ({
      file,
      line,
      what: `The cards of <${name} /> have headings of the third level, and no heading of the second is above them.`,
      fix: 'Write one above this line, such as ## Our team.',
    }));
}

function explain(depth: number, text: string, above: number): Message | undefined {
  if (depth === 1) {
    return {
      what: 'A heading of the first level is in the text, but the page has its heading from the field "heading".',
      fix: 'Write ## instead of #.',
    };
  }
  if (text.trim() === '') return {what: 'This heading is empty.', fix: 'Write its words behind the #, or delete it.'};
  if (depth <= above + 1) return undefined;
  return {
    what: `The heading "${text}" is two levels below the one before it.`,
    fix: `Write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(depth)}.`,
  };
}

/** The headings in their order; a block with a heading of its own has one of the second level. */
function levelsOf({headings, components}: Document['body']): {depth: number; text: string; line: number}[] {
  const ofBlocks = components
    .filter(({name, attributes}) => attributes.heading !== undefined && componentRules(name) !== undefined)
    .map(({attributes, line}) => ({depth: 2, text: attributes.heading ?? '', line}));
  return [...headings, ...ofBlocks].sort((a, b) => a.line - b.line);
}
