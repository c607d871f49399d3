/* The addresses of pages and files that the code refers to. */

/**
 * The page of the new-patient forms. Patients type health information there, so it always loads as
 * a separate document without third parties: see `useFullPageLoad` and packages/delivery/src/csp.
 */
export const NEW_PATIENT_FORMS_PATH = '/new-patients/forms';

/** The page for emergencies. */
export const URGENT_HELP_PATH = '/urgent-help';

/** The form that other dentists fill in when they refer a patient. */
export const REFERRAL_FORM_PATH = '/forms/referral-slip.pdf';

/** The search page. */
export const SEARCH_PATH = '/search';

const GALLERY = '/smile-gallery';

/** The path of a page of the unfiltered gallery, from 1. */
export function getGalleryPath(page: number): string {
  return page === 1 ? GALLERY : `${GALLERY}/page/${page}`;
}

/** The path of the gallery for any of its further pages; any other path as it is. */
export function stripPageNumber(path: string): string {
  return path.startsWith(`${GALLERY}/page/`) ? GALLERY : path;
}

/** The styleguide, in previews only. */
export const STYLEGUIDE_PATH = '/styleguide';

/** The target of booking links in a preview, so that reviewers book no real appointments. */
export const PREVIEW_BOOKING_PATH = '/preview-booking';

/**
 * Returns the path and anchor of a page on our own site; undefined for another website.
 * @param site the address of our site, such as `https://www.example.com`
 */
export function findOwnPath(url: string, site: string): string | undefined {
  const {origin, pathname, hash} = new URL(url);
  return origin === new URL(site).origin ? pathname + hash : undefined;
}

/** The editor. It is not a page of the site, so the router can't open it. */
export const EDITOR_PATH = '/admin';

/** Opens the form of a file; append its path from the project folder. */
export const EDITOR_FILE = `${EDITOR_PATH}?file=`;

/** Links to the editor, or to the editor of the Git host. */
const EDIT_LINKS = `a[href^="${EDITOR_FILE}"], a[href^="https://github.com/"][href*="/edit/"]`;

/** Selects the parts of a preview that patients never get, and that change with every commit. */
export const PREVIEW_ONLY_SELECTOR = `section[aria-label="Preview"], p:has(> :is(${EDIT_LINKS}))`;

/** The page that shows the preview inside the editor. */
export const EDITOR_FRAME_PATH = '/admin/preview';

/** The worker that parses, renders, and checks the content for the editor. */
export const CONTENT_WORKER_PATH = '/admin/content-worker.js';

/** The dictionaries of its spelling check. */
export const DICTIONARY_PATH = '/admin/dictionary.json';

/** The same for Spanish, if the practice has pages in Spanish. */
export const SPANISH_DICTIONARY_PATH = '/admin/dictionary-es.json';

/** The content that the preview was built from. */
export const SNAPSHOT_PATH = '/admin/content.json';

/** The page with all rules about sentences, in previews only. */
export const RULES_PATH = '/rules';

/** The review of a change, in previews only. `/review` is an old URL of patients' reviews. */
export const REVIEW_PATH = '/changes';

/** The pages that only a preview has. */
export const PREVIEW_PATHS = [STYLEGUIDE_PATH, PREVIEW_BOOKING_PATH, EDITOR_FRAME_PATH];
