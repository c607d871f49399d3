import type {Options} from '@docusaurus/plugin-client-redirects';
import {addressBook} from '../addresses/book';
import type {Site} from '../content/site';

/**
 * Every old address as a static page that leads on, for hosts that know no rules. A function and not a list, because
 * Docusaurus sends the lists of its configuration to every visitor.
 */
export function redirectOptions(site: Site): Options {
  const formerAddresses = new Map<string, string[]>();
  for (const [from, to] of addressBook(site.pages).redirects)
    formerAddresses.set(to, [...(formerAddresses.get(to) ?? []), from]);
  return {createRedirects: (path) => formerAddresses.get(path)};
}
