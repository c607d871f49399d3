import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {CONTENT_WORKER, DICTIONARY, EDITOR_PATH} from '@dental/practice';
import {ourColors} from './adminColors';
import {contentWorker, dictionary} from './contentWorker';
import {bundle, Cache, filesIn, FOR_BROWSER} from '@dental/content/output';
import {instead, withoutNode} from './withoutNode';

/**
 * The scripts and styles of the editor, by their names in the site. They are made again when the code or a package has
 * changed: no content is in them.
 * @param root the project folder
 */
export async function editorFiles(root: string): Promise<Record<string, string>> {
  const cache = new Cache(join(root, '.cache/editor'));
  const files = await cache.text(await codeOf(root), async () => {
    const [page, worker] = await Promise.all([bundleEditor(root), contentWorker(root)]);
    return JSON.stringify({...page, [CONTENT_WORKER]: worker, [DICTIONARY]: dictionary()});
  });
  await cache.dropOthers();
  return JSON.parse(files) as Record<string, string>;
}

/** A key that stands for all of our code, and for the packages. */
async function codeOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  const folders = await Promise.all(['src', 'packages'].map((folder) => filesIn(join(root, folder))));
  for (const file of [...folders.flat(), join(root, 'package-lock.json')])
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\0`).update(await readFile(file));
  return hash.digest('hex');
}

async function bundleEditor(root: string): Promise<Record<string, string>> {
  // What Decap CMS checks its configuration with makes code from texts.
  const schema = instead(/\/constants\/configSchema(?:\.js)?$/, join(root, 'packages/admin/src/stubs/configSchema.ts'));
  const {outputFiles} = await bundle({
    ...FOR_BROWSER,
    entryPoints: {main: join(root, 'packages/admin/src/main.ts'), 'picture-worker': join(root, 'packages/admin/src/pictures/worker.ts')},
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
