import type * as Esbuild from 'esbuild';
import {createRequire} from 'node:module';
import {join} from 'node:path';

// It looks for its own program beside the file that it is loaded from, which in the scope of src/config/load.cjs has a
// name that no file has.
const {build} = createRequire(join(process.cwd(), 'package.json'))('esbuild') as typeof Esbuild;

/**
 * Makes code for the browser that stands by itself: what it imports is in it, and it is as short as can be.
 * @param code a module
 * @param folder where its imports are looked for
 */
export async function browserScript(code: string, folder: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: folder},
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
