import {statSync} from 'node:fs';
import {join} from 'node:path';
import {timeInPhoenix} from '../site/officeState';
import {filesOnDisk} from './projectFiles';
import {CONTENT_FOLDER} from './folders';
import {loadSite, type LoadResult} from './loadSite';

const read = new Map<string, {version: string; result: LoadResult}>();

/**
 * The content of a project as it is on the disk now. It is read and checked once for all parts of a build, and again
 * only after a file has changed or a day has begun.
 * @param root the project folder
 */
export function siteOnDisk(root: string): LoadResult {
  const version = versionOf(root);
  const last = read.get(root);
  if (last?.version === version) return last.result;
  const result = loadSite(root);
  read.set(root, {version, result});
  return result;
}

/** Differs whenever a file that the checks look at has changed. */
function versionOf(root: string): string {
  const files = filesOnDisk(root);
  const states = [...files.list(CONTENT_FOLDER), ...files.list('static')].map((file) => {
    const {mtimeMs, size} = statSync(join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  return [timeInPhoenix(new Date()).day, ...states].join('\n');
}
