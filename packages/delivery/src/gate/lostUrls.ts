import type {Content, Problem} from '@dental/content';
import {readEarlierUrls} from '../monitor/earlierUrls';
import {createAddressBook, listExtraPaths, findRemovedAddresses} from '@dental/practice';

/**
 * The URLs that worked in an earlier version and would answer 404 now.
 * @param base the git revision of that version, or the file of its sitemap
 * @param known problems that are reported already: their URLs are left out
 * @throws {UserError} if the base is neither
 */
export function findLostUrls(
  root: string,
  base: string,
  {site, lineOf}: Content,
  known: readonly Problem[] = [],
): Problem[] {
  if (!site) return [];
  const book = createAddressBook(site.pages, listExtraPaths(site, 'production'));
  return findRemovedAddresses(readEarlierUrls(root, base), book, createAddressBook(site.pages))
    .filter(({path}) => !known.some(({lost}) => lost?.includes(path)))
    .map(({path, replacement}) => {
      const file =
        site.pages.find((page) => page.path === replacement)?.file ?? 'pages-content/index.mdx';
      return {
        file,
        line: lineOf(file, ['redirectFrom']),
        field: 'redirectFrom',
        message: `Links to ${path} stop working.`,
        lost: [path],
        remedy: `If ${replacement} replaces it, add \`- ${path}\` under \`redirectFrom:\`.`,
      };
    });
}
