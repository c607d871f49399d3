import {bundle, FOR_BROWSER} from './esbuild';

/**
 * Makes code for the browser that stands by itself: what it imports is in it, and it is as short as can be.
 * @param code a module
 * @param folder where its imports are looked for
 */
export async function browserScript(code: string, folder: string): Promise<string> {
  const {outputFiles} = await bundle({
    ...FOR_BROWSER,
    stdin: {contents: code, resolveDir: folder},
    format: 'iife',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
