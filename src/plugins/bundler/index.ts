import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {STUBS} from './stubs';

/** If a script takes longer, the page loads as a document. */
const CHUNK_LOAD_TIMEOUT_MS = 8_000;

/** The data of all Spanish pages, which a visitor loads once and not with each of them. */
const SPANISH_CHUNK = {
  test: /[/\\]site-content[/\\]default[/\\]es\.js$/,
  name: 'spanish',
  chunks: 'async',
  enforce: true,
} as const;

/**
 * Minifies the bundler's runtime without renaming. The short names depend on preliminary digests,
 * which differ with a warm cache: the same content would give other bytes.
 */
function createRuntimeMinimizer(bundler: unknown) {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as Record<
    string,
    new (options: object) => never
  >;
  return new Minimizer!({include: /runtime~main/, minimizerOptions: {mangle: false}});
}

/**
 * Configures the bundler: the stubs, a shorter site configuration, a timeout for scripts, Trusted
 * Types, and the same bytes for the same content. It does so for the browser and, except for some
 * stubs, for the server, in development and in builds. Each setting has a row in
 * src/theme/README.md.
 */
export default function bundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      mergeStrategy: {'optimization.minimizer': 'prepend'},
      output: {chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS, trustedTypes: true},
      optimization: {
        minimizer: [createRuntimeMinimizer(currentBundler.instance)],
        ...(!isServer && {splitChunks: {cacheGroups: {spanish: SPANISH_CHUNK}}}),
      },
      module: {
        rules: [
          {
            test: join(siteDir, '.docusaurus/docusaurus.config.mjs'),
            use: join(siteDir, 'src/plugins/bundler/siteConfig.cjs'),
          },
          {
            test: join(siteDir, '.docusaurus/i18n.json'),
            use: join(siteDir, 'src/plugins/bundler/i18n.cjs'),
          },
        ],
      },
      plugins: STUBS.filter(({browserOnly}) => !(browserOnly && isServer)).map(
        ({request, stub}) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(
            request,
            join(siteDir, 'src/plugins/bundler/stubs', stub),
          ),
      ),
    }),
  };
}
