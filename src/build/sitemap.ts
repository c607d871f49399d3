import pluginSitemap from '@docusaurus/plugin-sitemap';
import {sitemapOptions} from './sitemapOptions';
import type {Build} from '@dental/delivery';

/**
 * Writes `sitemap.xml`. Docusaurus runs all plugins' `postBuild` at the same time (facebook/docusaurus,
 * `executePluginsPostBuild`), and later steps need the file: so its own plugin is run from here.
 */
export async function sitemap({root, site, docusaurus}: Build): Promise<void> {
  const plugin = pluginSitemap({siteConfig: docusaurus.siteConfig} as never, sitemapOptions(site, root));
  await plugin?.postBuild?.({...docusaurus, content: undefined});
}
