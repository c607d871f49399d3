import type {BreadcrumbList} from 'schema-dts';
import type {Crumb} from '../breadcrumb';
import type {Site} from '../site';

/** The breadcrumb of a page as schema.org/BreadcrumbList. */
export function breadcrumbList({practice}: Site, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${practice.site}${path}`,
    })),
  };
}
