import {filesAt} from '@dental/changes';
import {readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {galleryPaths, UserError} from '@dental/practice';
import {CONTENT_FOLDER, pathOfFile, type ProjectFiles, readMdx} from '@dental/content';

/**
 * Reads which addresses there were, and to which page each led; the checks on their content do not matter here.
 * @param base a file that is a sitemap, or what git calls a revision, such as `origin/main`
 * @throws {UserError} if it is neither
 */
export function formerAddresses(root: string, base: string): Map<string, string> {
  const file = resolve(root, base);
  if (statSync(file, {throwIfNoEntry: false})?.isFile())
    return new Map(toThemselves(pathsOfSitemap(readFileSync(file, 'utf8'))));
  if (base.endsWith('.xml'))
    throw new UserError(`There is no file ${base}.`, 'Name another after --base.');
  return new Map(addressesIn(filesAt(root, base)));
}

function addressesIn(version: ProjectFiles): (readonly [string, string])[] {
  const files = version.list(CONTENT_FOLDER).filter((file) => file.endsWith('.mdx'));
  const pages = files.filter((file) => !file.includes('/_'));
  const cases = files.filter((file) => file.includes('/_cases/')).length;
  const old = pages.flatMap((file) => {
    const {data} = readMdx(file, version.read(file).toString('utf8'));
    const {redirectFrom} = (data ?? {}) as {redirectFrom?: unknown};
    const texts = Array.isArray(redirectFrom)
      ? redirectFrom.filter((from) => typeof from === 'string')
      : [];
    return texts.map((from) => [from, pathOfFile(file)] as const);
  });
  return [...old, ...toThemselves([...pages.map(pathOfFile), ...galleryPaths(cases)])];
}

/**
 * The paths in a sitemap (sitemaps.org), without the site's own address.
 * @throws {UserError} if no address is in it
 */
function pathsOfSitemap(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const paths = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).pathname);
  if (paths.length === 0)
    throw new UserError('The sitemap has no address in it.', 'Name another file after --base.');
  return paths;
}

function toThemselves(paths: readonly string[]) {
  return paths.map((path) => [path, path] as const);
}
