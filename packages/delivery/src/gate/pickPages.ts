import type {Change} from '@dental/changes';
import type {Page, Site} from '@dental/content';

/** More pages would take longer than their results are worth. */
const MAX_PAGES = 14;

/**
 * Picks the pages to open in a browser for a change: the home page, pages whose own file changed,
 * pages that show a changed fact, and one page of each kind, since any page can show a fact.
 * @param files the changed files
 */
export function pickPages(
  site: Site,
  files: readonly string[],
  changes: readonly Change[],
): Page[] {
  const affected = new Set(changes.flatMap(({pages}) => pages));
  const ordered = [
    ...site.pages.filter(({path}) => path === '/'),
    ...site.pages.filter(({file}) => files.includes(file)),
    ...site.pages.filter(({path}) => affected.has(path)),
    ...pickFirstOfEachKind(site.pages),
  ];
  return [...new Set(ordered)].slice(0, MAX_PAGES);
}

function pickFirstOfEachKind(pages: readonly Page[]): Page[] {
  const byKind = new Map<string, Page>();
  for (const page of pages) if (!byKind.has(page.kind)) byKind.set(page.kind, page);
  return [...byKind.values()];
}
