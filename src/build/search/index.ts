import {createHash} from 'node:crypto';
import {type PageKind, type Site, getPageTitle, getSiteFor} from '@dental/content';
import type {Change} from '../html';
import {writeFiles} from '@dental/content/files';
import {type BuiltPage, getAttribute} from '@dental/delivery';
import {
  type AddressBook,
  getGalleryPath,
  isPageAt,
  listFurtherGalleryPaths,
  resolveAddress,
  SEARCH_PATH,
} from '@dental/practice';
import {type SearchPage, type SearchSection} from '../../search/rank';
import type {PageChanges, SiteBuild} from '../types';
import {splitSections} from './sections';

/**
 * Writes the search index, from the text of the pages that search engines may list, and links it
 * from the search page. A site without a search page has no search.
 */
export async function addSearchIndex(
  {folder, site, book}: SiteBuild,
  pages: readonly BuiltPage[],
): Promise<PageChanges> {
  if (!pages.some(({path}) => path === SEARCH_PATH)) return () => [];
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const index = JSON.stringify(makeSearchPages(site, book, (path) => html.get(path) ?? ''));
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
  const name = `assets/search.${hash}.json`;
  await writeFiles(folder, {[name]: index});
  return (path) => (isPageAt(path, SEARCH_PATH) ? [linkIndex(`/${name}`)] : []);
}

/** The weight of a page that only introduces other pages, or that few people look for. */
const LOW_WEIGHT = 0.5;
const WEIGHTS: Partial<Record<PageKind, number>> = {home: LOW_WEIGHT, legal: LOW_WEIGHT};

/**
 * The pages of the search index.
 * @param readHtml the HTML of the page at a path
 */
export function makeSearchPages(
  site: Site,
  book: AddressBook,
  readHtml: (path: string) => string,
): SearchPage[] {
  const entries = [...site.searchWords, ...(site.spanish?.searchWords ?? [])].map((entry) => {
    const [path = '', anchor] = entry.page.split('#');
    const target = resolveAddress(book, path);
    return {...entry, path: target.kind === 'redirect' ? target.to : path, anchor};
  });
  const listed = site.pages.filter(({path, unlisted}) => !unlisted && !isPageAt(path, SEARCH_PATH));
  return listed.flatMap((page) => {
    const {path} = page;
    const title = getPageTitle(getSiteFor(site, path), page);
    const sections = splitSections(readHtml(path));
    for (const {anchor, words, urgent} of entries.filter((entry) => entry.path === path)) {
      const section = sections.find((candidate) => candidate.anchor === anchor) ?? sections[0];
      const kind = urgent ? 'urgent' : 'words';
      if (section) section[kind] = [...(section[kind] ?? []), ...words];
    }
    const furtherPages =
      path === getGalleryPath(1) ? listFurtherGalleryPaths(site.cases.length) : [];
    return [
      {path, title, sections, weight: WEIGHTS[page.kind]},
      ...furtherPages.map((further) => ({
        path: further,
        title,
        weight: LOW_WEIGHT,
        sections: listNewSections(splitSections(readHtml(further)), sections),
      })),
    ];
  });
}

/** The sections with a heading that the first page of the gallery doesn't have. */
function listNewSections(
  sections: readonly SearchSection[],
  earlier: readonly SearchSection[],
): SearchSection[] {
  return sections.filter(
    ({anchor}) => anchor !== undefined && !earlier.some((section) => section.anchor === anchor),
  );
}

/** Adds the address of the index to the search form. */
function linkIndex(address: string): Change {
  return (page, elements) => {
    const form = elements.find((element) => getAttribute(element, 'data-search') !== undefined);
    const start = form?.sourceCodeLocation?.startOffset;
    if (form && start !== undefined)
      page.appendLeft(start + 1 + form.tagName.length, ` data-search-index=${address}`);
  };
}
