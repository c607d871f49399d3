import {createHash} from 'node:crypto';
import {filesOnDisk, type ProjectFiles} from '../projectFiles';
import {readContent} from '../loadSite';
import type {Problem} from '../problem';
import type {Site} from '../site';

/** The content of the site as it was at one time, with the files that it shows. */
export interface Version {
  site: Site;
  /** The files that could not be read, and whose pages and records are therefore missing. */
  unreadable: readonly string[];
  /** What a file under `static` holds, in short; undefined if there is none. */
  hashOf(this: void, file: string): string | undefined;
  /** The same for a picture, by its name without ending. */
  hashOfImage(this: void, image: string): string | undefined;
}

/**
 * Reads a version of the content. The checks are left out: a version that fails one can be compared all the same.
 * @param root the folder that holds `pages-content` and `static`
 * @param files its files, if they are not those on the disk
 * @returns the version, or why the practice's own facts cannot be read
 */
export function versionIn(
  root: string,
  files: ProjectFiles = filesOnDisk(root),
): {version: Version; problems?: undefined} | {version?: undefined; problems: Problem[]} {
  const {site, problems} = readContent(root, {files});
  if (!site) return {problems};
  const present = files.list('static');
  const hash = (paths: readonly string[]) =>
    paths.length === 0 ? undefined : paths.map((path) => hashOf(files.read(path))).join(' ');
  const version: Version = {
    site,
    unreadable: [...new Set(problems.map(({file}) => file))],
    hashOf: (file) => hash(present.filter((path) => path === file)),
    hashOfImage: (image) => hash(present.filter((path) => path.replace(/\.\w+$/, '') === `static/img/${image}`)),
  };
  return {version};
}

/** A version without what is in some files, so that nothing that cannot be read counts as gone. */
export function without(version: Version, files: readonly string[]): Version {
  const kept = <Entry extends {file: string}>(entries: readonly Entry[]) =>
    entries.filter(({file}) => !files.includes(file));
  const {pages, cases, reviews} = version.site;
  return {...version, site: {...version.site, pages: kept(pages), cases: kept(cases), reviews: kept(reviews)}};
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
