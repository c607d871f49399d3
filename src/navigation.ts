import labels from '@generated/site-content/default/labels/layout.json';
import menus from '@generated/site-content/default/menus.json';
import practice from '@generated/site-content/default/practice.json';
import type {MenuGroup, MenuLink} from '@dental/content';
import {SEARCH} from '@dental/practice';

/** The way home. */
export const home: MenuLink = {label: labels.home, to: '/'};

/** The way to the search, if there is one. */
export const search: MenuLink | undefined = practice.paths.includes(SEARCH)
  ? {label: labels.search, to: SEARCH}
  : undefined;

/** The main navigation, in its order (specification, section 2); the editor changes it while a page is open. */
export const mainNavigation = () =>
  menus.main.map((entry) =>
    isGroup(entry) && entry.services
      ? {...entry, links: [...entry.links, ...menus.services]}
      : entry,
  );

/** Whether an entry of the navigation is a group with a menu of its own. */
export function isGroup(entry: MenuLink | MenuGroup): entry is MenuGroup {
  return 'links' in entry;
}

/** Whether a page belongs to a group: it is one of its pages or lies below one, as a person does below their team. */
export function isWithin({links}: MenuGroup, path: string): boolean {
  return links.some(({to}) => path === to || path.startsWith(`${to}/`));
}
