import {askGit, asText, type Content, pathOfFile, type Problem, readMdx, sortProblems} from '@dental/content';
import {checkFormerPages, type FormerPage, loadSite, readContent, withNewAddresses} from '@dental/checks';
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
  const former = formerContent(root, base);
  const lost = former ? pagesWithoutFile(former, content) : [];
  const {pages, cases, reviews} = content;
  return {
    problems: sortProblems([
      ...withNewAddresses(content, lost, problems),
      ...warnings,
      ...checkFormerPages(content, lost),
      ...(former ? checkChanges(content, former) : []),
    ]),
    counts: {pages: pages.length, cases: cases.length, reviews: reviews.length},
  };
}

function formerContent(root: string, base: string | undefined): Content | undefined {
  if (base === undefined && askGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD') === undefined) return undefined;
  return readContent(root, {files: filesAt(root, base ?? 'HEAD')}).content;
}

/** The pages of an earlier version that have no file any more. */
function pagesWithoutFile({documents}: Content, {files}: Content): FormerPage[] {
  return documents
    .filter(({file, kind}) => kind === 'page' && !files.has(file))
    .map(({file, fields = {}, text}) => ({
      file,
      path: pathOfFile(file),
      redirectFrom: Array.isArray(fields.redirectFrom) ? fields.redirectFrom.map(String) : [],
      title: asText(fields.title),
      body: readMdx(file, text).body.trim(),
    }));
}
