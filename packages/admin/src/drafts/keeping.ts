import {persistLocalBackup} from 'decap-cms-core/dist/esm/actions/entries';
import {store} from 'decap-cms-core/dist/esm/redux';
import {localForage} from 'decap-cms-lib-util';
import {openDialog} from '../dialog';
import {element} from '../element';

/** What Decap CMS would ask of a draft that is found, instead of which we ask in a dialog. */
export const ASKED = 'Keep what I typed?';

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
    if (!key.startsWith('backup.')) return read(key);
    await entryIsThere();
    const kept = await read(key);
    return (kept as {raw?: string} | null)?.raw?.trim() && (await askToKeep()) ? kept : null;
  };
  // Decap's own question, which has been answered by then.
  const ask = window.confirm.bind(window);
  window.confirm = (question) => question === ASKED || ask(question);
}

/** Asks whether somebody goes on with what they had typed. */
async function askToKeep(): Promise<boolean> {
  const words = 'You began to change this, and did not save.';
  const answer = await openDialog({
    title: 'Go on with what you typed?',
    parts: [element('p', {}, [words])],
    accept: 'Keep what I typed',
    cancel: 'Throw it away',
    acceptsEscape: true,
  });
  return answer !== undefined;
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
