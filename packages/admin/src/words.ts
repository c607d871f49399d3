import {en} from 'decap-cms-locales';
import {ASKED} from './drafts/keeping';

const {collection, editor, ui} = en;

const GIVE_UP = 'Give up this draft';

/** The words of Decap CMS, with ours where its own need a sign that no font of ours has, or do not say what to do. */
export const WORDS = {
  ...en,
  collection: {
    ...collection,
    collectionTop: {
      ...collection.collectionTop,
      newButton: 'New %{collectionLabel}',
      newButtonAriaLabel: 'New %{collectionLabel}',
    },
  },
  editor: {
    ...editor,
    editorToolbar: {
      ...editor.editorToolbar,
      unsavedChanges: 'Not saved',
      changesSaved: 'Nothing to save',
      backCollection: '%{collectionLabel}',
      deleteUnpublishedChanges: GIVE_UP,
      deleteUnpublishedEntry: GIVE_UP,
    },
    editorControl: {...editor.editorControl, field: {...editor.editorControl.field, optional: 'may stay empty'}},
    editor: {
      ...editor.editor,
      confirmLoadBackup: ASKED,
      onDeleteUnpublishedChanges: 'This throws away what is saved in this draft. Patients see no difference. Go on?',
    },
  },
  ui: {
    ...ui,
    toast: {
      ...ui.toast,
      entrySaved: 'Saved as a draft.',
      onFailToPersist: 'Not saved.',
      onFailToLoadEntries: '%{details}',
      onLoggedOut: 'Your sign-in has run out. What you typed is kept in this browser: log out, and sign in again.',
    },
  },
};
