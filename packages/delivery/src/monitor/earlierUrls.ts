import {readFilesAt} from '@dental/changes';
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {listFurtherGalleryPaths, normalizeOldUrl, UserError} from '@dental/practice';
import {CONTENT_FOLDER, toPagePath, type ProjectFiles, readMdx} from '@dental/content';
import {hasSitemaps, readSitemaps} from './sitemaps';

/**
 * Reads the URLs of an earlier version, even if its content had problems.
 * @param base the file of a sitemap, a folder of them, or a git revision such as `origin/main`
 * @returns the page of each URL, in the form of the address book. An entry of a sitemap that isn't
 *   a URL is returned as it is.
 * @throws {UserError} if the base is none of them
 */
export function readEarlierUrls(root: string, base: string): Map<string, string> {
  const file = resolve(root, base);
  const entry = statSync(file, {throwIfNoEntry: false});
  if (entry?.isFile() || (entry && hasSitemaps(file))) return mapToThemselves(readSitemaps(file));
  if (/\.(?:xml|gz)$/i.test(base))
    throw new UserError(`There is no file ${base}.`, 'Check the path after --base.');
  return readRevision(readFilesAt(root, base));
}

function readRevision(version: ProjectFiles): Map<string, string> {
  const files = version.list(CONTENT_FOLDER).filter((file) => file.endsWith('.mdx'));
  const pages = files.filter((file) => !file.includes('/_'));
  const caseCount = files.filter((file) => file.includes('/_cases/')).length;
  const redirects = pages.flatMap((file) =>
    readRedirects(version, file).map((from) => [from, toPagePath(file)] as const),
  );
  const paths = mapToThemselves([...pages.map(toPagePath), ...listFurtherGalleryPaths(caseCount)]);
  return new Map([...redirects, ...paths]);
}

/** The old URLs of a page, without those that aren't text. */
function readRedirects(version: ProjectFiles, file: string): string[] {
  const {data} = readMdx(file, version.read(file).toString('utf8'));
  const {redirectFrom} = (data ?? {}) as {redirectFrom?: unknown};
  if (!Array.isArray(redirectFrom)) return [];
  return redirectFrom
    .filter((from) => typeof from === 'string')
    .map((from) => normalizeOldUrl(from) ?? from);
}

function mapToThemselves(paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [path, path]));
}
