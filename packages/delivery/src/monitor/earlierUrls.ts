import {readFilesAt} from '@dental/changes';
import {readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {listFurtherGalleryPaths, UserError} from '@dental/practice';
import {CONTENT_FOLDER, toPagePath, type ProjectFiles, readMdx} from '@dental/content';

/**
 * Reads the URLs of an earlier version, even if its content had problems.
 * @param base the file of a sitemap, or a git revision such as `origin/main`
 * @returns the page of each URL
 * @throws {UserError} if the base is neither
 */
export function readEarlierUrls(root: string, base: string): Map<string, string> {
  const file = resolve(root, base);
  if (statSync(file, {throwIfNoEntry: false})?.isFile())
    return mapToThemselves(readSitemap(readFileSync(file, 'utf8')));
  if (base.endsWith('.xml'))
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

/** The old URLs of a page, without those that are no text. */
function readRedirects(version: ProjectFiles, file: string): string[] {
  const {data} = readMdx(file, version.read(file).toString('utf8'));
  const {redirectFrom} = (data ?? {}) as {redirectFrom?: unknown};
  if (!Array.isArray(redirectFrom)) return [];
  return redirectFrom.filter((from) => typeof from === 'string');
}

/**
 * The paths in a sitemap (sitemaps.org).
 * @throws {UserError} if there is none
 */
function readSitemap(xml: string): string[] {
  const paths = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).pathname);
  if (paths.length === 0)
    throw new UserError('The sitemap has no URLs.', 'Check the path after --base.');
  return paths;
}

function mapToThemselves(paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [path, path]));
}
