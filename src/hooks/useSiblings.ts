import siblings from '@generated/site-content/default/siblings.json';
import type {SiblingLink} from '../plugins/site-content/siblings';

/**
 * The pages beside a page: other services for a service, the sub-services of the same service for a sub-service.
 * @param path the page's address
 */
export function useSiblings(path: string): SiblingLink[] {
  const list = siblings.find((links) => links.some((link) => link.path === path)) ?? [];
  return list.filter((link) => link.path !== path);
}
