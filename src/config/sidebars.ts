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

/** Which pages are siblings, in the order that staff gave them: services with their sub-services, dentists, staff. */
export function siblingSidebars(site: Pick<Site, 'pages'>): SidebarsConfig {
  const services = pagesOfKind(site, 'service').map((service) => {
    const items = siblingsBelow(site, service.path).map(item);
    if (items.length === 0) return item(service);
    const {id, label} = item(service);
    return {type: 'category' as const, label, link: {type: 'doc' as const, id}, items};
  });
  return {
    services,
    dentists: pagesOfKind(site, 'dentist').map(item),
    staff: pagesOfKind(site, 'staff').map(item),
  };
}

function item(page: Page) {
  const id = posix.relative(CONTENT_FOLDER, page.file).replace(/\.mdx$/, '');
  return {type: 'doc' as const, id, label: navTitleOf(page)};
}
