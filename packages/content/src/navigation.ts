import {posix} from 'node:path';
import {getLanguage, toSpanishPath} from '@dental/practice';
import {getNavTitle, findPageAt, getPagesOfKind, type Page, type Site} from './site';

/** A link to a page by its name, in a breadcrumb or among sibling pages. */
export interface PageLink {
  label: string;
  path: string;
}

/** Returns the breadcrumb of a page from home to the page itself (specification, section 2). */
export function getBreadcrumb(site: Site, page: Page): PageLink[] {
  const trail: PageLink[] = [];
  const home = getLanguage(page.path) === 'es' ? toSpanishPath('/') : '/';
  for (let path = page.path; path !== home; path = posix.dirname(path)) {
    const step = findPageAt(site, path);
    if (step) trail.unshift({label: getNavTitle(step), path});
  }
  return [{label: site.labels.layout.home, path: home}, ...trail];
}

/** The kinds of pages that have siblings. */
const KINDS = ['service', 'sub-service', 'dentist', 'staff'] as const;

/** Returns the pages directly below a path, in the order set by staff. */
export function getSiblings(site: Pick<Site, 'pages'>, parent: string): Page[] {
  return KINDS.flatMap((kind) => getPagesOfKind(site, kind)).filter(
    ({path}) => posix.dirname(path) === parent,
  );
}

/** Returns links to the pages directly below a path. */
export function getSiblingLinks(site: Pick<Site, 'pages'>, parent: string): PageLink[] {
  return getSiblings(site, parent).map((page) => ({label: getNavTitle(page), path: page.path}));
}
