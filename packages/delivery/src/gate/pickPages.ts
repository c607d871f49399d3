import type {Change} from '@dental/changes';
import type {Page, Site} from '@dental/content';
import {groupBy} from '@dental/practice';

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
    ...[...groupBy(site.pages, ({kind}) => kind).values()].flatMap(([first]) => first ?? []),
  ];
  return [...new Set(ordered)].slice(0, MAX_PAGES);
}
