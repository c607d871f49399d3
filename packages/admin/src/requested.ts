import type {Collection} from './collections';
import {element} from './element';
import {entryOf} from './entryOf';
import type {Settings} from './settings';

/**
 * Opens the form that `/admin?file=pages-content/…` requests, before anybody signs in. A file of a branch that forms do not
 * edit is opened by the Git host's own editor, and one without a form leads to a sentence that says so.
 * @returns whether the editor can start
 */
export function openRequested({backend, shown}: Settings, collections: readonly Collection[]): boolean {
  const file = new URLSearchParams(location.search).get('file');
  if (file === null) return true;
  const isEdited = shown?.branch === backend.branch || shown?.branch.startsWith('cms/');
  const entry = entryOf(file, collections);
  const other = shown && `${shown.webEditor}/${encodeURI(file)}`;
  if (!entry) document.body.append(refusal(file, other));
  else
    location.replace(
      isEdited || other === undefined
        ? `${location.pathname}#/collections/${entry.collection}/entries/${entry.name}`
        : other,
    );
  return false;
}

function refusal(file: string, other: string | undefined): HTMLElement {
  const link = (href: string, words: string) => element('a', {href}, [words]);
  return element('main', {}, [
    element('p', {}, [
      `No form edits the file ${file}. Choose one from `,
      link(location.pathname, 'all forms'),
      ...(other === undefined ? ['.'] : [', or open the file ', link(other, 'in the editor of GitHub'), '.']),
    ]),
  ]);
}
