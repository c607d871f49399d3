import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {finishBuild} from '../../build';
import {assertFormsHost, detectHost} from '@dental/delivery';
import {
  createAddressBook,
  listExtraPaths,
  NEXT_RULES,
  SITE_FOLDER,
  type SiteMode,
  UserError,
} from '@dental/practice';
import {publishRules, withdrawRules} from '../../build/publish';
import type {Site} from '@dental/content';

const NAME = 'finished-site';

/** Finishes the site at the end of `docusaurus build`, by the steps in src/build. */
export default function finishedSite(
  {siteDir, outDir}: LoadContext,
  site: Site,
  mode: SiteMode,
): Plugin {
  const isInPlace = outDir === join(siteDir, SITE_FOLDER);
  return {
    name: NAME,
    loadContent: () => {
      if (process.env.NODE_ENV === 'production') {
        assertFormsHost(site, mode, detectHost(process.env));
        // Docusaurus is about to empty the folder.
        if (isInPlace) withdrawRules(siteDir);
      }
      return Promise.resolve();
    },
    postBuild: async (docusaurus) => {
      rejectOtherSteps(docusaurus.plugins);
      await finishBuild({
        root: siteDir,
        folder: outDir,
        rulesFolder: join(siteDir, NEXT_RULES),
        site,
        mode,
        host: detectHost(process.env),
        book: createAddressBook(site.pages, listExtraPaths(site, mode)),
        docusaurus,
      });
      // Docusaurus checks for broken links afterwards, and exits with an error if it finds any.
      if (isInPlace) process.once('exit', (code) => code === 0 && publishRules(siteDir));
    },
  };
}

/**
 * Docusaurus runs the `postBuild` of all plugins in parallel, but the steps need the others' files.
 * @throws {UserError} if another plugin has a `postBuild`
 */
function rejectOtherSteps(plugins: readonly Pick<Plugin, 'name' | 'postBuild'>[]): void {
  const other = plugins.find(({name, postBuild}) => postBuild && name !== NAME);
  if (other)
    throw new UserError(
      `The plugin ${other.name} changes the built site in parallel to the steps in src/build.`,
      'Remove it from the configuration, and call it from a step, as src/build/sitemap.ts does.',
    );
}
