import {posix} from 'node:path';
import {toPagePath} from '@dental/content';
import {readFields} from './index';

/** Reads the old URLs of a page, which redirect to it. */
export function readOldUrls(file: string, text: string | null | undefined): string[] {
  const urls = readFields(file, text).redirectFrom;
  return Array.isArray(urls) ? urls.map(String) : [];
}

/** Returns true for a deleted page that another file of the task replaces, under a new name. */
export function isRenamed(
  file: string,
  files: readonly {path: string; text?: string | null | undefined}[],
): boolean {
  return files.some(
    ({path, text}) =>
      posix.dirname(path) === posix.dirname(file) &&
      !path.endsWith('/index.mdx') &&
      readOldUrls(path, text).includes(toPagePath(file)),
  );
}
