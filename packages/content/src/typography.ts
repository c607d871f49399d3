import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Body} from './body/body';
import {mapTexts} from './walkFields';
import {memoize} from './memoize';
import type {Page, Site} from './site';
import {isReadAttribute} from './tagRules';

/*
 * Staff type " and '; visitors read “ ” and ’. URLs, file names, and code stay the same.
 */

const OPENS_AFTER = String.raw`(?<=^|[\s([{“‘—–-])`;
const OPENING_DOUBLE = new RegExp(`${OPENS_AFTER}"`, 'g');
const OPENING_SINGLE = new RegExp(
  String.raw`${OPENS_AFTER}'(?=\S)(?!\d|(?:tis|twas|til|em|cause|bout)\b)`,
  'gi',
);
/** A URL, a path, or an email address. */
const NOT_PROSE = /^(?:[a-z]+:\S*|\S*[/@]\S*)$/;

/** Changes curly quotation marks and apostrophes to straight ones, to compare texts. */
export function straightenQuotes(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}

/** Replaces straight quotation marks and apostrophes with curly ones. */
export function applyTypography(text: string): string {
  if (!/["']/.test(text) || NOT_PROSE.test(text)) return text;
  return text
    .replaceAll(OPENING_DOUBLE, '“')
    .replaceAll('"', '”')
    .replaceAll(OPENING_SINGLE, '‘')
    .replaceAll("'", '’');
}

/** Replaces straight quotation marks in each text of some fields. */
export function applyTypographyToFields<Value>(value: Value): Value {
  return mapTexts(value, applyTypography);
}

/** Returns the site as visitors read it. The checks read the original text instead. */
export function applyTypographyToSite({findLine, pages, ...others}: Site): Site {
  return {
    ...applyTypographyToFields(others),
    ...(others.spanish && {
      spanish: {
        ...applyTypographyToFields(others.spanish),
        words: Object.fromEntries(applyTypographyToFields(Object.entries(others.spanish.words))),
      },
    }),
    findLine,
    pages: pages.map((page) => toTypographicPage(page)),
  };
}

const toTypographicPage = memoize(({body, ...fields}: Page): Page => ({
  ...applyTypographyToFields(fields),
  body: toTypographicBody(body),
}));

function toTypographicBody(body: Body): Body {
  return {
    ...body,
    paragraphs: applyTypographyToFields(body.paragraphs),
    headings: applyTypographyToFields(body.headings),
    components: body.components.map((use) => ({
      ...use,
      words: applyTypography(use.words),
      attributes: Object.fromEntries(
        Object.entries(use.attributes).map(([name, value]) => [
          name,
          isReadAttribute(use.name, name) ? applyTypography(value) : value,
        ]),
      ),
    })),
  };
}

/** A remark plugin that replaces straight quotation marks in the text and the attributes. */
export function remarkTypography() {
  return (tree: Root): void => {
    // The character before a quotation mark may be in another node, such as the end of a link.
    let before = '';
    visit(tree, (node) => {
      if (BLOCKS.has(node.type)) before = '';
      if (node.type === 'text') {
        node.value = applyTypography(before + node.value).slice(before.length);
        before = node.value.slice(-1);
      }
      if (node.type === 'image') node.alt = applyTypography(node.alt ?? '');
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        replaceInAttributes(node);
      if (isInlineContent(node)) before = 'x';
    });
  };
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement', 'break']);

/** Returns true if a node takes the place of a word, such as `<Phone />`. */
function isInlineContent(node: Nodes): boolean {
  return (
    node.type === 'inlineCode' || (node.type === 'mdxJsxTextElement' && node.children.length === 0)
  );
}

function replaceInAttributes({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (isReadAttribute(name ?? '', attribute.name))
      attribute.value = applyTypography(attribute.value);
  }
}
