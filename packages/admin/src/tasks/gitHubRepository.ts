import {GitHubApi, handleStatus, makeTreeEntry, type TreeEntry} from './gitHubApi';
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
  branch: string;
  /** The token of the person who signed in; it's kept in memory only. */
  token: string;
}

/**
 * Keeps tasks in a GitHub repository: each is a branch with a pull request into the live branch.
 */
export class GitHubRepository implements Repository {
  private readonly api: GitHubApi;

  constructor(private readonly place: GitHubPlace) {
    this.api = new GitHubApi(place.repository, place.token);
  }

  async listTasks(): Promise<Task[]> {
    const {repository, branch} = this.place;
    const pulls = await this.api.listOpenPullRequests(branch);
    return pulls
      .filter(({head}) => head.ref.startsWith(TASK_PREFIX) && head.repo?.full_name === repository)
      .map(({head, title, html_url: url}) => ({branch: head.ref, title, url}));
  }

  async readTask(branch: string): Promise<SavedTask | undefined> {
    const task = (await this.listTasks()).find((each) => each.branch === branch);
    const head = await this.api.findHead(branch);
    if (head === undefined) return undefined;
    if (!task && (await this.isDone(branch, head))) return undefined;
    const {files: changed = [], ...comparison} = await this.api.compare(this.place.branch, head);
    // GitHub lists a deleted file that is like a new one only as the former name of that file.
    const former = changed.flatMap(({status, previous_filename: path}) =>
      status === 'renamed' && path !== undefined ? [{path, text: null}] : [],
    );
    const current = changed.map(async ({filename: path, status, sha}) => {
      if (status === 'removed') return {path, text: null};
      if (isTextFile(path)) return {path, text: await this.api.readFile(path, head)};
      return {path, text: undefined, id: sha ?? undefined};
    });
    const files = [...former, ...(await Promise.all(current))];
    const lastCommit = comparison.commits.at(-1);
    const [title = ''] = comparison.commits[0]?.commit.message.split('\n') ?? [];
    return {
      ...(task ?? {branch, title, isUnfinished: true}),
      head,
      // To undo an update would take what it brought off the live site.
      lastSave: isUpdate(lastCommit) ? undefined : readLabel(lastCommit?.commit.message ?? ''),
      files,
      liveChanges: await this.readLiveChanges(
        {start: comparison.merge_base_commit.sha, live: comparison.base_commit.sha},
        files,
      ),
    };
  }

  private async readLiveChanges(
    {start, live}: Omit<LiveChanges, 'paths'>,
    taskFiles: readonly TaskFile[],
  ): Promise<LiveChanges | undefined> {
    if (live === start) return undefined;
    const {files = []} = await this.api.compare(start, live);
    const changed = new Set(
      files.flatMap(({filename, previous_filename: former}) => [filename, former]),
    );
    const paths = taskFiles.map(({path}) => path).filter((path) => changed.has(path));
    return paths.length === 0 ? undefined : {start, live, paths};
  }

  /** Returns true if a task was approved or closed, and nothing was saved to its branch since. */
  private async isDone(branch: string, head: string): Promise<boolean> {
    const pulls = await this.api.findPullRequests(branch);
    const isAtHead = pulls.some((pull) => pull.head.sha === head);
    return isAtHead && pulls.every(({state}) => state === 'closed');
  }

  readFile(path: string, head: string = this.place.branch): Promise<string | null> {
    return this.api.readFile(path, head);
  }

  readPicture(_: SavedTask, {id = ''}: TaskFile): Promise<Blob> {
    return this.api.readBlob(id);
  }

  async commit(commit: Commit): Promise<SavedTask> {
    const {task, parent, message, changes} = commit;
    const isOnlyUnfinished = parent !== undefined && changes.length === 0;
    const head = isOnlyUnfinished ? parent : await this.saveChanges(commit);
    const url = task.url ?? (await this.openPullRequest(task));
    const saved = await this.readTask(task.branch);
    return saved ?? {...task, url, head, lastSave: readLabel(message), files: []};
  }

