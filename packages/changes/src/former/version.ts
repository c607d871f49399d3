import {createHash} from 'node:crypto';
import {readContent} from '@dental/checks';
import {type Content, filesOnDisk, type Problem, type ProjectFiles} from '@dental/content';
import {changesBetween} from '../model/facts';
import type {Change, Version} from '../model/facts/compare';
import {filesAt} from './files';

/**
 * Reads a version of the content. The checks are left out: a version that fails one can be compared all the same.
 * @param files its files, if they are not those on the disk
 * @returns the version and the content that it is of, or why the practice's own facts cannot be read
 */
export function versionIn(
  root: string,
  files: ProjectFiles = filesOnDisk(root),
): {content: Content} & (
  | {version: Version; problems?: undefined}
  | {version?: undefined; problems: Problem[]}
) {
  const {content, site, problems} = readContent(root, {files});
  if (!site) return {content, problems};
  const present = files.list('static');
  const hash = (paths: readonly string[]) =>
    paths.length === 0
      ? undefined
      : paths.map((path) => createHash('sha256').update(files.read(path)).digest('hex')).join(' ');
  const version: Version = {
    site,
    consents: content.consents,
    unreadable: [...new Set(problems.map(({file}) => file))],
    hashOf: (file) => hash(present.filter((path) => path === file)),
    hashOfImage: (image) =>
      hash(present.filter((path) => path.replace(/\.\w+$/, '') === `static/img/${image}`)),
  };
  return {content, version};
}

/**
 * What a change does for patients; undefined where one of the two versions cannot be read.
 * @throws {UserError} if git does not know the base
 */
export function changesSince(root: string, base: string): Change[] | undefined {
  const {version: before} = versionIn(root, filesAt(root, base));
  const {version: after} = versionIn(root);
  return before && after && changesBetween(before, after);
}
