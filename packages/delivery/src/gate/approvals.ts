import {filesAt} from '@dental/changes';
import {execFileSync} from 'node:child_process';
import {approvedBy, type Repository} from '../../host/github.mjs';
import {readContent} from '@dental/checks';
import {accountsOf, type Approvals, type PullRequestReview, signedBy, signOffOf, type Site} from '@dental/content';

/**
 * Looks up, on the host, what the people named below the pages have approved: of every merged pull request, and of the
 * one that is being looked at. The words of an approved version are read from git, so nothing but the host's own record
 * and the words themselves count.
 * @param root the project folder, in a git repository
 * @param pull the number of the pull request that is being looked at
 * @throws HostError if the host does not say
 */
export async function lookUpApprovals(
  root: string,
  site: Site,
  repository: Repository,
  pull?: number,
): Promise<Approvals> {
  const accounts = accountsOf(site);
  if (accounts.length === 0) return [];
  const own = pull === undefined ? [] : await approvedBy(repository, {accounts, pull});
  const found: Approvals = own.flatMap((review) => signedIn(root, review, repository));
  for (const review of await approvedBy(repository, {accounts})) {
    if (isComplete(site, found)) break;
    found.push(...signedIn(root, review, repository));
  }
  return found;
}

function isComplete(site: Site, approvals: Approvals): boolean {
  return site.pages.every((page) => ['not-needed', 'signed'].includes(signOffOf(site, page, approvals).state));
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
  const git = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', args, {cwd: root, stdio: 'ignore', env: {...process.env, ...env}});
  try {
    git(['cat-file', '-e', `${commit}^{commit}`]);
  } catch {
    const address = `${process.env.GITHUB_SERVER_URL ?? 'https://github.com'}/${name}`;
    // Not among the arguments, which every program on the machine can read.
    git(['fetch', '--quiet', '--depth=1', address, commit], {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${address}.extraheader`,
      GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
    });
  }
}
