import {request} from '@octokit/request';
import {RequestError} from '@octokit/request-error';
import type {Endpoints} from '@octokit/types';
import {fromBase64, toBase64} from './base64';

/** GitHub lists at most this many pull requests at once. An office has fewer open tasks. */
const MAX_PULL_REQUESTS = 100;

/** Long enough to send a picture over a slow connection. */
const TIMEOUT_MS = 120_000;

const FILE_MODE = '100644';

/** A file of a new tree: its text, or GitHub's id of its content, or null to delete the file. */
type TreeContent = {content: string} | {sha: string | null};

export type TreeEntry = ReturnType<typeof makeTreeEntry>;

/** The parameters of a request, except the repository. */
type RouteParameters<Route extends keyof Endpoints> = Omit<
  Endpoints[Route]['parameters'],
  'owner' | 'repo'
> & {mediaType?: {format: string}};

/**
 * The calls of GitHub's REST API that tasks need, in one repository.
 * Source: https://docs.github.com/en/rest/git and https://docs.github.com/en/rest/pulls
 */
export class GitHubApi {
  private readonly place: {owner: string; repo: string};
  private readonly call: typeof request;

  /**
   * @param repository owner and name, such as `acme/website`
   * @param token of the person who signed in; it's kept in memory only
   */
  constructor(repository: string, token: string) {
    const [owner = '', repo = ''] = repository.split('/');
    this.place = {owner, repo};
    this.call = request.defaults({
      headers: {authorization: `token ${token}`, 'x-github-api-version': '2022-11-28'},
      request: {
        fetch: (url: string, init: RequestInit) =>
          fetch(url, {
            ...init,
            // The browser's cache would return an earlier version of a branch.
            cache: 'no-store',
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
      },
    });
  }

  /** Sends a request about the repository, and returns the data of the answer. */
  private async send<Route extends keyof Endpoints>(
    route: Route,
    parameters: RouteParameters<Route>,
  ): Promise<Endpoints[Route]['response']['data']> {
    const response = await this.call(route as string, {...this.place, ...parameters});
    return response.data as Endpoints[Route]['response']['data'];
  }

  /** Lists the open pull requests into a branch, the latest first. */
  listOpenPullRequests(base: string) {
    return this.send('GET /repos/{owner}/{repo}/pulls', {
      base,
      state: 'open',
      sort: 'updated',
      direction: 'desc',
      per_page: MAX_PULL_REQUESTS,
    });
  }

  /** Returns the pull requests that a branch has or had. */
  findPullRequests(branch: string) {
    const head = `${this.place.owner}:${branch}`;
    return this.send('GET /repos/{owner}/{repo}/pulls', {head, state: 'all'});
  }

  openPullRequest(head: string, base: string, title: string) {
    return this.send('POST /repos/{owner}/{repo}/pulls', {base, head, title});
  }

  /** Compares a commit with the last one that it has in common with `base`. */
  compare(base: string, head: string) {
    const basehead = `${base}...${head}`;
    return this.send('GET /repos/{owner}/{repo}/compare/{basehead}', {basehead});
  }

  /** Returns the latest commit of a branch; undefined if there is no such branch. */
  findHead(branch: string): Promise<string | undefined> {
    return this.readHead(branch).catch(handleStatus(404, () => undefined));
  }

  async readHead(branch: string): Promise<string> {
    const ref = `heads/${branch}`;
    const {object} = await this.send('GET /repos/{owner}/{repo}/git/ref/{ref}', {ref});
    return object.sha;
  }

  /**
   * Reads a text file.
   * @param ref a branch or a commit
   * @returns null if it doesn't exist
   */
  async readFile(path: string, ref: string): Promise<string | null> {
    const text = await this.readContents(path, ref, 'raw').catch(handleStatus(404, () => null));
    // With this media type, GitHub answers with the text instead of the described object.
    return text as string | null;
  }

  /** Returns GitHub's id of a file on a branch. */
  async readFileId(path: string, ref: string): Promise<string> {
    const file = await this.readContents(path, ref, 'object');
    return (file as {sha: string}).sha;
  }

  private async readContents(path: string, ref: string, format: string): Promise<unknown> {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    return this.send(route, {path, ref, mediaType: {format}});
  }

  /** Reads a file by GitHub's id. */
  async readBlob(id: string): Promise<Blob> {
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const {content} = await this.send(route, {file_sha: id});
    return fromBase64(content);
  }

  /** @returns GitHub's id of the file */
  async createBlob(blob: Blob): Promise<string> {
    const content = await toBase64(blob);
    const route = 'POST /repos/{owner}/{repo}/git/blobs';
    const {sha} = await this.send(route, {content, encoding: 'base64'});
    return sha;
  }

  readCommit(sha: string) {
    const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
    return this.send(route, {commit_sha: sha});
  }

  /** Creates the files of a commit with some of them changed. */
  async createTree(commit: string, entries: readonly TreeEntry[]): Promise<string> {
    const {tree: base} = await this.readCommit(commit);
    // GitHub refuses a tree without changes.
    if (entries.length === 0) return base.sha;
    const route = 'POST /repos/{owner}/{repo}/git/trees';
    const {sha} = await this.send(route, {base_tree: base.sha, tree: [...entries]});
    return sha;
  }

  async createCommit(content: {message: string; tree: string; parents: string[]}): Promise<string> {
    const {sha} = await this.send('POST /repos/{owner}/{repo}/git/commits', content);
    return sha;
  }

  async createBranch(branch: string, sha: string): Promise<void> {
    await this.send('POST /repos/{owner}/{repo}/git/refs', {ref: `refs/heads/${branch}`, sha});
  }

  /** @param options with `force`, the branch may lose commits */
  async moveBranch(branch: string, sha: string, {force}: {force: boolean}): Promise<void> {
    const ref = `heads/${branch}`;
    await this.send('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {ref, sha, force});
  }

  /** Deletes a branch, which closes its pull request. */
  async deleteBranch(branch: string): Promise<void> {
    const ref = `heads/${branch}`;
    // Without such a branch, someone else was faster.
    await this.send('DELETE /repos/{owner}/{repo}/git/refs/{ref}', {ref}).catch(
      handleStatus(422, () => undefined),
    );
  }
}

export function makeTreeEntry(path: string, content: TreeContent) {
  return {path, mode: FILE_MODE, type: 'blob', ...content} as const;
}

/** Returns a function that handles the answers with a status, and throws any other error. */
export function handleStatus<Value>(status: number, handle: (error: unknown) => Value) {
  return (error: unknown): Value => {
    if (error instanceof RequestError && error.status === status) return handle(error);
    throw error;
  };
}
