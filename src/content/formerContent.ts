import {CONTENT_FOLDER} from './folders';
import {askGit} from './git';
import type {Content} from './content';
import {readContent} from './loadSite';
import {filesOnDisk, withChanges} from './projectFiles';

/**
 * The content as it was in an earlier version, for comparing the two.
 * @param revision what git calls the version, such as `HEAD` or `origin/main`
 * @returns undefined if nothing has changed since, this is no working tree of git, or it does not know the version
 */
export function formerContent(root: string, revision: string): Content | undefined {
  const names = askGit(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', revision, '--', CONTENT_FOLDER);
  const changed = names?.split('\0').filter(Boolean) ?? [];
  if (changed.length === 0) return undefined;
  const texts = new Map(changed.map((file) => [file, askGit(root, 'show', `${revision}:./${file}`)]));
  return readContent(root, {files: withChanges(filesOnDisk(root), texts)}).content;
}
