import {commitOf, filesOnDisk, git, type ProjectFiles, withChanges} from '@dental/content';

/** What the site shows is in these; the rest of the project is no content. */
const FOLDERS = /^(pages-content|static)\//;

/**
 * The content as it was at an earlier revision: the files on the disk, with those that differ as git has them. The one
 * reader of former versions.
 * @param root the project folder, in a git repository
 * @param revision a commit, branch or tag
 * @throws {UserError} if there is no such revision here
 */
export function filesAt(root: string, revision: string): ProjectFiles {
  const commit = commitOf(root, revision);
  const changed = changedFiles(root, commit).filter((file) => FOLDERS.test(file));
  return withChanges(
    filesOnDisk(root),
    new Map(changed.map((file) => [file, fileAt(root, commit, file)])),
  );
}

/**
 * The files that differ from an earlier revision, those that nobody has added to git yet included.
 * @throws {UserError} if there is no such revision here
 */
export function changedFiles(root: string, revision: string): string[] {
  const names = [
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commitOf(root, revision)),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(names.flatMap((list) => list.toString('utf8').split('\0').filter(Boolean)))];
}

/** What a file held at a revision; undefined if it was not there. */
export function fileAt(root: string, revision: string, file: string): Buffer | undefined {
  try {
    return git(root, 'show', `${revision}:./${file}`);
  } catch {
    return undefined;
  }
}
