import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A link to a page that is beside others. */
export interface SiblingLink {
  label: string;
  path: string;
}

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/**
 * The pages that sidebars.ts puts beside each other, as one list for each page that they are below: all services, the
 * sub-services of each service, the dentists, the staff.
 * @param sidebars as the docs plugin has loaded them
 * @param pathOf the address of a document, by its id
 */
export function siblingLists(sidebars: Sidebars, pathOf: (id: string) => string): SiblingLink[][] {
  const lists = new Map<string, SiblingLink[]>();
  const add = (items: readonly Item[]) => {
    for (const item of items) {
      const id =
        item.type === 'category' && item.link?.type === 'doc' ? item.link.id : 'id' in item ? item.id : undefined;
      if (id !== undefined && 'label' in item) {
        const link = {label: item.label ?? id, path: pathOf(id).replace(/(.)\/$/, '$1')};
        const parent = link.path.slice(0, link.path.lastIndexOf('/'));
        lists.set(parent, [...(lists.get(parent) ?? []), link]);
      }
      if (item.type === 'category') add(item.items);
    }
  };
  Object.values(sidebars).forEach(add);
  lists.delete('');
  return [...lists.values()];
}
