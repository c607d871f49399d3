import {describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseBody} from '../src/mdx';
import {applyTypography, applyTypographyToSite, remarkTypography} from '../src/typography';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';

describe('applyTypography', () => {
  it.each([
    {typed: "It's the Smiths' dog.", printed: 'It’s the Smiths’ dog.'},
    {typed: 'We say "please" and \'thanks\'.', printed: 'We say “please” and ‘thanks’.'},
    {typed: '("Does it hurt?")', printed: '(“Does it hurt?”)'},
    {typed: '"\'Tis the season," she said', printed: '“’Tis the season,” she said'},
    {
      typed: "open 'til five, the '90s, rock 'n' roll",
      printed: 'open ’til five, the ’90s, rock ‘n’ roll',
    },
    {typed: 'a "look"—"here"', printed: 'a “look”—“here”'},
    {typed: '“It’s” as it is', printed: '“It’s” as it is'},
    {typed: "48 hours' notice", printed: '48 hours’ notice'},
    {typed: '', printed: ''},
  ])('changes $typed to $printed', ({typed, printed}) => {
    expect(applyTypography(typed)).toBe(printed);
  });

  it.each(["https://example.com/o'brien", "mailto:o'brien@example.com", "/img/it's.svg"])(
    'keeps the address %s',
    (address) => {
      expect(applyTypography(address)).toBe(address);
    },
  );
});

const BODY = [
  `It's **"true"** that "[they](https://example.com/it's 'x')" came, ` +
    `and <Phone/>'s "it" is \`it's\`.`,
  '',
  `<Question title="Doesn't it hurt?">`,
  '',
  '"No", she said.',
  '',
  '</Question>',
  '',
  `<Picture image="art/it's" alt="A 'tooth'" />`,
  '',
].join('\n');

describe('remarkTypography', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTypography);
  const tree = processor.runSync(processor.parse(BODY)) as Root;

  it('replaces quotes across links, emphasis, and facts, but not in code', () => {
    const texts: string[] = [];
    visit(tree, ['text', 'inlineCode', 'link'], (node) => {
      if ('value' in node) texts.push(node.value);
      if ('url' in node) texts.push(node.url);
    });
    expect(texts.join('|')).toBe(
      "It’s |“true”| that “|https://example.com/it's|they|” came, and " +
        "|’s “it” is |it's|.|“No”, she said.",
    );
  });

  it('replaces quotes only in attributes that visitors read', () => {
    const values: unknown[] = [];
    visit(tree, 'mdxJsxFlowElement', ({attributes}) => {
      values.push(...attributes.map(({value}) => value));
    });
    expect(values).toEqual(['Doesn’t it hurt?', "art/it's", 'A ‘tooth’']);
  });

  it('matches the text of applyTypographyToSite', () => {
    const page = makeExamplePage('page', '/x', {
      heading: "What's new",
      body: parseBody('x.mdx', {body: BODY, bodyLine: 1}).body,
    });
    const [printed] = applyTypographyToSite(makeExampleSite({pages: [page]})).pages;
    expect(printed?.heading).toBe('What’s new');
    expect(printed?.body.paragraphs[0]).toMatch(/^It’s “true” that “they” came/);
    expect(
      printed?.body.components.map(({attributes}) => attributes.title ?? attributes.alt),
    ).toEqual([undefined, 'Doesn’t it hurt?', 'A ‘tooth’']);
  });
});
