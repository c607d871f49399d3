// @ts-check
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, join} from 'node:path';
import {runProgram} from './processes.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';

/**
 * A program that some step needs and that npm doesn't install.
 * @typedef {object} Tool
 * @property {string} name as in a sentence
 * @property {string} variable the environment variable with its path
 * @property {string[]} commands its names in a terminal, the best first
 * @property {() => string | undefined} [findDownloaded] returns its path if a package has it
 * @property {string[]} [download] the command that downloads it there
 * @property {string[]} debian its Debian packages; the first that exists is enough
 * @property {string} version the option that only prints the version
 * @property {string} [isRecent] a shell command that gets the path as `$0`, and fails if the
 *   version is too old
 *
 * The machine that is searched; tests pass a fake one.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(command: string[], timeout: number) => Promise<boolean>} succeeds
 */

const SECOND_MS = 1_000;
/** Folders that installers use and that PATH may lack. */
const EXTRA_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const SHELL = 'chromium-headless-shell';
// Playwright's loader, which the tests use, doesn't support import.meta.
const require = createRequire(join(process.cwd(), 'package.json'));

/** @type {Tool} */
export const BROWSER = {
  name: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  // The headless shells of Playwright and Debian open a page ten times as fast as the others.
  commands: [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  findDownloaded: () => findHeadlessShell(require('playwright').chromium.executablePath()),
  download: [
    process.execPath,
    'node_modules/playwright/cli.js',
    'install',
    '--only-shell',
    'chromium',
  ],
  debian: [SHELL, 'chromium'],
  version: '--version',
};

/**
 * Finds the headless shell of Playwright. Playwright reports only the path of its full browser.
 * @param {string} browser that path, such as `…/ms-playwright/chromium-1255/chrome-linux64/chrome`
 */
export function findHeadlessShell(browser) {
  const [, folder] = /^(.*[\\/]chromium-\d+)[\\/]/.exec(browser) ?? [];
  const shellFolder = folder?.replace(/chromium(?=-\d+$)/, 'chromium_headless_shell');
  if (shellFolder === undefined || !existsSync(shellFolder)) return undefined;
  const names = readdirSync(shellFolder, {recursive: true, encoding: 'utf8'});
  const name = names.find((name) =>
    /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(name),
  );
  return name && join(shellFolder, name);
}

/** @type {Tool} */
export const NGINX = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  debian: ['nginx'],
  version: '-v',
};

/** @type {Tool} */
export const FIREFOX = {
  name: 'Firefox 153 or later',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr'],
  debian: ['firefox-esr'],
  version: '--version',
  // Playwright sends commands that the releases before don't know.
  isRecent: 'test "$("$0" --version | grep -o "[0-9]*" | head -1)" -ge 153',
};

/** @type {Tool} */
const WEBKIT = {
  name: 'WebKit',
  variable: 'WEBKIT_PATH',
  commands: ['WebKitWebDriver'],
  debian: ['webkit2gtk-driver'],
  version: '--help',
};

/** @type {Tool} */
const SCREEN = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  debian: ['xvfb'],
  version: '-help',
};

/** Debian's programs for the tests of the other two engines, without Playwright's builds. */
export const OTHER_BROWSERS = [FIREFOX, WEBKIT, SCREEN];

/** @type {Machine} */
const THIS_MACHINE = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  succeeds: async (command, timeout) => (await runProgram(command, {timeout})).code === 0,
};

/**
 * Finds a program, or downloads or installs it.
 * @type {(tool: Tool, machine?: Machine) => Promise<string>}
 * @returns its path
 * @throws {UserError} if that fails
 */
export async function ensureTool(tool, machine = THIS_MACHINE) {
  const setPath = machine.env[tool.variable];
  if (setPath) {
    if (await works(setPath, tool, machine)) return setPath;
    throw new UserError(
      `${tool.variable} is "${setPath}", which doesn't start.`,
      `Set it to the path of ${tool.name}, or remove it.`,
    );
  }
  for await (const path of findCandidates(tool, machine))
    if (path && (await works(path, tool, machine))) return path;
  throw new UserError(
    `${tool.name} isn't installed and couldn't be downloaded.`,
    `Install it (on Debian or Ubuntu: sudo apt-get install ${tool.debian.at(-1)}), ` +
      `or set ${tool.variable} to its path. Then run the command again.`,
  );
}

/**
 * The possible paths, from the cheapest to the most expensive to find.
 * @type {(tool: Tool, machine: Machine) => AsyncGenerator<string | undefined>}
 */
async function* findCandidates(tool, machine) {
  const [best = '', ...others] = tool.commands;
  yield* listPaths([best], machine);
  yield tool.findDownloaded?.();
  yield* listPaths(others, machine);
  if (tool.download && (await machine.succeeds(tool.download, 180 * SECOND_MS)))
    yield tool.findDownloaded?.();
  if (await installDebianPackage(tool, machine)) yield* listPaths(tool.commands, machine);
}

/** @type {(commands: string[], machine: Machine) => string[]} */
function listPaths(commands, {env, platform}) {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = [...(env.PATH ?? '').split(delimiter), ...EXTRA_FOLDERS].filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
}

/** @type {(tool: Tool, machine: Machine) => Promise<boolean>} */
async function installDebianPackage({debian}, {isRoot, succeeds}) {
  // Never with sudo: `ensureTool` asks the person to install it.
  const isDebian = isRoot && (await succeeds(['apt-get', '--version'], 10 * SECOND_MS));
  if (!isDebian || !(await succeeds(['apt-get', 'update'], 120 * SECOND_MS))) return false;
  for (const name of debian)
    if (
      await succeeds(['apt-get', 'install', '-y', '--no-install-recommends', name], 600 * SECOND_MS)
    )
      return true;
  return false;
}

/**
 * Returns true if the program exists, starts, and is new enough. On some systems a command with its
 * name only prints how to install it.
 * @type {(path: string, tool: Tool, machine: Machine) => Promise<boolean>}
 */
async function works(path, {version, isRecent}, {exists, platform, succeeds}) {
  if (!exists(path)) return false;
  // On Windows, Chrome opens a window for --version.
  if (platform === 'win32') return true;
  const checks = [[path, version], ...(isRecent ? [['sh', '-c', isRecent, path]] : [])];
  for (const check of checks) if (!(await succeeds(check, 20 * SECOND_MS))) return false;
  return true;
}
