import {execFileSync} from 'node:child_process';

/**
 * Runs git: the one place that does.
 * @param root the folder to run it in
 * @returns what it prints
 * @throws outside a working tree, and where git is missing or refuses
 */
export function git(root: string, ...command: readonly string[]): Buffer {
  return execFileSync('git', command, {cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore']});
}

/** What git prints; undefined outside a working tree, and where git is missing or refuses. */
export function askGit(root: string, ...command: readonly string[]): string | undefined {
  try {
    return git(root, ...command).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * The commit that a revision (a commit, branch or tag) names.
 * @throws RangeError if there is no such revision here
 */
export function commitOf(root: string, revision: string): string {
  const commit = askGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (commit === undefined) throw new RangeError(`There is no revision called "${revision}" here.`);
  return commit.trim();
}
