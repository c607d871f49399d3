import type * as Esbuild from 'esbuild';
import {createRequire} from 'node:module';
import {join} from 'node:path';

// It looks for its own program beside the file that it is loaded from, which in the scope of src/config/load.cjs has a
// name that no file has.
export const {build: bundle} = createRequire(join(process.cwd(), 'package.json'))('esbuild') as typeof Esbuild;

/** How all code for the browser that Docusaurus does not bundle is made: with what it imports, and as short as can be. */
export const FOR_BROWSER = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  target: 'es2022',
  tsconfigRaw: {},
} as const satisfies Esbuild.BuildOptions;
