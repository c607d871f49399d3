import {getFormat} from '../format';
import {merge, type Conflict, type Side, type Versions} from './merge';
import {
  StaleHeadError,
  UserFacingError,
  type FileChange,
  type Repository,
  type SavedTask,
  type Task,
} from './repository';

/** A text file as a form changed it. */
export interface EditedText {
  path: string;
  /** The text that the form started from; undefined for a new file. */
  base: string | undefined;
  text: string;
}

/** Everything that is saved at once. */
export interface TaskChanges {
  texts: readonly EditedText[];
  /** New pictures, and files to delete. */
  others: readonly FileChange[];
  /** The subject of the commit after the title of the task, such as `Opening hours`. */
  label: string;
}

/**
 * Asks which side of each conflict to keep.
 * @returns undefined if the editor postpones the decision
 */
export type ResolveConflicts = (
  path: string,
  conflicts: readonly Conflict[],
) => Promise<readonly Side[] | undefined>;

/** The conflict of an entry that a colleague deleted. Its path is empty: it's about all values. */
const DELETION: Conflict = {path: '', mine: 'with your changes', theirs: undefined};

const MAX_ATTEMPTS = 3;

const NAME_TAKEN =
  "There's already an entry with this name. Change the name, then save again. " +
  'To change that entry instead, open it from the list.';

const NOT_RESOLVED = 'Nothing is lost. Try again when you know which version to keep.';

const NOTHING_TO_SAVE = 'The live site already says this. There is nothing to save.';

const LEFT_OUT = 'The entry stays deleted. Your changes are still in the form.';

const DELETED = 'This task deletes the entry. To keep it, bring it back on the screen of the task.';

/**
 * Saves changes to a task, merged with those that others saved meanwhile. After an error, the same
 * can be saved again, even if the error hid that it was saved.
 * @returns the saved task
 * @throws {UserFacingError} if nothing was saved
 */
export async function saveTask(
  repository: Repository,
  task: Task,
  {texts, others, label}: TaskChanges,
  resolveConflicts: ResolveConflicts,
): Promise<SavedTask> {
  for (let attempt = 1; ; attempt += 1) {
    const saved = await repository.readTask(task.branch);
    const changes = others.filter((change) => !isDeletedBy(saved, change));
    for (const edited of texts) {
      const theirs = await readLatest(repository, saved, edited);
      const content = await mergeText(edited, theirs, resolveConflicts);
      if (content === null) throw new UserFacingError(LEFT_OUT);
      if (content !== theirs) changes.push({path: edited.path, content});
    }
    if (changes.length === 0 && !saved) throw new UserFacingError(NOTHING_TO_SAVE);
    if (changes.length === 0 && saved && !saved.isUnfinished) return saved;
    try {
      const message = saved ? label : `${task.title}\n\n${label}`;
      return await repository.commit({task: saved ?? task, parent: saved?.head, message, changes});
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(error instanceof StaleHeadError)) throw error;
    }
  }
}

/**
 * Finds a path for a new entry whose file name patients never see, such as a second review with the
 * same initials and day: with a number at the end if the path is taken.
 * @param ownTexts what was sent for this entry; it may be saved although the answer was lost
 */
export async function findFreePath(
  repository: Repository,
  branch: string,
  path: string,
  ownTexts: readonly string[],
): Promise<Pick<EditedText, 'path' | 'base'>> {
  const saved = await repository.readTask(branch);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? path : path.replace(/(?=\.\w+$)/, `-${number}`);
    const file = saved?.files.find((each) => each.path === free);
    const latest = file ? file.text : await repository.readFile(free, saved?.head);
    if (latest === null && !file) return {path: free, base: undefined};
    if (typeof latest === 'string' && ownTexts.includes(latest)) return {path: free, base: latest};
  }
}

/** GitHub refuses to delete a file twice. */
function isDeletedBy(saved: SavedTask | undefined, {path, content}: FileChange): boolean {
  const file = saved?.files.find((each) => each.path === path);
  return content === null && file?.text === null;
}

/** Reads the text as it's saved now: in the task, or else on the live branch; null if it's new. */
async function readLatest(
  repository: Repository,
  saved: SavedTask | undefined,
  {path, base, text}: EditedText,
): Promise<string | null> {
  const file = saved?.files.find((each) => each.path === path);
  if (file?.text === null) throw new UserFacingError(DELETED);
  const latest = file?.text ?? (await repository.readFile(path, saved?.head));
  if (base === undefined && latest !== null && latest !== text)
    throw new UserFacingError(NAME_TAKEN);
  return latest;
}

/**
 * Merges a changed text with the saved one.
 * @param theirs the saved text; null if there is none
 * @returns null if a colleague deleted the entry and it stays deleted
 * @throws {UserFacingError} if the editor postpones a decision
 */
export async function mergeText(
  {path, base, text}: EditedText,
  theirs: string | null,
  resolveConflicts: ResolveConflicts,
): Promise<string | null> {
  if (base === undefined) return text;
  const resolve = async (conflicts: readonly Conflict[]) => {
    const choices = await resolveConflicts(path, conflicts);
    if (!choices) throw new UserFacingError(NOT_RESOLVED);
    return choices;
  };
  if (theirs === null) {
    const [side] = await resolve([DELETION]);
    return side === 'theirs' ? null : text;
  }
  const versions: Versions = {base, mine: text, theirs};
  const merged = merge(getFormat(path), versions);
  if (merged.conflicts.length === 0) return merged.text;
  return merge(getFormat(path), versions, await resolve(merged.conflicts)).text;
}
