import {reportFields} from './each';
import {explainSignOff} from './launch/claims';
import {
  type Approvals,
  canReview,
  type Claim,
  findClaims,
  getPagesOfKind,
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
  const problems = changes.flatMap(({page, review}) => {
    const message = 'by' in review ? explainSignOff(page, review) : undefined;
    if (!message) return [];
    return reportFields(after, page.file, ['reviewed'], {...message, severity: 'warning'});
  });
  return {problems, reviewers: [...new Set(reviewers)].sort()};
}

/** Returns true if the signed text of a page has changed, or the page is new. */
export function isChanged(before: Site, after: Site, page: Page): boolean {
  const oldPage = before.pages.find(({file}) => file === page.file);
  return !oldPage || computeSignedDigest(before, oldPage) !== computeSignedDigest(after, page);
}

/**
 * Finds accounts that can sign something that they couldn't sign before, without the approval of
 * anyone entitled: with a new `github:` or a new role, anyone who edits these fields could sign. As
 * soon as anyone can sign, the approval must come from a dentist, the manager, or the old account;
 * never from the new account itself, nor from the account of a person who is promoted. Nor may a
 * change leave no one who can sign, because then the next account would count as the first.
 * @param approvers the accounts that approved the last commit of this change, and no others
 */
export function findAccountProblems(
  before: Site,
  after: Site,
  approvers: readonly string[],
): Problem[] {
  const oldAccounts = listAccounts(before);
  if (oldAccounts.size === 0) return [];
  const oldReviewers = listReviewers(before);
  const entitled = oldReviewers.length > 0 ? oldReviewers : [...oldAccounts.values()];
  const reportUnapproved = (file: string, wanted: readonly string[], message: string) =>
    isApprovedBy(wanted, approvers)
      ? []
      : reportFields(after, file, ['github'], {message, remedy: describeApproval(wanted)});
  const problems = [...listAccounts(after)].flatMap(([file, account]): Problem[] => {
    const oldAccount = oldAccounts.get(file);
    const isSame = oldAccount !== undefined && isSameAccount(oldAccount, account);
    const isPromoted = getRights(after, file) > getRights(before, file);
    if (isSame && !isPromoted) return [];
    const ownAccounts = oldAccount ? [oldAccount] : [];
    const candidates = isPromoted ? entitled : [...ownAccounts, ...entitled];
    const excluded = isPromoted ? [account, ...ownAccounts] : [account];
    const accounts = candidates.filter((name) => !excluded.some((own) => isSameAccount(own, name)));
    const message = isSame
      ? `With this role, @${account} could sign pages that they couldn't sign before.`
      : `With the account @${account}, someone else could sign for this person.`;
    return reportUnapproved(file, accounts, message);
  });
  if (oldReviewers.length > 0 && listReviewers(after).length === 0) {
    const [file = ''] = oldAccounts.keys();
    problems.push(...reportUnapproved(file, entitled, 'After this change, no one can sign pages.'));
  }
  return problems;
}

/**
 * Finds pages that no one has to sign anymore, such as a legal text that becomes an ordinary page,
 * and pages of treatments that no dentist has to sign anymore: from then on, their words could
 * change without that signature. Someone who could sign the page must approve that.
 * @param approvers the accounts that approved the last commit of this change, and no others
 */
export function findLostClaims(before: Site, after: Site, approvers: readonly string[]): Problem[] {
  return after.pages.flatMap((page) => {
    const oldPage = findEarlierPage(before, page);
    const oldClaims = oldPage ? findClaims(oldPage) : [];
    const claims = findClaims(page);
    const isLost = claims.length === 0 && oldClaims.length > 0;
    const lacksDentist = oldClaims.includes('clinical') && !claims.includes('clinical');
    if (!isLost && !lacksDentist) return [];
    const accounts = listReviewers(before, oldClaims);
    if (accounts.length === 0 || isApprovedBy(accounts, approvers)) return [];
    return reportFields(after, page.file, ['kind'], {
      message: `After this change, no ${isLost ? 'one' : 'dentist'} has to sign this page.`,
      remedy: describeApproval(accounts),
    });
  });
}

/** Finds a page before a change, even if it moves. */
function findEarlierPage({pages}: Site, page: Page): Page | undefined {
  return (
    pages.find(({file, path}) => file === page.file || path === page.path) ??
    pages.find(({path}) => page.redirectFrom?.includes(path))
  );
}

function isApprovedBy(wanted: readonly string[], approvers: readonly string[]): boolean {
  return wanted.some((name) => approvers.some((approver) => isSameAccount(name, approver)));
}

function describeApproval(accounts: readonly string[]): string {
  const names = [...new Set(accounts)].map((name) => `@${name}`).join(' or ');
  return names
    ? `Ask ${names} to approve the pull request, or undo this change.`
    : 'Undo this change: no one else can approve it.';
}

/** The accounts of people who can sign claims. */
export function listReviewers(
  {pages}: Pick<Site, 'pages'>,
  claims: readonly Claim[] = [],
): string[] {
  return [
    ...listAccounts({
      pages: getPagesOfKind({pages}, 'dentist', 'staff').filter((page) => canReview(page, claims)),
    }).values(),
  ];
}

/** Returns 0 if the person of a file can sign nothing, 1 without treatments, 2 for everything. */
function getRights(site: Site, file: string): number {
  const person = getPagesOfKind(site, 'dentist', 'staff').find((page) => page.file === file);
  if (!person || !canReview(person, [])) return 0;
  return canReview(person, ['clinical']) ? 2 : 1;
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
