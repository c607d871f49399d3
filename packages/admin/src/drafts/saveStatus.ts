import {createElement} from '../createElement';

const MESSAGES = {
  slow:
    'Still saving. Keep this page open: the connection may be slow. ' +
    'This browser keeps what you typed.',
  saved: 'Saved. A colleague has to approve it.',
  deleted: 'Deleted in a draft. Patients still see it until a colleague approves.',
  deletedByDraft:
    'This draft deletes this entry once a colleague approves. ' +
    'To keep the entry, press “Discard this draft”.',
  failed: 'Not saved. ',
};

const OTHER_CHANGES = ' A colleague saved at the same time. The draft has their changes, too.';

export interface SaveStatus {
  state: keyof typeof MESSAGES;
  /** True if the draft also has a colleague's changes, which the form doesn't show yet. */
  hasOtherChanges?: boolean;
  /** The URL of the pull request. */
  link?: string;
  /** The error, if the save failed. */
  reason?: string;
}

let current: HTMLElement | undefined;

/** Removes the status of an earlier save. */
export function clearSaveStatus(): void {
  current?.remove();
}

/** Shows the status of a save. The status of a failure or a deletion goes when its form closes. */
export function showSaveStatus({state, hasOtherChanges, link, reason = ''}: SaveStatus): void {
  // Don't show the slow-save notice while a dialog is open: the save waits for the editor.
  if (state === 'slow' && document.querySelector('dialog[open]')) return;
  clearSaveStatus();
  const isDone = state === 'saved' || state === 'deleted';
  const properties = {className: 'save-outcome', role: isDone ? 'status' : 'alert'};
  const status = createElement('p', properties, [MESSAGES[state] + reason]);
  const addButton = (label: string, onclick: () => void) =>
    status.append(createElement('button', {type: 'button', onclick}, [label]));
  if (link) {
    const linkProperties = {href: link, target: '_blank', rel: 'noopener'};
    status.append(' ', createElement('a', linkProperties, ['See the pull request.']));
  }
  if (hasOtherChanges) {
    status.append(OTHER_CHANGES);
    addButton('Show them', () => location.reload());
  }
  if (isDone) addButton('Close', () => status.remove());
  document.body.append(status);
  current = status;
  if (state === 'failed' || state === 'deletedByDraft') {
    addEventListener('hashchange', () => status.remove(), {once: true});
  }
}
