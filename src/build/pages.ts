import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {applyChanges} from './html';
import {listFiles} from '@dental/content/files';
import type {Build, BuiltPage} from '@dental/delivery';
import {
  getPageFile,
  getRedirectFile,
  listRedirectPages,
  listNotFoundPages,
  UserError,
} from '@dental/practice';
import type {PageChanges} from './types';

/**
 * Reads all pages: those of the address book, and the 404 pages. An HTML file of `static`, such as
 * the one that proves to a search engine who owns the site, is served as it is.
 * @throws {UserError} if the address book and the built files differ, because a link would be dead
 */
export async function readPages({
  root,
  folder,
  book,
}: Pick<Build, 'root' | 'folder' | 'book'>): Promise<BuiltPage[]> {
  const files = await listFiles(folder);
  const built = new Set(files.map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`));
  const paths = [...book.pages, ...listNotFoundPages(book)];
  const expected = new Set([
    ...paths.map(getPageFile),
    ...listRedirectPages(book).map(getRedirectFile),
  ]);
  const extra = [...built].find(
    (file) =>
      file.endsWith('.html') && !expected.has(file) && !existsSync(join(root, 'static', file)),
  );
  if (extra !== undefined)
    throw new UserError(
      `The build made the page ${extra}, but the list of addresses doesn't have it.`,
      'Add its address to packages/practice/src/outputPaths.ts.',
    );
  const missing = [...expected].find((file) => !built.has(file));
  if (missing !== undefined)
    throw new UserError(
      `The list of addresses has the page ${missing}, but the build didn't make it.`,
      'Find the error in the build, or remove the address from ' +
        'packages/practice/src/outputPaths.ts.',
    );
  return Promise.all(
    paths.map(async (path) => ({
      path,
      html: await readFile(join(folder, getPageFile(path)), 'utf8'),
    })),
  );
}

/** Makes the changes of all steps at once, so that each page is parsed only once. */
export function changePages(
  pages: readonly BuiltPage[],
  steps: readonly PageChanges[],
): BuiltPage[] {
  return pages.map(({path, html}) => ({
    path,
    html: applyChanges(html, ...steps.flatMap((changesOf) => changesOf(path))),
  }));
}

/** Writes the finished pages. */
export async function writePages(folder: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({path, html}) => writeFile(join(folder, getPageFile(path)), html)));
}
