// @ts-check
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {npm, run} from './processes.mjs';
import {explainOutput} from './failures.mjs';
import {timeLeft} from '../../packages/practice/src/timeLeft.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';
import {cacheDuration, readDurations, readJson} from './cache.mjs';
import {hasTools} from './missing.mjs';

const LOG = '.cache/install.log';
// Not silent, even if the npm that runs us is: its errors are what we read.
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];
// What npm has kept is used without asking, and it says within a minute, not half an hour, that there is no connection.
const RETRIES = [
  '--fetch-timeout=20000',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];
const IMPATIENT = ['--prefer-offline', ...RETRIES];

/**
 * Whether what npm put into node_modules is what package-lock.json asks for. npm's own list of it tells:
 * packages that somebody installed by hand count as well.
 * @param {string} root the project folder
 * @param {boolean} tools whether the tools of developers are wanted too
 */
export function isInstalled(root, tools) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(
    ([path, {version, optional, devOptional, dev}]) =>
      path === '' ||
      optional === true ||
      devOptional === true ||
      (dev === true && !tools) ||
      installed[path]?.version === version,
  );
}

/**
 * Installs the packages if any is missing, and says so.
 * @type {(root: string, options?: {tools?: boolean}) => Promise<void>}
 * @throws {UserError} in words
 */
export async function installIfNeeded(root, {tools = hasTools(root)} = {}) {
  if (isInstalled(root, tools)) return;
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1_000;
  const expected = readDurations(root).install ?? 90;
  const tell = () => console.log(`Installing the packages (${timeLeft(expected - seconds())})`);
  tell();
  const timer = setInterval(tell, 15_000);
  await install(root, {tools}).finally(() => clearInterval(timer));
  cacheDuration(root, 'install', seconds());
}

/**
 * Installs the packages.
 * @type {(root: string, options?: {tools?: boolean}) => Promise<void>}
 * @throws {UserError} in words, with npm's own in a file
 */
export async function install(root, {tools = false} = {}) {
  const npmInstall = (/** @type {string} */ command) =>
    run(npm(command, ...QUIET, ...IMPATIENT, tools ? '--include=dev' : '--omit=dev'), {cwd: root});
  const {code, output} = await npmInstall(
    existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install',
  );
  if (code === 0) return;
  const known = explainOutput(output, {network: true});
  if (known) throw known;
  mkdirSync(join(root, '.cache'), {recursive: true});
  writeFileSync(join(root, LOG), output);
  const remedy = `What npm said is in ${LOG}: read its last lines, or show it to a developer.`;
  throw new UserError('npm could not install the packages.', remedy);
}

/**
 * @param {string} file a lockfile
 * @returns {Record<string, {version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean}> | undefined}
 */
function readPackages(file) {
  return readJson(file)?.packages;
}
