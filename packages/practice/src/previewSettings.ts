/** The day as of which a reviewer looks at a preview, as it is called in the address. */
export const AS_OF = 'on';

/** Is in the address if the form with the day was sent: without a day it is today. */
export const SETTINGS_SENT = 'set';

/** What the pages of a preview show of files that are no pages (`EntriesShown`). */
export const ENTRIES_SHOWN = '/preview-entries.json';

/** A file of the content that has a form of its own: its path from `pages-content`, and what staff call it. */
export type EditableEntry = Record<'file' | 'label', string>;

/** The facts, which any page may show, and the records that a page shows, by its address. */
export interface EntriesShown {
  facts: EditableEntry[];
  pages: Record<string, EditableEntry[]>;
}
