// @ts-check
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, join} from 'node:path';
import {run} from './processes.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';

/**
 * A program that some step needs and that npm does not install.
 * @typedef {object} Tool
 * @property {string} name in a sentence
 * @property {string} variable the environment variable that holds its path
 * @property {string[]} commands its names, as typed in a terminal, the best first
 * @property {() => string | undefined} [own] where our packages would have put it
 * @property {string[]} [download] the command that fetches it there
 * @property {string[]} debian its packages: the first that the system has is enough
 * @property {string} version the option that only prints the version
 *
 * What finding it touches.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(command: string[], timeout: number) => Promise<boolean>} succeeds
 */

const SECOND = 1_000;
/** Where installers put programs that are not in everybody's PATH. */
const BESIDE_PATH = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const SHELL = 'chromium-headless-shell';
// Playwright's loader, which the tests share, knows no import.meta.
const require = createRequire(join(process.cwd(), 'package.json'));

/** @type {Tool} */
export const BROWSER = {
  name: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  // Playwright's and Debian's shell have no windows: a page opens in a tenth of the time that it takes in the others.
  commands: [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  own: () => shellBeside(require('playwright').chromium.executablePath()),
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
 * The headless shell that Playwright has installed beside its whole browser; it names the place of that one only.
 * @param {string} browser such as `…/ms-playwright/chromium-1255/chrome-linux64/chrome`
 */
export function shellBeside(browser) {
  const [, folder] = /^(.*[\\/]chromium-\d+)[\\/]/.exec(browser) ?? [];
  const place = folder?.replace(/chromium(?=-\d+$)/, 'chromium_headless_shell');
  if (place === undefined || !existsSync(place)) return undefined;
  const names = readdirSync(place, {recursive: true, encoding: 'utf8'});
  const name = names.find((name) =>
    /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(name),
  );
  return name && join(place, name);
}

/** @type {Tool} */
export const NGINX = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  debian: ['nginx'],
  version: '-v',
};

/** @type {Machine} */
const THIS_MACHINE = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  succeeds: async (command, timeout) => (await run(command, {timeout})).code === 0,
};

/**
 * Finds a program, or fetches it.
 * @type {(tool: Tool, machine?: Machine) => Promise<string>}
 * @throws {UserError} when there is no way to it
 */
export async function ensureTool(tool, machine = THIS_MACHINE) {
  const chosen = machine.env[tool.variable];
  if (chosen) {
    if (await works(chosen, tool, machine)) return chosen;
    throw new UserError(
      `${tool.variable} is "${chosen}", which does not start.`,
      `Set it to the path of ${tool.name}, or leave it out.`,
    );
  }
  for await (const path of candidates(tool, machine))
    if (path && (await works(path, tool, machine))) return path;
  throw new UserError(
    `${tool.name} is needed, is not installed, and could not be fetched.`,
    `Install it (on Debian or Ubuntu: sudo apt-get install ${tool.debian.at(-1)}), or set ${tool.variable} to its path, and run the same command again.`,
  );
}

/**
 * The places to look at, from the cheapest to the most expensive.
 * @type {(tool: Tool, machine: Machine) => AsyncGenerator<string | undefined>}
 */
async function* candidates(tool, machine) {
  const [best = '', ...others] = tool.commands;
  yield* inPath([best], machine);
  yield tool.own?.();
  yield* inPath(others, machine);
  if (tool.download && (await machine.succeeds(tool.download, 180 * SECOND))) yield tool.own?.();
  if (await installDebianPackage(tool, machine)) yield* inPath(tool.commands, machine);
}

/** @type {(commands: string[], machine: Machine) => string[]} */
function inPath(commands, {env, platform}) {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = [...(env.PATH ?? '').split(delimiter), ...BESIDE_PATH].filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
}

/** @type {(tool: Tool, machine: Machine) => Promise<boolean>} */
async function installDebianPackage({debian}, {isRoot, succeeds}) {
  // Nobody's machine is changed with sudo unasked: `ensureTool` says what to install.
  const isDebian = isRoot && (await succeeds(['apt-get', '--version'], 10 * SECOND));
  if (!isDebian || !(await succeeds(['apt-get', 'update'], 120 * SECOND))) return false;
  for (const name of debian)
    if (await succeeds(['apt-get', 'install', '-y', '--no-install-recommends', name], 600 * SECOND))
      return true;
  return false;
}

/**
 * Whether the file is there and starts: on some systems the command only says how to install it.
 * @type {(path: string, tool: Tool, machine: Machine) => Promise<boolean>}
 */
async function works(path, {version}, {exists, platform, succeeds}) {
  // On Windows, Chrome answers --version with a window.
  return exists(path) && (platform === 'win32' || (await succeeds([path, version], 20 * SECOND)));
}
