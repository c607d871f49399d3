import {filesAt} from '@dental/changes';
import {approvedBy, pullsOf, type Repository} from '../../github/github.mjs';
import {readContent} from '@dental/checks';
import {
  accountsOf,
  type Approvals,
  askGit,
  git,
  gitWith,
  type HostRecord,
  type PullRequestReview,
  signedBy,
  signOffOf,
  type Site,
} from '@dental/content';

/** Which change is being looked at: an open pull request, or what has come to main since a commit. */
export interface WhichChange {
  pull?: number;
  base?: string;
}

/**
 * Looks up, on the host, what the people named below the pages have approved: of every merged pull request, and of the
 * one that is being looked at; and who has approved that one, by the accounts as they were before and as they are now.
 * The words of an approved version are read from git, so nothing but the host's own record and the words themselves count.
 * @param root the project folder, in a git repository
 * @throws HostError if the host does not say
 */
export async function lookUpApprovals(
  root: string,
  site: Site,
  repository: Repository,
  {pull, base}: WhichChange = {},
): Promise<HostRecord> {
  const before =
    base === undefined ? undefined : readContent(root, {files: filesAt(root, base)}).site;
  const accounts = [...new Set([...accountsOf(site), ...(before ? accountsOf(before) : [])])];
  if (accounts.length === 0) return {approvals: [], approvers: []};
  const pulls = pull === undefined ? await pullsSince(root, base, repository) : [pull];
  const own = (
    await Promise.all(pulls.map((number) => approvedBy(repository, {accounts, pull: number})))
  ).flat();
  const found: Approvals = own.flatMap((review) => signedIn(root, review, repository));
  for (const review of await approvedBy(repository, {accounts})) {
    if (isComplete(site, found)) break;
    found.push(...signedIn(root, review, repository));
  }
  return {approvals: found, approvers: [...new Set(own.map(({account}) => account))].sort()};
}

/** The pull requests that have brought what has come since a commit. */
async function pullsSince(
  root: string,
  base: string | undefined,
  repository: Repository,
): Promise<number[]> {
  if (base === undefined) return [];
  const commits = git(root, 'rev-list', '--max-count=30', `${base}..HEAD`)
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  const pulls = (await pullsOf(repository, commits)) as {number: number}[];
  return pulls.map(({number}) => number);
}

function isComplete(site: Site, approvals: Approvals): boolean {
  return site.pages.every((page) =>
    ['not-needed', 'signed'].includes(signOffOf(site, page, approvals).state),
  );
}

function signedIn(root: string, review: PullRequestReview, repository: Repository): Approvals {
  try {
    fetchCommit(root, review.commit, repository);
    const {site: signed} = readContent(root, {files: filesAt(root, review.commit)});
    return signed ? signedBy(signed, review) : [];
  } catch {
    // A version that cannot be read any more signs nothing.
    return [];
  }
}

/** The last commit of a pull request that was squashed is in no branch: it is fetched by itself. */
function fetchCommit(root: string, commit: string, {name, token}: Repository): void {
  if (askGit(root, 'cat-file', '-e', `${commit}^{commit}`) !== undefined) return;
  const address = `${process.env.GITHUB_SERVER_URL ?? 'https://github.com'}/${name}`;
  // Not among the arguments, which every program on the machine can read.
  const env = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${address}.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  };
  gitWith({root, env}, 'fetch', '--quiet', '--depth=1', address, commit);
}
