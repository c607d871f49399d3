import {posix} from 'node:path';
import {CONTENT_FOLDER, practiceFile, type Site} from '@dental/content';
import {type EditableEntry, type EntriesShown, galleryPage, galleryPageCount, galleryPath} from '@dental/practice';
import {factNames, factsLabel} from './collections/facts';

/** What a page shows of files that are no pages, for the list in a preview's ribbon. */
export function entriesShown(site: Site): EntriesShown {
  const pages = Array.from({length: galleryPageCount(site.cases.length)}, (_, index) => index + 1);
  const onGallery = pages.map((page): [string, EditableEntry[]] => [
    galleryPath(page),
    galleryPage(site.cases, page).map(({file, heading}) => entry(file, heading)),
  ]);
  const reviews = site.reviews.map(({file, name, date}) => entry(file, `${name} · ${date}`));
  return {
    facts: factNames.map((name) => entry(practiceFile(name), factsLabel(name))),
    pages: Object.fromEntries([...onGallery, ['/reviews', reviews]]),
  };
}

function entry(file: string, label: string): EditableEntry {
  return {file: posix.relative(CONTENT_FOLDER, file), label};
}
