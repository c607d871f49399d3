// @ts-check
import {existsSync} from 'fs';

const OLDEST = 20;

/** The commands that do without the tools of developers, or install them. */
const FOR_ALL =
  /^(?:start|test|test:nightly|dev|admin|build|check|facts|serve|serve:admin|launch-check)$/;

/**
 * Says what to do about a Node that is too old, in syntax that an old Node still reads.
 * @param {string} version such as `20.11.0`
 */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= OLDEST) return undefined;
  return `This site needs Node ${OLDEST} or newer, and this is Node ${version}.\nInstall the current version from https://nodejs.org, open a new terminal and try again.`;
}

/** @param {string} root the project folder, in which the tools of developers may be installed */
export function hasTools(root) {
  return existsSync(`${root}/node_modules/vitest`);
}

/**
 * Says what to do where `npm start` has installed the site's packages only, and a command needs more.
 * @param {string} root the project folder
 * @param {string | undefined} command its name in package.json
 */
export function toolsProblem(root, command) {
  if (!command || FOR_ALL.test(command) || hasTools(root)) return undefined;
  return `npm run ${command} needs the tools of developers, which are not installed.\nRun npm ci, and the same command again.`;
}
