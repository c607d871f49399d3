import {posix} from 'node:path';
import {navTitleOf, pagesOfKind, type Page, type Site} from './site';

/** A link to a page that is beside others. */
export interface SiblingLink {
  label: string;
  path: string;
}

/** The kinds of pages that are shown beside each other. */
const KINDS = ['service', 'sub-service', 'dentist', 'staff'] as const;

/** The pages that are right below an address and beside each other, in the order that staff gave them. */
export function siblingsBelow(site: Pick<Site, 'pages'>, parent: string): Page[] {
  return KINDS.flatMap((kind) => pagesOfKind(site, kind)).filter(({path}) => posix.dirname(path) === parent);
}

/** Links to these pages. */
export function siblingLinks(site: Pick<Site, 'pages'>, parent: string): SiblingLink[] {
  return siblingsBelow(site, parent).map((page) => ({label: navTitleOf(page), path: page.path}));
}
