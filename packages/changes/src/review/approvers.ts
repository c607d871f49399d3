import {formatList, truncateList} from '@dental/practice';
import {
  type Claim,
  findClaims,
  findPerson,
  getPracticeFile,
  type Page,
  type Person,
  type Site,
} from '@dental/content';

/** Paths that staff may change without another team's approval. */
const STAFF_PATHS = ['pages-content/', 'static/img/'];

/** Folders and files that make a claim, no matter who signs the pages. */
const CLAIMS_BY_PATH: Record<string, Claim> = {
  'pages-content/services/': 'clinical',
  'pages-content/our-dentist/': 'clinical',
  'pages-content/_cases/': 'clinical',
  'pages-content/_practice/claims.yml': 'clinical',
  'pages-content/_practice/perio-protection.yml': 'clinical',
  'pages-content/_practice/costs.yml': 'money',
  'pages-content/_practice/insurance.yml': 'money',
  'pages-content/_practice/forms.yml': 'legal',
  'pages-content/_practice/integrations.yml': 'legal',
  'pages-content/_practice/labels.yml': 'money',
  'pages-content/_practice/labels.es.yml': 'money',
  'pages-content/_practice/must-say.yml': 'clinical',
  'pages-content/_practice/new-patient-forms.yml': 'clinical',
  'pages-content/_practice/payment-partners.yml': 'money',
  'pages-content/_practice/policies.yml': 'money',
  'pages-content/_practice/promotions.yml': 'money',
  'pages-content/_practice/third-parties.yml': 'legal',
  'pages-content/_practice/videos.yml': 'clinical',
  'pages-content/es/_practice/must-say.yml': 'clinical',
  'pages-content/es/_practice/words.yml': 'clinical',
  // The pictures of results, and paper forms, make the same claims as their records.
  'static/img/cases/': 'clinical',
  'static/forms/': 'clinical',
  // A video and its captions advise patients as a treatment page does.
  'static/videos/': 'clinical',
};

/** Any colleague may approve notices; the workflow may, too (docs/launch.md, step 2). */
export const NOTICES_FILE = getPracticeFile('notices');

/** A path of the project, and the accounts and teams that approve its changes. */
export type OwnersOfPath = readonly [path: string, owners: readonly string[]];

/**
 * Lists the owners of each path; the last path that matches a file counts. The organization that
 * owns the repository has the teams `staff`, `dentists`, `manager`, and `developers`.
 */
export function listOwnersByPath(site: Site): OwnersOfPath[] {
  const [organization] = site.practice.repository.split('/');
  const formatTeam = (name: string) => `@${organization}/${name}`;
  const listTeams = (claims: readonly Claim[]) =>
    claims.includes('clinical')
      ? [formatTeam('dentists')]
      : [formatTeam('dentists'), formatTeam('manager')];
  // No one can approve their own change, so the teams are listed too.
  const listOwners = (page: Page) => {
    const account = page.reviewed && findPerson(site, page.reviewed.by)?.github;
    return [...(account === undefined ? [] : [`@${account}`]), ...listTeams(findClaims(page))];
  };
  const general = new Map<string, string[]>([['*', [formatTeam('developers')]]]);
  for (const path of STAFF_PATHS) general.set(`/${path}`, [formatTeam('staff')]);
  for (const [path, claim] of Object.entries(CLAIMS_BY_PATH)) {
    general.set(`/${path}`, listTeams([claim]));
  }
  general.set(`/${NOTICES_FILE}`, []);
  const isCovered = ([file, owners]: OwnersOfPath) =>
    [...general].some(
      ([path, pathOwners]) => file.startsWith(path) && String(pathOwners) === String(owners),
    );
  const pages = site.pages
    .filter((page) => findClaims(page).length > 0 || hasAccount(page))
    .map((page): OwnersOfPath => [
      `/${page.file}`,
      hasAccount(page) ? listTeams([]) : listOwners(page),
    ])
    .filter((entry) => !isCovered(entry));
  return [...general, ...pages.sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** Returns true if the page names an account. Anyone who changes it could sign for that person. */
function hasAccount(page: Page): boolean {
  return (page.kind === 'dentist' || page.kind === 'staff') && page.github !== undefined;
}

const TEAMS: Record<string, string> = {
  staff: 'any staff member',
  dentists: 'a dentist',
  manager: 'the manager',
  developers: 'a developer',
};

/** A person whose signature changed pages need again. */
export interface Signer {
  by: Person;
  /** The headings of the pages. */
  pages: string[];
  hasAccount: boolean;
}

/**
 * Describes who must approve a change, in one sentence, from the same records as `CODEOWNERS`.
 * @param files the changed files
 * @param signers an approval of one of them also counts for every group that they belong to
 */
export function describeApprovers(
  site: Site,
  files: readonly string[],
  signers: readonly Signer[] = [],
): string {
  if (files.length === 0) return "Nothing changed, so this doesn't need approval.";
  const lines = [...listOwnersByPath(site)].reverse();
  const owners = files
    .map((file) => lines.find(([path]) => path === '*' || `/${file}`.startsWith(path))?.[1] ?? [])
    .filter((group) => group.length > 0);
  if (owners.length === 0 && signers.length === 0) return 'Any colleague can approve it.';
  const groups = dropSupersets(owners)
    .filter((group) => !signers.some((signer) => isMember(signer, group)))
    .map((group) =>
      formatList([...new Set(group.map((owner) => getOwnerName(site, owner)))], 'or'),
    );
  const approvals = [...groups, ...signers.map(formatSigner)];
  const [onlyApproval] = approvals;
  if (approvals.length === 1) return `It needs the approval of ${onlyApproval}.`;
  const parts = approvals.map((approval) => `one from ${approval}`);
  // A signer's pages are a list of their own.
  const list =
    signers.length > 0 && parts.length > 2
      ? `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`
      : formatList(parts);
  return `It needs ${approvals.length} approvals: ${list}.`;
}

function formatSigner({by, pages, hasAccount}: Signer): string {
  const account = hasAccount ? '' : ' but has no GitHub account yet';
  return `${by.name}, who signs ${truncateList(pages, MAX_NAMED_PAGES)}${account}`;
}

const MAX_NAMED_PAGES = 3;

function isMember({by}: Signer, group: readonly string[]): boolean {
  const ownTeam = by.kind === 'dentist' ? 'dentists' : 'manager';
  return group.some((owner) => {
    const [, team] = owner.split('/');
    return owner === `@${by.github}` || team === 'staff' || team === ownTeam;
  });
}

/**
 * Returns the groups that must approve, each once. A group that contains a smaller one is dropped,
 * because an approval from the smaller group counts for both. Everyone but the developers is staff.
 */
function dropSupersets(groups: readonly (readonly string[])[]): (readonly string[])[] {
  const distinct = [
    ...new Map(groups.map((group) => [[...group].sort().join(' '), group])).values(),
  ];
  const hasTeam = (group: readonly string[], name: string) =>
    group.some((owner) => owner.endsWith(`/${name}`));
  const isSubset = (small: readonly string[], large: readonly string[]) =>
    hasTeam(large, 'staff')
      ? !hasTeam(small, 'staff') && !hasTeam(small, 'developers')
      : small.length < large.length && small.every((owner) => large.includes(owner));
  return distinct.filter((group) => !distinct.some((other) => isSubset(other, group)));
}

function getOwnerName(site: Site, owner: string): string {
  const [, team] = owner.split('/');
  if (team !== undefined) return TEAMS[team] ?? owner;
  const person = site.pages.find((page) => 'github' in page && `@${page.github}` === owner);
  return person?.heading ?? owner;
}
