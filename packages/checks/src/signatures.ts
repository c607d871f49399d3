import {explainSignOff} from './launch/claims';
import {
  type Approvals,
  canReview,
  getPagesOfKind,
  createFieldProblem,
  type Page,
  type Problem,
  computeSignedDigest,
  getSignOff,
  type Site,
} from '@dental/content';

/**
 * Finds pages whose signed text a change edits: their signature problems, and the accounts that
 * must approve. The problems are warnings, because visitors don't see an unsigned review.
 * @param before the site without the change, if it can be read
 */
export function findChangedSignatures(
  before: Site | undefined,
  after: Site,
  approvals: Approvals | undefined,
): {problems: Problem[]; reviewers: string[]} {
  const changedPages = before ? after.pages.filter((page) => isChanged(before, after, page)) : [];
  const changes = changedPages.map((page) => ({page, review: getSignOff(after, page, approvals)}));
  const reviewers = changes.flatMap(({review}) =>
    review.state === 'not-approved' || review.state === 'unknown' ? (review.by.github ?? []) : [],
  );
  const problems = changes.flatMap(({page, review}): Problem[] => {
    const message = 'by' in review ? explainSignOff(page, review) : undefined;
    if (!message) return [];
    return [{...createFieldProblem(after, page.file, ['reviewed'], message), severity: 'warning'}];
  });
  return {problems, reviewers: [...new Set(reviewers)].sort()};
}

/** Returns true if the signed text of a page has changed, or the page is new. */
export function isChanged(before: Site, after: Site, page: Page): boolean {
  const oldPage = before.pages.find(({file}) => file === page.file);
  return !oldPage || computeSignedDigest(before, oldPage) !== computeSignedDigest(after, page);
}

/**
 * Finds new or changed accounts in `github:` fields that no one entitled has approved: anyone
 * who edits that field could sign in another person's name. As soon as anyone can sign, the
 * approval must come from a dentist, the manager, or the old account; never from the new
 * account itself.
 * @param approvers the accounts that approved the last commit of this change, and no others
 */
export function findAccountProblems(
  before: Site,
  after: Site,
  approvers: readonly string[],
): Problem[] {
  const oldAccounts = listAccounts(before);
  if (oldAccounts.size === 0) return [];
  const reviewers = listAccounts({
    pages: getPagesOfKind(before, 'dentist', 'staff').filter((page) => canReview(page, [])),
  });
  const entitled = [...(reviewers.size > 0 ? reviewers : oldAccounts).values()];
  return [...listAccounts(after)].flatMap(([file, account]): Problem[] => {
    const oldAccount = oldAccounts.get(file);
    if (oldAccount && isSameAccount(oldAccount, account)) return [];
    const candidates = oldAccount ? [oldAccount, ...entitled] : entitled;
    const wanted = [...new Set(candidates)].filter((name) => !isSameAccount(name, account));
    const isApproved = approvers.some((approver) =>
      wanted.some((name) => isSameAccount(name, approver)),
    );
    if (isApproved) return [];
    const names = wanted.map((name) => `@${name}`).join(' or ');
    return [
      createFieldProblem(after, file, ['github'], {
        message: `With the account @${account}, someone else could sign for this person.`,
        remedy: `Ask ${names} to approve the pull request, or undo the change of github:.`,
      }),
    ];
  });
}

/** GitHub account names are the same in any case. */
const isSameAccount = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** The accounts of the team, by the file of their page. */
function listAccounts(site: Pick<Site, 'pages'>): Map<string, string> {
  return new Map(
    getPagesOfKind(site, 'dentist', 'staff').flatMap(({file, github}) =>
      github ? [[file, github] as const] : [],
    ),
  );
}
