import {statSync} from 'node:fs';
import {join} from 'node:path';
import {UserError} from '@dental/practice';
import {CONTENT_FOLDER, openProjectFiles, formatProblems, type Site} from '@dental/content';
import {type ReadCommitted, readLiveContent} from './liveContent';
import {loadSite} from './loadSite';

/**
 * Reads and checks the content on disk, once for all parts of a build. It reads again only if a
 * file has changed or a new hour has begun, because a new day can start where the practice is.
 * @param root the project folder
 */
export const loadSiteOnDisk = cacheByVersion((root) => loadSite(root));

/** The same for live editing: a broken file doesn't hide the rest. */
export const loadLiveContent = cacheByVersion(readLiveContent);

/** Returns true during live editing, when problems are shown in the browser. */
export function isDevServer(): boolean {
  return process.env.NODE_ENV === 'development';
}

/**
 * Returns the site to show. During live editing, broken files are replaced.
 * @param readCommitted reads a file of the last commit, in place of a broken one
 * @throws {UserError} with every problem, if there is no site to show
 */
export function getSiteToShow(root: string, readCommitted: ReadCommitted): Site {
  const {site, problems} = isDevServer()
    ? loadLiveContent(root, readCommitted)
    : loadSiteOnDisk(root);
  if (!site) throw new UserError('The content has problems.', formatProblems(problems));
  return site;
}

function cacheByVersion<Result, Options extends unknown[]>(
  read: (root: string, ...options: Options) => Result,
): (root: string, ...options: Options) => Result {
  const cache = new Map<string, {version: string; result: Result}>();
  return (root, ...options) => {
    const version = computeVersion(root);
    const cached = cache.get(root);
    if (cached?.version === version) return cached.result;
    const result = read(root, ...options);
    cache.set(root, {version, result});
    return result;
  };
}

/** A text that changes with each file that the checks read, and each hour. */
function computeVersion(root: string): string {
  const files = openProjectFiles(root);
  const states = [...files.list(CONTENT_FOLDER), ...files.list('static')].map((file) => {
    const stats = statSync(join(root, file), {throwIfNoEntry: false});
    return `${file} ${stats?.mtimeMs ?? 0} ${stats?.size ?? 0}`;
  });
  return [new Date().toISOString().slice(0, 13), ...states].join('\n');
}
