import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseBody} from '../src/mdx';
import {typographic, typographicSite, typographicWords} from '../src/typography';
import {examplePage, exampleSite} from '@dental/testing/exampleSite';
import {table} from '@dental/testing/table';

describe('whatever staff type, visitors read', () => {
  it.each(table<[string, string]>(import.meta.url, 'typed'))('%s as %s', (typed, read) => {
    expect(typographic(typed)).toBe(read);
  });

  it.each(["https://example.com/o'brien", "mailto:o'brien@example.com", "/img/it's.svg"])(
    'the address %s as it is',
    (address) => {
      expect(typographic(address)).toBe(address);
    },
  );
});

const BODY = `It's **"true"** that "[they](https://example.com/it's 'x')" came, and <Phone/>'s "it" is \`it's\`.

<Question title="Doesn't it hurt?">

"No", she said.

</Question>

<Picture image="art/it's" alt="A 'tooth'" />
`;

describe('the words of a page', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(typographicWords);
  const tree = processor.runSync(processor.parse(BODY)) as Root;

  it('have the marks of print across links, emphasis and facts; addresses and code do not', () => {
    const texts: string[] = [];
    visit(tree, ['text', 'inlineCode', 'link'], (node) => {
      texts.push('value' in node ? node.value : 'url' in node ? node.url : '');
    });
    expect(texts.join('|')).toBe(
      "It’s |“true”| that “|https://example.com/it's|they|” came, and |’s “it” is |it's|.|“No”, she said.",
    );
  });

  it('have them in attributes that are read, and in no other', () => {
    const values: unknown[] = [];
    visit(tree, 'mdxJsxFlowElement', ({attributes}) => {
      values.push(...attributes.map(({value}) => value));
    });
    expect(values).toEqual(['Doesn’t it hurt?', "art/it's", 'A ‘tooth’']);
  });

  it('are the same where other pages, search engines and tests read them', () => {
    const page = examplePage('page', '/x', {
      heading: "What's new",
      body: parseBody('x.mdx', {body: BODY, bodyLine: 1}).body,
    });
    const [read] = typographicSite(exampleSite({pages: [page]})).pages;
    expect(read?.heading).toBe('What’s new');
    expect(read?.body.paragraphs[0]).toMatch(/^It’s “true” that “they” came/);
    expect(read?.body.components.map(({attributes}) => attributes.title ?? attributes.alt)).toEqual(
      [undefined, 'Doesn’t it hurt?', 'A ‘tooth’'],
    );
  });
});
