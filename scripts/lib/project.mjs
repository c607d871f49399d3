// @ts-check
import {fileURLToPath} from 'node:url';
import {makeNpmCommand, runProgram} from './processes.mjs';
import {explainOutput, toFailure} from './failures.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';
import {cacheBuild, hashProject} from './cache.mjs';

/** The project folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The summary of warnings in the output of a build: scripts/lib/build.ts. */
const WARNINGS_LINE = /^\d+ warnings?\b.*→/;

/**
 * Runs a script of package.json.
 * @param {string} name
 * @param {object} options
 * @param {string[]} [options.args]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(line: string, isError?: boolean) => void} options.onLine gets each line of its output
 * @throws {UserError} if it fails
 */
export async function runScript(name, {args = [], env, onLine}) {
  const colorEnv = process.stdout.isTTY && !process.env.NO_COLOR ? {FORCE_COLOR: '1'} : {};
  const command = makeNpmCommand('run', '--silent', name, '--', ...args);
  const {code, output} = await runProgram(command, {
    cwd: ROOT,
    env: {...process.env, ...colorEnv, ...env},
    onLine,
  });
  if (code === 0) return;
  const remedy = 'Fix the problems above, then run the command again.';
  throw explainOutput(output, {code}) ?? new UserError(`\`npm run ${name}\` failed.`, remedy, code);
}

/**
 * Builds the site, and records the files it was built from.
 * @param {(line: string, isError?: boolean) => void} onLine gets each line of its output
 * @returns {Promise<string>} its line of warnings; empty if there are none
 * @throws {UserError} if the build fails
 */
export async function build(onLine) {
  const tree = hashProject(ROOT);
  let warnings = '';
  const readLine = (/** @type {string} */ line, /** @type {boolean | undefined} */ isError) => {
    if (WARNINGS_LINE.test(line)) warnings = line;
    onLine(line, isError);
  };
  await runScript('build', {onLine: readLine});
  cacheBuild(ROOT, tree);
  return warnings;
}

/**
 * Prints an error and ends the process with its code.
 * @param {unknown} error
 */
export function exitWithError(error) {
  const {message, code} = toFailure(error);
  console.error(message);
  process.exit(code);
}
