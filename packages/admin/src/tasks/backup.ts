import {listKeys, readStored, writeStored} from '../browserStorage';
import type {EntryData} from '../format';
import type {Task} from './repository';

/** The form that a backup belongs to. */
export interface BackupPlace {
  branch: string;
  /** The path of the file, or the list of a new entry. */
  form: string;
}

/** Returns what someone typed into a form and didn't save; undefined if there is nothing. */
export function readBackup(place: BackupPlace): EntryData | undefined {
  return readStored('localStorage', makeKey(place)) as EntryData | undefined;
}

/**
 * Keeps what is typed in this browser until it's saved, so that an interrupted visit can continue.
 * @param data undefined if nothing differs from what is saved
 */
export function writeBackup(place: BackupPlace, data: EntryData | undefined): void {
  writeStored('localStorage', makeKey(place), data);
}

/** Forgets what someone typed in all forms of a task. */
export function forgetBackups(branch: string): void {
  for (const key of listKeys('localStorage', makeKey({branch, form: ''}))) {
    writeStored('localStorage', key, undefined);
  }
}

/** Lists the forms of a task with text that wasn't saved. */
export function listUnsavedForms(branch: string): string[] {
  const start = makeKey({branch, form: ''});
  return listKeys('localStorage', start).map((key) => key.slice(start.length));
}

/** Keeps the title of a task with unsaved text, because the repository only has saved tasks. */
export function rememberTask({branch, title}: Task): void {
  writeStored('localStorage', TASK_KEY + branch, {branch, title});
}

/** Lists the tasks with text that someone typed in this browser and didn't save. */
export function listUnsavedTasks(): Task[] {
  const tasks = listKeys('localStorage', TASK_KEY).map(
    (key) => readStored('localStorage', key) as Task,
  );
  for (const {branch} of tasks) {
    const isSaved = listUnsavedForms(branch).length === 0;
    if (isSaved) writeStored('localStorage', TASK_KEY + branch, undefined);
  }
  return tasks.filter(({branch}) => listUnsavedForms(branch).length > 0);
}

const TASK_KEY = 'unsaved task ';

function makeKey({branch, form}: BackupPlace): string {
  return `unsaved ${branch} ${form}`;
}
