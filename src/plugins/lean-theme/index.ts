import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {clientConfig} from './clientConfig';

const INSTEAD = join(__dirname, 'instead');

/** What takes the place of a module in the browser's scripts, by what the module is asked for as. */
const INSTEAD_OF: readonly [asked: RegExp, file: string][] = [
  // The site shows no code to colour.
  [/theme-classic[\\/]lib[\\/]prism-include-languages/, 'nothing.ts'],
  [/theme-classic[\\/]lib[\\/]nprogress/, 'progress.ts'],
  // Lists of all documents, which only the theme's own pages read, and which grow with every page.
  [/^@generated[\\/]globalData$/, 'nothing.ts'],
  [/docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]/, 'nothing.ts'],
  // Fetching a page because a link to it is in sight competes with the page that the visitor asks for.
  [/^\.[\\/]prefetch$/, 'nothing.ts'],
  // Parts of the router for developing, and for ways of routing that this site does not use.
  [/^react-is$/, 'nothing.ts'],
  [/^hoist-non-react-statics$/, 'hoistStatics.ts'],
  [/^history$/, 'history.ts'],
  [/^tslib$/, 'tslib.ts'],
];

/** Takes out of the theme, and out of every page's scripts and styles, what no visitor uses. */
export default function leanTheme({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'lean-theme',
    contentLoaded: async ({actions}) => {
      await actions.createData('config.json', JSON.stringify(clientConfig(siteConfig)));
    },
    configureWebpack: (_config, isServer, {currentBundler}) => {
      const isForVisitors = !isServer && process.env.NODE_ENV === 'production';
      const replace = (asked: RegExp, file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(asked, file);
      return {
        resolve: {
          alias: {[require.resolve('infima/dist/css/default/default.css')]: join(__dirname, '../../css/infima.css')},
        },
        ...(isForVisitors && {
          plugins: [
            ...INSTEAD_OF.map(([asked, file]) => replace(asked, join(INSTEAD, file))),
            replace(/^@generated[\\/]docusaurus\.config$/, join(generatedFilesDir, 'lean-theme/default/config.json')),
          ],
          // Files are named by their content alone: a list of all names would come with every page.
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        }),
      };
    },
  };
}
