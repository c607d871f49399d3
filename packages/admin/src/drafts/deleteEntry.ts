import {loadUnpublishedEntry} from 'decap-cms-core/dist/esm/actions/editorialWorkflow';
import {loadEntries} from 'decap-cms-core/dist/esm/actions/entries';
import {store} from 'decap-cms-core/dist/esm/redux';
import {IMAGE_FOLDER} from '@dental/content';
import {truncateList} from '@dental/practice';
import {getContentWorker} from '../checks/client';
import type {Collection} from '../collections';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import {findEntry} from '../findEntry';
import type {PageFile} from '../settings';

const MAX_LISTED_ENTRIES = 8;

/**
 * Creates the question asked before an entry that others refer to is deleted. It returns true if
 * nothing refers to the entry, or the editor confirms.
 */
export function createDeleteConfirmation(
  collections: readonly Collection[],
  pages: readonly PageFile[],
) {
  const getName = (file: string) =>
    pages.find((page) => page.file === file)?.heading ??
    findEntry(file, collections)?.label ??
    'a list';
  return async (path: string): Promise<boolean> => {
    const dependents = await getContentWorker().findDependents(path);
    // Its pictures are deleted together with it.
    const others = dependents.filter((file) => !file.startsWith(`${IMAGE_FOLDER}/`));
    const names = [...new Set(others.map(getName))];
    if (names.length === 0) return true;
    const message =
      `These still mention this or link to it: ${truncateList(names, MAX_LISTED_ENTRIES)}. ` +
      'Remove the mention or the link from each of them, and save. ' +
      'No one can approve this deletion until those drafts are approved.';
    const answer = await openDialog({
      title: 'Delete this?',
      content: [createElement('p', {}, [message])],
      acceptLabel: 'Delete it',
      cancelLabel: 'Not now',
    });
    return answer !== undefined;
  };
}

/** Shows a deleted entry as a draft in its list, once that opens. Decap CMS would hide it. */
export function markDeleted(collectionName: string, slug: string): void {
  const collection = store.getState().collections.get(collectionName);
  const reload = () => {
    store.dispatch(loadEntries(collection));
    store.dispatch(loadUnpublishedEntry(collection, slug));
  };
  addEventListener('hashchange', reload, {once: true});
}
