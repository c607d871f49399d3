import {posix} from 'node:path';
import {
  type Content,
  type Document,
  findFieldsEnd,
  type Problem,
  readMdx,
  replaceOnce,
  type Suggestion,
  splitLines,
} from '@dental/content';
import {truncateList} from '@dental/practice';
import {reportFields, reportLine} from '../each';
import {getAddressBook} from './addresses';

/** A page in an earlier version of the content. */
export interface FormerPage {
  file: string;
  path: string;
  /** Its old URLs at that time. */
  redirectFrom: string[];
  title: string;
  body: string;
}

const MAX_LISTED_URLS = 4;

/**
 * Finds URLs of an earlier version that would be dead links now: those of pages that were
 * deleted or renamed, and the old URLs that redirected to them.
 */
export function checkFormerPages(content: Content, former: readonly FormerPage[]): Problem[] {
  if (!content.isComplete) return [];
  const {pages, redirects} = getAddressBook(content);
  return former.flatMap((page) => {
    const lostUrls = [page.path, ...page.redirectFrom].filter(
      (path) => !pages.has(path) && !redirects.has(path),
    );
    if (lostUrls.length === 0) return [];
    const replacement = findReplacement(content, page);
    return replacement
      ? reportRenamed(content, replacement.file, lostUrls)
      : reportDeleted(content, page.file, lostUrls);
  });
}

function reportRenamed(content: Content, file: string, lost: readonly string[]): Problem[] {
  const suggestion = addOldUrls(content.readText(file), lost);
  const links = truncateList(lost, MAX_LISTED_URLS);
  return reportFields(content, file, ['redirectFrom'], {
    message: `This page has a new address, so links to ${links} stop working.`,
    remedy: `Add ${formatLines(lost)} under redirectFrom:.`,
    lost,
    suggestion,
  });
}

function reportDeleted(content: Content, file: string, lost: readonly string[]): Problem[] {
  const parent = `${posix.dirname(file)}/index.mdx`;
  const hasParent = content.files.has(parent) && parent !== file;
  const likely = hasParent ? parent : 'pages-content/index.mdx';
  const links = truncateList(lost, MAX_LISTED_URLS);
  return reportLine(file, 1, {
    message: `This page was deleted, so links to ${links} stop working.`,
    remedy:
      `Add ${formatLines(lost)} under redirectFrom: of the page that replaces it, ` +
      `such as ${likely}.`,
    lost,
  });
}

function formatLines(urls: readonly string[]): string {
  return urls.map((url) => `- ${url}`).join(' and ');
}

/** Finds the page with the title or the text of a former one. */
function findReplacement(
  {documents, readText}: Content,
  {title, body}: FormerPage,
): Document | undefined {
  const pages = documents.filter(({kind}) => kind === 'page');
  return (
    pages.find(({fields}) => title !== '' && fields?.title === title) ??
    pages.find(({file}) => body !== '' && readMdx(file, readText(file)).body.trim() === body)
  );
}

/** Adds URLs at the top of `redirectFrom`, or adds the list as the last field. */
function addOldUrls(text: string, urls: readonly string[]): Suggestion | undefined {
  const lines = splitLines(text);
  const end = findFieldsEnd(lines);
  if (end === -1) return undefined;
  const list = lines.slice(0, end).findIndex((line) => line.trimEnd() === 'redirectFrom:');
  const newText = ['redirectFrom:', ...urls.map((url) => `  - ${url}`)].join('\n');
  if (list === -1) return {line: end + 1, newText: `${newText}\n---`};
  return {line: list + 1, newText};
}

/** Completes dead links to a page that has a new address: the remedy and the suggestion give it. */
export function suggestNewAddresses(
  content: Content,
  former: readonly FormerPage[],
  problems: readonly Problem[],
): Problem[] {
  const newPaths = new Map(former.map((page) => [page.path, findReplacement(content, page)?.path]));
  return problems.map((problem) => {
    if (problem.code !== 'dead-link') return problem;
    const url = problem.quote ?? '';
    const path = url.replace(/[?#].*$/, '');
    const newPath = newPaths.get(path);
    if (newPath === undefined) return problem;
    const newUrl = url.replace(path, newPath);
    const formatInFile = (link: string) =>
      problem.file.endsWith('.mdx') ? `(${link})` : `: ${link}`;
    const suggestion = replaceOnce(
      content,
      problem.file,
      problem.line,
      formatInFile(url),
      formatInFile(newUrl),
    );
    return {
      ...problem,
      remedy: `Change it to ${newUrl}, the page's new address.`,
      suggestion,
    };
  });
}
