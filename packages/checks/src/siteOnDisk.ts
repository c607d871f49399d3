import {statSync} from 'node:fs';
import {join} from 'node:path';
import {UserError} from '@dental/practice';
import {CONTENT_FOLDER, filesOnDisk, formatProblems, type Site} from '@dental/content';
import {readLiveContent} from './liveContent';
import {loadSite} from './loadSite';

/**
 * The content of a project as it is on the disk now. It is read and checked once for all parts of a build, and again
 * only after a file has changed or an hour has begun, with which a day may begin where the practice is.
 * @param root the project folder
 */
export const siteOnDisk = readAnew((root) => loadSite(root));

/** The same while somebody edits it: whatever is wrong, the rest can be shown. */
export const liveContent = readAnew(readLiveContent);

/** Whether somebody edits the content live: then what is wrong is shown, and hides nothing else. */
export function isDevServer(): boolean {
  return process.env.NODE_ENV === 'development';
}

/**
 * The site as it can be shown: to whoever edits it live, whatever is wrong with the rest.
 * @throws {UserError} with every problem in plain words
 */
export function siteToShow(root: string): Site {
  const {site, problems} = isDevServer() ? liveContent(root) : siteOnDisk(root);
  if (!site) throw new UserError('The content has problems.', formatProblems(problems));
  return site;
}

function readAnew<Result>(read: (root: string) => Result): (root: string) => Result {
  const last = new Map<string, {version: string; result: Result}>();
  return (root) => {
    const version = versionOf(root);
    const known = last.get(root);
    if (known?.version === version) return known.result;
    const result = read(root);
    last.set(root, {version, result});
    return result;
  };
}

/** Differs whenever a file that the checks look at has changed. */
function versionOf(root: string): string {
  const files = filesOnDisk(root);
  const states = [...files.list(CONTENT_FOLDER), ...files.list('static')].map((file) => {
    const {mtimeMs, size} = statSync(join(root, file), {throwIfNoEntry: false}) ?? {
      mtimeMs: 0,
      size: 0,
    };
    return `${file} ${mtimeMs} ${size}`;
  });
  return [new Date().toISOString().slice(0, 13), ...states].join('\n');
}
