import {join, relative} from 'node:path';
import {CONTENT_WORKER, DICTIONARY, EDITOR_PATH} from '@dental/practice';
import {bundle, FOR_BROWSER} from '@dental/content/output';
import {ourColors} from './adminColors';
import {contentWorker, dictionary} from './contentWorker';
import {instead, withoutNode} from './withoutNode';

/**
 * The scripts and styles of the editor, by their names in the site. No content is in them.
 * @param root the project folder
 */
export async function editorFiles(root: string): Promise<Record<string, string>> {
  const [page, worker] = await Promise.all([bundleEditor(root), contentWorker(root)]);
  return {...page, [CONTENT_WORKER]: worker, [DICTIONARY]: dictionary()};
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
