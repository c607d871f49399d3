import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {posix} from 'node:path';
import {
  CONTENT_FOLDER,
  navTitleOf,
  type Page,
  pagesOfKind,
  siblingsBelow,
  type Site,
} from '@dental/content';

/** The lists of sibling pages in their `order`: services with sub-services, dentists, and staff. */
export function siblingSidebars(site: Pick<Site, 'pages'>): SidebarsConfig {
  const services = pagesOfKind(site, 'service').map((service) => {
    const items = siblingsBelow(site, service.path).map(toItem);
    if (items.length === 0) return toItem(service);
    const {id, label} = toItem(service);
    return {type: 'category' as const, label, link: {type: 'doc' as const, id}, items};
  });
  return {
    services,
    dentists: pagesOfKind(site, 'dentist').map(toItem),
    staff: pagesOfKind(site, 'staff').map(toItem),
  };
}

function toItem(page: Page) {
  const id = posix.relative(CONTENT_FOLDER, page.file).replace(/\.mdx$/, '');
  return {type: 'doc' as const, id, label: navTitleOf(page)};
}
