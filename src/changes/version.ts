import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {imageFiles} from '../content/images';
import {readContent} from '../content/loadSite';
import type {Problem} from '../content/problem';
import type {Site} from '../content/site';

/** The content of the site as it was at one time, with the files that it shows. */
export interface Version {
  site: Site;
  /** What a file under `static` holds, in short; undefined if there is none. */
  hashOf(file: string): string | undefined;
  /** The same for a picture, by its name without ending. */
  hashOfImage(image: string): string | undefined;
}

/**
 * Reads a version of the content. Checks between files are left out: a version that has such a problem can be
 * compared all the same.
 * @param root the folder that holds `pages-content` and `static`
 * @returns the version, or the problems of the files that cannot be read
 */
export function versionIn(root: string): {version: Version; problems: []} | {version: undefined; problems: Problem[]} {
  const {site, problems} = readContent(root);
  if (!site || problems.length > 0) return {version: undefined, problems};
  const hashOf = (file: string) => hashOfFile(join(root, file));
  const hashOfImage = (image: string) => {
    const hashes = imageFiles(root, image).map(hashOf);
    return hashes.length === 0 ? undefined : hashes.join(' ');
  };
  return {version: {site, hashOf, hashOfImage}, problems: []};
}

function hashOfFile(path: string): string | undefined {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;
}
