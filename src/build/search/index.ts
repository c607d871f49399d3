import {createHash} from 'node:crypto';
import {type Site, titleOf} from '@dental/content';
import {type AddressBook, resolveAddress, SEARCH, type SearchPage} from '@dental/practice';
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

/**
 * The pages, as the search knows them.
 * @param htmlOf the HTML of the page at a path
 */
export function searchPages(site: Site, book: AddressBook, htmlOf: (path: string) => string): SearchPage[] {
  const words = site.searchWords.map((entry) => {
    const [path = '', anchor] = entry.page.split('#');
    const target = resolveAddress(book, path);
    return {path: target.kind === 'redirect' ? target.to : path, anchor, words: entry.words};
  });
  return site.pages
    .filter(({unlisted}) => !unlisted)
    .map((page) => {
      const {path} = page;
      const sections = sectionsOf(htmlOf(path));
      for (const entry of words.filter((candidate) => candidate.path === path)) {
        const section = sections.find(({anchor}) => anchor === entry.anchor) ?? sections[0];
        if (section) section.words = [section.words, ...entry.words].filter(Boolean).join(' ');
      }
      return {path, title: titleOf(site, page), sections};
    });
}

/** Says on the form of the search where the index is. */
function nameIndex(address: string): Change {
  return (page, elements) => {
    const form = elements.find((element) => attribute(element, 'data-search') !== undefined);
    const at = form?.sourceCodeLocation?.startOffset;
    if (form && at !== undefined) page.appendLeft(at + 1 + form.tagName.length, ` data-search-index=${address}`);
  };
}
