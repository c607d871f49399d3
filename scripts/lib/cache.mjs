// @ts-check
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

/* `root` is the project folder everywhere. */
const DURATIONS = '.cache/durations.json';
const BUILD = '.cache/build.json';
const NOT_BUILT_FROM =
  /^(\..*|node_modules|build|bench|docs|tests|test-results|playwright-report|.*\.(md|log))$/;
const ENVIRONMENT = [
  'SITE_ENV',
  'SITE_TODAY',
  'SITE_VENDORS',
  'SIGN_IN_ADDRESS',
  'CF_PAGES',
  'NETLIFY',
];

/**
 * How long each step took the last time, in seconds.
 * @type {(root: string) => Record<string, number>}
 */
export function readDurations(root) {
  return readJson(join(root, DURATIONS)) ?? {};
}

/** @type {(root: string, step: string, seconds: number) => void} */
export function cacheDuration(root, step, seconds) {
  writeJson(join(root, DURATIONS), {...readDurations(root), [step]: Math.round(seconds * 10) / 10});
}

/**
 * The files and folders of the project that a build reads, but for installed packages.
 * @param {string} root
 */
export function sourcesIn(root) {
  return readdirSync(root).filter((name) => !NOT_BUILT_FROM.test(name));
}

/**
 * A fingerprint of everything that a build is made from: the files, the mode and the commit that the pages name.
 * @param {string} root
 */
export function treeOf(root, env = process.env) {
  const hash = createHash('sha256');
  for (const file of sourcesIn(root)
    .flatMap((name) => filesIn(join(root, name)))
    .sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  const {stdout: commit} = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return hash
    .update(JSON.stringify([ENVIRONMENT.map((name) => env[name] ?? ''), commit ?? '']))
    .digest('hex');
}

/**
 * Whether build/ holds the site exactly as the files are now.
 * @param {string} root
 */
export function isBuilt(root) {
  const built = builtAt(root);
  const last = readJson(join(root, BUILD));
  return built !== undefined && last?.built === built && last.tree === treeOf(root);
}

/**
 * Remembers which files build/ was just made from. Any other build changes the time and makes this void.
 * @param {string} root the project folder
 * @param {string} tree the fingerprint from before the build
 */
export function cacheBuild(root, tree) {
  writeJson(join(root, BUILD), {tree, built: builtAt(root)});
}

/** @param {string} root */
function builtAt(root) {
  return statSync(join(root, 'build/index.html'), {throwIfNoEntry: false})?.mtimeMs;
}

/** @type {(path: string) => string[]} */
function filesIn(path) {
  const entry = statSync(path, {throwIfNoEntry: false});
  if (!entry?.isDirectory()) return entry ? [path] : [];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/**
 * What a file in JSON holds; undefined where none is there, or none that is whole.
 * @param {string} file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @type {(file: string, value: unknown) => void} */
export function writeJson(file, value) {
  try {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(value));
  } catch {
    // What is cached only saves time.
  }
}
