import {whatIsMissing} from '../../../../src/content/launch/claims';
import {atField} from '../../../../src/content/leaves';
import type {Problem} from '../../../../src/content/problem';
import type {Approvals} from '../../../../src/content/signOff/approvals';
import {claimsOf} from '../../../../src/content/signOff/claims';
import {signedDigest, signedTexts} from '../../../../src/content/signOff/digest';
import {signOffOf} from '../../../../src/content/signOff/state';
import {signatureSentence} from '../../../../src/content/signOff/whoApproves';
import type {Page, Site} from '../../../../src/content/site';
import {align} from '../model/align';

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
  const changed = before ? after.pages.filter((page) => isChanged(before, after, page)) : [];
  const reviewers = changed.flatMap((page) => {
    const review = signOffOf(after, page, approvals);
    return review.state === 'not-approved' || review.state === 'unknown' ? (review.by.github ?? []) : [];
  });
  const problems = changed.flatMap((page): Problem[] => {
    const review = signOffOf(after, page, approvals);
    const message = 'by' in review ? whatIsMissing(page, review) : undefined;
    return message ? [{...atField(after, page.file, ['reviewed'], message), severity: 'warning'}] : [];
  });
  return {problems, reviewers: [...new Set(reviewers)].sort()};
}

/** Whether a page says something else than it did, of what is signed. */
function isChanged(before: Site, after: Site, page: Page): boolean {
  const former = before.pages.find(({file}) => file === page.file);
  return !former || signedDigest(before, former) !== signedDigest(after, page);
}

/** A page whose signed words differ, and whose signature that needs. */
export interface Signature {
  path: string;
  name: string;
  /** Whether somebody has to sign again, and who, as a sentence. */
  says: string;
  isSigned: boolean;
  /** What differs of its texts since they were signed, or since the base if nobody has signed them yet. */
  since: {isSigned: boolean; texts: readonly TextChange[]};
}

/** A text before and after; one of the two if it is new or gone. */
export interface TextChange {
  before?: string;
  after?: string;
}

/**
 * The pages whose signed words differ from the base's, with who signs them.
 * @param siteAt the site as it was at a commit; undefined if that can't be read here
 */
export function signaturesOf(
  before: Site,
  after: Site,
  approvals: Approvals | undefined,
  siteAt: (commit: string) => Site | undefined,
): Signature[] {
  return after.pages
    .filter((page) => claimsOf(page).length > 0 && isChanged(before, after, page))
    .map((page) => {
      // The newest approval comes first.
      const last = approvals?.find(({file}) => file === page.file);
      const signed = last && siteAt(last.commit);
      return {
        path: page.path,
        name: page.heading,
        says: signatureSentence(after, page, approvals),
        isSigned: signOffOf(after, page, approvals).state === 'signed',
        since: {isSigned: signed !== undefined, texts: textChanges(signed ?? before, after, page)},
      };
    });
}

function textChanges(before: Site, after: Site, page: Page): TextChange[] {
  const former = before.pages.find(({file}) => file === page.file);
  const [was, is] = [former ? signedTexts(before, former) : [], signedTexts(after, page)];
  return align(was, is, {isSame: (old, now) => old === now})
    .filter(({isSame}) => !isSame)
    .map((pair) => ({before: was[pair.before ?? -1], after: is[pair.after ?? -1]}));
}

/** Whoever changes with which account a person signs could sign in their name: somebody who signs already approves it. */
export function accountProblems(before: Site, after: Site, approvals: Approvals | undefined): Problem[] {
  const signers = accountsIn(before);
  if (signers.size === 0) return [];
  return [...accountsIn(after)].flatMap(([file, account]): Problem[] => {
    const former = signers.get(file);
    if (former === account || approvals?.some((approval) => isOf(approval.account, former ?? [...signers.values()])))
      return [];
    return [
      atField(after, file, ['github'], {
        what: `With @${account} somebody else could sign for this person.`,
        fix: former
          ? `Ask @${former} to approve the pull request, or leave the line github: as it was.`
          : `Ask one of those who sign already to approve the pull request: ${[...signers.values()].map((name) => `@${name}`).join(', ')}.`,
      }),
    ];
  });
}

function accountsIn({pages}: Site): Map<string, string> {
  return new Map(
    pages.flatMap((page) =>
      (page.kind === 'dentist' || page.kind === 'staff') && page.github ? [[page.file, page.github] as const] : [],
    ),
  );
}

function isOf(account: string, wanted: string | readonly string[]): boolean {
  return [wanted].flat().some((name) => name.toLowerCase() === account.toLowerCase());
}
