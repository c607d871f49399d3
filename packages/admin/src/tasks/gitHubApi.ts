import {request} from '@octokit/request';
import {RequestError} from '@octokit/request-error';
import {fromBase64, toBase64} from './base64';

/** GitHub lists at most this many pull requests at once. An office has fewer open tasks. */
const MAX_PULL_REQUESTS = 100;

/** Long enough to send a picture over a slow connection. */
const TIMEOUT_MS = 120_000;

const FILE_MODE = '100644';

/** A file of a new tree: its text, or GitHub's id of its content, or null to delete the file. */
type TreeContent = {content: string} | {sha: string | null};

export type TreeEntry = ReturnType<typeof makeTreeEntry>;

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

  /** Lists the open pull requests into a branch, the latest first. */
  async listOpenPullRequests(base: string) {
    const {data} = await this.call('GET /repos/{owner}/{repo}/pulls', {
      ...this.place,
      base,
      state: 'open',
      sort: 'updated',
      direction: 'desc',
      per_page: MAX_PULL_REQUESTS,
    });
    return data;
  }

  /** Returns the pull requests that a branch has or had. */
  async findPullRequests(branch: string) {
    const {data} = await this.call('GET /repos/{owner}/{repo}/pulls', {
      ...this.place,
      head: `${this.place.owner}:${branch}`,
      state: 'all',
    });
    return data;
  }

  async openPullRequest(head: string, base: string, title: string) {
    const response = await this.call('POST /repos/{owner}/{repo}/pulls', {
      ...this.place,
      base,
      head,
      title,
    });
    return response.data;
  }

  /** Compares a commit with the last one that it has in common with `base`. */
  async compare(base: string, head: string) {
    const {data} = await this.call('GET /repos/{owner}/{repo}/compare/{basehead}', {
      ...this.place,
      basehead: `${base}...${head}`,
    });
    return data;
  }

  /** Returns the latest commit of a branch; undefined if there is no such branch. */
  findHead(branch: string): Promise<string | undefined> {
    return this.readHead(branch).catch(handleStatus(404, () => undefined));
  }

  async readHead(branch: string): Promise<string> {
    const {data} = await this.call('GET /repos/{owner}/{repo}/git/ref/{ref}', {
      ...this.place,
      ref: `heads/${branch}`,
    });
    return data.object.sha;
  }

  /**
   * Reads a text file.
   * @param ref a branch or a commit
   * @returns null if it doesn't exist
   */
  async readFile(path: string, ref: string): Promise<string | null> {
    const response = await this.call('GET /repos/{owner}/{repo}/contents/{path}', {
      ...this.place,
      path,
      ref,
      mediaType: {format: 'raw'},
    }).catch(handleStatus(404, () => null));
    // With this media type, GitHub answers with the text instead of the described object.
    return response && (response.data as unknown as string);
  }

  /** Returns GitHub's id of a file on a branch. */
  async readFileId(path: string, ref: string): Promise<string> {
    const {data} = await this.call('GET /repos/{owner}/{repo}/contents/{path}', {
      ...this.place,
      path,
      ref,
      mediaType: {format: 'object'},
    });
    return (data as {sha: string}).sha;
  }

  /** Reads a file by GitHub's id. */
  async readBlob(id: string): Promise<Blob> {
    const {data} = await this.call('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
      ...this.place,
      file_sha: id,
    });
    return fromBase64(data.content);
  }

  /** @returns GitHub's id of the file */
  async createBlob(content: Blob): Promise<string> {
    const {data} = await this.call('POST /repos/{owner}/{repo}/git/blobs', {
      ...this.place,
      content: await toBase64(content),
      encoding: 'base64',
    });
    return data.sha;
  }

  async readCommit(sha: string) {
    const {data} = await this.call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
      ...this.place,
      commit_sha: sha,
    });
    return data;
  }

  /** Creates the files of a commit with some of them changed. */
  async createTree(commit: string, entries: readonly TreeEntry[]): Promise<string> {
    const {tree: base} = await this.readCommit(commit);
    // GitHub refuses a tree without changes.
    if (entries.length === 0) return base.sha;
    const {data} = await this.call('POST /repos/{owner}/{repo}/git/trees', {
      ...this.place,
      base_tree: base.sha,
      tree: [...entries],
    });
    return data.sha;
  }

  async createCommit(content: {message: string; tree: string; parents: string[]}): Promise<string> {
    const {data} = await this.call('POST /repos/{owner}/{repo}/git/commits', {
      ...this.place,
      ...content,
    });
    return data.sha;
  }

  async createBranch(branch: string, sha: string): Promise<void> {
    const ref = `refs/heads/${branch}`;
    await this.call('POST /repos/{owner}/{repo}/git/refs', {...this.place, ref, sha});
  }

  /** @param options with `force`, the branch may lose commits */
  async moveBranch(branch: string, sha: string, {force}: {force: boolean}): Promise<void> {
    await this.call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
      ...this.place,
      ref: `heads/${branch}`,
      sha,
      force,
    });
  }

  /** Deletes a branch, which closes its pull request. */
  async deleteBranch(branch: string): Promise<void> {
    const ref = `heads/${branch}`;
    // Without such a branch, someone else was faster.
    await this.call('DELETE /repos/{owner}/{repo}/git/refs/{ref}', {...this.place, ref}).catch(
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
