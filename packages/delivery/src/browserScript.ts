import {build} from 'esbuild';

/**
 * Bundles and minifies a module for the browser, with everything it imports.
 * @param code a module
 * @param folder the folder that its imports are resolved from
 */
export async function bundleBrowserScript(code: string, folder: string): Promise<string> {
  const {outputFiles} = await build({
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    tsconfigRaw: {},
    stdin: {contents: code, resolveDir: folder},
    format: 'iife',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
