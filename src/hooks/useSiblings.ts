import type {PropSidebars, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {createContext, useContext} from 'react';

/** All sidebars of sidebars.ts, by name. */
export const SidebarsContext = createContext<PropSidebars>({});

/** A link to a page beside the current one. */
export interface SiblingLink {
  label: string;
  path: string;
}

/**
 * The pages beside a page in its sidebar: other services for a service, the sub-services of the
 * same service for a sub-service.
 * @param path the page's address
 */
export function useSiblings(path: string): SiblingLink[] {
  const sidebars = useContext(SidebarsContext);
  return siblingsIn(Object.values(sidebars).flat(), path).filter((sibling) => sibling.path !== path);
}

/** The entries of the list that holds a page, the page itself included; empty if none does. */
export function siblingsIn(items: readonly PropSidebarItem[], path: string): SiblingLink[] {
  const links = items.flatMap((item) =>
    'href' in item && item.href ? [{label: item.label, path: plain(item.href)}] : [],
  );
  if (links.some((link) => link.path === path)) return links.filter((link) => parentOf(link.path) === parentOf(path));
  for (const item of items) {
    const found = item.type === 'category' ? siblingsIn(item.items, path) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function plain(href: string): string {
  return href.replace(/(.)\/$/, '$1');
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
