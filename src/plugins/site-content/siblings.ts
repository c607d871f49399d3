import {posix} from 'node:path';
import {navTitleOf, pagesOfKind, type Site} from '../../content/site';
import {groupBy} from '../../site/groupBy';

/** A link to a page that is beside others. */
export interface SiblingLink {
  label: string;
  path: string;
}

/** The kinds of pages of which several are below one page. */
const KINDS = ['service', 'sub-service', 'dentist', 'staff'] as const;

/**
 * The pages beside each other, in their order, by the page that they are below: all services, the sub-services of each
 * service, the dentists, the staff.
 */
export function siblingLists(site: Pick<Site, 'pages'>): Map<string, SiblingLink[]> {
  const links = KINDS.flatMap((kind) =>
    pagesOfKind(site, kind).map((page) => ({label: navTitleOf(page), path: page.path})),
  );
  return groupBy(links, ({path}) => posix.dirname(path));
}
