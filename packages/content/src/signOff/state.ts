import type {Page, Site} from '../site';
import type {Approvals} from './approvals';
import {findClaims, findPerson, canReview, type Claim, type Person} from './claims';
import {computeSignedDigest} from './digest';

/** The sign-off of a page. Visitors see "Reviewed by" only if the state is `signed`. */
export type SignOff =
  | {state: 'not-needed'}
  /** The page names no reviewer. */
  | {state: 'missing'; claims: Claim[]}
  /** The reviewer has no page anymore, or may not sign such a claim. */
  | {state: 'wrong-person'; claims: Claim[]}
  /**
   * `no-account`: the reviewer has no account to approve with.
   * `unknown`: the host wasn't asked.
   * `not-approved`: the reviewer has not approved this text.
   */
  | {
      state: 'no-account' | 'unknown' | 'not-approved' | 'signed';
      claims: Claim[];
      by: Person;
      on: string;
    };

/**
 * Compares the current text of a page with the approved text.
 * @param approvals as reported by the host; undefined if it wasn't asked
 */
export function getSignOff(site: Site, page: Page, approvals?: Approvals): SignOff {
  const claims = findClaims(page);
  if (claims.length === 0) return {state: 'not-needed'};
  const {reviewed} = page;
  if (!reviewed) return {state: 'missing', claims};
  const by = findPerson(site, reviewed.by);
  if (!by || !canReview(by, claims)) return {state: 'wrong-person', claims};
  return {state: getApprovalState(site, page, by, approvals), claims, by, on: reviewed.on};
}

/** Returns true if the reviewer of a page has approved its text, whether it needs that or not. */
export function isApprovedByReviewer(
  site: Site,
  page: Page,
  approvals: Approvals | undefined,
): boolean {
  const by = page.reviewed && findPerson(site, page.reviewed.by);
  return (
    by !== undefined &&
    canReview(by, findClaims(page)) &&
    getApprovalState(site, page, by, approvals) === 'signed'
  );
}

function getApprovalState(
  site: Site,
  page: Page,
  {github}: Person,
  approvals: Approvals | undefined,
) {
  if (github === undefined) return 'no-account';
  if (approvals === undefined) return 'unknown';
  const isApproved = approvals.some(
    ({account, file, digest}) =>
      account.toLowerCase() === github.toLowerCase() &&
      file === page.file &&
      digest === computeSignedDigest(site, page),
  );
  return isApproved ? 'signed' : 'not-approved';
}
