// @ts-check
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {makeNpmCommand, runProgram} from './processes.mjs';
import {explainOutput} from './failures.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';
import {readJson} from './cache.mjs';
import {hasTools} from './missing.mjs';
import {expectPassed, runTasks} from './tasks.mjs';

const LOG = '.cache/install.log';

/** Not silent, even if the npm that runs us is: we read its errors. */
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];

/** Packages from npm's cache first; without a connection it fails in a minute, not half an hour. */
const FAST = [
  '--prefer-offline',
  '--fetch-timeout=20000',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Returns true if node_modules has the versions of package-lock.json, by npm's own list there. It
 * doesn't matter who installed them.
 * @param {string} root the project folder
 * @param {boolean} tools true if the developer tools are needed, too
 */
export function isInstalled(root, tools) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const locked = readPackages(join(root, 'package-lock.json')) ?? {};
  return Object.entries(locked).every(([path, {version, optional, devOptional, dev}]) => {
    const isNeeded = path !== '' && !optional && !devOptional && (!dev || tools);
    return !isNeeded || installed[path]?.version === version;
  });
}

/**
 * Installs the packages if any is missing.
 * @type {(root: string, options?: {tools?: boolean}) => Promise<void>}
 * @throws {UserError} if npm fails
 */
export async function installIfNeeded(root, {tools = hasTools(root)} = {}) {
  if (isInstalled(root, tools)) return;
  const task = {
    name: 'install',
    title: 'Installing packages',
    doneTitle: 'Installed packages',
    seconds: 90,
    run: () => install(root, {tools}),
  };
  expectPassed(await runTasks(root, [task]));
}

/**
 * Installs the packages.
 * @type {(root: string, options?: {tools?: boolean}) => Promise<void>}
 * @throws {UserError} if npm fails; its output is then in a file
 */
export async function install(root, {tools = false} = {}) {
  const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
  const scope = tools ? '--include=dev' : '--omit=dev';
  const {code, output} = await runProgram(makeNpmCommand(command, ...QUIET, ...FAST, scope), {
    cwd: root,
  });
  if (code === 0) return;
  const cause = explainOutput(output, {network: true});
  if (cause) throw cause;
  mkdirSync(join(root, '.cache'), {recursive: true});
  writeFileSync(join(root, LOG), output);
  throw new UserError(
    "npm couldn't install the packages.",
    `Read the last lines of ${LOG}, or show them to a developer.`,
  );
}

/**
 * @typedef {{version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean}} Locked
 * @type {(lockfile: string) => Record<string, Locked> | undefined}
 */
function readPackages(file) {
  return readJson(file)?.packages;
}
