import {execFile, execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Writes a file and its folders; without content, deletes it. */
export function writeFileIn(
  folder: string,
  file: string,
  content: string | Buffer | undefined,
): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  if (content === undefined) rmSync(path, {force: true});
  else writeFileSync(path, content);
}

/**
 * Copies the practice details, the people, and some pages into a folder. Checks of the whole site
 * would take several times as long.
 * @param pages files below `pages-content`
 */
export function copySmallSite(folder: string, ...pages: string[]): void {
  const parts = ['_practice', 'es/_practice', 'our-dentist', 'our-staff', ...pages];
  // A practice may have no Spanish.
  for (const path of parts.map((part) => join('pages-content', part)).filter(existsSync))
    cpSync(path, join(folder, path), {recursive: true});
}

/** Runs git in a folder under a fixed identity and returns its output. */
export function runGit(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com'];
  return execFileSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

/** Runs a command in a folder as from a terminal, not from a test, and returns its output. */
export function runCommand(
  folder: string,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{code: number; output: string}> {
  const options = {
    cwd: folder,
    env: {...process.env, NODE_ENV: undefined, VITEST: undefined, ...env},
    maxBuffer: 2 ** 26,
  };
  return new Promise((done) => {
    execFile(program, args, options, (error, out, err) =>
      done({code: error ? 1 : 0, output: `${out}${err}`}),
    );
  });
}
