import {join} from 'node:path';
import {browserScript} from '../browserScript';
import type {Build} from '../build';
import {REVIEWED_PAGES} from '../../site/previewSettings';
import {writeFiles} from '../files';
import {addToHead} from '../pages/html';

/** Puts into every page of a preview what keeps a reviewer's settings; nothing into the site for patients. */
export async function preview({root, folder, mode, pages}: Build): Promise<void> {
  if (mode !== 'preview') return;
  // A review, if there is one, writes what it says of the pages.
  await writeFiles(folder, {[REVIEWED_PAGES.slice(1)]: '{}'});
  const code = await browserScript(
    "import {keepSettings} from './settings'; keepSettings();",
    join(root, 'src/build/preview'),
  );
  for (const page of pages) page.changes.push(addToHead('first', `<script data-preview>${code}</script>`));
}
