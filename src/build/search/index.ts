import {createHash} from 'node:crypto';
import {type PageKind, type Site, titleOf} from '@dental/content';
import {
  type AddressBook,
  galleryPath,
  galleryPaths,
  resolveAddress,
  SEARCH,
  type SearchPage,
  type SearchSection,
} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {attribute, type Change, writeFiles} from '@dental/content/output';
import {sectionsOf} from './sections';

/**
 * Writes what the search looks through, from what visitors read on the pages that search engines may list, and names the
 * file in the search page. A site without that page has no search.
 */
export async function search({folder, site, book, pages}: Build): Promise<void> {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const searchPage = pages.find(({path}) => path === SEARCH);
  if (!searchPage) return;
  const index = JSON.stringify(searchPages(site, book, (path) => html.get(path) ?? ''));
  const name = `assets/search.${createHash('sha256').update(index).digest('hex').slice(0, 8)}.json`;
  await writeFiles(folder, {[name]: index});
  searchPage.changes.push(nameIndex(`/${name}`));
}

/** What a page counts that tells of others, or of what hardly anybody seeks. */
const ASIDE = 0.5;
const WEIGHTS: Partial<Record<PageKind, number>> = {home: ASIDE, legal: ASIDE};

/**
 * The pages, as the search knows them.
 * @param htmlOf the HTML of the page at a path
 */
export function searchPages(
  site: Site,
  book: AddressBook,
  htmlOf: (path: string) => string,
): SearchPage[] {
  const entries = site.searchWords.map((entry) => {
    const [path = '', anchor] = entry.page.split('#');
    const target = resolveAddress(book, path);
    return {...entry, path: target.kind === 'redirect' ? target.to : path, anchor};
  });
  return site.pages
    .filter(({path, unlisted}) => !unlisted && path !== SEARCH)
    .flatMap((page) => {
      const {path} = page;
      const sections = sectionsOf(htmlOf(path));
      for (const {anchor, words, urgent} of entries.filter((entry) => entry.path === path)) {
        const section = sections.find((candidate) => candidate.anchor === anchor) ?? sections[0];
        const kind = urgent ? 'urgent' : 'words';
        if (section) section[kind] = [...(section[kind] ?? []), ...words];
      }
      const title = titleOf(site, page);
      const isFurther = ({anchor}: SearchSection) =>
        anchor !== undefined && !sections.some((section) => section.anchor === anchor);
      const further = path === galleryPath(1) ? galleryPaths(site.cases.length) : [];
      return [
        {path, title, sections, weight: WEIGHTS[page.kind]},
        ...further.map((next) => ({
          path: next,
          title,
          weight: ASIDE,
          sections: sectionsOf(htmlOf(next)).filter(isFurther),
        })),
      ];
    });
}

/** Says on the form of the search where the index is. */
function nameIndex(address: string): Change {
  return (page, elements) => {
    const form = elements.find((element) => attribute(element, 'data-search') !== undefined);
    const at = form?.sourceCodeLocation?.startOffset;
    if (form && at !== undefined)
      page.appendLeft(at + 1 + form.tagName.length, ` data-search-index=${address}`);
  };
}
