import type {Options} from '@docusaurus/plugin-client-redirects';
import {addressBook} from '../addresses/book';
import type {Site} from '../content/site';

/** Every old address as a static page that leads on, for hosts that know no rules. */
export function redirectOptions(site: Site): Options {
  const {redirects} = addressBook(site.pages);
  return {redirects: [...redirects].map(([from, to]) => ({from, to}))};
}
