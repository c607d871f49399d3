import {rmSync} from 'node:fs';
import {relative, sep} from 'node:path';
import {filesIn} from '@dental/content/output';

/** Docusaurus's own file beside the data. */
const OF_DOCUSAURUS = '__plugin.json';

/**
 * Takes away what an earlier build has left beside the data files of this one: an import of a whole folder would publish it, the
 * words of a patient who no longer consents among it.
 * @param folder of the data files
 * @param written their names, such as `gallery/page-1.js`
 */
export async function dropLeftovers(folder: string, written: ReadonlySet<string>): Promise<void> {
  for (const file of await filesIn(folder)) {
    const name = relative(folder, file).replaceAll(sep, '/');
    if (name !== OF_DOCUSAURUS && !written.has(name)) rmSync(file);
  }
}
