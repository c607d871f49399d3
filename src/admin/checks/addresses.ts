/* Where a preview serves what the web editor runs beside its forms. */

/** The worker that reads, renders and checks the content. */
export const CONTENT_WORKER = '/admin/content-worker.js';

/** The dictionaries of the spelling check. */
export const DICTIONARY = '/admin/dictionary.json';

/** The content that the preview was built from. */
export const SNAPSHOT = '/admin/content.json';
