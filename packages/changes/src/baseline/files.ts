import {openProjectFiles, type ProjectFiles, applyFileChanges} from '@dental/content';
import {resolveCommit, runGit} from '../git';

/** Folders that the site is built from; the rest of the project is not content. */
const CONTENT_FOLDERS = /^(pages-content|static)\//;

/**
 * Reads the content at an earlier revision: files that differ come from git, the rest from disk.
 * All readers of earlier versions use this.
 * @param root the project folder, in a git repository
 * @param revision a commit, branch, or tag
 * @throws {UserError} if the revision doesn't exist here
 */
export function readFilesAt(root: string, revision: string): ProjectFiles {
  const commit = resolveCommit(root, revision);
  const changed = listChangedFiles(root, commit).filter((file) => CONTENT_FOLDERS.test(file));
  return applyFileChanges(
    openProjectFiles(root),
    new Map(changed.map((file) => [file, readFileAt(root, commit, file)])),
  );
}

/**
 * Lists the files that differ from an earlier revision, untracked files included.
 * @throws {UserError} if the revision doesn't exist here
 */
export function listChangedFiles(root: string, revision: string): string[] {
  const commit = resolveCommit(root, revision);
  const lists = [
    runGit(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit),
    runGit(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = lists.flatMap((list) => list.toString('utf8').split('\0').filter(Boolean));
  return [...new Set(files)];
}

/** The content of a file at a revision; undefined if it didn't exist. */
export function readFileAt(root: string, revision: string, file: string): Buffer | undefined {
  try {
    return runGit(root, 'show', '--end-of-options', `${revision}:./${file}`);
  } catch {
    return undefined;
  }
}
