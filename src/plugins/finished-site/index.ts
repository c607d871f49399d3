import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {finishBuild} from '../../build';
import {hostOfBuild} from '@dental/delivery';
import {
  routeTable,
  extraRoutes,
  NEXT_RULES,
  SITE_FOLDER,
  type SiteMode,
  UserError,
} from '@dental/practice';
import {publishRules, withdrawRules} from '../../build/publish';
import type {Site} from '@dental/content';

const NAME = 'finished-site';

/** Lets `docusaurus build` end with the finished site: it runs the steps of src/build. */
export default function finishedSite(
  {siteDir, outDir}: LoadContext,
  site: Site,
  mode: SiteMode,
): Plugin {
  const isInPlace = outDir === join(siteDir, SITE_FOLDER);
  return {
    name: NAME,
    loadContent: () => {
      // Docusaurus is about to empty the folder.
      if (isInPlace && process.env.NODE_ENV === 'production') withdrawRules(siteDir);
      return Promise.resolve();
    },
    postBuild: async (docusaurus) => {
      refuseOthers(docusaurus.plugins);
      await finishBuild({
        root: siteDir,
        folder: outDir,
        rulesFolder: join(siteDir, NEXT_RULES),
        site,
        mode,
        host: hostOfBuild(process.env),
        book: routeTable(site.pages, extraRoutes(site, mode)),
        docusaurus,
      });
      // Docusaurus looks for broken links afterwards, and ends with another code if there are any.
      if (isInPlace) process.once('exit', (code) => code === 0 && publishRules(siteDir));
    },
  };
}

/** Docusaurus runs all plugins' `postBuild` at the same time, and the steps need what the others have written. */
function refuseOthers(plugins: readonly Pick<Plugin, 'name' | 'postBuild'>[]): void {
  const other = plugins.find(({name, postBuild}) => postBuild && name !== NAME);
  if (other)
    throw new UserError(
      `The plugin ${other.name} changes the built site at the same time as the steps in src/build.`,
      'Take it out of the configuration and call it from a step, as src/build/sitemap.ts does.',
    );
}
