import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {getRedirectFile} from '@dental/practice';
import {redirectPage} from './redirectPage';
import type {SiteBuild} from './types';

/**
 * Writes a page at every old URL, for hosts that don't read our rules. plugin-client-redirects
 * makes the pages: it refuses a target that doesn't exist, and a URL that a page has. Its pages
 * have no title, language, or link, and break `&` and `'` in a target, so `redirectPage` replaces
 * their text. It runs here for the same reason as the sitemap.
 */
export async function writeRedirects({
  folder,
  book,
  site: {practice},
  docusaurus,
}: SiteBuild): Promise<void> {
  const redirects = [...book.redirects].map(([from, to]) => ({from, to}));
  // The plugin reads only the configuration of its context.
  const plugin = pluginClientRedirects({siteConfig: docusaurus.siteConfig} as never, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects,
  });
  await plugin?.postBuild?.({...docusaurus, content: undefined});
  const site = {name: practice.name, address: practice.site};
  await Promise.all(
    redirects.map(({from, to}) =>
      writeFile(join(folder, getRedirectFile(from)), redirectPage(to, site)),
    ),
  );
}
