import {en} from 'decap-cms-locales';

const {collectionTop} = en.collection;

/** The words of Decap CMS, with ours where its own need a sign that no font of ours has. */
export const WORDS = {
  ...en,
  collection: {
    ...en.collection,
    collectionTop: {
      ...collectionTop,
      newButton: 'New %{collectionLabel}',
      newButtonAriaLabel: 'New %{collectionLabel}',
    },
  },
};
