import type {Parents, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {groupSections} from '../src/groupSections';
import type {PageKind} from '../src/schemas/pageFields';

const PAGE = `Intro

## Do I need it?

Text

## How it is done

<StepList>

1. Step

</StepList>

## How long it lasts

Years

<WhenToCall>

- Pain

</WhenToCall>

Call 911.

## Questions

<Question title="Why?">

Because

</Question>
`;

/** The names of elements, each with its children in brackets. */
function outline({children}: Parents): string {
  return children
    .map((node) => {
      const element = (node.data as {hName?: string} | undefined)?.hName;
      if (element) return `${element}[${outline(node as unknown as Parents)}]`;
      return node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : node.type;
    })
    .join(' ');
}

function group(text: string, kind: PageKind): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  groupSections(tree, kind);
  return outline(tree);
}

describe('groupSections', () => {
  it('folds sections of a treatment, but no steps or call box', () => {
    expect(group(PAGE, 'sub-service')).toBe(
      'paragraph heading paragraph heading StepList ' +
        'details[summary[heading] paragraph] WhenToCall paragraph heading Question',
    );
    expect(group(PAGE, 'service')).toBe(group(PAGE, 'sub-service'));
  });

  it('wraps every section of a page of text and blocks', () => {
    expect(group(PAGE, 'page')).toBe(
      'paragraph section[heading paragraph] section[heading StepList] ' +
        'section[heading paragraph WhenToCall paragraph] section[heading Question]',
    );
  });

  it('changes no page of another kind, and none without headings', () => {
    expect(group('## One\n\nText', 'legal')).toBe('heading paragraph');
    expect(group('One\n\nTwo', 'page')).toBe('paragraph paragraph');
  });
});
