import {build as bundle, type BuildOptions} from 'esbuild';

export {bundle};

/** Options for all browser code that Docusaurus doesn't bundle: bundled and minified. */
export const FOR_BROWSER = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  target: 'es2022',
  tsconfigRaw: {},
} as const satisfies BuildOptions;

/**
 * Bundles and minifies a module for the browser, with everything it imports.
 * @param code a module
 * @param folder the folder that its imports are resolved from
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
