import {createHash} from 'node:crypto';
import {readContent} from '@dental/checks';
import {type Content, openProjectFiles, type Problem, type ProjectFiles} from '@dental/content';
import {findChanges} from '../diff/facts';
import type {Change, Snapshot} from '../diff/facts/compare';
import {readFilesAt} from './files';

/**
 * Reads a version of the content without running the checks, so that a version that fails one can
 * still be compared.
 * @param files its files, if they are not those on disk
 * @returns the content with its version, or with the problems if the practice details can't be read
 */
export function readSnapshot(
  root: string,
  files: ProjectFiles = openProjectFiles(root),
): {content: Content} & (
  | {version: Snapshot; problems?: undefined}
  | {version?: undefined; problems: Problem[]}
) {
  const {content, site, problems} = readContent(root, {files});
  if (!site) return {content, problems};
  const staticFiles = files.list('static');
  const hashFiles = (paths: readonly string[]) => {
    if (paths.length === 0) return undefined;
    return paths
      .map((path) => createHash('sha256').update(files.read(path)).digest('hex'))
      .join(' ');
  };
  const version: Snapshot = {
    site,
    consents: content.consents,
    unreadable: [...new Set(problems.map(({file}) => file))],
    hashOf: (file) => hashFiles(staticFiles.filter((path) => path === file)),
    hashOfImage: (image) =>
      hashFiles(staticFiles.filter((path) => path.replace(/\.\w+$/, '') === `static/img/${image}`)),
  };
  return {content, version};
}

/**
 * Lists the changes for patients since a base; undefined if either version can't be read.
 * @throws {UserError} if git doesn't know the base
 */
export function findChangesSince(root: string, base: string): Change[] | undefined {
  const {version: before} = readSnapshot(root, readFilesAt(root, base));
  const {version: after} = readSnapshot(root);
  if (!before || !after) return undefined;
  return findChanges(before, after);
}
