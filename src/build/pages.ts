import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {fileOfPage, fileOfRedirect, NOT_FOUND, UserError} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {changed, filesIn} from '@dental/content/output';

/**
 * Reads the pages, and makes sure that they are those of the address book: an address would lead nowhere otherwise.
 * @throws {UserError} if they are not
 */
export async function readPages(build: Build): Promise<void> {
  const {folder, book} = build;
  const built = new Set(
    (await filesIn(folder)).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`),
  );
  const paths = [...book.pages, NOT_FOUND];
  const wanted = new Set([
    ...paths.map(fileOfPage),
    ...[...book.redirects.keys()].map(fileOfRedirect),
  ]);
  const extra = [...built].find((file) => file.endsWith('.html') && !wanted.has(file));
  const missing = [...wanted].find((file) => !built.has(file));
  if (extra !== undefined)
    throw new UserError(
      `The page ${extra} was built, but is not in the list of addresses.`,
      'Add its address to packages/practice/src/outputPaths.ts.',
    );
  if (missing !== undefined)
    throw new UserError(
      `The page ${missing} is in the list of addresses, but was not built.`,
      'Look for what went wrong in the build, or take its address out of packages/practice/src/outputPaths.ts.',
    );
  build.pages = await Promise.all(
    paths.map(async (path) => ({
      path,
      html: await readFile(join(folder, fileOfPage(path)), 'utf8'),
      changes: [],
    })),
  );
}

/** Makes all changes that the steps have decided on. */
export function changePages({pages}: Build): void {
  for (const page of pages) page.html = changed(page.html, ...page.changes);
}

/** Writes the pages as the steps have left them. */
export async function writePages({folder, pages}: Build): Promise<void> {
  await Promise.all(pages.map(({path, html}) => writeFile(join(folder, fileOfPage(path)), html)));
}
