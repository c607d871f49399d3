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
  'EMBED_SITE',
  'SIGN_IN_ADDRESS',
  'PREVIEW_ADDRESS',
  'CF_PAGES',
  'NETLIFY',
];

/**
 * The seconds that each step took in its last run, by name.
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
 * Lists the files and folders of the project that a build reads, without installed packages.
 * @param {string} root
 */
export function listSources(root) {
  return readdirSync(root).filter((name) => !NOT_BUILT_FROM.test(name));
}

/**
 * Hashes everything that a build is made from: the files, the mode, and the commit on the pages.
 * @param {string} root
 */
export function hashProject(root, env = process.env) {
  const hash = createHash('sha256');
  const files = listSources(root).flatMap((name) => listFiles(join(root, name)));
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  const {stdout: commit} = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: root, encoding: 'utf8'});
  const settings = ENVIRONMENT.map((name) => env[name] ?? '');
  return hash.update(JSON.stringify([settings, commit ?? ''])).digest('hex');
}

/**
 * Returns true if build/ was made from the files as they are now.
 * @param {string} root
 */
export function isBuilt(root) {
  const buildTime = readBuildTime(root);
  const last = readJson(join(root, BUILD));
  return buildTime !== undefined && last?.built === buildTime && last.tree === hashProject(root);
}

/**
 * Records the files that build/ was just made from. Any other build changes the time, which makes
 * the record void.
 * @param {string} root the project folder
 * @param {string} tree the fingerprint from before the build
 */
export function cacheBuild(root, tree) {
  writeJson(join(root, BUILD), {tree, built: readBuildTime(root)});
}

/** @param {string} root */
function readBuildTime(root) {
  return statSync(join(root, 'build/index.html'), {throwIfNoEntry: false})?.mtimeMs;
}

/** @type {(path: string) => string[]} */
function listFiles(path) {
  const entry = statSync(path, {throwIfNoEntry: false});
  if (!entry?.isDirectory()) return entry ? [path] : [];
  return readdirSync(path).flatMap((name) => listFiles(join(path, name)));
}

/**
 * Reads a JSON file.
 * @param {string} file
 * @returns {any} undefined if it is missing or damaged
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
    // The cache only saves time.
  }
}
