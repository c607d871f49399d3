import type * as Esbuild from 'esbuild';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Packages that work on files: code for the browser may import what stands beside them, and never calls them. */
const FOR_FILES = /^(?:esbuild|exif-reader|image-size|sharp)$/;

/**
 * Lets code for the browser import from our packages: paths work alike there; files, processes and digests are for the build,
 * and nothing that is called uses them.
 * @param root the project folder
 */
export function withoutNode(root: string): Esbuild.Plugin {
  return {
    name: 'without-node',
    setup(bundler) {
      bundler.onResolve({filter: /^node:path$/}, ({importer}) =>
        bundler.resolve('path-browserify', {kind: 'import-statement', resolveDir: join(root, 'src'), importer}),
      );
      bundler.onResolve({filter: /^node:/}, ({path}) => ({path, namespace: 'node', sideEffects: false}));
      bundler.onResolve({filter: FOR_FILES}, ({path}) => ({path, namespace: 'node', sideEffects: false}));
      bundler.onLoad({filter: /.*/, namespace: 'node'}, () => ({contents: 'module.exports = {};'}));
    },
  };
}

/** Has the modules whose paths fit say something else. */
export function rewritten(filter: RegExp, change: (module: string) => string): Esbuild.Plugin {
  return {
    name: `rewritten ${filter.source}`,
    setup: (build) => build.onLoad({filter}, async ({path}) => ({contents: change(await readFile(path, 'utf8'))})),
  };
}
