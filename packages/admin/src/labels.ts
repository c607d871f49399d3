import {en} from 'decap-cms-locales';
import {BACKUP_QUESTION} from './drafts/backup';

/** Replaces Decap's labels that don't tell staff what to do, or need a character our fonts lack. */
const OWN_LABELS = {
  'collection.collectionTop.newButton': 'New %{collectionLabel}',
  'collection.collectionTop.newButtonAriaLabel': 'New %{collectionLabel}',
  'editor.editorToolbar.unsavedChanges': 'Not saved',
  'editor.editorToolbar.changesSaved': 'Nothing to save',
  'editor.editorToolbar.backCollection': '%{collectionLabel}',
  'editor.editorToolbar.deleteUnpublishedChanges': 'Discard this draft',
  'editor.editorToolbar.deleteUnpublishedEntry': 'Discard this draft',
  'editor.editorToolbar.deletePublishedEntry': 'Delete this',
  'editor.editorControl.field.optional': 'optional',
  'editor.editor.onDeleteUnpublishedChanges':
    'Discard everything saved in this draft? The live site stays the same.',
  'editor.editor.onDeletePublishedEntry':
    'Delete this? Patients still see it until a colleague approves.',
  'editor.editor.onDeleteWithUnsavedChanges':
    'Delete this? Patients still see it until a colleague approves. ' +
    'You lose what you typed here.',
  'ui.toast.onFailToDelete': 'Not deleted.',
  'ui.toast.onDeleteUnpublishedChanges': 'Draft discarded. The live site stays the same.',
  'ui.toast.entrySaved': 'Saved as a draft.',
  'ui.toast.missingRequiredField': 'Not saved. Fill in the marked fields.',
  'ui.toast.onFailToPersist': 'Not saved.',
  'ui.toast.onFailToLoadEntries': '%{details}',
  'ui.toast.onLoggedOut':
    "You've been signed out. Log out, then sign in again. This browser keeps what you typed.",
  'editor.editor.confirmLoadBackup': BACKUP_QUESTION,
};

export const LABELS = {...en, ...OWN_LABELS};
