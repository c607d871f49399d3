import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {CONTENT_FOLDER, getPracticeFile, type Site} from '@dental/content';
import {
  type EditableEntry,
  type PreviewEntries,
  getGalleryPage,
  countGalleryPages,
  getGalleryPath,
} from '@dental/practice';
import {EDITABLE_FACTS, getFactsLabel} from './collections/facts';

/** Lists the records that each page shows, and the practice's facts, for the preview ribbon. */
export function listEditableEntries(root: string, site: Site): PreviewEntries {
  const facts = EDITABLE_FACTS.filter((name) => existsSync(join(root, getPracticeFile(name))));
  const galleryPages: Record<string, EditableEntry[]> = {};
  for (let page = 1; page <= countGalleryPages(site.cases.length); page += 1) {
    const cases = getGalleryPage(site.cases, page);
    galleryPages[getGalleryPath(page)] = cases.map(({file, heading}) => createEntry(file, heading));
  }
  const reviews = site.reviews.map(({file, name, date}) => createEntry(file, `${name} · ${date}`));
  return {
    facts: facts.map((name) => createEntry(getPracticeFile(name), getFactsLabel(name))),
    pages: {...galleryPages, '/reviews': reviews},
  };
}

function createEntry(file: string, label: string): EditableEntry {
  return {file: posix.relative(CONTENT_FOLDER, file), label};
}
