import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {commitOf, git} from '../git';

const FOLDERS = ['pages-content', 'static'];

/**
 * Puts the content of an earlier revision into a temporary folder while something is done with it.
 * @param root the project folder, in a git repository
 * @param revision a commit, branch or tag
 * @throws RangeError if there is no such revision here
 */
export function atRevision<Result>(root: string, revision: string, use: (folder: string) => Result): Result {
  const commit = commitOf(root, revision);
  const folder = mkdtempSync(join(tmpdir(), 'revision-'));
  try {
    const there = git(root, 'ls-tree', '--name-only', commit).toString('utf8').split('\n');
    const archive = git(root, 'archive', commit, ...FOLDERS.filter((name) => there.includes(name)));
    execFileSync('tar', ['-x', '-C', folder], {input: archive});
    return use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * The files that differ from an earlier revision, those that nobody has added to git yet included.
 * @throws RangeError if there is no such revision here
 */
export function changedFiles(root: string, revision: string): string[] {
  const names = [
    git(root, 'diff', '--name-only', '--relative', '-z', commitOf(root, revision)),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return names.flatMap((list) => list.toString('utf8').split('\0').filter(Boolean));
}
