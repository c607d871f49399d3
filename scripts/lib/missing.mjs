// @ts-check
import {existsSync} from 'fs';

const MIN_NODE_VERSION = 20;

/** The commands that don't need the developer tools, or install them. */
const COMMANDS_FOR_ALL = [
  'start',
  'test',
  'test:nightly',
  'dev',
  'admin',
  'build',
  'check',
  'facts',
  'serve',
  'serve:admin',
  'launch-check',
];

/**
 * The message about a Node that is too old, in syntax that an old Node can read.
 * @param {string} version such as `20.11.0`
 */
export function describeOldNode(version) {
  if (Number(version.split('.')[0]) >= MIN_NODE_VERSION) return undefined;
  return (
    `This site needs Node ${MIN_NODE_VERSION} or newer, and this is Node ${version}.\n` +
    'Install the current version from https://nodejs.org, open a new terminal, and try again.'
  );
}

/**
 * Returns true if the developer tools are installed.
 * @param {string} root the project folder
 */
export function hasTools(root) {
  return existsSync(`${root}/node_modules/vitest`);
}

/**
 * The message about a command that needs the developer tools, which `npm start` doesn't install.
 * @param {string} root the project folder
 * @param {string | undefined} command its name in package.json
 */
export function describeMissingTools(root, command) {
  if (!command || COMMANDS_FOR_ALL.includes(command) || hasTools(root)) return undefined;
  return (
    `npm run ${command} needs the developer tools, which aren't installed.\n` +
    'Run npm ci, then run the command again.'
  );
}
