import {whatIsMissing} from './launch/claims';
import {
  type Approvals,
  mayReview,
  pagesOfKind,
  problemAt,
  type Page,
  type Problem,
  signedDigest,
  signOffOf,
  type Site,
} from '@dental/content';

/**
 * The pages whose signed words a change touches: what is wrong with their signatures, and who is to approve them. Before
 * the site is live that is a warning; patients are not told of a review that nobody has given.
 * @param before the site that the change is made to, if it can be read
 */
export function changedSignatures(
  before: Site | undefined,
  after: Site,
  approvals: Approvals | undefined,
): {problems: Problem[]; reviewers: string[]} {
  const changed = (before ? after.pages.filter((page) => isChanged(before, after, page)) : []).map(
    (page) => ({
      page,
      review: signOffOf(after, page, approvals),
    }),
  );
  const reviewers = changed.flatMap(({review}) =>
    review.state === 'not-approved' || review.state === 'unknown' ? (review.by.github ?? []) : [],
  );
  const problems = changed.flatMap(({page, review}): Problem[] => {
    const message = 'by' in review ? whatIsMissing(page, review) : undefined;
    return message
      ? [{...problemAt(after, page.file, ['reviewed'], message), severity: 'warning'}]
      : [];
  });
  return {problems, reviewers: [...new Set(reviewers)].sort()};
}

/** Whether a page says something else than it did, of what is signed. */
export function isChanged(before: Site, after: Site, page: Page): boolean {
  const former = before.pages.find(({file}) => file === page.file);
  return !former || signedDigest(before, former) !== signedDigest(after, page);
}

/**
 * Whoever writes down with which account a person signs could sign in their name. Once anybody can sign, a dentist or
 * the manager approves it, or the account that was there; never the one that is written down.
 * @param approvers the accounts that have approved the last commit of this change, and no other
 */
export function accountProblems(
  before: Site,
  after: Site,
  approvers: readonly string[],
): Problem[] {
  const signers = accountsIn(before);
  if (signers.size === 0) return [];
  const reviewers = accountsIn({
    pages: pagesOfKind(before, 'dentist', 'staff').filter((page) => mayReview(page, [])),
  });
  const answerable = reviewers.size > 0 ? reviewers : signers;
  return [...accountsIn(after)].flatMap(([file, account]): Problem[] => {
    const former = signers.get(file);
    if (former && isSame(former, account)) return [];
    const wanted = [...new Set([...(former ? [former] : []), ...answerable.values()])].filter(
      (name) => !isSame(name, account),
    );
    if (approvers.some((approver) => wanted.some((name) => isSame(name, approver)))) return [];
    return [
      problemAt(after, file, ['github'], {
        message: `With @${account} somebody else could sign for this person.`,
        remedy: `Ask ${wanted.map((name) => `@${name}`).join(' or ')} to approve the pull request, or leave the line github: as it was.`,
      }),
    ];
  });
}

/** GitHub takes no account of the letter case. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function accountsIn(site: Pick<Site, 'pages'>): Map<string, string> {
  return new Map(
    pagesOfKind(site, 'dentist', 'staff').flatMap(({file, github}) =>
      github ? [[file, github] as const] : [],
    ),
  );
}
