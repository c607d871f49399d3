// @ts-check
const {createHash} = require('node:crypto');
const {mkdirSync, readFileSync, renameSync, statSync, writeFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');

/** Docusaurus loads its own packages itself; the others look for files beside their own. */
const NOT_BUNDLED = [
  '@docusaurus/*',
  'esbuild',
  'fontkit',
  'pdfkit',
  'purgecss',
  'sharp',
  'wawoff2',
];

/** The name of the code that is run, among those of the files that it imports. */
const ENTRY = 'entry.ts';

/** What a build needs of this project's own code. */
const PARTS = "export * from './src/config'; export * from './scripts/lib/build';";

/** Bundles by what they run, each as good as new until a file that it was made from changes. */
const BUNDLES = path.join(ROOT, '.cache/bundles');

/**
 * Runs TypeScript as one bundle, which Node loads in less than half the time of its modules, and runs faster: what they
 * import of each other are variables. No module of it may ask where its own file is.
 * @param {string} code a module in the project folder
 * @returns {object} what it exports
 */
exports.run = (code) => {
  const file = path.join(ROOT, 'bundle.cjs');
  /** @type {NodeModule & {_compile?: (code: string, file: string) => void}} */
  const bundle = new Module(file);
  bundle.paths = [path.join(ROOT, 'node_modules')];
  const text = bundled(code);
  // What is kept of a run is as good as new while its code is the same.
  process.env.BUNDLE_DIGEST = createHash('sha256').update(text).digest('hex');
  bundle._compile?.(text, file);
  return bundle.exports;
};

/** @param {string} code @returns {string} */
function bundled(code) {
  const cache = path.join(
    BUNDLES,
    `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.json`,
  );
  const cached = readCache(cache);
  if (cached?.inputs.every(([input, changed]) => changedAt(input) === changed)) return cached.text;

  const start = Date.now();
  const {outputFiles, metafile} = require('esbuild').buildSync({
    stdin: {contents: code, resolveDir: ROOT, sourcefile: ENTRY},
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    external: NOT_BUNDLED,
    write: false,
    metafile: true,
    tsconfigRaw: {},
  });
  const text = outputFiles[0]?.text ?? '';
  const inputs = Object.keys(metafile.inputs)
    .filter((input) => input !== ENTRY)
    .map((input) => /** @type {const} */ ([input, changedAt(input)]));
  // What is saved while a bundle is made may be in it or not.
  if (inputs.every(([, changed]) => changed < start)) {
    mkdirSync(BUNDLES, {recursive: true});
    writeFileSync(`${cache}.${process.pid}`, JSON.stringify({inputs, text}));
    renameSync(`${cache}.${process.pid}`, cache);
  }
  return text;
}

/**
 * @param {string} cache
 * @returns {{inputs: [string, number][], text: string} | undefined}
 */
function readCache(cache) {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    return undefined; // None is there, or none that is whole.
  }
}

/**
 * When a file was changed or put in its place, whatever the time that it says of itself: those of all packages are alike.
 * @param {string} input a path in the project folder
 */
const changedAt = (input) =>
  statSync(path.join(ROOT, input), {throwIfNoEntry: false})?.ctimeMs ?? Infinity;

/** @type {typeof import('.') & typeof import('../../scripts/lib/build') | undefined} */
let parts;

/** The parts of docusaurus.config.ts, sidebars.ts and scripts/build.mjs, loaded once a process: so is the content that they read. */
exports.parts = () => (parts ??= /** @type {NonNullable<typeof parts>} */ (exports.run(PARTS)));
