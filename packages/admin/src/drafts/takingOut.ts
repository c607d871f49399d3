import {loadUnpublishedEntry} from 'decap-cms-core/dist/esm/actions/editorialWorkflow';
import {loadEntries} from 'decap-cms-core/dist/esm/actions/entries';
import {store} from 'decap-cms-core/dist/esm/redux';
import {fewOf} from '@dental/practice';
import {content} from '../checks/client';
import type {Collection} from '../collections';
import {openDialog} from '../dialog';
import {element} from '../element';
import {entryOf} from '../entryOf';
import type {PageFile} from '../settings';

/** Asks before a file is taken out that others need, such as a page to which they link. */
export function askerIn(collections: readonly Collection[], pages: readonly PageFile[]) {
  return async (path: string): Promise<boolean> => {
    const nameOf = (file: string) =>
      pages.find((page) => page.file === file)?.heading ??
      entryOf(file, collections)?.label ??
      'a list';
    const names = [...new Set((await content().needing(path)).map(nameOf))];
    if (names.length === 0) return true;
    const words = `Others still name this, or link to it: ${fewOf(names, 8)}. Take that out of each of them as well, in drafts that are approved first; until then nobody can approve this one.`;
    const parts = [element('p', {}, [words])];
    return (
      (await openDialog({
        title: 'Take this out?',
        parts,
        accept: 'Take it out',
        cancel: 'Not now',
      })) !== undefined
    );
  };
}

/** Has the list show that an entry is a draft, once it is there: Decap CMS leaves out what it has deleted. */
export function showTakenOut(collectionName: string, slug: string): void {
  const collection = store.getState().collections.get(collectionName);
  const load = () =>
    [loadEntries(collection), loadUnpublishedEntry(collection, slug)].map(store.dispatch);
  addEventListener('hashchange', load, {once: true});
}
