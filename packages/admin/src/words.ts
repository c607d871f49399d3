import {en} from 'decap-cms-locales';
import {ASKED} from './drafts/keeping';
import own from './words.json';

/** The words of Decap CMS, with ours where its own need a sign that no font of ours has, or do not say what to do. */
export const WORDS = {...en, ...own, 'editor.editor.confirmLoadBackup': ASKED};
