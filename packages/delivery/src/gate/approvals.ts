import {readContentAt} from '@dental/changes';
import {
  findApprovals,
  findMergeBase,
  findPullsOfCommits,
  type PullApproval,
  type Repository,
} from '../../github/github.mjs';
import {HostError} from '../../github/request.mjs';
import {isChanged} from '@dental/checks';
import {
  listAccounts,
  type Approvals,
  type HostRecord,
  computeSignedDigest,
  createApprovals,
  getPracticeFile,
  getSignOff,
  type Page,
  type Site,
} from '@dental/content';
import {tryGit, runGit, runGitWith} from '@dental/changes/git';

/** More commits than a push to main has. */
const MAX_COMMITS = 30;

const NOT_FOUND = 404;

/** An open pull request, or the commits on main since a base. */
export interface ChangeRef {
  pull?: number;
  base?: string;
}

/**
 * Looks up on GitHub which pages were approved by the people who sign them: in every pull request
 * that was merged into the default branch and changed the page, and in the current change. Also
 * finds the approvers of the current change, among the accounts before and after it. The approved
 * text is read from git, so only GitHub's record and that text count.
 * @param root the project folder, in a git repository
 * @throws {HostError} if GitHub doesn't answer
 */
export async function lookUpApprovals(
  root: string,
  site: Site,
  repository: Repository,
  {pull, base}: ChangeRef = {},
): Promise<HostRecord> {
  const accounts = listSigningAccounts(root, site, base);
  if (accounts.length === 0) return {approvals: [], approvers: []};
  const pulls = pull === undefined ? await findPullsSince(root, base, repository) : [pull];
  const reviewsByPull = await Promise.all(
    pulls.map((number) => findApprovals(repository, {accounts, pull: number})),
  );
  const reviews = reviewsByPull.flat();
  const approvals: Approvals = [];
  for (const review of reviews) approvals.push(...(await readSigned(root, review, repository)));
  for (const review of await findApprovals(repository, {accounts})) {
    if (isComplete(site, approvals)) break;
    approvals.push(...(await readSigned(root, review, repository)));
  }
  const approvers = [...new Set(reviews.map(({account}) => account))].sort();
  return {approvals, approvers};
}

/** The accounts that can sign, here and at the base. */
function listSigningAccounts(root: string, site: Site, base: string | undefined): string[] {
  const accounts = new Set(listAccounts(site));
  if (base !== undefined) {
    for (const account of listAccounts(readContentAt(root, base).content)) accounts.add(account);
  }
  return [...accounts];
}

/** The pull requests that were merged since a commit. */
async function findPullsSince(
  root: string,
  base: string | undefined,
  repository: Repository,
): Promise<number[]> {
  if (base === undefined) return [];
  const output = runGit(root, 'rev-list', `--max-count=${MAX_COMMITS}`, `${base}..HEAD`);
  const commits = output.toString('utf8').split('\n').filter(Boolean);
  const pulls = (await findPullsOfCommits(repository, commits)) as {number: number}[];
  return pulls.map(({number}) => number);
}

/** Returns true if every page that needs a signature has one. */
function isComplete(site: Site, approvals: Approvals): boolean {
  return site.pages.every((page) => {
    const {state} = getSignOff(site, page, approvals);
    return state === 'not-needed' || state === 'signed';
  });
}

/**
 * Files that an approved version may lack new fields of: pages sign only a few old labels (see
 * `computeSignedDigest`).
 */
const UNSIGNED_FILES = (['labels', 'menus', 'searchWords'] as const).map(getPracticeFile);

/** The pages that an approval signs, by the text of the approved commit: those that it changed. */
async function readSigned(
  root: string,
  {base, ...review}: PullApproval,
  repository: Repository,
): Promise<Approvals> {
  try {
    const mergeBase = await findMergeBase(repository, {base, commit: review.commit});
    fetchCommit(root, mergeBase, repository);
    fetchCommit(root, review.commit, repository);
    const before = readContentAt(root, mergeBase);
    const {site: signed, adapted} = readContentAt(root, review.commit).content;
    const {site: former} = before.content;
    const isPage = (file: string) => file.endsWith('.mdx');
    const isExact = [...adapted].every((file) => isPage(file) || UNSIGNED_FILES.includes(file));
    if (!signed || !former || !isExact) return [];
    const unreadable = before.unreadable.map(({file}) => file);
    const unknownFiles = new Set([...adapted, ...unreadable]);
    const changedFiles = signed.pages
      .filter((page) => !unknownFiles.has(page.file) && isChanged(former, signed, page))
      .filter((page) => !isMoved(former, signed, page, unreadable))
      .map(({file}) => file);
    return createApprovals(signed, review).filter(({file}) => changedFiles.includes(file));
  } catch (error) {
    if (error instanceof HostError && error.status !== NOT_FOUND) throw error;
    // A version that can't be read any more signs nothing.
    return [];
  }
}

/**
 * Returns true if a page may only have another file name: GitHub shows none of its words then.
 * @param unreadable the files of the earlier version that couldn't be read
 */
function isMoved(before: Site, after: Site, page: Page, unreadable: readonly string[]): boolean {
  const isFileOf = ({pages}: Site, file: string) => pages.some((other) => other.file === file);
  if (isFileOf(before, page.file)) return false;
  const digest = computeSignedDigest(after, page);
  return (
    unreadable.some((file) => !isFileOf(after, file)) ||
    before.pages.some(
      (old) => !isFileOf(after, old.file) && computeSignedDigest(before, old) === digest,
    )
  );
}

/** Fetches one commit: the last of a squashed pull request is in no branch. */
function fetchCommit(root: string, commit: string, {name, token}: Repository): void {
  if (tryGit(root, 'cat-file', '-e', `${commit}^{commit}`) !== undefined) return;
  const address = `${process.env.GITHUB_SERVER_URL ?? 'https://github.com'}/${name}`;
  // Not as an argument, which every program on the machine can read.
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const env = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${address}.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
  };
  runGitWith({root, env}, 'fetch', '--quiet', '--depth=1', address, commit);
}
