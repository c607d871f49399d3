import type {Change} from '../content/diff/compare';
import type {Site} from '../content/site';
import type {Sight} from './look';

/** How many pages are looked at in a browser: more would cost the person who waits more than they tell. */
const MOST = 14;

/**
 * The pages that a change is looked at on: those whose own file changed, then those that a change names, and all if it is
 * one of a fact, which any page may show; one of each kind before a second of any.
 * @param files the changed files
 */
export function sightsOf(site: Site, files: readonly string[], changes: readonly Change[]): Sight[] {
  const named = new Set(changes.flatMap(({pages}) => pages));
  const own = site.pages.filter(({file}) => files.includes(file));
  const showing = site.pages.filter(({path}) => named.has(path));
  const any = changes.some(({pages}) => pages.length === 0) ? site.pages : [];
  const others = [...showing, ...any].filter((page) => !own.includes(page));
  const kinds = new Set<string>();
  const firstOfKind = others.filter(({kind}) => !kinds.has(kind) && kinds.add(kind));
  const home = site.pages.filter(({path}) => path === '/');
  const ordered = [...new Set([...own, ...firstOfKind, ...others, ...home])];
  return ordered.slice(0, MOST).map(({path, file}) => ({path, file}));
}
