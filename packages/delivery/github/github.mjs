// @ts-check
/**
 * What we ask of GitHub and tell it, with nothing installed: these scripts run with a token that may write, so no
 * package stands between them and it.
 *
 * @typedef {object} Repository
 * @property {string} name such as `copper-finch-dental/website`
 * @property {string} token
 * @property {string} [api] the address of the API; a test's own server, for one
 */
import {askHost, HostError} from './ask.mjs';

/**
 * The repository that a workflow runs for.
 * @returns {Repository | undefined} nothing outside a workflow
 */
export function repositoryOf() {
  const {GITHUB_REPOSITORY: name, GITHUB_TOKEN: token, GITHUB_API_URL: api} = process.env;
  return name && token ? {name, token, api} : undefined;
}

/**
 * The same, where nothing can be done without one.
 * @returns {Repository}
 */
export function workflowRepository() {
  const repository = repositoryOf();
  if (!repository) throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN are needed.');
  return repository;
}

/**
 * Asks the REST API.
 * @param {Repository} repository
 * @param {string} path below the repository, such as `/pulls/12`; one that begins with two slashes is below the API itself
 * @param {{method?: string, body?: unknown}} [options]
 * @returns {Promise<any>} what it answers, or undefined for an empty answer
 * @throws {HostError}
 */
export function ask({name, token, api = 'https://api.github.com'}, path, {method, body} = {}) {
  const address = path.startsWith('//') ? `${api}${path.slice(1)}` : `${api}/repos/${name}${path}`;
  const version = {accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28'};
  const headers = {...version, 'user-agent': name};
  // What only reads may be asked twice.
  const tries = method === undefined || path === '//graphql' ? 2 : 1;
  return askHost('GitHub', address, {token, method, body, headers, tries});
}

/**
 * Asks for something that GitHub may refuse.
 * @param {Repository} repository
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<boolean>} whether GitHub took it
 */
export async function offer(repository, path, body) {
  try {
    await ask(repository, path, {method: 'POST', body});
    return true;
  } catch (error) {
    if (error instanceof HostError && error.status === 422) return false;
    throw error;
  }
}

/**
 * All pages of a list.
 * @param {Repository} repository
 * @param {string} path with a query
 * @returns {Promise<any[]>}
 */
export async function askAll(repository, path) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const some = await ask(repository, `${path}&per_page=100&page=${page}`);
    all.push(...some);
    if (some.length < 100) return all;
  }
}

/**
 * The pull requests that brought some commits, each once.
 * @param {Repository} repository
 * @param {string[]} commits
 * @returns {Promise<any[]>}
 */
export async function pullsOf(repository, commits) {
  const lists = await Promise.all(
    commits.map((commit) => ask(repository, `/commits/${commit}/pulls`)),
  );
  return [...new Map(lists.flat().map((pull) => [pull.number, pull])).values()];
}

/**
 * The pull requests whose last commit one of these accounts has approved, the newest first.
 * @param {Repository} repository
 * @param {{accounts: string[], pull?: number}} wanted one pull request, or all that are merged
 * @returns {Promise<{account: string, pull: number, commit: string}[]>}
 */
export async function approvedBy(repository, {accounts, pull}) {
  const known = new Set(accounts.map((account) => account.toLowerCase()));
  const [owner, name] = repository.name.split('/');
  const reviews =
    'number headRefOid reviews(last: 100) {nodes {state author {login} commit {oid}}}';
  const all = [];
  for (let after = null; ;) {
    const query =
      pull === undefined
        ? `query($owner: String!, $name: String!, $after: String) {repository(owner: $owner, name: $name) {pullRequests(states: MERGED, first: 50, after: $after, orderBy: {field: CREATED_AT, direction: DESC}) {nodes {${reviews}} pageInfo {hasNextPage endCursor}}}}`
        : `query($owner: String!, $name: String!, $pull: Int!) {repository(owner: $owner, name: $name) {pullRequest(number: $pull) {${reviews}}}}`;
    const {data} = await ask(repository, '//graphql', {
      method: 'POST',
      body: {query, variables: {owner, name, ...(pull === undefined ? {after} : {pull})}},
    });
    const {pullRequest, pullRequests} = data.repository;
    all.push(...(pullRequests?.nodes ?? [pullRequest]));
    if (!pullRequests?.pageInfo.hasNextPage) break;
    after = pullRequests.pageInfo.endCursor;
  }
  return all.flatMap(({number, headRefOid, reviews: {nodes}}) => {
    // What each person said last counts; a mere comment takes nothing back.
    const verdicts = nodes.filter(
      (/** @type {any} */ {author, state}) =>
        author && state !== 'COMMENTED' && state !== 'PENDING',
    );
    const last = new Map(
      verdicts.map((/** @type {any} */ review) => [review.author.login.toLowerCase(), review]),
    );
    return [...last]
      .filter(
        ([login, {state, commit}]) =>
          state === 'APPROVED' && commit?.oid === headRefOid && known.has(login),
      )
      .map(([, {author}]) => ({account: author.login, pull: number, commit: headRefOid}));
  });
}
