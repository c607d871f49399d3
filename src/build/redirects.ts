import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Build} from './build';
import {fileOfRedirect} from './outputPaths';
import {redirectPage} from './redirectPage';

/** Writes a page at every old address that leads on to the new one, for hosts that know no rules. */
export async function redirects({folder, book, site: {practice}}: Build): Promise<void> {
  for (const [from, to] of book.redirects) {
    const file = join(folder, fileOfRedirect(from));
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, redirectPage(to, {name: practice.name, address: practice.site}));
  }
}
