import {en} from 'decap-cms-locales';
import {BACKUP_QUESTION} from './drafts/backup';
import ownLabels from './labels.json';

/**
 * Decap's labels, with ours where Decap's use a character that our fonts lack, or don't tell staff
 * what to do.
 */
export const LABELS = {...en, ...ownLabels, 'editor.editor.confirmLoadBackup': BACKUP_QUESTION};
