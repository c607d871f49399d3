import {en} from 'decap-cms-locales';
import {ASKED} from './drafts/keeping';

const GIVE_UP = 'Give up this draft';

const TAKE_OUT = 'Take this out? It becomes a draft: patients see it until a colleague has approved that.';

/** The words of Decap CMS, with ours where its own need a sign that no font of ours has, or do not say what to do. */
export const WORDS = {
  ...en,
  'collection.collectionTop.newButton': 'New %{collectionLabel}',
  'collection.collectionTop.newButtonAriaLabel': 'New %{collectionLabel}',
  'editor.editorToolbar.unsavedChanges': 'Not saved',
  'editor.editorToolbar.changesSaved': 'Nothing to save',
  'editor.editorToolbar.backCollection': '%{collectionLabel}',
  'editor.editorToolbar.deleteUnpublishedChanges': GIVE_UP,
  'editor.editorToolbar.deleteUnpublishedEntry': GIVE_UP,
  'editor.editorToolbar.deletePublishedEntry': 'Take this out',
  'editor.editorControl.field.optional': 'may stay empty',
  'editor.editor.confirmLoadBackup': ASKED,
  'editor.editor.onDeleteUnpublishedChanges':
    'This throws away what is saved in this draft. Patients see no difference. Go on?',
  'editor.editor.onDeletePublishedEntry': TAKE_OUT,
  'editor.editor.onDeleteWithUnsavedChanges': `${TAKE_OUT} What you typed here is lost.`,
  'ui.toast.onFailToDelete': 'Not taken out.',
  'ui.toast.onDeleteUnpublishedChanges': 'Given up. Patients see no difference.',
  'ui.toast.entrySaved': 'Saved as a draft.',
  'ui.toast.missingRequiredField': 'Not saved: fill in the fields that are marked.',
  'ui.toast.onFailToPersist': 'Not saved.',
  'ui.toast.onFailToLoadEntries': '%{details}',
  'ui.toast.onLoggedOut':
    'Your sign-in has run out. What you typed is kept in this browser: log out, and sign in again.',
};
