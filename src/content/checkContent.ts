import {checkChanges} from './checks/changed';
import {checkFormerPages, withNewAddresses} from './checks/formerPages';
import {formerContent} from './formerContent';
import {formerPages} from './formerPages';
import {loadSite} from './loadSite';
import {UserError} from '../userError.mjs';
import {sortProblems, type Problem} from './problem';

/** What `npm run check` finds. */
export interface CheckResult {
  /** Errors and warnings, sorted by file and line. */
  problems: Problem[];
  counts: {pages: number; cases: number; reviews: number};
}

/**
 * Checks the whole content, and that no address was lost since an earlier version.
 * @param base what git calls that version; without git nothing is compared
 * @throws {UserError} if `base` was given and git does not know it
 */
export function checkContent(root: string, base?: string): CheckResult {
  const {content, problems, warnings} = loadSite(root);
  const former = formerPages(root, base ?? 'HEAD', content.files);
  if (base !== undefined && former === undefined)
    throw new UserError(
      `There is no version called "${base}" here.`,
      'Write the name of a branch, or fetch it first with git fetch.',
    );
  const before = formerContent(root, base ?? 'HEAD');
  const {pages, cases, reviews} = content;
  return {
    problems: sortProblems([
      ...withNewAddresses(content, former ?? [], problems),
      ...warnings,
      ...checkFormerPages(content, former ?? []),
      ...(before ? checkChanges(content, before) : []),
    ]),
    counts: {pages: pages.length, cases: cases.length, reviews: reviews.length},
  };
}
