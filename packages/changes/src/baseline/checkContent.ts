import {
  toText,
  type Content,
  toPagePath,
  type Problem,
  readMdx,
  sortProblems,
} from '@dental/content';
import {tryGit} from '../git';
import {checkFormerPages, type FormerPage, loadSite, suggestNewAddresses} from '@dental/checks';
import {checkChanges} from '../diff/warnings';
import {readContentAt} from './contentAt';

/** The result of `npm run check`. */
export interface CheckResult {
  content: Content;
  /** The earlier version that it was compared with, if any. */
  former: ReturnType<typeof readContentAt> | undefined;
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  counts: {pages: number; cases: number; reviews: number};
}

/**
 * Checks the content, its URLs, and the changes to its words and facts since an earlier version.
 * @param base a git revision; by default the commit where the work branched off the remote's
 *   `main`, so that a commit changes no result. Without git nothing is compared.
 * @throws {UserError} if `base` was given and git doesn't know it
 */
export function checkContent(root: string, base?: string): CheckResult {
  const {content, problems, warnings} = loadSite(root);
  const revision = base ?? findBranchPoint(root);
  const former = revision === undefined ? undefined : readContentAt(root, revision);
  const before = former?.content;
  const isReplaced = (file: string) =>
    before !== undefined && !content.project.read(file).equals(before.project.read(file));
  const lostPages = before ? findRemovedPages(before, content) : [];
  const {pages, cases, reviews} = content;
  const changeProblems = before
    ? [
        ...downgradeBeforeLaunch(before, content, checkFormerPages(content, lostPages)),
        ...downgradeBeforeLaunch(before, content, checkChanges(content, before, isReplaced)),
      ]
    : [];
  return {
    content,
    former,
    problems: sortProblems([
      ...suggestNewAddresses(content, lostPages, problems),
      ...warnings,
      ...changeProblems,
    ]),
    counts: {pages: pages.length, cases: cases.length, reviews: reviews.length},
  };
}

/**
 * Keeps the problems of a change as errors only if the practice is live. Before that no one has its
 * URLs yet, so they are warnings. If the site became another practice's, everything is new and
 * there are none.
 */
export function downgradeBeforeLaunch(
  former: Content,
  {practice}: Content,
  problems: readonly Problem[],
): Problem[] {
  const {live, name, site} = former.practice ?? {};
  if (live !== undefined) return [...problems];
  const isAnotherPractice = name !== practice?.name && site !== practice?.site;
  if (isAnotherPractice) return [];
  return problems.map((problem) => ({...problem, severity: 'warning'}));
}

/** The commit where the work branched off the remote's `main`, or the last commit without one. */
function findBranchPoint(root: string): string | undefined {
  const commit =
    tryGit(root, 'merge-base', 'HEAD', 'origin/main') ??
    tryGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD');
  return commit?.trim();
}

/** The pages of the earlier version whose file no longer exists. */
function findRemovedPages({documents}: Content, {files}: Content): FormerPage[] {
  return documents
    .filter(({file, kind}) => kind === 'page' && !files.has(file))
    .map(({file, fields = {}, text}) => ({
      file,
      path: toPagePath(file),
      redirectFrom: Array.isArray(fields.redirectFrom) ? fields.redirectFrom.map(String) : [],
      title: toText(fields.title),
      body: readMdx(file, text).body.trim(),
    }));
}
