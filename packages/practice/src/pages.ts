/* The addresses of pages and files that code knows. */

/**
 * The page of the new-patient forms. What is written there is health information, so it has a document of its own, in
 * which no third party runs: see `useFullPageLoad` and packages/delivery/src/csp.
 */
export const NEW_PATIENT_FORMS = '/new-patients/forms';

/** The page for emergencies. */
export const URGENT_HELP = '/urgent-help';

/** Where other dentists download the slip that goes with a patient whom they refer. */
export const REFERRAL_SLIP = '/forms/referral-slip.pdf';

/** The page on which visitors search the site. */
export const SEARCH = '/search';

const GALLERY = '/smile-gallery';

/** The address of one page of the unfiltered gallery, from 1. */
export function galleryPath(page: number): string {
  return page === 1 ? GALLERY : `${GALLERY}/page/${page}`;
}

/** The address of the gallery for that of one of its further pages; any other address as it is. */
export function withoutPageNumber(path: string): string {
  return path.startsWith(`${GALLERY}/page/`) ? GALLERY : path;
}

/** The page of parts, in preview builds only. */
export const STYLEGUIDE_PATH = '/styleguide';

/** What booking links lead to in a preview, so that reviewing a change books nothing. */
export const PREVIEW_BOOKING_PATH = '/preview-booking';

/** The editor in forms. It is no page of the site: no link of the router leads there. */
export const EDITOR_PATH = '/admin';

/** Opens the form of a file, whose path from the project folder comes after it. */
export const EDITOR_FILE = `${EDITOR_PATH}?file=`;

/**
 * Parts that say which build a preview is, or that lead those who edit to the source: the editor in forms, or that of the
 * Git host. Patients never get them, and they differ from commit to commit.
 */
export const PREVIEW_ONLY = `section[aria-label="Preview"], p:has(> :is(a[href^="${EDITOR_FILE}"], a[href^="https://github.com/"][href*="/edit/"]))`;

/** The page in which the web editor shows what is being edited. */
export const EDITOR_FRAME_PATH = '/admin/preview';

/** The worker in which the web editor reads, renders and checks the content. */
export const CONTENT_WORKER = '/admin/content-worker.js';

/** The dictionaries of its spelling check, and the content that the preview was built from. */
export const DICTIONARY = '/admin/dictionary.json';
export const SNAPSHOT = '/admin/content.json';

/** All pages that only a preview has. */
export const PREVIEW_PATHS = [STYLEGUIDE_PATH, PREVIEW_BOOKING_PATH, EDITOR_FRAME_PATH];
