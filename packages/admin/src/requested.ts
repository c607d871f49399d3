import type {Collection} from './collections';
import {entryOf} from './entryOf';
import type {Settings} from './settings';

/**
 * Opens the form that `/admin?file=pages-content/…` requests, before anybody signs in. A file without a form, or of a branch that
 * forms do not edit, is opened by the Git host's own editor.
 * @returns whether the editor can start
 */
export function openRequested(
  {backend, shown}: Settings,
  collections: readonly Collection[],
): boolean {
  const file = new URLSearchParams(location.search).get('file');
  if (file === null) return true;
  const isEdited = !shown || shown.branch === backend.branch || shown.branch.startsWith('cms/');
  const entry = entryOf(file, collections);
  if (shown && !(entry && isEdited)) location.replace(`${shown.webEditor}/${encodeURI(file)}`);
  else
    location.replace(
      location.pathname + (entry ? `#/collections/${entry.collection}/entries/${entry.name}` : ''),
    );
  return false;
}
