import {execFileSync} from 'node:child_process';

/**
 * Asks git something.
 * @param root the folder to ask in
 * @returns what it prints; undefined outside a working tree, and where git is missing or refuses
 */
export function askGit(root: string, command: readonly string[]): string | undefined {
  try {
    return execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
