import {join, relative} from 'node:path';
import {CONTENT_WORKER, DICTIONARY, EDITOR_PATH} from '@dental/practice';
import {readLists} from '@dental/content';
import {bundle, FOR_BROWSER} from '@dental/content/output';
import {ourColors} from './adminColors';
import {instead, withoutNode} from './withoutNode';

/**
 * The scripts and styles of the editor, by their names in the site. No content is in them.
 * @param root the project folder
 */
export async function editorFiles(root: string): Promise<Record<string, string>> {
  const [page, worker] = await Promise.all([bundleEditor(root), contentWorker(root)]);
  return {...page, [CONTENT_WORKER]: worker, [DICTIONARY]: JSON.stringify(readLists())};
}

async function bundleEditor(root: string): Promise<Record<string, string>> {
  // What Decap CMS checks its configuration with makes code from texts.
  const schema = instead(/\/constants\/configSchema(?:\.js)?$/, join(root, 'packages/admin/src/stubs/configSchema.ts'));
  const {outputFiles} = await bundle({
    ...FOR_BROWSER,
    entryPoints: [join(root, 'packages/admin/src/main.ts')],
    outdir: join(root, EDITOR_PATH),
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
    alias: {'@site': root},
    plugins: [withoutNode(root), schema, ourColors(root)],
    external: ['/fonts/*'],
    loader: {'.svg': 'text'},
    logLevel: 'silent',
    write: false,
  });
  return Object.fromEntries(outputFiles.map(({path, text}) => [relative(root, path).replaceAll('\\', '/'), text]));
}

/**
 * The worker in which the web editor reads, renders and checks the content: the code of `npm run check`, with what it has
 * of Node replaced by what a browser has.
 */
async function contentWorker(root: string): Promise<string> {
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
