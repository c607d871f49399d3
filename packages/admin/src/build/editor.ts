import {build} from 'esbuild';
import {join, relative} from 'node:path';
import {DICTIONARY_PATH, EDITOR_PATH} from '@dental/practice';
import {readLists} from '@dental/content';
import {includeRules, stubNodeModules} from './esbuildPlugins';

/**
 * Starts each script. Node's globals, for libraries; and zod must not try `eval`, which the page's
 * policy forbids: it tries it while schemas are made, so `z.config` would come too late. Safari 16
 * and Chrome before 120 lack `URL.canParse`.
 */
const BANNER = `var process = {env: {}, cwd: () => '/'};
globalThis.__zod_globalConfig ??= {jitless: true};
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};`;

/** The modules of the site that the editor needs, from the project folder. */
export interface SiteModules {
  /** Starts the worker with the site's view models. */
  worker: string;
  /** The style sheet with the site's colors and fonts. */
  styles: string;
}

/**
 * Bundles the editor's scripts and styles; content isn't included. A worker reads, renders, and
 * checks the content with the code of `npm run check`.
 * @param root the project folder
 * @returns the files, by path within the site
 */
export async function bundleEditor(
  root: string,
  {worker, styles}: SiteModules,
): Promise<Record<string, string>> {
  const source = join(root, 'packages/admin/src');
  const {outputFiles} = await build({
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    tsconfigRaw: {},
    entryPoints: {
      main: join(source, 'main.tsx'),
      'content-worker': join(root, worker),
    },
    outdir: join(root, EDITOR_PATH),
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
    banner: {js: BANNER},
    alias: {
      '@site': root,
      'site-styles': join(root, styles),
      'node:path': join(root, 'node_modules/path-browserify/index.js'),
      // The browser version looks up entities with a document, which a worker doesn't have.
      'decode-named-character-reference': join(
        root,
        'node_modules/decode-named-character-reference/index.js',
      ),
    },
    plugins: [stubNodeModules, includeRules],
    external: ['/fonts/*'],
    loader: {'.svg': 'text'},
    logLevel: 'silent',
    write: false,
  });
  const files: Record<string, string> = {};
  for (const {path, text} of outputFiles) {
    files[relative(root, path).replaceAll('\\', '/')] = text;
  }
  return {
    ...files,
    [DICTIONARY_PATH]: JSON.stringify({...readLists(), spanishDictionary: undefined}),
  };
}
