import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {
  CONTENT_FOLDER,
  getPracticeFile,
  getSignOff,
  type Page,
  readApprovals,
  type SignOff,
  type Site,
} from '@dental/content';
import {
  type EditableEntry,
  type PreviewEntries,
  type PreviewPage,
  formatLongDate,
  getGalleryPage,
  countGalleryPages,
  getGalleryPath,
} from '@dental/practice';
import {EDITABLE_FACTS, getFactsLabel} from './collections/facts';

/** Lists each page with its sign-off and records, and the practice's facts, for the ribbon. */
export function listEditableEntries(root: string, site: Site): PreviewEntries {
  const facts = EDITABLE_FACTS.filter((name) => existsSync(join(root, getPracticeFile(name))));
  const describePage = createPageDescriber(root, site);
  const pages: Record<string, PreviewPage> = {};
  for (const page of site.pages) {
    pages[page.path] = {file: toContentPath(page.file), signOff: describePage(page)};
  }
  const gallery = pages[getGalleryPath(1)];
  for (let number = 1; number <= countGalleryPages(site.cases.length); number += 1) {
    const records = getGalleryPage(site.cases, number);
    pages[getGalleryPath(number)] = {
      ...gallery,
      records: records.map(({file, heading}) => createEntry(file, heading)),
    };
  }
  const reviews = site.reviews.map(({file, name, date}) => createEntry(file, `${name} · ${date}`));
  return {
    facts: facts.map((name) => createEntry(getPracticeFile(name), getFactsLabel(name))),
    pages: {...pages, '/reviews': {...pages['/reviews'], records: reviews}},
  };
}

/** Returns a function that describes the signature of a page in one sentence. */
export function createPageDescriber(root: string, site: Site): (page: Page) => string {
  const approvals = readApprovals(root);
  return (page) => describeSignOff(getSignOff(site, page, approvals));
}

/** Describes in one sentence who signed a page and when, or who has to sign it. */
export function describeSignOff(signOff: SignOff): string {
  switch (signOff.state) {
    case 'not-needed':
      return 'This page needs no signature.';
    case 'missing':
    case 'wrong-person': {
      const isClinical = signOff.claims.includes('clinical');
      const signer = isClinical ? 'a dentist' : 'a dentist or the manager';
      return `No one has signed this page: ${signer} can.`;
    }
    case 'signed':
      return `${signOff.by.name} answers for this page since ${formatLongDate(signOff.on)}.`;
    case 'no-account':
      return `Waits for ${signOff.by.name}, who has no GitHub account to sign with yet.`;
    default:
      return `Waits for ${signOff.by.name} to approve it.`;
  }
}

const toContentPath = (file: Page['file']): string => posix.relative(CONTENT_FOLDER, file);

function createEntry(file: string, label: string): EditableEntry {
  return {file: toContentPath(file), label};
}
