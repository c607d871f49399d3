import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {posix} from 'node:path';
import {
  CONTENT_FOLDER,
  getNavTitle,
  type Page,
  getPagesOfKind,
  getSiblings,
  type Site,
} from '@dental/content';

/** The lists of sibling pages in their `order`: services with sub-services, dentists, and staff. */
export function createSidebars(site: Pick<Site, 'pages'>): SidebarsConfig {
  const services = getPagesOfKind(site, 'service').map((service) => {
    const items = getSiblings(site, service.path).map(toItem);
    if (items.length === 0) return toItem(service);
    const {id, label} = toItem(service);
    return {type: 'category' as const, label, link: {type: 'doc' as const, id}, items};
  });
  return {
    services,
    dentists: getPagesOfKind(site, 'dentist').map(toItem),
    staff: getPagesOfKind(site, 'staff').map(toItem),
  };
}

function toItem(page: Page) {
  const id = posix.relative(CONTENT_FOLDER, page.file).replace(/\.mdx$/, '');
  return {type: 'doc' as const, id, label: getNavTitle(page)};
}
