import {asBinding, changedFiles, checkContent, filesAt} from '@dental/changes';
import {accountProblems, changedSignatures, launchProblems, readContent} from '@dental/checks';
import {
  ownersProblems,
  readApprovals,
  readApprovers,
  type Problem,
  sortProblems,
} from '@dental/content';
import {isContent} from '../../github/changedCode.mjs';
import {addressProblems} from './addresses';

/** What is wrong with a change, before anything is built. */
export interface Verdict {
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  /** The accounts whose approval the change needs. */
  reviewers: string[];
  counts: {pages: number; cases: number; reviews: number};
}

/**
 * Says what is wrong with the content of a change. The check, the comment on a pull request, the gate before a merge and the
 * one before a deployment all ask here, so that they say the same in the same words.
 * @param root the project folder
 * @param base what git calls the version that the change is made to; the last commit if it is left out
 * @throws {UserError} if git does not know the base
 */
export function evaluateChange(root: string, base?: string): Verdict {
  const {problems, counts} = checkContent(root, base);
  const {content, site} = readContent(root);
  const former = base === undefined ? undefined : readContent(root, {files: filesAt(root, base)});
  const addresses = base === undefined ? [] : addressProblems(root, base, content, problems);
  const lost = former ? asBinding(former.content, content, addresses) : [];
  if (!site) return {problems: sortProblems([...problems, ...lost]), reviewers: [], counts};
  const before = former?.site;
  const signatures = changedSignatures(before, site, readApprovals(root));
  return {
    problems: sortProblems([
      ...problems,
      ...lost,
      // Once patients see the site, what may not go live may not be merged.
      ...(site.practice.live ? launchProblems(site, root) : signatures.problems),
      ...ownersProblems(root, site),
      ...(before ? accountProblems(before, site, readApprovers(root)) : []),
    ]),
    reviewers: signatures.reviewers,
    counts,
  };
}

/** The changed files that are no content: a change of content alone needs fewer tests. */
export function changedCode(root: string, base: string): string[] {
  return changedFiles(root, base).filter((file) => !isContent(file));
}

/** What keeps a change from being merged. */
export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({severity}) => severity !== 'warning');
}
