import labels from '@generated/site-content/default/labels/layout.json';
import menus from '@generated/site-content/default/menus.json';
import practice from '@generated/site-content/default/practice.json';
import type {MenuGroup, MenuLink} from '@site/src/data';
import {SEARCH} from '@dental/practice';

/** The link to the home page. */
export const home: MenuLink = {label: labels.home, to: '/'};

/** The link to the search page, if the site has one. */
export const search: MenuLink | undefined = practice.paths.includes(SEARCH)
  ? {label: labels.search, to: SEARCH}
  : undefined;

/**
 * The main navigation (specification, section 2). A function, because the editor changes the data
 * while a page is open.
 */
export const mainNavigation = () =>
  menus.main.map((entry) =>
    isGroup(entry) && entry.services
      ? {...entry, links: [...entry.links, ...menus.services]}
      : entry,
  );

/** Returns true if an entry of the navigation is a group with a menu of its own. */
export function isGroup(entry: MenuLink | MenuGroup): entry is MenuGroup {
  return 'links' in entry;
}

/** Returns true if a page is one of a group, or below one, like a person below their team. */
export function isWithin({links}: MenuGroup, path: string): boolean {
  return links.some(({to}) => path === to || path.startsWith(`${to}/`));
}
