import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import {writeFiles} from '@dental/content/files';
import {getRedirectFile, listRedirectPages} from '@dental/practice';
import {redirectPage} from './redirectPage';
import type {SiteBuild} from './types';

/** The URLs that the plugin accepts; it refuses some letters and brackets of other websites. */
const PLAIN_URL = /^[\w./~-]+$/;

/**
 * Writes a page at every old URL, for hosts that don't read our rules. plugin-client-redirects
 * makes the pages: it refuses a target that doesn't exist, and a URL that a page has. Its pages
 * have no title, language, or link, and break `&` and `'` in a target, so `redirectPage` replaces
 * their text, and writes the pages of other URLs. It runs here for the same reason as the sitemap.
 */
export async function writeRedirects({
  folder,
  book,
  site: {practice},
  docusaurus,
}: SiteBuild): Promise<void> {
  const redirects = listRedirectPages(book).map((from) => ({from, to: book.redirects.get(from)!}));
  // The plugin reads only the configuration of its context.
  const plugin = pluginClientRedirects({siteConfig: docusaurus.siteConfig} as never, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirects.filter(({from}) => PLAIN_URL.test(from)),
  });
  await plugin?.postBuild?.({...docusaurus, content: undefined});
  const site = {name: practice.name, address: practice.site};
  const pages = redirects.map(({from, to}) => {
    const file = getRedirectFile(from).slice(1);
    return [file, redirectPage(to, site)] as const;
  });
  await writeFiles(folder, Object.fromEntries(pages));
}
