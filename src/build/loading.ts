import {join} from 'node:path';
import {addTo, browserScript} from '@dental/content/output';
import type {Build} from '@dental/delivery';
import {NOT_FOUND} from '@dental/practice';
import {readChunks} from './loader/chunks';
import {putOffScripts} from './loader/page';

/**
 * Makes the scripts of each page wait for the visitor to act, with the styles of the first paint inline. What has to run
 * without them is one script at the end of the page, the same in all pages: a policy for all of them has one hash for it.
 */
export async function loader({root, site, fonts, digestOf, pages}: Build): Promise<void> {
  const code = await browserScript("import './start';", join(root, 'src/build/loader'));
  const chunksOf = readChunks(root);
  for (const page of pages) {
    const path = page.path === NOT_FOUND ? '' : ` data-path="${page.path}"`;
    page.changes.push(
      putOffScripts({chunks: chunksOf(page.path), digestOf, fonts, styles: page.styles}),
      addTo('body', 'last', `<script data-time-zone=${site.practice.timeZone}${path}>${code}</script>`),
    );
  }
}
