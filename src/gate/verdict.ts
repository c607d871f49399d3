import {checkContent} from '../content/checkContent';
import {changesBetween} from '../content/diff';
import type {Change} from '../content/diff/compare';
import {versionIn} from '../content/diff/version';
import {atRevision, changedFiles} from '../content/diff/revision';
import {launchProblems} from '../content/launch';
import {readContent} from '../content/loadSite';
import {sortProblems, type Problem} from '../content/problem';
import type {Approvals} from '../content/signOff/approvals';
import type {Site} from '../content/site';
import {addressProblems} from './addresses';
import {ownersProblems} from './owners';
import {accountProblems, changedSignatures} from './signatures';

/** What a change is compared with, and what the host says of approvals. */
export interface VerdictOptions {
  /** What git calls the version that the change is made to; the last commit if it is left out. */
  base?: string;
  /** Undefined if the host was not asked. */
  approvals?: Approvals;
}

/** What is wrong with a change, before anything is built. */
export interface Verdict {
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  /** The accounts whose approval the change needs. */
  reviewers: string[];
  counts: {pages: number; cases: number; reviews: number};
}

/** Files that are content: a change of anything else is one of code. */
const CONTENT = /^(pages-content|static)\//;

/**
 * Judges the content of a change. The check, the comment on a pull request, the gate before a merge and the one before a
 * deployment all ask here, so that they say the same in the same words.
 * @param root the project folder
 * @throws {UnknownBase} if git does not know the base
 */
export function judgeContent(root: string, {base, approvals}: VerdictOptions = {}): Verdict {
  const {problems, counts} = checkContent(root, base);
  const {content, site} = readContent(root);
  const lost = base === undefined ? [] : addressProblems(root, base, content, problems);
  if (!site) return {problems: sortProblems([...problems, ...lost]), reviewers: [], counts};
  const before = base === undefined ? undefined : siteAt(root, base);
  const signatures = changedSignatures(before, site, approvals);
  return {
    problems: sortProblems([
      ...problems,
      ...lost,
      // Once patients see the site, what may not go live may not be merged.
      ...(site.practice.live ? launchProblems(site, root) : signatures.problems),
      ...ownersProblems(root, site),
      ...(before ? accountProblems(before, site, approvals) : []),
    ]),
    reviewers: signatures.reviewers,
    counts,
  };
}

function siteAt(root: string, base: string): Site | undefined {
  return atRevision(root, base, (folder) => readContent(folder).site);
}

/** The changed files that are no content: a change of content alone needs fewer tests. */
export function changedCode(root: string, base: string): string[] {
  return changedFiles(root, base).filter((file) => !CONTENT.test(file));
}

/** What a change does for patients; undefined where one of the two versions cannot be read. */
export function changesSince(root: string, base: string): Change[] | undefined {
  const {version: after} = versionIn(root);
  return atRevision(root, base, (folder) => {
    const {version: before} = versionIn(folder);
    return before && after ? changesBetween(before, after) : undefined;
  });
}

/** What keeps a change from being merged. */
export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({severity}) => severity !== 'warning');
}
