import englishLabels from '@generated/site-content/default/labels/layout.json';
import englishMenus from '@generated/site-content/default/menus.json';
import practice from '@generated/site-content/default/practice.json';
import type {MenuGroup, MenuLink} from '@site/src/data';
import {SEARCH_PATH} from '@dental/practice';
import {useWords} from './language';

/** The link to the home page. */
export function useHomeLink(): MenuLink {
  return {label: useWords('labels/layout', englishLabels).home, to: '/'};
}

/** The link to the search page, if the site has one. */
export function useSearchLink(): MenuLink | undefined {
  const {search} = useWords('labels/layout', englishLabels);
  return practice.paths.includes(SEARCH_PATH) ? {label: search, to: SEARCH_PATH} : undefined;
}

/** The main navigation (specification, section 2). */
export function useMainNavigation() {
  const menus = useWords('menus', englishMenus);
  return menus.main.map((entry) =>
    isMenuGroup(entry) && entry.services
      ? {...entry, links: [...entry.links, ...menus.services]}
      : entry,
  );
}

/** Returns true if an entry of the navigation is a group with a menu of its own. */
export function isMenuGroup(entry: MenuLink | MenuGroup): entry is MenuGroup {
  return 'links' in entry;
}

/** Returns true if a page is one of a group, or below one, like a person below their team. */
export function isInGroup({links}: MenuGroup, path: string): boolean {
  return links.some(({to}) => path === to || path.startsWith(`${to}/`));
}
