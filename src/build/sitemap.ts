import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import {CONTENT_FOLDER, findPageAt, type Site} from '@dental/content';
import {tryGit} from '@dental/changes/git';
import {
  getLanguage,
  PREVIEW_PATHS,
  SEARCH_PATH,
  stripPageNumber,
  toEnglishPath,
  toSpanishPath,
} from '@dental/practice';
import type {SiteBuild} from './types';

/**
 * Writes `sitemap.xml` with Docusaurus's own plugin. Docusaurus runs the `postBuild` of all plugins
 * in parallel (`executePluginsPostBuild`), and later steps need the file: so the plugin runs here.
 */
export async function writeSitemap({root, site, docusaurus}: SiteBuild): Promise<void> {
  // The plugin reads only the configuration of its context.
  const plugin = pluginSitemap(
    {siteConfig: docusaurus.siteConfig} as never,
    makeSitemapOptions(site, root),
  );
  await plugin?.postBuild?.({...docusaurus, content: undefined});
}

/** Folders of records that a page shows in addition to its own file. */
const RECORD_FOLDERS: Record<string, string> = {
  '/reviews': '_reviews/',
  '/smile-gallery': '_cases/',
};

/** The options of the plugin: every listed page, with the day of its last change. */
export function makeSitemapOptions(site: Site, root: string): PluginOptions {
  const days = readLastChanges(root);
  const unlisted = site.pages.filter((page) => page.unlisted).map(({path}) => path);
  return {
    filename: 'sitemap.xml',
    lastmod: null,
    ignorePatterns: [...PREVIEW_PATHS, SEARCH_PATH, toSpanishPath(SEARCH_PATH), ...unlisted],
    changefreq: null,
    priority: null,
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      items.sort((a, b) => Number(isFurtherPage(a.url)) - Number(isFurtherPage(b.url)));
      return items.map((item) => {
        const isSource = makeSourceFilter(site, new URL(item.url).pathname);
        return {
          ...item,
          ...linkLanguages(site, item.url),
          lastmod: [...days].find(([file]) => isSource(file))?.[1] ?? null,
        };
      });
    },
  };
}

/** The addresses of a page in English and in Spanish, if it has both (sitemaps.org, xhtml:link). */
function linkLanguages(site: Site, url: string) {
  const {origin, pathname} = new URL(url);
  const english = getLanguage(pathname) === 'es' ? toEnglishPath(pathname) : pathname;
  const spanish = toSpanishPath(english);
  if (findPageAt(site, spanish)?.translationOf !== english) return {};
  const links = [
    {lang: 'en-US', url: origin + english},
    {lang: 'es', url: origin + spanish},
  ];
  return {links};
}

function isFurtherPage(url: string): boolean {
  const {pathname} = new URL(url);
  return stripPageNumber(pathname) !== pathname;
}

/** Returns a test for the files that a page is made from. */
function makeSourceFilter(site: Site, path: string): (file: string) => boolean {
  const firstPage = stripPageNumber(path);
  const page = findPageAt(site, firstPage);
  const records = RECORD_FOLDERS[firstPage];
  return (file) =>
    file === page?.file ||
    (records !== undefined && file.startsWith(`${CONTENT_FOLDER}/${records}`));
}

/** The day of the last change of every content file, the newest first; empty outside git. */
function readLastChanges(root: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  const history =
    tryGit(root, 'log', '--format=%cs', '--name-only', '--relative', '--', CONTENT_FOLDER) ?? '';
  for (const line of history.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}
