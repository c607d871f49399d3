import {posix} from 'node:path';
import {navTitleOf, pageAt, type Page, type Site} from './site';

/** One step of the way from home to a page. */
export interface Crumb {
  label: string;
  path: string;
}

/** The way from home to a page, both included, by the folders between them (specification, section 2). */
export function breadcrumbOf(site: Site, page: Page): Crumb[] {
  const trail: Crumb[] = [];
  for (let path = page.path; path !== '/'; path = posix.dirname(path)) {
    const step = pageAt(site, path);
    if (step) trail.unshift({label: navTitleOf(step), path});
  }
  return [{label: 'Home', path: '/'}, ...trail];
}
