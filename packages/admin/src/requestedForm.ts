import type {Collection} from './collections';
import {findEntry} from './findEntry';
import type {Settings} from './settings';

/**
 * Redirects from `/admin?file=pages-content/…` to the form of that file, before anyone signs in. No
 * one can sign in on the preview of a branch, because no one has reviewed its code. It redirects to
 * main's editor, which has all drafts, or to GitHub's own editor if the file has no form or is on a
 * branch that forms don't edit.
 * @returns true if there is nothing to redirect, so the editor can start
 */
export function openRequestedForm(settings: Settings, collections: readonly Collection[]): boolean {
  const file = new URLSearchParams(location.search).get('file');
  const {preview, backend} = settings;
  const isMain = !preview || preview.branch === backend.branch;
  if (file === null) {
    if (!isMain && preview.mainEditor) location.replace(preview.mainEditor);
    return isMain || !preview.mainEditor;
  }
  const entry = findEntry(file, collections);
  const hasForm = entry !== undefined && (isMain || preview.branch.startsWith('cms/'));
  if (preview && !(hasForm && (isMain || preview.mainEditor))) {
    location.replace(`${preview.webEditor}/${encodeURI(file)}`);
    return false;
  }
  const form = entry ? `#/collections/${entry.collection}/entries/${entry.name}` : '';
  location.replace((isMain ? location.pathname : preview.mainEditor) + form);
  return false;
}
