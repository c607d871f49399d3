import {join} from 'node:path';
import {entriesShown} from '@dental/admin';
import {addTo, browserScript, writeFiles} from '@dental/content/output';
import type {Build} from '@dental/delivery';
import {ENTRIES_SHOWN} from '@dental/practice';

/** Puts into every page of a preview what keeps a reviewer's settings; nothing into the site for patients. */
export async function preview({root, folder, mode, site, pages}: Build): Promise<void> {
  if (mode !== 'preview') return;
  await writeFiles(folder, {[ENTRIES_SHOWN.slice(1)]: JSON.stringify(entriesShown(root, site))});
  const code = await browserScript(
    "import {keepSettings} from './settings'; keepSettings();",
    join(root, 'src/build/preview'),
  );
  for (const page of pages)
    page.changes.push(addTo('head', 'first', `<script data-preview>${code}</script>`));
}
