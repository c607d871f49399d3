import {build as bundle, type BuildOptions} from 'esbuild';

export {bundle};

/** How all code for the browser that Docusaurus does not bundle is made: with what it imports, and as short as can be. */
export const FOR_BROWSER = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  target: 'es2022',
  tsconfigRaw: {},
} as const satisfies BuildOptions;

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
