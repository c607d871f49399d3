import {createHash} from 'node:crypto';
import {readContent} from '@dental/checks';
import {type Content, openProjectFiles, type Problem, type ProjectFiles} from '@dental/content';
import {findChanges} from '../diff/facts';
import type {Change, Snapshot} from '../diff/facts/compare';
import {explainUnreadable} from './contentAt';
import {readFilesAt} from './files';

/**
 * Reads a version of the content without running the checks, so that a version that fails one can
 * still be compared.
 * @param files its files, if they are not those on disk
 * @param newer the files of a later version, if `files` may be older than the schemas
 * @returns the content with its version, or with the problems if the practice details can't be read
 */
export function readSnapshot(
  root: string,
  files: ProjectFiles = openProjectFiles(root),
  newer?: ProjectFiles,
): {content: Content} & (
  | {version: Snapshot; problems?: undefined}
  | {version?: undefined; problems: Problem[]}
) {
  const {content, site, problems} = readContent(root, {files, ...(newer && {newer})});
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
 * Lists the changes for patients since a base.
 * @returns the changes; undefined with the problems of each version that can't be read
 * @throws {UserError} if git doesn't know the base
 */
export function findChangesSince(
  root: string,
  base: string,
): {changes: Change[] | undefined; problems: Problem[]} {
  const before = readSnapshot(root, readFilesAt(root, base), openProjectFiles(root));
  const after = readSnapshot(root);
  if (before.version && after.version)
    return {changes: findChanges(before.version, after.version), problems: []};
  return {
    changes: undefined,
    problems: [
      ...explainUnreadable(before.content, before.problems ?? [], base),
      ...explainUnreadable(after.content, after.problems ?? []),
    ],
  };
}
