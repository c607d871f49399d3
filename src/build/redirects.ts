import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {groupBy} from '../site/groupBy';
import type {Build} from './build';
import {fileOfRedirect} from './outputPaths';
import {redirectPage} from './redirectPage';

/**
 * Has plugin-client-redirects write a page at every old address, for hosts that know no rules, and gives each what the
 * plugin's own lacks: title, language, a link, and targets escaped (see `redirectPage`). Run from here for the same
 * reason as the sitemap.
 */
export async function redirects({folder, book, site: {practice}, docusaurus}: Build): Promise<void> {
  const byTarget = groupBy([...book.redirects], ([, to]) => to);
  const options = {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [],
    createRedirects: (path: string) => byTarget.get(path)?.map(([from]) => from),
  };
  const plugin = pluginClientRedirects({siteConfig: docusaurus.siteConfig} as never, options);
  await plugin?.postBuild?.({...docusaurus, content: undefined});
  for (const [from, to] of book.redirects)
    await writeFile(join(folder, fileOfRedirect(from)), redirectPage(to, {name: practice.name, address: practice.site}));
}
