import GithubSlugger from 'github-slugger';
import type {Root as Body} from 'hast';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit, SKIP} from 'unist-util-visit';
import {groupSections, type PageKind, type TocEntry, remarkTypography} from '@dental/content';
import {escapeHtml} from '@dental/practice';

const MAX_TOC_LEVEL = 3;

const omit = () => undefined;

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(unwrapTags)
  .use(remarkTypography)
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    handlers: {mdxjsEsm: omit, mdxFlowExpression: omit, mdxTextExpression: omit},
  });

/**
 * Parses the body of an MDX file like the build, without running anything. Tags become MDX
 * elements. Code that the build would run is left out (imports, comments in braces); the checks
 * allow no other.
 * @throws if the text isn't MDX, which the checks report first
 */
export function parseBodyTree(text: string, kind: PageKind): {body: Body; toc: TocEntry[]} {
  const tree = processor.parse(text);
  const slugger = new GithubSlugger();
  const toc: TocEntry[] = [];
  // Headings get the same ids as in Docusaurus.
  visit(tree, 'heading', (heading) => {
    const title = toString(heading);
    const id = slugger.slug(title);
    heading.data = {...heading.data, hProperties: {id}};
    if (heading.depth <= MAX_TOC_LEVEL) {
      toc.push({value: escapeHtml(title), id, level: heading.depth});
    }
  });
  groupSections(tree, kind);
  return {body: processor.runSync(tree), toc};
}

/** A remark plugin that replaces a paragraph of only tags with the tags, like the MDX compiler. */
function unwrapTags() {
  return (tree: Root): void =>
    visit(tree, 'paragraph', ({children}, index, parent) => {
      const tags = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
      if (!parent || index === undefined || tags.length === 0) return undefined;
      if (!tags.every(({type}) => type.startsWith('mdx'))) return undefined;
      const blocks = tags.map((tag) => ({...tag, type: tag.type.replace('Text', 'Flow')}) as Nodes);
      // The types don't know that a parent of paragraphs takes every flow element.
      parent.children.splice(index, 1, ...(blocks as never[]));
      return [SKIP, index];
    });
}
