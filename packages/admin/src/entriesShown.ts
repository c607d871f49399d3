import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {CONTENT_FOLDER, practiceFile, type Site} from '@dental/content';
import {
  type EditableEntry,
  type EntriesShown,
  galleryPage,
  galleryPageCount,
  galleryPath,
} from '@dental/practice';
import {factNames, factsLabel} from './collections/facts';

/** What a page shows of files that are no pages, for the list in a preview's ribbon; of facts those that the practice has. */
export function entriesShown(root: string, site: Site): EntriesShown {
  const facts = factNames.filter((name) => existsSync(join(root, practiceFile(name))));
  const pages = Array.from({length: galleryPageCount(site.cases.length)}, (_, index) => index + 1);
  const onGallery = pages.map((page): [string, EditableEntry[]] => [
    galleryPath(page),
    galleryPage(site.cases, page).map(({file, heading}) => entry(file, heading)),
  ]);
  const reviews = site.reviews.map(({file, name, date}) => entry(file, `${name} · ${date}`));
  return {
    facts: facts.map((name) => entry(practiceFile(name), factsLabel(name))),
    pages: Object.fromEntries([...onGallery, ['/reviews', reviews]]),
  };
}

function entry(file: string, label: string): EditableEntry {
  return {file: posix.relative(CONTENT_FOLDER, file), label};
}
