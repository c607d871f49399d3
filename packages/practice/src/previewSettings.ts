/** The query parameter with the day that a reviewer previews the site on. */
export const PREVIEW_DAY_PARAM = 'on';

/** The query parameter that marks a sent form: without a day, the preview shows today. */
export const SETTINGS_SENT_PARAM = 'set';

/** The file of a preview with the entries that its pages show (`EntriesShown`). */
export const PREVIEW_ENTRIES_PATH = '/preview-entries.json';

/** A content file with a form of its own. */
export interface EditableEntry {
  /** Its path from `pages-content`. */
  file: string;
  /** Its name for staff. */
  label: string;
}

/** The content that a page shows, and who answers for it. */
export interface PreviewPage {
  /** Its file from `pages-content`; undefined for generated pages, such as the 404 page. */
  file?: string;
  /** A sentence that names who signed the page, or who has to. */
  signOff?: string;
  records?: EditableEntry[];
}

/** The practice details, which any page may show, and each page by its path. */
export interface PreviewEntries {
  facts: EditableEntry[];
  pages: Record<string, PreviewPage>;
}
