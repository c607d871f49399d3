import {persistLocalBackup} from 'decap-cms-core/dist/esm/actions/entries';
import {store} from 'decap-cms-core/dist/esm/redux';
import {localForage} from 'decap-cms-lib-util';
import {openDialog} from '../dialog';
import {element} from '../element';

/** What Decap CMS would ask of a draft that is found, instead of which we ask in a dialog. */
export const ASKED = 'Keep what I typed?';

/** How often what is typed is kept, in milliseconds. */
const PAUSE = 500;

/**
 * Keeps in the browser what is typed, so that a session that ends half-way can go on. Decap CMS does so as well, two seconds
 * after the last key, and offers it again: but before the entry is there, which then takes its place.
 */
export function autosave(): void {
  let kept: object | undefined;
  const keep = () => {
    const {entryDraft, collections} = store.getState();
    const entry = entryDraft.get('entry');
    if (!entryDraft.get('hasChanged') || entry === kept) return;
    kept = entry;
    const collection = collections.get(entry.get('collection'));
    if (collection) store.dispatch(persistLocalBackup(entry, collection));
  };
  setInterval(keep, PAUSE);
  addEventListener('pagehide', keep);
  const read = localForage.getItem.bind(localForage);
  localForage.getItem = async (key) => {
    if (!key.startsWith('backup.')) return read(key);
    while (!store.getState().entryDraft.get('key'))
      await new Promise((resolve) => setTimeout(resolve, PAUSE / 10));
    const found = await read(key);
    if (!(found as {raw?: string} | null)?.raw?.trim()) return null;
    const answer = await openDialog({
      title: 'Go on with what you typed?',
      parts: [element('p', {}, ['You began to change this, and did not save.'])],
      accept: 'Keep what I typed',
      cancel: 'Throw it away',
      acceptsEscape: true,
    });
    return answer ? found : null;
  };
  // Decap's own question, which has been answered by then.
  const ask = window.confirm.bind(window);
  window.confirm = (question) => question === ASKED || ask(question);
}
