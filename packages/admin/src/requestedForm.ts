import type {Collection} from './collections';
import {findEntry} from './findEntry';
import type {Settings} from './settings';

/**
 * Redirects from `/admin?file=pages-content/…` to the form of that file, before anyone signs in.
 * Goes to GitHub's own editor if the file has no form, or is on a branch that forms don't edit.
 * @returns true if there is nothing to redirect, so the editor can start
 */
export function openRequestedForm(settings: Settings, collections: readonly Collection[]): boolean {
  const file = new URLSearchParams(location.search).get('file');
  if (file === null) return true;
  const entry = findEntry(file, collections);
  const preview = settings.preview;
  const isEditableBranch =
    !preview || preview.branch === settings.backend.branch || preview.branch.startsWith('cms/');
  if (preview && !(entry && isEditableBranch)) {
    location.replace(`${preview.webEditor}/${encodeURI(file)}`);
    return false;
  }
  const form = entry ? `#/collections/${entry.collection}/entries/${entry.name}` : '';
  location.replace(location.pathname + form);
  return false;
}
