// @ts-check
/**
 * Requests to GitHub, with nothing installed: these scripts run with a token that can write, so no
 * package may see it.
 *
 * @typedef {object} Repository
 * @property {string} name such as `copper-finch-dental/website`
 * @property {string} token
 * @property {string | undefined} [api] the address of the API; tests set their own server
 */
import {HostError, requestJson} from './request.mjs';

const PAGE_SIZE = 100;

/** The fields of a pull request that approvals are read from. */
const REVIEW_FIELDS = `
  number
  headRefOid
  baseRefName
  mergeCommit { parents(first: 1) { nodes { oid } } }
  timelineItems(
    last: 1
    itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT]
  ) {
    nodes {
      ... on BaseRefChangedEvent { createdAt }
      ... on AutomaticBaseChangeSucceededEvent { createdAt }
    }
  }
  reviews(last: 100) {
    nodes {
      state
      submittedAt
      author { __typename login }
      commit { oid }
    }
  }`;

const ONE_PULL_QUERY = `
query($owner: String!, $name: String!, $pull: Int!) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { name }
    pullRequest(number: $pull) {${REVIEW_FIELDS}
    }
  }
}`;

const MERGED_PULLS_QUERY = `
query($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { name }
    pullRequests(
      states: MERGED
      first: 50
      after: $after
      orderBy: {field: CREATED_AT, direction: DESC}
    ) {
      nodes {${REVIEW_FIELDS}
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/**
 * The repository of the workflow.
 * @returns {Repository | undefined} undefined outside a workflow
 */
export function findRepository() {
  const {GITHUB_REPOSITORY: name, GITHUB_TOKEN: token, GITHUB_API_URL: api} = process.env;
  return name && token ? {name, token, api} : undefined;
}

/**
 * The repository of the workflow, for scripts that can't run without one.
 * @returns {Repository}
 */
export function requireRepository() {
  const repository = findRepository();
  if (!repository) throw new Error('Set GITHUB_REPOSITORY and GITHUB_TOKEN.');
  return repository;
}

/**
 * Sends a request to the REST API.
 * @param {Repository} repository
 * @param {string} path below the repository, such as `/pulls/12`; with two slashes, below the API
 * @param {{method?: string, body?: unknown}} [options]
 * @returns {Promise<any>} the answer; undefined if it is empty
 * @throws {HostError}
 */
export function request(repository, path, {method, body} = {}) {
  const {name, token, api = 'https://api.github.com'} = repository;
  const address = path.startsWith('//') ? `${api}${path.slice(1)}` : `${api}/repos/${name}${path}`;
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': name,
  };
  // Only requests that change nothing may be repeated.
  const tries = method === undefined || path === '//graphql' ? 2 : 1;
  return requestJson('GitHub', address, {token, method, body, headers, tries});
}

/**
 * Posts something that GitHub may refuse.
 * @param {Repository} repository
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<boolean>} false if GitHub refuses it (422)
 */
export async function tryPost(repository, path, body) {
  try {
    await request(repository, path, {method: 'POST', body});
    return true;
  } catch (error) {
    if (error instanceof HostError && error.status === 422) return false;
    throw error;
  }
}

/**
 * Requests all pages of a list.
 * @param {Repository} repository
 * @param {string} path with a query
 * @returns {Promise<any[]>}
 */
export async function requestAll(repository, path) {
  const items = [];
  for (let page = 1; ; page += 1) {
    const pageItems = await request(repository, `${path}&per_page=${PAGE_SIZE}&page=${page}`);
    items.push(...pageItems);
    if (pageItems.length < PAGE_SIZE) return items;
  }
}

/**
 * The pull requests that commits came from, each once.
 * @param {Repository} repository
 * @param {string[]} commits
 * @returns {Promise<any[]>}
 */
export async function findPullsOfCommits(repository, commits) {
  const lists = await Promise.all(
    commits.map((commit) => request(repository, `/commits/${commit}/pulls`)),
  );
  return [...new Map(lists.flat().map((pull) => [pull.number, pull])).values()];
}

/**
 * An approval of the last commit of a pull request. `base` is the revision that the pull request
 * goes into, without its changes.
 * @typedef {{account: string, pull: number, commit: string, base: string}} PullApproval
 */

/**
 * The approvals by some accounts of the last commit of pull requests into the default branch, the
 * newest first. An approval from before the pull request got its base was of another change.
 * @param {Repository} repository
 * @param {{accounts: string[], pull?: number}} wanted one pull request, or all merged ones
 * @returns {Promise<PullApproval[]>}
 */
export async function findApprovals(repository, {accounts, pull}) {
  const wantedLogins = new Set(accounts.map((account) => account.toLowerCase()));
  const {defaultBranch, pulls} =
    pull === undefined ? await requestMergedPulls(repository) : await requestPull(repository, pull);
  return pulls
    .filter(({baseRefName}) => baseRefName === defaultBranch)
    .flatMap(({number, headRefOid, baseRefName, mergeCommit, timelineItems, reviews}) => {
      const base = mergeCommit?.parents.nodes[0]?.oid ?? baseRefName;
      const [{createdAt: retargetedAt} = {createdAt: ''}] = timelineItems.nodes;
      return listLastVerdicts(reviews.nodes)
        .filter(({state, commit}) => state === 'APPROVED' && commit?.oid === headRefOid)
        .filter(({submittedAt}) => submittedAt > retargetedAt)
        .filter(({author}) => wantedLogins.has(author.login.toLowerCase()))
        .map(({author}) => ({account: author.login, pull: number, commit: headRefOid, base}));
    });
}

/**
 * The commit that a pull request's changes are compared with, as under "Files changed".
 * @param {Repository} repository
 * @param {Pick<PullApproval, 'base' | 'commit'>} pull
 * @returns {Promise<string>}
 */
export async function findMergeBase(repository, {base, commit}) {
  const path = `/compare/${encodeURIComponent(base)}...${commit}?per_page=1`;
  return (await request(repository, path)).merge_base_commit.sha;
}

/**
 * The last verdict of each person. A comment isn't a verdict.
 * @param {any[]} reviews
 * @returns {any[]}
 */
function listLastVerdicts(reviews) {
  const verdicts = reviews
    .filter(({author, state}) => author && state !== 'COMMENTED' && state !== 'PENDING')
    // A program, or a placeholder of an import, is never the person of the same name.
    .filter(({author}) => author.__typename === 'User')
    .sort((one, other) => one.submittedAt.localeCompare(other.submittedAt));
  const byLogin = new Map(verdicts.map((review) => [review.author.login.toLowerCase(), review]));
  return [...byLogin.values()];
}

/** @typedef {{defaultBranch: string | undefined, pulls: any[]}} Pulls */

/** @param {Repository} repository @param {number} pull @returns {Promise<Pulls>} */
async function requestPull(repository, pull) {
  const {defaultBranchRef, pullRequest} = await runQuery(repository, ONE_PULL_QUERY, {pull});
  return {defaultBranch: defaultBranchRef?.name, pulls: [pullRequest]};
}

/** @param {Repository} repository @returns {Promise<Pulls>} */
async function requestMergedPulls(repository) {
  const pulls = [];
  let after = null;
  for (;;) {
    const answer = await runQuery(repository, MERGED_PULLS_QUERY, {after});
    const {defaultBranchRef, pullRequests} = answer;
    const {hasNextPage, endCursor} = pullRequests.pageInfo;
    pulls.push(...pullRequests.nodes);
    if (!hasNextPage) return {defaultBranch: defaultBranchRef?.name, pulls};
    after = endCursor;
  }
}

/**
 * Sends a query to the GraphQL API.
 * @param {Repository} repository
 * @param {string} text
 * @param {object} variables besides the repository
 * @returns {Promise<any>} the repository in the answer
 */
async function runQuery(repository, text, variables) {
  const [owner, name] = repository.name.split('/');
  const body = {query: text, variables: {owner, name, ...variables}};
  const {data, errors} = await request(repository, '//graphql', {method: 'POST', body});
  // An answer with an error lacks a part.
  if (errors || !data?.repository) throw new HostError("GitHub didn't answer the whole query.", 0);
  return data.repository;
}
