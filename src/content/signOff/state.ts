import type {Page, Site} from '../site';
import {claimsOf, findPerson, mayReview, type Claim, type Person} from './claims';
import {wordsHash} from './hash';

/** Whether somebody answers for what a page says. Visitors are told of a review only while it is `signed`. */
export type SignOff =
  | {state: 'not-needed'}
  /** Nobody has signed yet. */
  | {state: 'missing'; claims: Claim[]; hash: string}
  /** Whoever is named has no page any more, or may not answer for such a claim. */
  | {state: 'wrong-person'; claims: Claim[]; hash: string}
  /** The words are others than those that were signed. */
  | {state: 'changed'; claims: Claim[]; hash: string; by: Person}
  | {state: 'signed'; claims: Claim[]; hash: string; by: Person; on: string};

/** Compares what a page says with what was signed. */
export function signOffOf(site: Site, page: Page): SignOff {
  const claims = claimsOf(page);
  if (claims.length === 0) return {state: 'not-needed'};
  const hash = wordsHash(site, page);
  const {reviewed} = page;
  if (!reviewed) return {state: 'missing', claims, hash};
  const by = findPerson(site, reviewed.by);
  if (!by || !mayReview(by, claims)) return {state: 'wrong-person', claims, hash};
  if (reviewed.hash !== hash) return {state: 'changed', claims, hash, by};
  return {state: 'signed', claims, hash, by, on: reviewed.on};
}
