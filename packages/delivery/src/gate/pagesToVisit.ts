import type {Change} from '@dental/changes';
import type {Page, Site} from '@dental/content';

/** How many pages are looked at in a browser: more would cost the person who waits more than they tell. */
const MOST = 14;

/**
 * The pages that a change is looked at on: those whose own file changed, those that quote or show what changed, and then one
 * of each kind, since any page may show a fact.
 * @param files the changed files
 */
export function pagesToVisit(
  site: Site,
  files: readonly string[],
  changes: readonly Change[],
): Page[] {
  const shown = new Set(changes.flatMap(({pages}) => pages));
  const kinds = new Set<string>();
  const ordered = [
    ...site.pages.filter(({path}) => path === '/'),
    ...site.pages.filter(({file}) => files.includes(file)),
    ...site.pages.filter(({path}) => shown.has(path)),
    ...site.pages.filter(({kind}) => !kinds.has(kind) && kinds.add(kind)),
  ];
  return [...new Set(ordered)].slice(0, MOST);
}
