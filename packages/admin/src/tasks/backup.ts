import {useEffect, useState} from 'react';
import {readStored, writeStored} from '../browserStorage';
import type {EntryData} from '../format';

/** The form that a backup belongs to. */
export interface BackupPlace {
  branch: string;
  /** The path of the file, or the list of a new entry. */
  form: string;
}

export interface Backup {
  /** Text that an earlier visit typed and didn't save; undefined if there is none. */
  stored: EntryData | undefined;
  /** Returns the stored data, and no longer offers it. */
  restore(this: void): EntryData;
  clear(this: void): void;
}

/**
 * Keeps what is typed in this browser until it's saved, so that an interrupted visit can continue.
 * @param isChanged true if the form differs from what is saved
 */
export function useBackup(place: BackupPlace, isChanged: boolean, data: EntryData): Backup {
  const key = makeKey(place);
  const [stored, setStored] = useState(() => readBackup(key));
  useEffect(() => {
    if (isChanged) writeStored('localStorage', key, data);
    // After someone has taken back a change, there is nothing to restore.
    else if (!stored) writeStored('localStorage', key, undefined);
  }, [key, isChanged, data, stored]);
  return {
    stored,
    restore() {
      setStored(undefined);
      return stored!;
    },
    clear() {
      setStored(undefined);
      writeStored('localStorage', key, undefined);
    },
  };
}

/** Keeps data that the form of a place offers when it opens. */
export function writeBackup(place: BackupPlace, data: EntryData): void {
  writeStored('localStorage', makeKey(place), data);
}

function makeKey({branch, form}: BackupPlace): string {
  return `unsaved ${branch} ${form}`;
}

function readBackup(key: string): EntryData | undefined {
  return readStored('localStorage', key) as EntryData | undefined;
}
