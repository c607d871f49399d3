import type {Page, Site} from '../site';
import type {Approvals} from './approvals';
import {claimsOf, findPerson, mayReview, type Claim, type Person} from './claims';
import {signedDigest} from './digest';

/** Whether somebody answers for what a page says. Visitors read of a review only while it is `signed`. */
export type SignOff =
  | {state: 'not-needed'}
  /** Nobody is named. */
  | {state: 'missing'; claims: Claim[]}
  /** Whoever is named has no page any more, or may not answer for such a claim. */
  | {state: 'wrong-person'; claims: Claim[]}
  /** Whoever is named has no account to approve with; the host was not asked; they have not approved these words; they have. */
  | {
      state: 'no-account' | 'unknown' | 'not-approved' | 'signed';
      claims: Claim[];
      by: Person;
      on: string;
    };

/**
 * Compares what a page says with what was approved.
 * @param approvals what the host says of approvals; undefined if it was not asked
 */
export function signOffOf(site: Site, page: Page, approvals?: Approvals): SignOff {
  const claims = claimsOf(page);
  if (claims.length === 0) return {state: 'not-needed'};
  const {reviewed} = page;
  if (!reviewed) return {state: 'missing', claims};
  const by = findPerson(site, reviewed.by);
  if (!by || !mayReview(by, claims)) return {state: 'wrong-person', claims};
  return {state: stateOf(site, page, by, approvals), claims, by, on: reviewed.on};
}

function stateOf(site: Site, page: Page, {github}: Person, approvals: Approvals | undefined) {
  if (github === undefined) return 'no-account';
  if (approvals === undefined) return 'unknown';
  const isApproved = approvals.some(
    ({account, file, digest}) =>
      account.toLowerCase() === github.toLowerCase() &&
      file === page.file &&
      digest === signedDigest(site, page),
  );
  return isApproved ? 'signed' : 'not-approved';
}
