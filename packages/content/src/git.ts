import {execFileSync, type StdioOptions} from 'node:child_process';
import {UserError} from '@dental/practice';

/**
 * Runs git: the one place that does.
 * @param root the folder to run it in
 * @returns what it prints
 * @throws outside a working tree, and where git is missing or refuses
 */
export function git(root: string, ...command: readonly string[]): Buffer {
  return gitWith({root}, ...command);
}

/** The same with something to read, and with variables of git's own. */
export function gitWith(
  {root, input, env}: {root: string; input?: string | Buffer; env?: Record<string, string>},
  ...command: readonly string[]
): Buffer {
  const stdio: StdioOptions = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'];
  return execFileSync('git', command, {
    cwd: root,
    maxBuffer: 2 ** 30,
    stdio,
    input,
    env: {...process.env, ...env},
  });
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
 * @throws {UserError} if there is no such revision here, or no repository
 */
export function commitOf(root: string, revision: string): string {
  const commit = askGit(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  if (commit !== undefined) return commit.trim();
  if (askGit(root, 'rev-parse', '--git-dir') === undefined)
    throw new UserError(
      'This folder is no git repository, so there is nothing to compare with.',
      'Clone the repository, and run the command there.',
    );
  const isShallow = askGit(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
  throw new UserError(
    `There is no revision called "${revision}" here${isShallow ? ', because only the last commits were fetched' : ''}.`,
    isShallow
      ? 'Run git fetch --unshallow, and the same command again.'
      : 'Write a branch, a tag or a commit after --base; git fetch brings those of others.',
  );
}
