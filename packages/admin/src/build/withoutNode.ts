import type * as Esbuild from 'esbuild';
import {readFile} from 'node:fs/promises';

/** Parts of Node, and packages that work on files: code for the browser may import what stands beside them, and never calls them. */
const FOR_FILES = /^(?:node:.*|esbuild|exif-reader|image-size|sharp)$/;

/**
 * Lets code for the browser import from our packages: files, processes and digests are for the build, and nothing that is
 * called uses them.
 */
export const withoutNode: Esbuild.Plugin = {
  name: 'without-node',
  setup(bundler) {
    bundler.onResolve({filter: FOR_FILES}, ({path}) =>
      path === 'node:path' ? undefined : {path, namespace: 'node', sideEffects: false},
    );
    bundler.onLoad({filter: /.*/, namespace: 'node'}, () => ({contents: 'module.exports = {};'}));
  },
};

/** Has the modules whose paths fit say something else. */
export function rewritten(filter: RegExp, change: (module: string) => string): Esbuild.Plugin {
  return {
    name: `rewritten ${filter.source}`,
    setup: (build) => build.onLoad({filter}, async ({path}) => ({contents: change(await readFile(path, 'utf8'))})),
  };
}
