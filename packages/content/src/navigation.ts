import {posix} from 'node:path';
import {navTitleOf, pageAt, pagesOfKind, type Page, type Site} from './site';

/** A link to a page by its name: a step of the way to another page, or one beside it. */
export interface PageLink {
  label: string;
  path: string;
}

/** The way from home to a page, both included, by the folders between them (specification, section 2). */
export function breadcrumbOf(site: Site, page: Page): PageLink[] {
  const trail: PageLink[] = [];
  for (let path = page.path; path !== '/'; path = posix.dirname(path)) {
    const step = pageAt(site, path);
    if (step) trail.unshift({label: navTitleOf(step), path});
  }
  return [{label: 'Home', path: '/'}, ...trail];
}

/** The kinds of pages that are shown beside each other. */
const KINDS = ['service', 'sub-service', 'dentist', 'staff'] as const;

/** The pages that are right below an address and beside each other, in the order that staff gave them. */
export function siblingsBelow(site: Pick<Site, 'pages'>, parent: string): Page[] {
  return KINDS.flatMap((kind) => pagesOfKind(site, kind)).filter(
    ({path}) => posix.dirname(path) === parent,
  );
}

/** Links to these pages. */
export function siblingLinks(site: Pick<Site, 'pages'>, parent: string): PageLink[] {
  return siblingsBelow(site, parent).map((page) => ({label: navTitleOf(page), path: page.path}));
}
