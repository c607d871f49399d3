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
import {type TocEntry, typographicWords} from '@dental/content';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(withoutCode)
  .use(unravelled)
  .use(typographicWords)
  .use(remarkRehype, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement']});

/**
 * Reads the body of an MDX file as the build does, without running anything: tags are elements of MDX, and what the build
 * would run (imports, notes in braces) is left out; the checks allow nothing else there.
 * @throws where the text is no MDX; the checks say so before in plain words
 */
export function bodyTree(text: string): {body: Body; toc: TocEntry[]} {
  const tree = processor.parse(text);
  const toc = withAddresses(tree);
  return {body: processor.runSync(tree), toc};
}

/** Gives each heading its address, as Docusaurus does. */
function withAddresses(tree: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  const toc: TocEntry[] = [];
  visit(tree, 'heading', (heading) => {
    const id = slugger.slug(toString(heading));
    heading.data = {...heading.data, hProperties: {id}};
    if (heading.depth < 4) toc.push({value: escaped(toString(heading)), id, level: heading.depth});
  });
  return toc;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A remark plugin that leaves out what would be run. */
function withoutCode() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if (!['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'].includes(node.type) || !parent) return undefined;
      parent.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    });
}

/** A remark plugin: a paragraph of nothing but tags is these tags, as the compiler of MDX has it. */
function unravelled() {
  return (tree: Root): void =>
    visit(tree, 'paragraph', ({children}, index, parent) => {
      const tags = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
      if (!parent || index === undefined || tags.length === 0) return undefined;
      if (!tags.every(({type}) => type === 'mdxJsxTextElement')) return undefined;
      const blocks = tags.map((tag) => ({...tag, type: 'mdxJsxFlowElement'}) as Nodes);
      parent.children.splice(index, 1, ...(blocks as never[]));
      return [SKIP, index];
    });
}
