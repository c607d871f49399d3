import {
  isTextFile,
  makeUndoMessage,
  readLabel,
  TASK_PREFIX,
  UserFacingError,
  UPDATE_MESSAGE,
  type LiveChanges,
  type SavedTask,
  type Task,
} from '../tasks/repository';
import type {GitRepository} from './gitRepository';

interface EncodedChange {
  path: string;
  /** Null to delete the file; undefined to restore it as it is on the live branch. */
  content?: string | null | undefined;
  isBase64?: boolean;
}

/** The requests of the local editor. Only our own editor can send them. */
export type Actions = ReturnType<typeof createActions>;

/**
 * Creates the answers to the editor's requests.
 * @param branch the branch that the tasks start from
 */
export function createActions(repository: GitRepository, branch: string) {
  function readTask({branch: taskBranch}: Pick<Task, 'branch'>): SavedTask | undefined {
    requireTaskBranch(taskBranch);
    const head = repository.readHead(taskBranch);
    if (head === undefined) return undefined;
    const files = repository.listChanges(branch, taskBranch).map((path) => {
      const content = repository.read(head, path);
      if (!content) return {path, text: null};
      return {path, text: isTextFile(path) ? content.toString('utf8') : undefined};
    });
    return {
      branch: taskBranch,
      title: repository.readFirstSubject(branch, taskBranch),
      head,
      // To undo an update would take what it brought off the live site.
      lastSave: repository.isMerge(head) ? undefined : readLabel(repository.readMessage(head)),
      files,
      liveChanges: readLiveChanges(taskBranch, files),
    };
  }

  function readLiveChanges(taskBranch: string, files: SavedTask['files']): LiveChanges | undefined {
    const changed = new Set(repository.listChanges(taskBranch, branch));
    const paths = files.map(({path}) => path).filter((path) => changed.has(path));
    if (paths.length === 0) return undefined;
    const live = repository.readHead(branch) ?? branch;
    return {start: repository.findMergeBase(taskBranch, live), live, paths};
  }

  function requireHead(taskBranch: string, head: string | undefined): void {
    requireTaskBranch(taskBranch);
    if (repository.readHead(taskBranch) === head) return;
    throw new UserFacingError('A colleague has saved this in the meantime.', 409);
  }

  function decodeContent(
    path: string,
    content: EncodedChange['content'],
    isBase64?: boolean,
  ): Buffer | undefined {
    if (content === undefined) return repository.read(branch, path);
    return content === null ? undefined : Buffer.from(content, isBase64 ? 'base64' : 'utf8');
  }

  return {
    listTasks: (_: object): Task[] =>
      repository.listBranches(TASK_PREFIX).map((taskBranch) => ({
        branch: taskBranch,
        title: repository.readFirstSubject(branch, taskBranch),
      })),

    readTask,

    readFile: ({path, head = branch}: {path: string; head?: string | undefined}): string | null =>
      repository.read(head, path)?.toString('utf8') ?? null,

    readPicture: ({path, head}: {path: string; head: string}): string =>
      repository.read(head, path)?.toString('base64') ?? '',

    commit({task, parent, message, changes}: CommitRequest): SavedTask {
      requireHead(task.branch, parent);
      const files = changes.map(({path, content, isBase64}) => ({
        path,
        content: decodeContent(path, content, isBase64),
      }));
      const foreignFile = files.find(({path}) => !EDITABLE_PATH.test(path));
      if (foreignFile) {
        throw new UserFacingError(`The editor can't change ${foreignFile.path}.`, 403);
      }
      repository.commit(task.branch, branch, files, message);
      return readTask(task)!;
    },

    undo({branch: taskBranch, head, lastSave}: SavedTask): SavedTask {
      requireHead(taskBranch, head);
      repository.undo(taskBranch, makeUndoMessage(lastSave));
      return readTask({branch: taskBranch})!;
    },

    update({task, live, texts}: UpdateRequest): SavedTask {
      requireHead(task.branch, task.head);
      const files = readTask(task)!.files.map(({path, text: own}) => {
        const text = path in texts ? texts[path] : own;
        if (text === null) return {path, content: undefined};
        return {path, content: Buffer.from(text ?? repository.read(task.head, path) ?? '')};
      });
      repository.merge(task.branch, live, files, UPDATE_MESSAGE);
      return readTask(task)!;
    },

    discard({branch: taskBranch}: Pick<Task, 'branch'>): void {
      requireTaskBranch(taskBranch);
      if (repository.readHead(taskBranch) !== undefined) repository.deleteBranch(taskBranch);
    },
  };
}

interface CommitRequest {
  task: Task;
  parent: string | undefined;
  message: string;
  changes: readonly EncodedChange[];
}

interface UpdateRequest {
  task: SavedTask;
  live: string;
  /** The merged texts by path; null for a file that stays deleted. */
  texts: Record<string, string | null>;
}

/** Files that forms edit. A task must not change code, such as a workflow. */
const EDITABLE_PATH = /^(?:pages-content|static)\/(?!.*(?:^|\/)\.{1,2}(?:\/|$))/;

/** Keeps requests from changing the branch that goes live. */
function requireTaskBranch(branch: string): void {
  if (branch.startsWith(TASK_PREFIX)) return;
  throw new UserFacingError(`The editor only changes branches that start with ${TASK_PREFIX}.`);
}

/**
 * Answers a request of the editor.
 * @throws {UserFacingError} with the status of the response
 */
export function answerRequest(actions: Actions, request: unknown): unknown {
  const {action = '', params = {}} = (request ?? {}) as {action?: string; params?: object};
  if (!Object.hasOwn(actions, action)) {
    throw new UserFacingError(`The local editor can't do this (${action}).`);
  }
  const answer = actions[action as keyof Actions] as (params: object) => unknown;
  return answer(params);
}
