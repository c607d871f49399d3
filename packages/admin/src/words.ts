import {en} from 'decap-cms-locales';

const {collection, editor, ui} = en;

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
    editorToolbar: {...editor.editorToolbar, unsavedChanges: 'Not saved', changesSaved: 'Nothing to save'},
    editor: {
      ...editor.editor,
      confirmLoadBackup: 'You began to change this entry, and did not save. Go on with what you typed?',
    },
  },
  ui: {
    ...ui,
    toast: {
      ...ui.toast,
      onFailToPersist: 'Not saved.',
      onFailToLoadEntries: '%{details}',
      onLoggedOut: 'Your sign-in has run out. What you typed is kept in this browser: log out, and sign in again.',
    },
  },
};
