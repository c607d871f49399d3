import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathsOfSitemap} from '../addresses/vanished';
import {atRevision} from '../changes/revision';
import {galleryPaths} from '../content/gallery';
import {CONTENT_FOLDER, pathOfFile} from '../content/places';
import {readMdx} from '../content/source';

/** The addresses that a site answered earlier. */
export interface FormerAddresses {
  paths: string[];
  /** From the paths of pages whose files were renamed since, to where they are now. */
  renamed: Map<string, string>;
}

/**
 * Reads which addresses there were.
 * @param base a file that is a sitemap, or what git calls a revision, such as `origin/main`
 * @throws RangeError if it is neither
 */
export function formerAddresses(root: string, base: string): FormerAddresses {
  if (existsSync(join(root, base)) && base.endsWith('.xml'))
    return {paths: pathsOfSitemap(readFileSync(join(root, base), 'utf8')), renamed: new Map()};
  return {paths: atRevision(root, base, pathsIn), renamed: renamedSince(root, base)};
}

/** The paths of the pages below a folder, with their old addresses; the checks on their content do not matter here. */
function pathsIn(folder: string): string[] {
  const files = readdirSync(join(folder, CONTENT_FOLDER), {recursive: true, encoding: 'utf8'})
    .map((name) => `${CONTENT_FOLDER}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.mdx'));
  const pages = files.filter((file) => !file.includes('/_'));
  const cases = files.filter((file) => file.includes('/_cases/')).length;
  const old = pages.flatMap((file) => {
    const {data} = readMdx(file, readFileSync(join(folder, file), 'utf8'));
    const {redirectFrom} = (data ?? {}) as {redirectFrom?: unknown};
    return Array.isArray(redirectFrom) ? redirectFrom.filter((from): from is string => typeof from === 'string') : [];
  });
  return [...pages.map(pathOfFile), ...old, ...galleryPaths(cases)];
}

function renamedSince(root: string, revision: string): Map<string, string> {
  const command = [
    'diff',
    '--find-renames',
    '--diff-filter=R',
    '--name-status',
    '--relative',
    revision,
    '--',
    CONTENT_FOLDER,
  ];
  const lines = execFileSync('git', command, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).split(
    '\n',
  );
  const pairs = lines.map((line) => line.split('\t').slice(1)).filter(([, to]) => to?.endsWith('.mdx'));
  return new Map(pairs.map(([from = '', to = '']) => [pathOfFile(from), pathOfFile(to)]));
}
