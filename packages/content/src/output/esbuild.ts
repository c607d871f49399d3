import {build as bundle, type BuildOptions} from 'esbuild';

export {bundle};

/** Options for all browser code that Docusaurus doesn't bundle: bundled and minified. */
export const BROWSER_BUILD_OPTIONS = {
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
export async function bundleBrowserScript(code: string, folder: string): Promise<string> {
  const {outputFiles} = await bundle({
    ...BROWSER_BUILD_OPTIONS,
    stdin: {contents: code, resolveDir: folder},
    format: 'iife',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
