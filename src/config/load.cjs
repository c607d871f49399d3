// @ts-check
const {createHash} = require('node:crypto');
const {mkdirSync, readFileSync, renameSync, statSync, writeFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');

/** Docusaurus loads its own packages; the others read files in their own folders. */
const EXTERNAL_PACKAGES = [
  '@docusaurus/*',
  'esbuild',
  'fontkit',
  'pdfkit',
  'purgecss',
  'sharp',
  'wawoff2',
];

/** The name of the entry point among its inputs. */
const ENTRY = 'entry.ts';

/** The entry point with the project's own code for a build. */
const BUILD_CODE = "export * from './src/config'; export * from './scripts/lib/build';";

/** The cache of bundles by entry point. A bundle is valid until one of its files changes. */
const CACHE_FOLDER = path.join(ROOT, '.cache/bundles');

/**
 * Runs TypeScript as one bundle. Node loads it in less than half the time of its modules, and runs
 * it faster. Its modules can't ask for their own path.
 * @param {string} code a module in the project folder
 * @returns {object} its exports
 */
exports.run = (code) => {
  const file = path.join(ROOT, 'bundle.cjs');
  /** @type {NodeModule & {_compile?: (code: string, file: string) => void}} */
  const bundle = new Module(file);
  bundle.paths = [path.join(ROOT, 'node_modules')];
  const text = bundleCode(code);
  // Cached results of a run stay valid as long as its code is the same.
  process.env.BUNDLE_DIGEST = createHash('sha256').update(text).digest('hex');
  bundle._compile?.(text, file);
  return bundle.exports;
};

/** @param {string} code @returns {string} */
function bundleCode(code) {
  const cacheFile = path.join(
    CACHE_FOLDER,
    `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.json`,
  );
  const cached = readCache(cacheFile);
  if (cached?.inputs.every(([input, changed]) => readChangeTime(input) === changed))
    return cached.text;

  const start = Date.now();
  const {outputFiles, metafile} = require('esbuild').buildSync({
    stdin: {contents: code, resolveDir: ROOT, sourcefile: ENTRY},
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    external: EXTERNAL_PACKAGES,
    write: false,
    metafile: true,
    tsconfigRaw: {},
  });
  const text = outputFiles[0]?.text ?? '';
  const inputs = Object.keys(metafile.inputs)
    .filter((input) => input !== ENTRY)
    .map((input) => /** @type {const} */ ([input, readChangeTime(input)]));
  // A file that was saved in the meantime may not be in the bundle: don't cache it.
  if (inputs.every(([, changed]) => changed < start)) {
    mkdirSync(CACHE_FOLDER, {recursive: true});
    const temporaryFile = `${cacheFile}.${process.pid}`;
    writeFileSync(temporaryFile, JSON.stringify({inputs, text}));
    renameSync(temporaryFile, cacheFile);
  }
  return text;
}

/**
 * @param {string} cacheFile
 * @returns {{inputs: [string, number][], text: string} | undefined}
 */
function readCache(cacheFile) {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return undefined; // There is no cache yet, or it is incomplete.
  }
}

/**
 * The time when a file was changed or put in its place. The modification time would not do: npm
 * gives all files of packages the same.
 * @param {string} input a path in the project folder
 */
const readChangeTime = (input) =>
  statSync(path.join(ROOT, input), {throwIfNoEntry: false})?.ctimeMs ?? Infinity;

/** @type {typeof import('.') & typeof import('../../scripts/lib/build') | undefined} */
let parts;

/**
 * The parts of docusaurus.config.ts, sidebars.ts, and scripts/build.mjs. They are loaded only once
 * per process, and so is the content that they read.
 */
exports.parts = () =>
  (parts ??= /** @type {NonNullable<typeof parts>} */ (exports.run(BUILD_CODE)));
