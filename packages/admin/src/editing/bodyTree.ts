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
import {escapeHtml} from '@dental/practice';

const leftOut = () => undefined;

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(unravelled)
  .use(typographicWords)
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    handlers: {mdxjsEsm: leftOut, mdxFlowExpression: leftOut, mdxTextExpression: leftOut},
  });

/**
 * Reads the body of an MDX file as the build does, without running anything: tags are elements of MDX, and what the build
 * would run (imports, notes in braces) is left out; the checks allow nothing else there.
 * @throws where the text is no MDX; the checks say so before in plain words
 */
export function bodyTree(text: string): {body: Body; toc: TocEntry[]} {
  const tree = processor.parse(text);
  const slugger = new GithubSlugger();
  const toc: TocEntry[] = [];
  // Each heading gets its address, as Docusaurus has it.
  visit(tree, 'heading', (heading) => {
    const id = slugger.slug(toString(heading));
    heading.data = {...heading.data, hProperties: {id}};
    if (heading.depth < 4)
      toc.push({value: escapeHtml(toString(heading)), id, level: heading.depth});
  });
  return {body: processor.runSync(tree), toc};
}

/** A remark plugin: a paragraph of nothing but tags is these tags, as the compiler of MDX has it. */
function unravelled() {
  return (tree: Root): void =>
    visit(tree, 'paragraph', ({children}, index, parent) => {
      const tags = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
      if (!parent || index === undefined || tags.length === 0) return undefined;
      if (!tags.every(({type}) => type.startsWith('mdx'))) return undefined;
      const blocks = tags.map((tag) => ({...tag, type: tag.type.replace('Text', 'Flow')}) as Nodes);
      parent.children.splice(index, 1, ...(blocks as never[]));
      return [SKIP, index];
    });
}
