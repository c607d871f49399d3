import type {LoadContext, Plugin} from '@docusaurus/types';
import {dirname, join} from 'node:path';

/**
 * Takes out of the theme, and out of every page's scripts, what no visitor uses:
 *
 * - Infima's style sheet gives way to the few variables that the theme's remaining parts read.
 * - Prism, which would colour code, is dropped: the site shows no code.
 * - So are the lists of all documents, which only the theme's own pages read, and which grow with every page.
 * - The files of scripts are named by their content alone, as a list of all names comes with every page.
 * - Pages are not fetched because a link to them is in sight: that would compete with the page that the visitor asks for.
 * - tslib is cut down to the one helper of it that is in use.
 */
export default function leanTheme({generatedFilesDir}: LoadContext): Plugin {
  const theme = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const core = dirname(require.resolve('@docusaurus/core/package.json'));
  const dropped = [
    join(theme, 'lib/prism-include-languages'),
    join(core, 'lib/client/prefetch'),
    join(generatedFilesDir, 'globalData'),
  ];
  return {
    name: 'lean-theme',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]/,
          join(__dirname, 'nothing.json'),
        ),
      ],
      output: isServer || process.env.NODE_ENV !== 'production' ? {} : {chunkFilename: 'assets/js/[contenthash:8].js'},
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: join(__dirname, '../../css/infima.css'),
          ...Object.fromEntries(dropped.map((module) => [module, join(__dirname, 'nothing.ts')])),
          ...(isServer ? {} : {tslib$: join(__dirname, 'tslib.ts')}),
        },
      },
    }),
  };
}