  /** Adds a commit to the branch of a task, which it creates for the first. */
  private async saveChanges({task, parent, message, changes}: Commit): Promise<string> {
    const start = parent ?? (await this.api.readHead(this.place.branch));
    const entries = await Promise.all(changes.map((change) => this.createTreeEntry(change)));
    const tree = await this.api.createTree(start, entries);
    const created = await this.api.createCommit({message, tree, parents: [start]});
    if (parent === undefined) await this.createBranch(task.branch, created);
    else await this.moveBranch(task.branch, created);
    return created;
  }

  private async createTreeEntry({path, content}: FileChange): Promise<TreeEntry> {
    if (content === null) return makeTreeEntry(path, {sha: null});
    if (content === undefined) {
      return makeTreeEntry(path, {sha: await this.api.readFileId(path, this.place.branch)});
    }
    if (typeof content === 'string') return makeTreeEntry(path, {content});
    return makeTreeEntry(path, {sha: await this.api.createBlob(content)});
  }

  async undo({branch, head, lastSave}: SavedTask): Promise<SavedTask> {
    const [before] = (await this.api.readCommit(head)).parents;
    const created = await this.api.createCommit({
      message: makeUndoMessage(lastSave),
      tree: (await this.api.readCommit(before!.sha)).tree.sha,
      parents: [head],
    });
    await this.moveBranch(branch, created);
    return (await this.readTask(branch))!;
  }

  async update(
    {branch, head, files}: SavedTask,
    live: string,
    texts: ReadonlyMap<string, string | null>,
  ): Promise<SavedTask> {
    const entries: TreeEntry[] = [];
    for (const {path, text, id = null} of files) {
      const content = texts.has(path) ? texts.get(path) : text;
      // GitHub refuses to delete a file that the live branch no longer has.
      if (content === null && (await this.api.readFile(path, live)) === null) continue;
      entries.push(makeTreeEntry(path, typeof content === 'string' ? {content} : {sha: id}));
    }
    const tree = await this.api.createTree(live, entries);
    const parents = [head, live];
    const created = await this.api.createCommit({message: UPDATE_MESSAGE, tree, parents});
    await this.moveBranch(branch, created);
    return (await this.readTask(branch))!;
  }

  /** @throws {StaleHeadError} if someone else created the branch, or saved to it, meanwhile */
  private async createBranch(branch: string, sha: string): Promise<void> {
    const startAgain = async (cause: unknown) => {
      const isStale = !(await this.isDone(branch, await this.api.readHead(branch)));
      if (isStale) throw new StaleHeadError(undefined, {cause});
      // A task that was approved while someone went on with it starts again.
      await this.api.moveBranch(branch, sha, {force: true});
    };
    await this.api.createBranch(branch, sha).catch(handleStatus(422, startAgain));
  }

  /** @throws {StaleHeadError} if the branch has moved */
  private async moveBranch(branch: string, sha: string): Promise<void> {
    const refuse = (cause: unknown) => {
      throw new StaleHeadError(undefined, {cause});
    };
    await this.api.moveBranch(branch, sha, {force: false}).catch(handleStatus(422, refuse));
  }

  /** @returns the URL of the task's pull request */
  private async openPullRequest({branch, title}: Task): Promise<string> {
    // The list of open pull requests doesn't always have the latest yet.
    const findExisting = async (error: unknown) => {
      const pulls = await this.api.findPullRequests(branch);
      const existing = pulls.find(({state}) => state === 'open');
      if (existing === undefined) throw error;
      return existing;
    };
    const pull = await this.api
      .openPullRequest(branch, this.place.branch, title)
      .catch(handleStatus(422, findExisting));
    return pull.html_url;
  }

  discard(branch: string): Promise<void> {
    return this.api.deleteBranch(branch);
  }
}

/** Returns true for a commit that brings another branch into a task, by the editor or GitHub. */
function isUpdate(commit: {parents: readonly unknown[]} | undefined): boolean {
  return commit !== undefined && commit.parents.length > 1;
}
