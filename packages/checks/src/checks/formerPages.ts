import {posix} from 'node:path';
import {
  type Content,
  type Document,
  endOfFields,
  type Problem,
  readMdx,
  replaceOnce,
  type Suggestion,
  linesOf,
} from '@dental/content';
import {fewOf} from '@dental/practice';
import {inFields, onLine} from '../each';
import {contentAddresses} from './addresses';

/** A page as it was in an earlier version. */
export interface FormerPage {
  file: string;
  path: string;
  /** Its old addresses at that time. */
  redirectFrom: string[];
  title: string;
  body: string;
}

/**
 * Every address that existed leads somewhere: a page that was removed or renamed, and the old addresses that led
 * to it, are taken over by another page.
 */
export function checkFormerPages(content: Content, former: readonly FormerPage[]): Problem[] {
  if (!content.isWhole) return [];
  const {pages, redirects} = contentAddresses(content);
  return former.flatMap((page) => {
    const lost = [page.path, ...page.redirectFrom].filter(
      (path) => !pages.has(path) && !redirects.has(path),
    );
    if (lost.length === 0) return [];
    const [lines, links] = [lost.map((path) => `- ${path}`).join(' and '), fewOf(lost, 4)];
    const file = replacementOf(content, page)?.file;
    if (file !== undefined) {
      const suggestion = withOldAddresses(content.textOf(file), lost);
      return inFields(content, file, ['redirectFrom'], {
        message: `This page was renamed, and links to ${links} stop working.`,
        remedy: `Add ${lines} under redirectFrom:.`,
        lost,
        ...(suggestion && {suggestion}),
      });
    }
    const above = `${posix.dirname(page.file)}/index.mdx`;
    const likely =
      content.files.has(above) && above !== page.file ? above : 'pages-content/index.mdx';
    return onLine(page.file, 1, {
      message: `This page was removed, and links to ${links} stop working.`,
      remedy: `Add ${lines} under redirectFrom: of the page that takes its place, such as ${likely}.`,
      lost,
    });
  });
}

/** The new file with the title or the words of the old one. */
function replacementOf(
  {documents, textOf}: Content,
  {title, body}: FormerPage,
): Document | undefined {
  const pages = documents.filter(({kind}) => kind === 'page');
  return (
    pages.find(({fields}) => title !== '' && fields?.title === title) ??
    pages.find(({file}) => body !== '' && readMdx(file, textOf(file)).body.trim() === body)
  );
}

/** The old addresses as the first of their list, or as a list at the end of the fields. */
function withOldAddresses(text: string, lost: readonly string[]): Suggestion | undefined {
  const lines = linesOf(text);
  const end = endOfFields(lines);
  const list = lines.slice(0, end).findIndex((line) => line.trimEnd() === 'redirectFrom:');
  const newText = ['redirectFrom:', ...lost.map((path) => `  - ${path}`)].join('\n');
  if (end === -1) return undefined;
  return list === -1 ? {line: end + 1, newText: `${newText}\n---`} : {line: list + 1, newText};
}

/** The links that led to a page which was renamed lead to its new address. */
export function withNewAddresses(
  content: Content,
  former: readonly FormerPage[],
  problems: readonly Problem[],
): Problem[] {
  const renamed = new Map(former.map((page) => [page.path, replacementOf(content, page)?.path]));
  return problems.map((problem) => {
    if (problem.code !== 'dead-link') return problem;
    const url = problem.quote ?? '';
    const path = url.replace(/[?#].*$/, '');
    const now = renamed.get(path);
    if (now === undefined) return problem;
    const to = url.replace(path, now);
    const [was, is] = problem.file.endsWith('.mdx')
      ? [`(${url})`, `(${to})`]
      : [`: ${url}`, `: ${to}`];
    const suggestion = replaceOnce(content, problem.file, problem.line, was, is);
    return {
      ...problem,
      remedy: `Write ${to} instead; the page was renamed.`,
      ...(suggestion && {suggestion}),
    };
  });
}
