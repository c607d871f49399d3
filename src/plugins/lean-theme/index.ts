import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {clientConfig} from './clientConfig';
import {shortRoutes} from './routes';

const INSTEAD = join(__dirname, 'instead');

/** What is generated for the browser in place of what Docusaurus generates under another name. */
const CONFIG = 'config.json';
const ROUTES = 'routes.js';

/** What takes the place of a module in the browser's scripts, by what the module is asked for as. */
const INSTEAD_OF: readonly [asked: RegExp, file: string][] = [
  // The site shows no code to colour.
  [/theme-classic[\\/]lib[\\/]prism-include-languages/, 'nothing.ts'],
  [/theme-classic[\\/]lib[\\/]nprogress/, 'progress.ts'],
  // Lists of all documents, which only the theme's own pages read, and which grow with every page.
  [/^@generated[\\/]globalData$/, 'nothing.ts'],
  [/docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]/, 'nothing.ts'],
  // What a document is to the docs plugin, with its front matter once more.
  [/docusaurus-plugin-content-docs[\\/]default[\\/]site-/, 'nothing.ts'],
  // Links, and how the pages behind them are fetched: early, but out of the way of everything else.
  [/^@docusaurus[\\/]Link$/, 'link.tsx'],
  [/^\.[\\/]docusaurus$/, 'docusaurus.ts'],
  // Who built the site with what, for tools; warnings for developers; a way to change titles that is not used.
  [/^@generated[\\/]site-metadata$/, 'nothing.ts'],
  [/^\.[\\/]BaseUrlIssueBanner$/, 'nothing.ts'],
  [/^\.[\\/]SiteMetadataDefaults$/, 'siteMetadataDefaults.tsx'],
  [/^@theme[\\/]ThemeProvider$/, 'children.ts'],
  // The router and its history, without parameters in addresses and ways of routing that this site does not use.
  [/^react-router(-dom|-config)?$/, 'router.tsx'],
  [/^history$/, 'history.ts'],
  [/^react-helmet-async$/, 'helmet.ts'],
  [/^tslib$/, 'tslib.ts'],
];

/** Takes out of the theme, and out of every page's scripts and styles, what no visitor uses. */
export default function leanTheme({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'lean-theme',
    contentLoaded: async ({actions}) => {
      await actions.createData(CONFIG, JSON.stringify(clientConfig(siteConfig)));
    },
    configureWebpack: (config, isServer, {currentBundler}) => {
      const isForVisitors = !isServer && process.env.NODE_ENV === 'production';
      const replace = (asked: RegExp, file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(asked, file);
      const generated = join(generatedFilesDir, 'lean-theme/default');
      if (isForVisitors) {
        // Docusaurus writes the tables that this is made from after all plugins have loaded their content.
        writeFileSync(join(generated, ROUTES), shortRoutes(generatedFilesDir, join(INSTEAD, 'route')));
      }
      return {
        resolve: {
          alias: {[require.resolve('infima/dist/css/default/default.css')]: join(__dirname, '../../css/infima.css')},
        },
        ...(isForVisitors && {
          mergeStrategy: {plugins: 'replace'},
          plugins: [
            // Would send every visitor the names of all scripts, for a use that docusaurus.ts has no need of.
            ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
            ...INSTEAD_OF.map(([asked, file]) => replace(asked, join(INSTEAD, file))),
            replace(/^@generated[\\/]docusaurus\.config$/, join(generated, CONFIG)),
            replace(/^@generated[\\/]routes$/, join(generated, ROUTES)),
          ],
          // Files are named by their content alone: a list of all names would come with every page.
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        }),
      };
    },
  };
}
