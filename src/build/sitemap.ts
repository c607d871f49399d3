import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import {PREVIEW_PATHS, SEARCH, withoutPageNumber} from '@dental/practice';
import {askGit, CONTENT_FOLDER, pageAt, type Site} from '@dental/content';
import type {Build} from '@dental/delivery';

/**
 * Writes `sitemap.xml`. Docusaurus runs all plugins' `postBuild` at the same time (facebook/docusaurus,
 * `executePluginsPostBuild`), and later steps need the file: so its own plugin is run from here.
 */
export async function sitemap({root, site, docusaurus}: Build): Promise<void> {
  const plugin = pluginSitemap(
    {siteConfig: docusaurus.siteConfig} as never,
    sitemapOptions(site, root),
  );
  await plugin?.postBuild?.({...docusaurus, content: undefined});
}

/** Folders of records that appear on a page beside its own file. */
const RECORDS: Record<string, string> = {'/reviews': '_reviews/', '/smile-gallery': '_cases/'};

/** The sitemap: every page with the day on which its words last changed. */
export function sitemapOptions(site: Site, root: string): PluginOptions {
  const days = lastChanges(root);
  return {
    filename: 'sitemap.xml',
    lastmod: null,
    ignorePatterns: [
      ...PREVIEW_PATHS,
      SEARCH,
      ...site.pages.filter(({unlisted}) => unlisted).map(({path}) => path),
    ],
    changefreq: null,
    priority: null,
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      const isFurther = ({url}: {url: string}) =>
        Number(withoutPageNumber(new URL(url).pathname) !== new URL(url).pathname);
      items.sort((a, b) => isFurther(a) - isFurther(b));
      return items.map((item) => {
        const isSource = sourcesOf(site, new URL(item.url).pathname);
        return {...item, lastmod: [...days].find(([file]) => isSource(file))?.[1] ?? null};
      });
    },
  };
}

function sourcesOf(site: Site, path: string): (file: string) => boolean {
  const canonical = withoutPageNumber(path);
  const page = pageAt(site, canonical);
  const records = RECORDS[canonical];
  return (file) =>
    file === page?.file ||
    (records !== undefined && file.startsWith(`${CONTENT_FOLDER}/${records}`));
}

/** The day of the last change of every content file, the newest first, from one reading of the history; empty outside git. */
function lastChanges(root: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  const history =
    askGit(root, 'log', '--format=%cs', '--name-only', '--relative', '--', CONTENT_FOLDER) ?? '';
  for (const line of history.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
