import type * as Esbuild from 'esbuild';
import {readFile} from 'node:fs/promises';

/** Node modules, and packages that work on files. */
const NODE_ONLY = /^(?:node:.*|esbuild|exif-reader|image-size|sharp)$/;

/**
 * Replaces modules that exist only in Node with empty ones. Our packages import them next to the
 * code that the browser uses, which never calls them.
 */
export const stubNodeModules: Esbuild.Plugin = {
  name: 'stub-node-modules',
  setup(build) {
    build.onResolve({filter: NODE_ONLY}, ({path}) =>
      path === 'node:path' ? undefined : {path, namespace: 'node', sideEffects: false},
    );
    build.onLoad({filter: /.*/, namespace: 'node'}, () => ({contents: 'module.exports = {};'}));
  },
};

/** Rewrites the source of the modules whose paths match `filter`. */
export function rewriteModules(
  filter: RegExp,
  rewrite: (source: string) => string,
): Esbuild.Plugin {
  return {
    name: `rewrite ${filter.source}`,
    setup(build) {
      build.onLoad({filter}, async ({path}) => ({contents: rewrite(await readFile(path, 'utf8'))}));
    },
  };
}
