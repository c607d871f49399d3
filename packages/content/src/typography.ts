import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Body} from './body/body';
import {mapTexts} from './walkFields';
import {memoize} from './memoize';
import type {Page, Site} from './site';
import {isReadAttribute} from './tagRules';

/*
 * Whoever writes types " and '; whoever reads gets “ ” and ’. Addresses, names of files and code stay as they are.
 */

const OPENS_AFTER = String.raw`(?<=^|[\s([{“‘—–-])`;
const OPENING_DOUBLE = new RegExp(`${OPENS_AFTER}"`, 'g');
const OPENING_SINGLE = new RegExp(
  String.raw`${OPENS_AFTER}'(?=\S)(?!\d|(?:tis|twas|til|em|cause|bout)\b)`,
  'gi',
);
/** Something of a machine: an address, a path, the name of a file. */
const NO_WORDS = /^(?:[a-z]+:\S*|\S*[/@]\S*)$/;

/** A text with the quotation marks and apostrophes of print; those that are already there stay. */
export function typographic(text: string): string {
  if (!/["']/.test(text) || NO_WORDS.test(text)) return text;
  return text
    .replaceAll(OPENING_DOUBLE, '“')
    .replaceAll('"', '”')
    .replaceAll(OPENING_SINGLE, '‘')
    .replaceAll("'", '’');
}

/** Some fields, each text in them as it is printed. */
export function typographicFields<Value>(value: Value): Value {
  return mapTexts(value, typographic);
}

/** The site as visitors read it. The checks look at what was written instead. */
export function typographicSite({lineOf, pages, ...others}: Site): Site {
  return {
    ...typographicFields(others),
    lineOf,
    pages: pages.map((page) => typographicPage(page)),
  };
}

const typographicPage = memoize(({body, ...fields}: Page): Page => ({
  ...typographicFields(fields),
  body: typographicBody(body),
}));

function typographicBody(body: Body): Body {
  return {
    ...body,
    paragraphs: typographicFields(body.paragraphs),
    headings: typographicFields(body.headings),
    components: body.components.map((use) => ({
      ...use,
      words: typographic(use.words),
      attributes: Object.fromEntries(
        Object.entries(use.attributes).map(([name, value]) => [
          name,
          isReadAttribute(use.name, name) ? typographic(value) : value,
        ]),
      ),
    })),
  };
}

/** A remark plugin that prints the words of a page, those in attributes too, with the marks of print. */
export function typographicWords() {
  return (tree: Root): void => {
    // A mark is judged by what is before it in its block, which may be in another node, such as the end of a link.
    let before = '';
    visit(tree, (node) => {
      if (BLOCKS.has(node.type)) before = '';
      if (node.type === 'text') {
        node.value = typographic(before + node.value).slice(before.length);
        before = node.value.slice(-1);
      }
      if (node.type === 'image') node.alt = typographic(node.alt ?? '');
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        printAttributes(node);
      if (isWord(node)) before = 'x';
    });
  };
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement', 'break']);

/** Whether it is a word in a sentence, such as `<Phone />`. */
function isWord(node: Nodes): boolean {
  return (
    node.type === 'inlineCode' || (node.type === 'mdxJsxTextElement' && node.children.length === 0)
  );
}

function printAttributes({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (isReadAttribute(name ?? '', attribute.name)) attribute.value = typographic(attribute.value);
  }
}
