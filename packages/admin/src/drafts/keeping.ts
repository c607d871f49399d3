import {persistLocalBackup} from 'decap-cms-core/dist/esm/actions/entries';
import {store} from 'decap-cms-core/dist/esm/redux';
import {localForage} from 'decap-cms-lib-util';

/** How long after it was typed a text is kept, in milliseconds. */
const PAUSE = 500;

/**
 * Keeps in the browser what is typed, so that a session that ends half-way can go on. Decap CMS does so as well, two seconds
 * after the last key, and offers it again: but before the entry is there, which then takes its place.
 */
export function autosave(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const {entryDraft, collections} = store.getState();
    if (!entryDraft.get('hasChanged')) return;
    const entry = entryDraft.get('entry');
    const collection = collections.get(entry.get('collection'));
    if (collection) store.dispatch(persistLocalBackup(entry, collection));
  };
  store.subscribe(() => {
    if (store.getState().entryDraft.get('hasChanged')) waiting ??= setTimeout(keep, PAUSE);
  });
  addEventListener('pagehide', keep);
  const read = localForage.getItem.bind(localForage);
  localForage.getItem = async (key) => {
    if (key.startsWith('backup.')) await entryIsThere();
    return read(key);
  };
}

function entryIsThere(): Promise<void> {
  const isThere = () => Boolean(store.getState().entryDraft.get('key'));
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      if (!isThere()) return;
      end();
      resolve();
    });
  });
}
