import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const FOLDERS = ['pages-content', 'static'];

/**
 * Puts the content of an earlier revision into a temporary folder while something is done with it.
 * @param root the project folder, in a git repository
 * @param revision a commit, branch or tag
 * @throws RangeError if there is no such revision here
 */
export function atRevision<Result>(root: string, revision: string, use: (folder: string) => Result): Result {
  const git = gitIn(root);
  const commit = commitOf(git, revision);
  const folder = mkdtempSync(join(tmpdir(), 'revision-'));
  try {
    const there = git('ls-tree', '--name-only', commit).toString('utf8').split('\n');
    const archive = git('archive', commit, ...FOLDERS.filter((name) => there.includes(name)));
    execFileSync('tar', ['-x', '-C', folder], {input: archive});
    return use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * The files that differ from an earlier revision.
 * @throws RangeError if there is no such revision here
 */
export function changedFiles(root: string, revision: string): string[] {
  const git = gitIn(root);
  const names = git('diff', '--name-only', '--relative', '-z', commitOf(git, revision)).toString('utf8');
  return names.split('\0').filter(Boolean);
}

type Git = (...command: string[]) => Buffer;

function gitIn(root: string): Git {
  return (...command) =>
    execFileSync('git', command, {cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore']});
}

function commitOf(git: Git, revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).toString('utf8').trim();
  } catch {
    throw new RangeError(`There is no revision called "${revision}" here.`);
  }
}
