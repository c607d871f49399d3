import {request} from '@octokit/request';
import {RequestError} from '@octokit/request-error';
import {
  isTextFile,
  makeUndoMessage,
  readLabel,
  StaleHeadError,
  TASK_PREFIX,
  UPDATE_MESSAGE,
  type Commit,
  type FileChange,
  type LiveChanges,
  type Repository,
  type SavedTask,
  type Task,
  type TaskFile,
} from './repository';

interface GitHubPlace {
  /** Owner and name, such as `acme/website`. */
  repository: string;
  /** The branch that goes live. */
  branch: string;
  /** The token of the person who signed in; it's kept in memory only. */
  token: string;
}

/** GitHub lists at most this many pull requests at once. An office has fewer open tasks. */
const MAX_TASKS = 100;

/** The content of a file in a new tree: its text, or GitHub's id, or null to delete the file. */
type TreeContent = {content: string} | {sha: string | null};

type TreeEntry = ReturnType<typeof makeTreeEntry>;

/** Long enough to send a picture over a slow connection. */
const TIMEOUT_MS = 120_000;

const FILE_MODE = '100644';

/**
 * Keeps tasks in a GitHub repository: each is a branch with a pull request into the live branch.
 * Source: https://docs.github.com/en/rest/git and https://docs.github.com/en/rest/pulls
 */
