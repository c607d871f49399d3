import {
  type Approvals,
  claimsOf,
  type Page,
  signatureSentence,
  signedTexts,
  signOffOf,
  type Site,
} from '@dental/content';
import {isChanged} from '@dental/checks';
import {align} from '../model/align';

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
