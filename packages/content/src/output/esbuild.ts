import type * as Esbuild from 'esbuild';

export {build as bundle} from 'esbuild';

/** How all code for the browser that Docusaurus does not bundle is made: with what it imports, and as short as can be. */
export const FOR_BROWSER = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  target: 'es2022',
  tsconfigRaw: {},
} as const satisfies Esbuild.BuildOptions;
