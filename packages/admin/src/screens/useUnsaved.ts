import {useEffect, useState} from 'react';
import {forgetTextChoices, getContentWorker} from '../checks/client';
import type {AddedFile} from '../form/FormContext';
import type {EntryData} from '../format';
import {readBackup, type BackupPlace} from '../tasks/backup';
import {forgetFiles, readKeptFiles} from '../tasks/fileBackup';

/** The text and files that an earlier visit left in a form without a save. */
export interface Unsaved {
  /** Undefined if there is nothing. */
  data: EntryData | undefined;
  files: readonly AddedFile[];
}

/**
 * Loads what an earlier visit to a form didn't save, once for each place.
 * @returns undefined while it loads
 */
export function useUnsaved(place: BackupPlace): Unsaved | undefined {
  const [unsaved, setUnsaved] = useState<Unsaved>();
  useEffect(() => void loadUnsaved(place).then(setUnsaved), [place]);
  return unsaved;
}

async function loadUnsaved(place: BackupPlace): Promise<Unsaved> {
  const data = readBackup(place);
  if (data === undefined) {
    // Files are only kept together with a text that names them.
    void forgetFiles(place);
    return {data, files: []};
  }
  const files = await readKeptFiles(place);
  for (const {path, content} of files) {
    await getContentWorker()
      .addFile(path, content)
      .catch((error: unknown) => console.warn(`The previews don't show ${path}.`, error));
  }
  forgetTextChoices();
  return {data, files};
}
