import {persistLocalBackup} from 'decap-cms-core/dist/esm/actions/entries';
import {store} from 'decap-cms-core/dist/esm/redux';
import {localForage} from 'decap-cms-lib-util';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';

/** The question that Decap CMS asks about a backup. Our own dialog asks it instead. */
export const BACKUP_QUESTION = 'Keep what I typed?';

const BACKUP_INTERVAL_MS = 500;
const POLL_INTERVAL_MS = 50;

/**
 * Backs up unsaved changes in the browser, so that an interrupted session can continue. Decap CMS
 * does that too, but two seconds after the last key. It also restores a backup before the entry is
 * loaded, which then replaces it.
 */
export function startBackups(): void {
  let lastEntry: object | undefined;
  const backUp = () => {
    const {entryDraft, collections} = store.getState();
    const entry = entryDraft.get('entry');
    if (!entryDraft.get('hasChanged') || entry === lastEntry) return;
    lastEntry = entry;
    const collection = collections.get(entry.get('collection'));
    if (collection) store.dispatch(persistLocalBackup(entry, collection));
  };
  setInterval(backUp, BACKUP_INTERVAL_MS);
  addEventListener('pagehide', backUp);
  const getItem = localForage.getItem.bind(localForage);
  localForage.getItem = async (key) => {
    if (!key.startsWith('backup.')) return getItem(key);
    await waitForEntry();
    const backup = await getItem(key);
    const isEmpty = !(backup as {raw?: string} | null)?.raw?.trim();
    return !isEmpty && (await confirmRestore()) ? backup : null;
  };
  // Decap's own question comes after ours.
  const confirm = window.confirm.bind(window);
  window.confirm = (question) => question === BACKUP_QUESTION || confirm(question);
}

async function waitForEntry(): Promise<void> {
  while (!store.getState().entryDraft.get('key')) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/** Asks the editor to restore the backup. Escape keeps it, because discarding can't be undone. */
async function confirmRestore(): Promise<boolean> {
  const answer = await openDialog({
    title: 'Keep what you typed?',
    content: [createElement('p', {}, ["You made changes here and didn't save them."])],
    acceptLabel: 'Keep my changes',
    cancelLabel: 'Discard them',
    acceptsEscape: true,
  });
  return answer !== undefined;
}
