import {formatList} from '@dental/practice';
import type {Page, Site} from '../site';
import type {Approvals} from './approvals';
import {findPerson} from './claims';
import {codeOwners, organizationOf} from './owners';
import {signOffOf} from './state';

const TEAMS: Record<string, string> = {
  staff: 'any staff member',
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
  const groups = fewest(owners).map((own) => formatList([...new Set(own.map((owner) => nameOf(site, owner)))], 'or'));
  const [only] = groups;
  return groups.length === 1
    ? `It needs the approval of ${only}.`
    : `It needs ${groups.length} approvals: ${formatList(groups.map((group) => `of ${group}`))}.`;
}

/** Those groups, each once, that have to approve: somebody in a small one approves for a larger one that includes it. */
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
      return `Not signed yet: ${review.claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager'} can sign.`;
    default:
      return `${person ?? 'Whoever is named'} has to approve these words again.`;
  }
}
