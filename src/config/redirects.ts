import type {Options} from '@docusaurus/plugin-client-redirects';
import {addressBook} from '../site/addresses/book';
import {groupBy} from '../site/groupBy';
import type {Site} from '../content/site';

/**
 * Every old address as a static page that leads on, for hosts that know no rules. A function and not a list, because
 * Docusaurus sends the lists of its configuration to every visitor.
 */
export function redirectOptions(site: Site): Options {
  const byGoal = groupBy([...addressBook(site.pages).redirects], ([, to]) => to);
  return {createRedirects: (path) => byGoal.get(path)?.map(([from]) => from)};
}
