import type * as Esbuild from 'esbuild';
import {join} from 'node:path';
import {readLists} from '../content/spelling/lists';
import {bundle, FOR_BROWSER} from './esbuild';

/**
 * The worker in which the web editor reads, renders and checks the content: the code of `npm run check`, with what it has
 * of Node replaced by what a browser has.
 * @param root the project folder
 */
export async function contentWorker(root: string): Promise<string> {
  const {outputFiles} = await bundle({
    ...FOR_BROWSER,
    entryPoints: [join(root, 'src/editing/worker.ts')],
    format: 'iife',
    // A worker has no document.
    conditions: ['worker'],
    define: {'process.env.NODE_ENV': '"production"'},
    banner: {js: "var process = {env: {}, cwd: () => '/'};"},
    plugins: [withoutNode(root)],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The dictionaries, as the worker fetches them. */
export function dictionary(): string {
  return JSON.stringify(readLists());
}

/** Paths work alike in a browser; files, processes and digests are for the build, and nothing that the worker calls uses them. */
function withoutNode(root: string): Esbuild.Plugin {
  return {
    name: 'without-node',
    setup(bundler) {
      bundler.onResolve({filter: /^node:path$/}, ({importer}) =>
        bundler.resolve('path-browserify', {kind: 'import-statement', resolveDir: join(root, 'src'), importer}),
      );
      bundler.onResolve({filter: /^node:/}, ({path}) => ({path, namespace: 'node'}));
      bundler.onLoad({filter: /.*/, namespace: 'node'}, () => ({contents: 'module.exports = {};'}));
      bundler.onResolve({filter: /^\.\/lists$/}, ({importer}) =>
        importer.replaceAll('\\', '/').endsWith('/spelling/dictionary.ts')
          ? {path: join(root, 'src/editing/lists.ts')}
          : undefined,
      );
    },
  };
}
