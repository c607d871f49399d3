import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatList} from '@dental/practice';
import type {Problem} from '../problem';
import type {Page, Site} from '../site';
import type {Approvals} from './approvals';
import {claimsOf, findPerson, type Claim} from './claims';
import {signOffOf} from './state';

/** Whom GitHub asks to look at a change: https://docs.github.com/articles/about-code-owners */
export const OWNERS_FILE = '.github/CODEOWNERS';

const HEAD = `# Who is asked to look at a change. The last line that fits a file counts, and one approval of its owners is enough.
# GitHub asks for it where the branch is protected with "Require review from Code Owners".
# Made by npm run owners, from the records: the account of whoever answers for a page, and the teams of the organization
# that may (docs/launch.md, step 1).
`;

/** What the staff may change without anybody else. */
const OF_STAFF = ['pages-content/', 'static/img/', 'static/forms/', 'static/videos/'];

/** Folders and facts that make a claim, whoever signs the pages. */
const CLAIMING: Record<string, Claim> = {
  'pages-content/services/': 'clinical',
  'pages-content/our-dentist/': 'clinical',
  'pages-content/_cases/': 'clinical',
  'pages-content/_practice/claims.yml': 'clinical',
  'pages-content/_practice/perio-protection.yml': 'clinical',
  'pages-content/_practice/costs.yml': 'money',
  'pages-content/_practice/insurance.yml': 'money',
  'pages-content/_practice/integrations.yml': 'legal',
  'pages-content/_practice/new-patient-forms.yml': 'clinical',
  'pages-content/_practice/payment-partners.yml': 'money',
  'pages-content/_practice/policies.yml': 'money',
  'pages-content/_practice/promotions.yml': 'money',
  'pages-content/_practice/third-parties.yml': 'legal',
};

/** The text of `CODEOWNERS`. */
export function codeOwners(site: Site): string {
  const lines = ownersByPath(site);
  const width = Math.max(...lines.map(([path]) => path.length));
  return `${HEAD}\n${lines.map(([path, owners]) => `${path.padEnd(width)}  ${owners.join(' ')}`).join('\n')}\n`;
}

/**
 * Whom GitHub asks for each path; the last that fits a file counts. The organization that has the repository has the teams
 * `staff`, `dentists`, `manager` and `developers`.
 */
function ownersByPath(site: Site): (readonly [path: string, owners: readonly string[]])[] {
  const [organization] = site.practice.repository.split('/');
  const team = (name: string) => `@${organization}/${name}`;
  const teamsFor = (claims: readonly Claim[]) =>
    claims.includes('clinical') ? [team('dentists')] : [team('dentists'), team('manager')];
  // Nobody can approve a change of their own, so that the teams are asked as well.
  const ownersOf = (page: Page) => {
    const account = page.reviewed && findPerson(site, page.reviewed.by)?.github;
    return [...(account === undefined ? [] : [`@${account}`]), ...teamsFor(claimsOf(page))];
  };
  const general = new Map<string, string[]>([
    ['*', [team('developers')]],
    ...OF_STAFF.map((path): [string, string[]] => [`/${path}`, [team('staff')]]),
    ...Object.entries(CLAIMING).map(([path, claim]): [string, string[]] => [
      `/${path}`,
      teamsFor([claim]),
    ]),
  ]);
  const isSaid = (file: string, owners: readonly string[]) =>
    [...general].some(([path, those]) => file.startsWith(path) && String(those) === String(owners));
  const own = site.pages
    .filter((page) => claimsOf(page).length > 0 || canSign(page))
    .map((page) => [`/${page.file}`, canSign(page) ? teamsFor([]) : ownersOf(page)] as const)
    .filter(([file, owners]) => !isSaid(file, owners));
  return [...general, ...own.sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** Whoever changes the account of a person could sign in their name. */
function canSign(page: Page): boolean {
  return (page.kind === 'dentist' || page.kind === 'staff') && page.github !== undefined;
}

/** Says whether GitHub would ask others than those who answer for the pages. */
export function ownersProblems(root: string, site: Site): Problem[] {
  const file = join(root, OWNERS_FILE);
  if (!existsSync(file)) return [];
  const written = readFileSync(file, 'utf8').split(/\r?\n/);
  const wanted = codeOwners(site).split('\n');
  const differs = [...wanted, ''].findIndex((line, index) => line !== (written[index] ?? ''));
  if (differs === -1) return [];
  return [
    {
      file: OWNERS_FILE,
      line: differs + 1,
      severity: 'warning',
      message: 'GitHub would ask others for a review than those who answer for the pages.',
      remedy: 'Run npm run owners, or ask a developer to.',
    },
  ];
}

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
export function whoApproves(site: Site, files: readonly string[]): string {
  if (files.length === 0) return 'Nothing is changed, so nobody needs to approve anything.';
  const lines = [...ownersByPath(site)].reverse();
  const owners = files.map(
    (file) => lines.find(([path]) => path === '*' || `/${file}`.startsWith(path))?.[1] ?? [],
  );
  const groups = fewest(owners).map((own) =>
    formatList([...new Set(own.map((owner) => nameOf(site, owner)))], 'or'),
  );
  const [only] = groups;
  return groups.length === 1
    ? `It needs the approval of ${only}.`
    : `It needs ${groups.length} approvals: ${formatList(groups.map((group) => `of ${group}`))}.`;
}

/** Those groups, each once, that have to approve: somebody in a small one approves for a larger one that includes it. */
function fewest(groups: readonly (readonly string[])[]): (readonly string[])[] {
  const different = [
    ...new Map(groups.map((group) => [[...group].sort().join(' '), group])).values(),
  ];
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
export function signatureSentence(
  site: Site,
  page: Page,
  approvals: Approvals | undefined,
): string {
  const review = signOffOf(site, page, approvals);
  switch (review.state) {
    case 'not-needed':
      return 'It needs no signature.';
    case 'signed':
      return `${review.by.name} has approved exactly these words.`;
    case 'missing':
    case 'wrong-person':
      return `Not signed yet: ${review.claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager'} can sign.`;
    default:
      return `${review.by.name} has to approve these words again.`;
  }
}
