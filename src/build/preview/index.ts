import {join} from 'node:path';
import {entriesShown} from '@dental/admin';
import {addTo, browserScript, writeFiles} from '@dental/content/output';
import type {Build} from '@dental/delivery';
import {renderRulesPage} from '@dental/prose/rules-page';
import {ENTRIES_SHOWN} from '@dental/practice';

/** Adds a reviewer's settings to every page of a preview, and the page of the content rules. */
export async function preview({root, folder, mode, site, pages}: Build): Promise<void> {
  if (mode !== 'preview') return;
  await writeFiles(folder, {
    [ENTRIES_SHOWN.slice(1)]: JSON.stringify(entriesShown(root, site)),
    'rules.html': renderRulesPage(),
  });
  const code = await browserScript(
    "import {keepSettings} from './settings'; keepSettings();",
    join(root, 'src/build/preview'),
  );
  for (const page of pages) page.changes.push(addTo('head', 'first', `<script data-preview>${code}</script>`));
}
