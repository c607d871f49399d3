import {execFileSync, type StdioOptions} from 'node:child_process';
import {UserError} from '@dental/practice';

/**
 * Runs git.
 * @param root the folder to run it in
 * @returns the output
 * @throws outside a working tree, or if git is missing or fails
 */
export function runGit(root: string, ...command: readonly string[]): Buffer {
  return runGitWith({root}, ...command);
}

/** Runs git with input or environment variables; otherwise the same as `git`. */
export function runGitWith(
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

/** Runs git. Returns undefined outside a working tree, or if git is missing or fails. */
export function tryGit(root: string, ...command: readonly string[]): string | undefined {
  try {
    return runGit(root, ...command).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Reads a file of the last commit; undefined without one, or outside a working tree. */
export function readCommittedFile(root: string, file: string): string | undefined {
  return tryGit(root, 'show', `HEAD:./${file}`);
}

/**
 * Resolves a revision (a commit, branch, or tag) to a commit.
 * @throws {UserError} if there is no such revision here, or no repository
 */
export function resolveCommit(root: string, revision: string): string {
  const commit = tryGit(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  if (commit !== undefined) return commit.trim();
  if (tryGit(root, 'rev-parse', '--git-dir') === undefined) {
    throw new UserError(
      "This folder isn't a git repository, so there's nothing to compare with.",
      'Clone the repository, and run the command there.',
    );
  }
  const isShallow = tryGit(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
  if (isShallow) {
    throw new UserError(
      `Revision "${revision}" wasn't found, because only the latest commits were fetched.`,
      'Run `git fetch --unshallow`, then run the command again.',
    );
  }
  throw new UserError(
    `Revision "${revision}" wasn't found.`,
    'Add a branch, tag, or commit after --base, such as `--base main`. ' +
      'Run `git fetch` to get remote branches.',
  );
}
