import {createCollections} from './collections';
import {findForm} from './collections/findForm';
import {makeLink} from './screens/routes';
import type {Settings} from './settings';
import {TASK_PREFIX} from './tasks/repository';

/**
 * Redirects from `/admin?file=pages-content/…` to the form of that file, before anyone signs in. No
 * one can sign in on the preview of a branch, because no one has reviewed its code. It redirects to
 * main's editor, which has all tasks, or to GitHub's own editor if the file has no form or is on a
 * branch that forms don't edit.
 * @returns true if another page loads
 */
export function redirectToForm(settings: Settings): boolean {
  const file = new URLSearchParams(location.search).get('file');
  const {preview, backend} = settings;
  const isMain = !preview || preview.branch === backend.branch;
  if (file === null) {
    if (isMain || !preview.mainEditor) return false;
    location.replace(preview.mainEditor);
    return true;
  }
  const hasForm = findForm(file, createCollections(settings)) !== undefined;
  const isEditable = isMain || (preview.branch.startsWith(TASK_PREFIX) && preview.mainEditor);
  if (preview && !(hasForm && isEditable)) {
    location.replace(`${preview.webEditor}/${encodeURI(file)}`);
    return true;
  }
  const form = hasForm ? makeLink({screen: 'form', file}) : '';
  location.replace((isMain ? location.pathname : preview.mainEditor) + form);
  return true;
}
