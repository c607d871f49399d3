import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {STUBS} from './stubs';

/** How long a script may take to come, in milliseconds; then the page is loaded as a document. */
const CHUNK_LOAD_TIMEOUT = 8_000;

/**
 * Shortens the bundler's runtime without renaming what is in it. The names would follow from digests that are preliminary
 * and differ with a warm cache: the same content would give other bytes.
 */
function runtimeMinimizer(bundler: unknown) {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = bundler as Record<
    string,
    new (options: object) => never
  >;
  return new Minimizer!({include: /runtime~main/, minimizerOptions: {mangle: false}});
}

/**
 * What the site wants of the bundler: the stubs, no more of the configuration than pages read, a limit on how long a
 * script may take, Trusted Types, and the same bytes for the same content. It wants it in the browser and on the server, in
 * development and for visitors alike. Each has a row in src/theme/README.md.
 */
export default function bundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      mergeStrategy: {'optimization.minimizer': 'prepend'},
      output: {chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, trustedTypes: true},
      optimization: {minimizer: [runtimeMinimizer(currentBundler.instance)]},
      module: {
        rules: [
          {
            test: join(siteDir, '.docusaurus/docusaurus.config.mjs'),
            use: join(siteDir, 'src/plugins/bundler/siteConfig.cjs'),
          },
        ],
      },
      plugins: STUBS.map(
        ({request, stub}) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(
            request,
            join(siteDir, 'src/plugins/bundler/stubs', stub),
          ),
      ),
    }),
  };
}
