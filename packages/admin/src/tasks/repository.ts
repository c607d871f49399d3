/** A piece of work in the office, such as "Storm on Monday". It's a branch with a pull request. */
export interface Task {
  /** The branch, such as `edit/storm-on-monday`. */
  branch: string;
  title: string;
  /** URL of the pull request; undefined before the first save, and in the local editor. */
  url?: string | undefined;
}

/** A file that a task adds, changes, or deletes. */
export interface TaskFile {
  /** The path from the project folder. */
  path: string;
  /** Undefined for a picture or a document; null if the task deletes the file. */
  text: string | null | undefined;
  /** GitHub's id of a file that isn't text. */
  id?: string | undefined;
}

/** A task as it's saved now. */
export interface SavedTask extends Task {
  /** The id of the branch's latest commit. */
  head: string;
  /** The label of the last save, such as `Opening hours`; undefined if it can't be undone. */
  lastSave: string | undefined;
  files: readonly TaskFile[];
  /** Changes of the live site; undefined if none is in a file that the task changes, too. */
  liveChanges?: LiveChanges | undefined;
  /** True if GitHub has the branch but no pull request, because the connection failed between. */
  isUnfinished?: boolean;
}

/** Changes of the live branch that a task doesn't have yet. */
export interface LiveChanges {
  /** The commit that the task started from, or was last updated to. */
  start: string;
  /** The live branch's latest commit. */
  live: string;
  /** The paths of files that the task changes, too. */
  paths: readonly string[];
}

/**
 * A file to save: its new content, null to delete it, or undefined to restore it as it is on the
 * live branch.
 */
export interface FileChange {
  path: string;
  content: string | Blob | null | undefined;
}

export interface Commit {
  task: Task;
  /** The head that the changes are based on; undefined for the first save of a task. */
  parent: string | undefined;
  message: string;
  changes: readonly FileChange[];
}

/** The repository that the editor reads and saves. It never changes the live branch. */
export interface Repository {
  /** Lists the open tasks, the latest first. */
  listTasks(): Promise<Task[]>;
  /** @returns undefined if the task isn't saved yet, or is done */
  readTask(branch: string): Promise<SavedTask | undefined>;
  /**
   * Reads a text file on the live branch or in a task.
   * @param head the commit of a task; undefined for the live branch
   * @returns null if it doesn't exist
   */
  readFile(path: string, head: string | undefined): Promise<string | null>;
  /** Reads a picture of a task. */
  readPicture(task: SavedTask, picture: TaskFile): Promise<Blob>;
  /**
   * Saves changes, or without any finishes an unfinished save.
   * @throws {StaleHeadError} if someone else saved this task after `parent`
   */
  commit(commit: Commit): Promise<SavedTask>;
  /**
   * Saves the files again as they were before the last save of a task.
   * @throws {StaleHeadError} if someone else saved the task meanwhile
   */
  undo(task: SavedTask): Promise<SavedTask>;
  /**
   * Adds a commit of the live branch to a task. Then only the task's files differ between them.
   * @param texts the merged texts of files that both changed, by path; null for one that stays
   * deleted
   * @throws {StaleHeadError} if someone else saved the task meanwhile
   */
  update(
    task: SavedTask,
    live: string,
    texts: ReadonlyMap<string, string | null>,
  ): Promise<SavedTask>;
  /** Deletes a task with everything saved in it. */
  discard(branch: string): Promise<void>;
}

/** Thrown if someone else saved the task after it was read. */
export class StaleHeadError extends Error {
  override name = 'StaleHeadError';
}

/** An error with a message for staff. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';

  constructor(
    message: string,
    /** The HTTP status of the local server's response. */
    readonly status = 422,
  ) {
    super(message);
  }
}

/** Returns the label of a save from its commit's message. The first one has the task's title. */
export function readLabel(message: string): string {
  return message.trim().split('\n').at(-1) ?? '';
}

const UNDO = 'Undo: ';
const REDO = 'Redo: ';

/** Returns the message of the commit that undoes a save. */
export function makeUndoMessage(lastSave = ''): string {
  if (lastSave.startsWith(UNDO)) return lastSave.replace(UNDO, REDO);
  return UNDO + lastSave.replace(REDO, '');
}

/** Describes what the undo of a save does, such as "Undo the last save: Opening hours". */
export function describeUndo(lastSave: string): string {
  if (lastSave.startsWith(UNDO)) return `Redo the save: ${lastSave.replace(UNDO, '')}`;
  return `Undo the last save: ${lastSave.replace(REDO, '')}`;
}

/** Describes what the undo of a save did, and what the editor can do next. */
export function describeUndone(lastSave: string): string {
  return lastSave.startsWith(UNDO)
    ? 'The save is back.'
    : 'Undone. Choose what to change next, redo the save, or discard this task.';
}

/** The message of the commit that adds the live branch to a task. */
export const UPDATE_MESSAGE = 'Update with the live site';

/** The start of the branches of tasks. */
export const TASK_PREFIX = 'edit/';

/** Returns true for the text files that forms edit. */
export function isTextFile(path: string): boolean {
  return /\.(?:mdx|yml|txt|vtt)$/.test(path);
}
