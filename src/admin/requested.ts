import type {Collection} from './collections';
import type {Settings} from './settings';

/**
 * Where the form of a file is in the editor, as in its address.
 * @param file its path from the project folder
 * @returns undefined if no form edits it
 */
export function formOf(file: string, collections: readonly Collection[]): string | undefined {
  for (const collection of collections) {
    const {name, files} = collection;
    const entry = files?.find((one) => one.file === file)?.name ?? slugIn(file, collection);
    if (entry !== undefined) return `#/collections/${name}/entries/${entry}`;
  }
  return undefined;
}

function slugIn(file: string, {folder, extension, path}: Collection): string | undefined {
  if (folder === undefined || !file.startsWith(`${folder}/`) || !file.endsWith(`.${extension}`)) return undefined;
  const slug = file.slice(folder.length + 1, -extension.length - 1);
  const isOwn = path === undefined ? !slug.includes('/') : /^[^/]+\/index$/.test(slug);
  return isOwn ? slug : undefined;
}

/**
 * Opens the form that `/admin?file=pages-content/…` requests, before anybody signs in. A file of a branch that forms do not
 * edit is opened by the Git host's own editor, and one without a form leads to a sentence that says so.
 * @returns whether the editor can start
 */
export function openRequested({backend, shown}: Settings, collections: readonly Collection[]): boolean {
  const file = new URLSearchParams(location.search).get('file');
  if (file === null) return true;
  const isEdited = shown?.branch === backend.branch || shown?.branch.startsWith('cms/');
  const form = formOf(file, collections);
  const other = shown && `${shown.webEditor}/${encodeURI(file)}`;
  if (form === undefined) document.body.append(refusal(file, other));
  else location.replace(isEdited || other === undefined ? location.pathname + form : other);
  return false;
}

function refusal(file: string, other: string | undefined): HTMLElement {
  const words = document.createElement('main');
  const link = (href: string, textContent: string) => Object.assign(document.createElement('a'), {href, textContent});
  const says = document.createElement('p');
  says.append(`No form edits the file ${file}. Choose one from `, link(location.pathname, 'all forms'));
  if (other === undefined) says.append('.');
  else says.append(', or open the file ', link(other, 'in the editor of GitHub'), '.');
  words.append(says);
  return words;
}
