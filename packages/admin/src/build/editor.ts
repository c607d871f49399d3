import {join, relative} from 'node:path';
import {DICTIONARY, EDITOR_PATH} from '@dental/practice';
import {palette, readLists} from '@dental/content';
import {bundle, FOR_BROWSER} from '@dental/content/output';
import {ruleSet} from '@dental/prose';
import {withColors} from './adminColors';
import {rewritten, withoutNode} from './withoutNode';

/**
 * The scripts and styles of the editor, by their names in the site. No content is in them. Beside the page works a worker, in
 * which the code of `npm run check` reads, renders and checks the content.
 * @param root the project folder
 */
export async function editorFiles(root: string): Promise<Record<string, string>> {
  const source = join(root, 'packages/admin/src');
  const {outputFiles} = await bundle({
    ...FOR_BROWSER,
    entryPoints: {main: join(source, 'main.ts'), 'content-worker': join(source, 'editing/worker.ts')},
    outdir: join(root, EDITOR_PATH),
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
    banner: {js: "var process = {env: {}, cwd: () => '/'};"},
    alias: {
      '@site': root,
      'node:path': join(root, 'node_modules/path-browserify/index.js'),
      // A worker has no document, which a browser would ask for the names of characters.
      'decode-named-character-reference': join(root, 'node_modules/decode-named-character-reference/index.js'),
    },
    plugins: [
      withoutNode,
      // A browser has no files to read the rules from.
      rewritten(
        /prose[\\/]src[\\/]engine[\\/]ruleSet\.ts$/,
        () => `export const ruleSet = ${JSON.stringify(ruleSet)};`,
      ),
      rewritten(/decap-cms-ui-default[\\/]dist[\\/]esm[\\/]styles\.js$/, (module) => withColors(module, palette(root))),
      // What Decap CMS checks its configuration with makes code from texts, as our policy forbids; a test checks ours.
      rewritten(/decap-cms-core[\\/].*[\\/]configSchema\.js$/, () => 'export const validateConfig = () => undefined;'),
    ],
    external: ['/fonts/*'],
    loader: {'.svg': 'text'},
    logLevel: 'silent',
    write: false,
  });
  const files = outputFiles.map(({path, text}): [string, string] => [relative(root, path).replaceAll('\\', '/'), text]);
  return {...Object.fromEntries(files), [DICTIONARY]: JSON.stringify(readLists())};
}
