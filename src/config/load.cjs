// @ts-check
const {buildSync} = require('esbuild');
const Module = require('node:module');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');

/** Docusaurus loads its own packages itself; the others look for files beside their own. */
const NOT_BUNDLED = ['@docusaurus/*', 'esbuild', 'fontkit', 'pdfkit', 'purgecss', 'sharp', 'wawoff2'];

/** What a build needs of this project's own code. */
const PARTS = "export * from './src/config'; export * from './scripts/lib/build';";

/**
 * Runs TypeScript as one bundle, which Node loads in less than half the time of its modules, and runs faster: what they
 * import of each other are variables. No module of it may ask where its own file is.
 * @param {string} code a module in the project folder
 * @returns {object} what it exports
 */
exports.run = (code) => {
  const {outputFiles} = buildSync({
    stdin: {contents: code, resolveDir: ROOT},
    bundle: true,
    platform: 'node',
    external: NOT_BUNDLED,
    write: false,
    tsconfigRaw: {},
  });
  const file = path.join(ROOT, 'bundle.cjs');
  /** @type {NodeModule & {_compile?: (code: string, file: string) => void}} */
  const bundle = new Module(file);
  bundle.paths = [path.join(ROOT, 'node_modules')];
  bundle._compile?.(outputFiles[0]?.text ?? '', file);
  return bundle.exports;
};

/** @type {typeof import('.') & typeof import('../../scripts/lib/build') | undefined} */
let parts;

/** The parts of docusaurus.config.ts, sidebars.ts and scripts/build.mjs, loaded once a process: so is the content that they read. */
exports.parts = () => (parts ??= /** @type {NonNullable<typeof parts>} */ (exports.run(PARTS)));
