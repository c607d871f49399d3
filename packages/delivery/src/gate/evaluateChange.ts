import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {
  downgradeBeforeLaunch,
  listChangedFiles,
  checkContent,
  type CheckResult,
} from '@dental/changes';
import {
  findAccountProblems,
  findChangedSignatures,
  findLaunchProblems,
  findLostClaims,
  listReviewers,
} from '@dental/checks';
import {readApprovals, readApprovers, type Problem, type Site, sortProblems} from '@dental/content';
import {findOwnersProblems} from './codeOwners';
import {findLostUrls} from './lostUrls';

/** A hidden file of the content. Files such as security.txt are in static/.well-known. */
const HIDDEN_FILE = /^(?:pages-content|static(?!\/\.well-known\/))\/(?:.*\/)?\./;

/** The problems of a change that are found without a build. */
export interface Verdict {
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  /** The accounts whose approval the change needs. */
  reviewers: string[];
  counts: {pages: number; cases: number; reviews: number};
}

/**
 * Finds the problems in the content of a change. The check, the comment on a pull request, and the
 * gates before a merge and a deployment all report these.
 * @param root the project folder
 * @param base the git revision that the change is based on; without it, the content is only checked
 * @throws {UserError} if git doesn't have the base
 */
export function evaluateChange(root: string, base?: string): Verdict {
  const {content, problems, counts, ...checked} = checkContent(root, base);
  const {site} = content;
  // Without a base, the content is compared with main, but not judged as a change.
  const former = base === undefined ? undefined : checked.former;
  // Without the base, no one could see that an account or a signed text changed.
  const all = [...problems];
  const requested: string[] = [];
  if (base !== undefined) all.push(...findHiddenFiles(root, base));
  if (base !== undefined && former) {
    const baseState = judgeBase(root, base, former, site);
    all.push(...baseState.problems);
    requested.push(...baseState.reviewers);
    // A page that can't be read keeps its URLs once it is fixed.
    const addresses = content.isComplete ? findLostUrls(root, base, content, problems) : [];
    all.push(...downgradeBeforeLaunch(former.content, content, addresses));
  }
  if (!site) return {problems: sortProblems(all), reviewers: [], counts};

  const before = former?.content.site;
  const signatures = findChangedSignatures(before, site, readApprovals(root));
  // Once patients see the site, a change that can't go live can't be merged.
  all.push(...(site.practice.live ? findLaunchProblems(site, root) : signatures.problems));
  // The reviewer of a page that can't be read is unknown.
  if (content.isComplete) all.push(...findOwnersProblems(root, site));
  if (before) {
    const approvers = readApprovers(root);
    all.push(...findAccountProblems(before, site, approvers));
    all.push(...findLostClaims(before, site, approvers));
  }
  const reviewers = [...new Set([...signatures.reviewers, ...requested])].sort();
  return {problems: sortProblems(dropRepeatedWarnings(all)), reviewers, counts};
}

/** Drops warnings that are errors once the site is live, such as a missing signature. */
function dropRepeatedWarnings(problems: readonly Problem[]): Problem[] {
  const errors = new Set(filterErrors(problems).map(({file, message}) => `${file}: ${message}`));
  return problems.filter(
    ({severity, file, message}) => severity !== 'warning' || !errors.has(`${file}: ${message}`),
  );
}

/** Reports hidden files of a change: no check reads them. */
function findHiddenFiles(root: string, base: string): Problem[] {
  return listChangedFiles(root, base)
    .filter((file) => HIDDEN_FILE.test(file) && existsSync(join(root, file)))
    .map((file) => ({
      file,
      line: 1,
      message: 'The name of this file starts with a dot: it can hide other changes on GitHub.',
      remedy: 'Delete it.',
    }));
}

/**
 * The problems of a base that can't be read, and the accounts that may allow its repair. They are
 * only warnings if the change corrects nothing but those files, and someone who could sign before
 * has approved it, or no one can sign yet.
 */
function judgeBase(
  root: string,
  base: string,
  {content, unreadable}: NonNullable<CheckResult['former']>,
  site: Site | undefined,
): {problems: Problem[]; reviewers: string[]} {
  const files = new Set(unreadable.map(({file}) => file));
  const isRepair = () => listChangedFiles(root, base).every((file) => files.has(file));
  if (!site || files.size === 0 || !isRepair()) return {problems: unreadable, reviewers: []};
  const reviewers = listReviewers(content).map((account) => account.toLowerCase());
  const accounts = site.pages.filter((page) => 'github' in page && page.github);
  const isApproved =
    reviewers.length > 0
      ? readApprovers(root).some((account) => reviewers.includes(account.toLowerCase()))
      : accounts.length === 0;
  if (!isApproved) return {problems: unreadable, reviewers};
  const remedy = 'This change only corrects that. Read the whole file before you approve.';
  return {
    problems: unreadable.map((problem) => ({...problem, remedy, severity: 'warning'})),
    reviewers: [],
  };
}

/** The problems that block a merge. */
export function filterErrors(problems: readonly Problem[]): Problem[] {
  return problems.filter(({severity}) => severity !== 'warning');
}
