import {listKeys, readStored, writeStored} from '../browserStorage';
import type {EntryData} from '../format';

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

function makeKey({branch, form}: BackupPlace): string {
  return `unsaved ${branch} ${form}`;
}
