import type {Site} from '../content/site';
import {servicesOn} from './services';
import type {SiteMode} from '../site/mode';

/**
 * The hosts that a page may contact and other pages may not, by the page's path; in a preview there are none. The
 * browser needs to know: see `useDocumentPolicy`.
 */
export function outsideHosts(site: Site, mode: SiteMode): Record<string, string[]> {
  if (mode === 'preview') return {};
  const hosts = site.pages.map((page) => [page.path, servicesOn(site, page).map(({host}) => host)] as const);
  return Object.fromEntries(hosts.filter(([, own]) => own.length > 0));
}
