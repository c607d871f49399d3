import {createCollections} from './collections';
import {findForm} from './collections/findForm';
import {makeLink} from './screens/routes';
import type {Settings} from './settings';
import {TASK_PREFIX} from './tasks/repository';

/**
 * Redirects from `/admin?file=pages-content/…` to the form of that file, before anyone signs in.
 * Goes to GitHub's own editor if the file has no form, or is on a branch that forms don't edit.
 * @returns true if another page loads
 */
export function redirectToForm(settings: Settings): boolean {
  const file = new URLSearchParams(location.search).get('file');
  if (file === null) return false;
  const hasForm = findForm(file, createCollections(settings)) !== undefined;
  const {preview, backend} = settings;
  const isEditableBranch =
    !preview || preview.branch === backend.branch || preview.branch.startsWith(TASK_PREFIX);
  if (preview && !(hasForm && isEditableBranch)) {
    location.replace(`${preview.webEditor}/${encodeURI(file)}`);
    return true;
  }
  location.replace(location.pathname + (hasForm ? makeLink({screen: 'form', file}) : ''));
  return true;
}
