// @ts-check
import {fileURLToPath} from 'node:url';
import {npm, run} from './processes.mjs';
import {explainOutput, toFailure} from './failures.mjs';
import {UserError} from '../../packages/practice/src/userError.mjs';
import {cacheBuild, treeOf} from './cache.mjs';

/** The project folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Runs a script of package.json, handing on what it prints.
 * @param {string} name
 * @param {{args?: string[], env?: NodeJS.ProcessEnv, onLine: (line: string, isError?: boolean) => void}} options
 * @throws {UserError} what went wrong
 */
export async function runScript(name, {args = [], env, onLine}) {
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? {FORCE_COLOR: '1'} : {};
  const command = npm('run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : []));
  const {code, output} = await run(command, {
    cwd: ROOT,
    env: {...process.env, ...colour, ...env},
    onLine,
  });
  if (code === 0) return;
  const remedy = 'Put right what is listed above, and run the same command again.';
  throw (
    explainOutput(output, {code}) ??
    new UserError(`"npm run ${name}" found something wrong.`, remedy, code)
  );
}

/**
 * Builds the site, and remembers what from.
 * @param {(line: string, isError?: boolean) => void} onLine
 * @throws {UserError} what went wrong
 */
export async function build(onLine) {
  const tree = treeOf(ROOT);
  await runScript('build', {onLine});
  cacheBuild(ROOT, tree);
}

/** @param {unknown} error what the command ends with, in words */
export function stop(error) {
  const {message, code} = toFailure(error);
  console.error(message);
  process.exit(code);
}
