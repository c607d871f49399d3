import type {Content, Problem} from '@dental/content';
import {formerAddresses} from '../monitor/formerAddresses';
import {routeTable, extraRoutes, vanishedAddresses} from '@dental/practice';

/**
 * The addresses that led somewhere in an earlier version and would give 404 now.
 * @param base what git calls that version, or the file of a sitemap
 * @param said what the check of the content has found: an address that it names is not said again
 * @throws {UserError} if the base is neither
 */
export function addressProblems(
  root: string,
  base: string,
  {site, lineOf}: Content,
  said: readonly Problem[] = [],
): Problem[] {
  if (!site) return [];
  const book = routeTable(site.pages, extraRoutes(site, 'production'));
  return vanishedAddresses(formerAddresses(root, base), book, routeTable(site.pages))
    .filter(({path}) => !said.some(({lost}) => lost?.includes(path)))
    .map(({path, replacement}) => {
      const file =
        site.pages.find((page) => page.path === replacement)?.file ?? 'pages-content/index.mdx';
      return {
        file,
        line: lineOf(file, ['redirectFrom']),
        field: 'redirectFrom',
        message: `Links to ${path} stop working.`,
        lost: [path],
        remedy: `If ${replacement} takes its place, add - ${path} under redirectFrom:.`,
      };
    });
}
