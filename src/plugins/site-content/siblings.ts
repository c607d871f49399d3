import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {posix} from 'node:path';
import {groupBy} from '../../site/groupBy';

/** A link to a page that is beside others. */
export interface SiblingLink {
  label: string;
  path: string;
}

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/**
 * The pages that sidebars.ts puts beside each other, by the page that they are below: all services, the sub-services of
 * each service, the dentists, the staff.
 * @param sidebars as the docs plugin has loaded them
 * @param pathOf the address of a document, by its id
 */
export function siblingLists(sidebars: Sidebars, pathOf: (id: string) => string): Map<string, SiblingLink[]> {
  const linksOf = (item: Item): SiblingLink[] => {
    const id =
      item.type === 'category' && item.link?.type === 'doc' ? item.link.id : 'id' in item ? item.id : undefined;
    const below = item.type === 'category' ? item.items.flatMap(linksOf) : [];
    if (id === undefined || !('label' in item)) return below;
    return [{label: item.label ?? id, path: pathOf(id).replace(/(.)\/$/, '$1')}, ...below];
  };
  const links = Object.values(sidebars).flat().flatMap(linksOf);
  const lists = groupBy(links, ({path}) => posix.dirname(path));
  lists.delete('/');
  return lists;
}
