import type {Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {STUBS} from './stubs';

/** How long a script may take to come, in milliseconds; then the page is loaded as a document. */
const CHUNK_LOAD_TIMEOUT = 8_000;

/**
 * What the site wants of the bundler: the stubs, a limit on how long a script may take, and Trusted Types. It wants it in
 * the browser and on the server, in development and for visitors alike. Each has a row in src/theme/README.md.
 */
export default function bundler(): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      output: {chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, trustedTypes: true},
      plugins: STUBS.map(
        ({request, stub}) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(request, join(__dirname, 'stubs', stub)),
      ),
    }),
  };
}
