import {join} from 'node:path';
import {browserScript} from '@dental/content/output';
import type {Build} from '@dental/delivery';
import {readChunks} from './loader/chunks';
import {putOffScripts} from './loader/page';

/** Makes the scripts of each page wait for the visitor to act, with the styles of the first paint inline. */
export async function loader({root, fonts, digestOf, pages}: Build): Promise<void> {
  const code = await browserScript("import './start';", join(root, 'src/build/loader'));
  const chunksOf = readChunks(root);
  for (const page of pages) {
    const loading = {loader: code, chunks: chunksOf(page.path), digestOf, fonts, styles: page.styles};
    page.changes.push(putOffScripts(loading));
  }
}
