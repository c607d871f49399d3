import {diffArrays} from 'diff';
import {codeOwners, organizationOf} from '../gate/owners';
import {isChanged} from '../gate/signatures';
import {claimsOf, findPerson} from '../content/signOff/claims';
import type {Approvals} from '../content/signOff/approvals';
import {signedTexts} from '../content/signOff/digest';
import {signOffOf} from '../content/signOff/state';
import type {Page, Site} from '../content/site';
import {listed} from '../site/english';

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

const TEAMS: Record<string, string> = {
  staff: 'anybody of the staff',
  dentists: 'a dentist',
  manager: 'the manager',
  developers: 'a developer',
};

/**
 * Whose approval a change needs, as a sentence. It follows from the same records as `CODEOWNERS`.
 * @param files the changed files
 */
export function whoApproves(root: string, site: Site, files: readonly string[]): string {
  if (files.length === 0) return 'Nothing is changed, so nobody needs to approve anything.';
  const lines = codeOwners(site, organizationOf(root))
    .split('\n')
    .filter((line) => /^[/*]/.test(line))
    .map((line) => line.split(/\s+/));
  const owners = files.map((file) => {
    const [, ...own] = [...lines].reverse().find(([path = '']) => path === '*' || `/${file}`.startsWith(path)) ?? [];
    return own;
  });
  const groups = fewest(owners).map((own) => listed([...new Set(own.map((owner) => nameOf(site, owner)))], 'or'));
  const [only] = groups;
  return groups.length === 1
    ? `It needs the approval of ${only}.`
    : `It needs ${groups.length} approvals: ${listed(groups.map((group) => `of ${group}`))}.`;
}

/** Those groups, each once, of which one has to approve: whoever is of a small one approves for a larger one that holds it. */
function fewest(groups: readonly (readonly string[])[]): (readonly string[])[] {
  const different = [...new Map(groups.map((group) => [[...group].sort().join(' '), group])).values()];
  const isWithin = (small: readonly string[], large: readonly string[]) =>
    small.length < large.length && small.every((owner) => large.includes(owner));
  return different.filter((group) => !different.some((other) => isWithin(other, group)));
}

function nameOf(site: Site, owner: string): string {
  const [, team] = owner.split('/');
  if (team !== undefined) return TEAMS[team] ?? owner;
  const person = site.pages.find((page) => 'github' in page && `@${page.github}` === owner);
  return person?.heading ?? owner;
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
  const parts = diffArrays(former ? signedTexts(before, former) : [], signedTexts(after, page));
  return parts.flatMap(({added, removed, value}, at): TextChange[] => {
    if (removed) {
      const next = parts[at + 1];
      const now = next?.added ? next.value : [];
      return value.map((text, index) => ({before: text, after: now[index]}));
    }
    if (!added) return [];
    const last = parts[at - 1];
    return value.slice(last?.removed ? last.value.length : 0).map((text) => ({after: text}));
  });
}

/** Whether somebody answers for the words of a page, as a sentence. */
export function signatureSentence(site: Site, page: Page, approvals: Approvals | undefined): string {
  const review = signOffOf(site, page, approvals);
  const person = page.reviewed ? findPerson(site, page.reviewed.by)?.name : undefined;
  switch (review.state) {
    case 'not-needed':
      return 'It needs no signature.';
    case 'signed':
      return `${review.by.name} has approved exactly these words.`;
    case 'missing':
    case 'wrong-person':
      return `Nobody who may has signed it: it needs ${review.claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager'}.`;
    default:
      return `${person ?? 'Whoever is named'} has to approve these words again.`;
  }
}
