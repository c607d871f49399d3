import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import type {Nodes} from 'hast';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

const HOOK = 'ignore';

/** Reads a page like the build, and keeps the text that its readers get in `readerText`. */
const {mdxProcessor} = await createProcessors({
  options: {
    markdownConfig: {
      anchors: {maintainCase: false},
      emoji: true,
      mermaid: false,
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      hooks: {onBrokenMarkdownLinks: HOOK, onBrokenMarkdownImages: HOOK},
    },
    staticDirs: [],
    siteDir: process.cwd(),
    rehypePlugins: [
      () => (tree: Nodes, file: {data: Record<string, unknown>}) =>
        void (file.data.readerText = readText(tree)),
    ],
  } as unknown as Parameters<typeof createProcessors>[0]['options'],
});

function readText(tree: Nodes): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') parts.push(node.value);
    if (node.type === 'element') parts.push(...Object.values(node.properties).map(String));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      parts.push(
        ...node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : [])),
      );
    }
  });
  return parts.join('\n');
}

/** The words in a file that its readers, or the build, would not get. @throws the build's error */
export async function listLostWords(file: string, text: string): Promise<string[]> {
  const plainText = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^[ \u00a0]+/gm, (spaces) => spaces.replaceAll('\u00a0', ' '));
  if (!file.endsWith('.mdx'))
    return findMissingWords(removeComments(plainText), formatFields(parse(plainText)));
  const [, fields = '', body = ''] =
    /^---[^\n]*\n([^]*?)\n---[^\n]*(?:\n|$)([^]*)$/.exec(plainText) ?? [];
  const {data} = await mdxProcessor.process({
    content: body,
    filePath: file,
    frontMatter: {},
    compilerName: 'server',
  });
  return [
    ...findMissingWords(removeComments(fields), formatFields(parse(fields))),
    ...findMissingWords(removeMarkup(body), String(data.readerText)),
  ];
}

/** Names and values of fields; a tab or new line ends a word. */
function formatFields(fields: unknown): string {
  return JSON.stringify(fields).replaceAll(/\\[^u]/g, ' ');
}

function findMissingWords(source: string, output: string): string[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(output)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return splitWords(source).filter((word) => {
    const remaining = counts.get(word) ?? 0;
    counts.set(word, remaining - 1);
    return remaining <= 0;
  });
}

function splitWords(text: string): string[] {
  return text.replaceAll(/[\u200b\u00ad]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Fields without comments after a #. */
function removeComments(fields: string): string {
  return fields.replaceAll(/^\s*#(?!#)[^\n]*|\s# [^\n]*/gm, '');
}

/**
 * A body without imports, comments, list numbers, link targets, and names of tags and attributes.
 */
function removeMarkup(body: string): string {
  return body
    .replaceAll(/^import [^\n]*/gm, '')
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, ' ')
    .replaceAll(/\]\([^()\n]*\)/g, '] ')
    .replaceAll(/^\[[^\]\n]+\]: \S+/gm, '')
    .replaceAll(/<\/?[A-Z]\w*/g, ' ')
    .replaceAll(/\b[a-z]+=(?=")/g, ' ')
    .replaceAll(/\[\^\w+\]:?/g, ' ')
    .replaceAll(/^(?:\s*\d+[.)](?=\s))+/gm, '')
    .replaceAll(/&[a-z]+;/g, ' ');
}
