import {join} from 'node:path';
import {readLists} from '@dental/content';
import {bundle, FOR_BROWSER} from '@dental/content/output';
import {instead, withoutNode} from './withoutNode';

/**
 * The worker in which the web editor reads, renders and checks the content: the code of `npm run check`, with what it has
 * of Node replaced by what a browser has.
 * @param root the project folder
 */
export async function contentWorker(root: string): Promise<string> {
  // The dictionaries are fetched instead of read from the disk.
  const lists = join(root, 'packages/admin/src/editing/lists.ts');
  const {outputFiles} = await bundle({
    ...FOR_BROWSER,
    entryPoints: [join(root, 'packages/admin/src/editing/worker.ts')],
    format: 'iife',
    // A worker has no document.
    conditions: ['worker'],
    define: {'process.env.NODE_ENV': '"production"'},
    banner: {js: "var process = {env: {}, cwd: () => '/'};"},
    plugins: [withoutNode(root), instead(/^\.\/lists$/, lists, /spelling[\\/]dictionary\.ts$/)],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The dictionaries, as the worker fetches them. */
export function dictionary(): string {
  return JSON.stringify(readLists());
}
