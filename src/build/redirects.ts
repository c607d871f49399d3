import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Build} from '@dental/delivery';
import {fileOfRedirect} from '@dental/practice';
import {redirectPage} from './redirectPage';

/**
 * Has plugin-client-redirects write a page at every old address, for hosts that know no rules: it refuses a target that
 * does not exist, and an address that a page has. What it writes has no title, language or link, and breaks `&` and `'`
 * in a target, so each page gets our text (see `redirectPage`). Run from here for the same reason as the sitemap.
 */
export async function redirects({
  folder,
  book,
  site: {practice},
  docusaurus,
}: Build): Promise<void> {
  const pairs = [...book.redirects].map(([from, to]) => ({from, to}));
  const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects: pairs};
  const plugin = pluginClientRedirects({siteConfig: docusaurus.siteConfig} as never, options);
  await plugin?.postBuild?.({...docusaurus, content: undefined});
  const site = {name: practice.name, address: practice.site};
  await Promise.all(
    pairs.map(({from, to}) =>
      writeFile(join(folder, fileOfRedirect(from)), redirectPage(to, site)),
    ),
  );
}
