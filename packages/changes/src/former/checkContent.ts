import {
  asText,
  CONTENT_FOLDER,
  pathOfFile,
  type Problem,
  type ProjectFiles,
  readMdx,
  sortProblems,
} from '@dental/content';
import {checkFormerPages, type FormerPage, loadSite, readContent, withNewAddresses} from '@dental/checks';
import {UserError} from '@dental/practice';
import {checkChanges} from '../model/warnings';
import {filesAt} from './files';

/** What `npm run check` finds. */
export interface CheckResult {
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  counts: {pages: number; cases: number; reviews: number};
}

/**
 * Checks the whole content, that no address was lost since an earlier version, and what became of its words and facts.
 * @param base what git calls that version; without git nothing is compared
 * @throws {UserError} if `base` was given and git does not know it
 */
export function checkContent(root: string, base?: string): CheckResult {
  const {content, problems, warnings} = loadSite(root);
  const files = formerFiles(root, base);
  const former = files ? formerPages(files, content.files) : [];
  const {pages, cases, reviews} = content;
  return {
    problems: sortProblems([
      ...withNewAddresses(content, former, problems),
      ...warnings,
      ...checkFormerPages(content, former),
      ...(files ? checkChanges(content, readContent(root, {files}).content) : []),
    ]),
    counts: {pages: pages.length, cases: cases.length, reviews: reviews.length},
  };
}

function formerFiles(root: string, base: string | undefined): ProjectFiles | undefined {
  try {
    return filesAt(root, base ?? 'HEAD');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (base === undefined) return undefined;
    throw new UserError(
      `There is no version called "${base}" here.`,
      'Write the name of a branch, or fetch it first with git fetch.',
    );
  }
}

/** The pages of an earlier version that have no file any more. */
function formerPages(files: ProjectFiles, present: ReadonlySet<string>): FormerPage[] {
  return files
    .list(CONTENT_FOLDER)
    .filter((file) => file.endsWith('.mdx') && !file.includes('/_') && !present.has(file))
    .map((file) => {
      const {data, body} = readMdx(file, files.read(file).toString('utf8'));
      const {redirectFrom, title} = (data ?? {}) as {redirectFrom?: unknown; title?: unknown};
      return {
        file,
        path: pathOfFile(file),
        redirectFrom: Array.isArray(redirectFrom) ? redirectFrom.filter((from) => typeof from === 'string') : [],
        title: asText(title),
        body: body.trim(),
      };
    });
}