export function createGitHubRepository({repository, branch, token}: GitHubPlace): Repository {
  const [owner = '', repo = ''] = repository.split('/');
  const place = {owner, repo};
  const api = request.defaults({
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

  async function listTasks(): Promise<Task[]> {
    const {data} = await api('GET /repos/{owner}/{repo}/pulls', {
      ...place,
      base: branch,
      state: 'open',
      sort: 'updated',
      direction: 'desc',
      per_page: MAX_TASKS,
    });
    return data
      .filter(({head}) => head.ref.startsWith(TASK_PREFIX) && head.repo?.full_name === repository)
      .map(({head, title, html_url: url}) => ({branch: head.ref, title, url}));
  }

  async function readTask(taskBranch: string): Promise<SavedTask | undefined> {
    const task = (await listTasks()).find((each) => each.branch === taskBranch);
    const head = await findHead(taskBranch);
    if (head === undefined) return undefined;
    if (!task && (await isDone(taskBranch, head))) return undefined;
    const data = await compare(branch, head);
    const changed = data.files ?? [];
    // GitHub lists a deleted file that is like a new one only as the former name of that file.
    const former = changed.flatMap(({status, previous_filename: path}) =>
      status === 'renamed' && path !== undefined ? [{path, text: null}] : [],
    );
    const files = changed.map(async ({filename: path, status, sha}) => {
      if (status === 'removed') return {path, text: null};
      if (isTextFile(path)) return {path, text: await readFile(path, head)};
      return {path, text: undefined, id: sha ?? undefined};
    });
    const lastCommit = data.commits.at(-1);
    const [title = ''] = data.commits[0]?.commit.message.split('\n') ?? [];
    const allFiles = [...former, ...(await Promise.all(files))];
    return {
      ...(task ?? {branch: taskBranch, title, isUnfinished: true}),
      head,
      // To undo an update would take what it brought off the live site.
      lastSave: isUpdate(lastCommit) ? undefined : readLabel(lastCommit?.commit.message ?? ''),
      files: allFiles,
      liveChanges: await readLiveChanges(
        {start: data.merge_base_commit.sha, live: data.base_commit.sha},
        allFiles,
      ),
    };
  }

  /** Compares a commit with the last one that it has in common with `base`. */
  async function compare(base: string, head: string) {
    const {data} = await api('GET /repos/{owner}/{repo}/compare/{basehead}', {
      ...place,
      basehead: `${base}...${head}`,
    });
    return data;
  }

  async function readLiveChanges(
    {start, live}: Omit<LiveChanges, 'paths'>,
    taskFiles: readonly TaskFile[],
  ): Promise<LiveChanges | undefined> {
    if (live === start) return undefined;
    const {files = []} = await compare(start, live);
    const changed = new Set(
      files.flatMap(({filename, previous_filename: former}) => [filename, former]),
    );
    const paths = taskFiles.map(({path}) => path).filter((path) => changed.has(path));
    return paths.length === 0 ? undefined : {start, live, paths};
  }

  /** Returns true if a task was approved or closed, and nothing was saved to its branch since. */
  async function isDone(name: string, head: string): Promise<boolean> {
    const pulls = await findPullRequests(name);
    const isAtHead = pulls.some((pull) => pull.head.sha === head);
    return isAtHead && pulls.every(({state}) => state === 'closed');
  }

  /** Returns the pull requests that a branch has or had. */
  async function findPullRequests(name: string) {
    const {data} = await api('GET /repos/{owner}/{repo}/pulls', {
      ...place,
      head: `${owner}:${name}`,
      state: 'all',
    });
    return data;
  }

  function findHead(name: string): Promise<string | undefined> {
    return readHead(name).catch(handleStatus(404, () => undefined));
  }

  async function readHead(name: string): Promise<string> {
    const {data} = await api('GET /repos/{owner}/{repo}/git/ref/{ref}', {
      ...place,
      ref: `heads/${name}`,
    });
    return data.object.sha;
  }

  async function readFile(path: string, head: string = branch): Promise<string | null> {
    const response = await api('GET /repos/{owner}/{repo}/contents/{path}', {
      ...place,
      path,
      ref: head,
      mediaType: {format: 'raw'},
    }).catch(handleStatus(404, () => null));
    // With this media type, GitHub answers with the text instead of the described object.
    return response && (response.data as unknown as string);
  }

  async function readPicture(_: SavedTask, {id = ''}: TaskFile): Promise<Blob> {
    const {data} = await api('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
      ...place,
      file_sha: id,
    });
    return fromBase64(data.content);
  }

  async function commit(commitToMake: Commit): Promise<SavedTask> {
    const {task, parent, message, changes} = commitToMake;
    const isOnlyUnfinished = parent !== undefined && changes.length === 0;
    const head = isOnlyUnfinished ? parent : await createCommit(commitToMake);
    const url = task.url ?? (await openPullRequest(task));
    const saved = await readTask(task.branch);
    return saved ?? {...task, url, head, lastSave: readLabel(message), files: []};
  }

  async function createCommit({task, parent, message, changes}: Commit): Promise<string> {
    const start = parent ?? (await readHead(branch));
    const tree = await createTree(start, await Promise.all(changes.map(createTreeEntry)));
    const created = await addCommit({message, tree, parents: [start]});
    const setBranch = parent === undefined ? createBranch : moveBranch;
    await setBranch(task.branch, created);
    return created;
  }

  /** Creates the files of a commit with some of them changed. */
  async function createTree(start: string, entries: readonly TreeEntry[]): Promise<string> {
    const {tree: base} = await readCommit(start);
    // GitHub refuses a tree without changes.
    if (entries.length === 0) return base.sha;
    const {data} = await api('POST /repos/{owner}/{repo}/git/trees', {
      ...place,
      base_tree: base.sha,
      tree: [...entries],
    });
    return data.sha;
  }

  async function addCommit(content: {
    message: string;
    tree: string;
    parents: string[];
  }): Promise<string> {
    const {data} = await api('POST /repos/{owner}/{repo}/git/commits', {...place, ...content});
    return data.sha;
  }

  async function readCommit(sha: string) {
    const {data} = await api('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
      ...place,
      commit_sha: sha,
    });
    return data;
  }

  async function undo({branch: taskBranch, head, lastSave}: SavedTask): Promise<SavedTask> {
    const [before] = (await readCommit(head)).parents;
    const created = await addCommit({
      message: makeUndoMessage(lastSave),
      tree: (await readCommit(before!.sha)).tree.sha,
      parents: [head],
    });
    await moveBranch(taskBranch, created);
    return (await readTask(taskBranch))!;
  }

  async function update(
    {branch: taskBranch, head, files}: SavedTask,
    live: string,
    texts: ReadonlyMap<string, string | null>,
  ): Promise<SavedTask> {
    const entries: TreeEntry[] = [];
    for (const {path, text, id = null} of files) {
      const content = texts.has(path) ? texts.get(path) : text;
      // GitHub refuses to delete a file that the live branch no longer has.
      if (content === null && (await readFile(path, live)) === null) continue;
      entries.push(makeTreeEntry(path, typeof content === 'string' ? {content} : {sha: id}));
    }
    const tree = await createTree(live, entries);
    const created = await addCommit({message: UPDATE_MESSAGE, tree, parents: [head, live]});
    await moveBranch(taskBranch, created);
    return (await readTask(taskBranch))!;
  }

  async function createTreeEntry({path, content}: FileChange): Promise<TreeEntry> {
    if (content === null) return makeTreeEntry(path, {sha: null});
    if (content === undefined) return makeTreeEntry(path, {sha: await readLiveId(path)});
    if (typeof content === 'string') return makeTreeEntry(path, {content});
    const {data} = await api('POST /repos/{owner}/{repo}/git/blobs', {
      ...place,
      content: await toBase64(content),
      encoding: 'base64',
    });
    return makeTreeEntry(path, {sha: data.sha});
  }

  /** Returns GitHub's id of a file on the live branch. */
  async function readLiveId(path: string): Promise<string> {
    const {data} = await api('GET /repos/{owner}/{repo}/contents/{path}', {
      ...place,
      path,
      ref: branch,
      mediaType: {format: 'object'},
    });
    return (data as {sha: string}).sha;
  }

  /** @throws {StaleHeadError} if someone else created the branch, or saved to it, meanwhile */
  async function createBranch(name: string, sha: string): Promise<void> {
    const startAgain = async (cause: unknown) => {
      const isStale = !(await isDone(name, await readHead(name)));
      if (isStale) throw new StaleHeadError(undefined, {cause});
      // A task that was approved while someone went on with it starts again.
      await updateBranch(name, sha, {force: true});
    };
    const ref = `refs/heads/${name}`;
    await api('POST /repos/{owner}/{repo}/git/refs', {...place, ref, sha}).catch(
      handleStatus(422, startAgain),
    );
  }

  /** @throws {StaleHeadError} if the branch has moved */
  function moveBranch(name: string, sha: string): Promise<void> {
    const refuse = (cause: unknown) => {
      throw new StaleHeadError(undefined, {cause});
    };
    return updateBranch(name, sha, {force: false}).catch(handleStatus(422, refuse));
  }

  async function updateBranch(name: string, sha: string, {force}: {force: boolean}) {
    await api('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
      ...place,
      ref: `heads/${name}`,
      sha,
      force,
    });
  }

  async function openPullRequest({branch: head, title}: Task): Promise<string> {
    // The list of open pull requests doesn't always have the latest yet.
    const findExisting = async (error: unknown) => {
      const existing = (await findPullRequests(head)).find(({state}) => state === 'open');
      if (existing === undefined) throw error;
      return {data: existing};
    };
    const {data} = await api('POST /repos/{owner}/{repo}/pulls', {
      ...place,
      base: branch,
      head,
      title,
    }).catch(handleStatus(422, findExisting));
    return data.html_url;
  }

  /** Deleting the branch closes its pull request. */
  async function discard(taskBranch: string): Promise<void> {
    const ref = `heads/${taskBranch}`;
    // Without such a branch, someone else was faster.
    await api('DELETE /repos/{owner}/{repo}/git/refs/{ref}', {...place, ref}).catch(
      handleStatus(422, () => undefined),
    );
  }

  return {listTasks, readTask, readFile, readPicture, commit, undo, update, discard};
}

function makeTreeEntry(path: string, content: TreeContent) {
  return {path, mode: FILE_MODE, type: 'blob', ...content} as const;
}

/** Returns true for a commit that brings another branch into a task, by the editor or GitHub. */
function isUpdate(commit: {parents: readonly unknown[]} | undefined): boolean {
  return commit !== undefined && commit.parents.length > 1;
}

/** Returns a function that handles the answers with a status, and throws any other error. */
function handleStatus<Value>(status: number, handle: (error: unknown) => Value) {
  return (error: unknown): Value => {
    if (error instanceof RequestError && error.status === status) return handle(error);
    throw error;
  };
}

/** Decodes a picture from a JSON response. */
export function fromBase64(content: string): Blob {
  return new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))]);
}

/** Encodes a picture for a JSON request. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
